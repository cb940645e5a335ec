import { asciiJson } from '../read-model/ascii-json.ts'
import type { FacetIndex } from '../facets/facet-index.ts'
import type { ArrivalDays, WarehousePlan } from '../read-model/warehouse-plan.ts'

/** Warehouses by arrival, with their stock text as JSON. */
type ReadyDays = { warehouseIds: readonly number[]; texts: ReadonlyMap<number, string> }
/** A delivery plan prepared for lists; `cold`: for goods at 2–8 °C. */
export type ReadyPlan = ReadyDays & { cold: ReadyDays }

const ready = new WeakMap<WarehousePlan, ReadyPlan>()

function prepared(rows: readonly (readonly [number, ArrivalDays])[]): ReadyDays {
  const sorted = rows.toSorted(([a, x], [b, y]) =>
    x.to < y.to ? -1 : x.to > y.to ? 1 : x.from < y.from ? -1 : x.from > y.from ? 1 : a - b,
  )
  return {
    warehouseIds: sorted.map(([id]) => id),
    texts: new Map(
      sorted.map(([id, { from, to, label, shipsFrom }]) => [
        id,
        asciiJson({ state: 'in_stock', delivery: { from, to, label, ships_from: shipsFrom } }),
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
  }
  ready.set(plan, made)
  return made
}

/**
 * A group's stock in lists, as JSON text: the earliest delivery, or why there is none. `own`: the
 * warehouses that can ship the one variant that the card shows.
 */
export function stockText(
  index: Pick<FacetIndex, 'ordinalOf' | 'isCold' | 'stock'>,
  groupId: number,
  plan: ReadyPlan,
  own?: readonly number[],
): string {
  if (plan.warehouseIds.length === 0) return '{"state":"not_serviceable"}'
  const ordinal = index.ordinalOf(groupId)
  const isCold = ordinal >= 0 && index.isCold(ordinal)
  const { warehouseIds, texts } = isCold ? plan.cold : plan
  const firstOf = (serving: readonly number[]): number | undefined => {
    if (ordinal < 0) return undefined
    // The group's warehouses are those from which its sellers may sell it.
    const sending = own === undefined ? serving : serving.filter((id) => own.includes(id))
    return index.stock.firstSending(ordinal, sending)
  }
  const warehouse = firstOf(warehouseIds)
  const text = warehouse === undefined ? undefined : texts.get(warehouse)
  if (text !== undefined) return text
  const isElsewhere = isCold && firstOf(plan.warehouseIds) !== undefined
  return isElsewhere ? '{"state":"not_serviceable"}' : '{"state":"out_of_stock"}'
}
