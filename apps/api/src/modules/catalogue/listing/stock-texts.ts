import { asciiJson } from '../read-model/ascii-json.ts'
import type { FacetIndex } from '../facets/facet-index.ts'
import {
  deliveryView,
  planAfter,
  type ArrivalDays,
  type WarehousePlan,
} from '../read-model/warehouse-plan.ts'

/** Warehouses by arrival. */
type ReadyDays = {
  warehouseIds: readonly number[]
  arrivals: ReadonlyMap<number, ArrivalDays & { text: string }>
}
/** A delivery plan prepared for lists; `cold`: for goods at 2–8 °C. */
export type ReadyPlan = ReadyDays & {
  cold: ReadyDays
  /** The same for goods that leave some working days later. */
  after(dispatchDays: number): ReadyPlan
}

const ready = new WeakMap<WarehousePlan, ReadyPlan>()

const byArrival = (a: ArrivalDays, b: ArrivalDays): number =>
  a.to < b.to ? -1 : a.to > b.to ? 1 : a.from < b.from ? -1 : a.from > b.from ? 1 : 0

function prepared(rows: readonly (readonly [number, ArrivalDays])[]): ReadyDays {
  const sorted = rows.toSorted(([a, x], [b, y]) => byArrival(x, y) || a - b)
  return {
    warehouseIds: sorted.map(([id]) => id),
    arrivals: new Map(
      sorted.map(([id, arrival]) => [
        id,
        { ...arrival, text: asciiJson({ state: 'in_stock', delivery: deliveryView(arrival) }) },
      ]),
    ),
  }
}

export function readyPlan(plan: WarehousePlan): ReadyPlan {
  const known = ready.get(plan)
  if (known !== undefined) return known
  const made = {
    ...prepared([...plan]),
    cold: prepared(
      [...plan].flatMap(([id, { cold }]) => (cold === undefined ? [] : [[id, cold] as const])),
    ),
    after: (dispatchDays: number) => readyPlan(planAfter(plan, dispatchDays)),
  }
  ready.set(plan, made)
  return made
}

type Index = Pick<FacetIndex, 'ordinalOf' | 'isCold' | 'stock' | 'dispatchOf' | 'warehousesOf'>

/**
 * A group's stock in lists, as JSON text: the earliest delivery, or why there is none. `place`: of the
 * one variant that the card shows, in a group of several.
 */
export function stockText(index: Index, groupId: number, plan: ReadyPlan, place?: number): string {
  if (plan.warehouseIds.length === 0) return '{"state":"not_serviceable"}'
  const ordinal = index.ordinalOf(groupId)
  if (ordinal < 0) return '{"state":"out_of_stock"}'
  const isCold = index.isCold(ordinal)
  // The group's warehouses are those from which its sellers may sell it.
  const firstOf = (serving: readonly number[], at = place): number | undefined => {
    const own = at === undefined ? undefined : index.warehousesOf(ordinal, at)
    const sending = own === undefined ? serving : serving.filter((id) => own.includes(id))
    return index.stock.firstSending(ordinal, sending)
  }
  const arrivalOf = (leaving: ReadyPlan, at = place) => {
    const { warehouseIds, arrivals } = isCold ? leaving.cold : leaving
    const first = firstOf(warehouseIds, at)
    return first === undefined ? undefined : arrivals.get(first)
  }
  const days = index.dispatchOf(groupId) ?? []
  const [only = 0] = days
  const isEven = days.every((one) => one === only)
  const arrival =
    place !== undefined || isEven
      ? arrivalOf(plan.after(place === undefined ? only : (days[place] ?? 0)))
      : days.flatMap((one, at) => arrivalOf(plan.after(one), at) ?? []).toSorted(byArrival)[0]
  if (arrival !== undefined) return arrival.text
  const isElsewhere = isCold && firstOf(plan.warehouseIds) !== undefined
  return isElsewhere ? '{"state":"not_serviceable"}' : '{"state":"out_of_stock"}'
}
