import { asciiJson } from '../read-model/ascii-json.ts'
import type { FacetIndex } from '../facets/facet-index.ts'
import type { WarehousePlan } from '../read-model/warehouse-plan.ts'

/** A delivery plan prepared for lists: warehouses by arrival, with their stock text as JSON. */
export type ReadyPlan = { warehouseIds: readonly number[]; texts: ReadonlyMap<number, string> }

const ready = new WeakMap<WarehousePlan, ReadyPlan>()

export function readyPlan(plan: WarehousePlan): ReadyPlan {
  const known = ready.get(plan)
  if (known !== undefined) return known
  const rows = [...plan].toSorted(([a, x], [b, y]) =>
    x.to < y.to ? -1 : x.to > y.to ? 1 : x.from < y.from ? -1 : x.from > y.from ? 1 : a - b,
  )
  const made = {
    warehouseIds: rows.map(([id]) => id),
    texts: new Map(
      rows.map(([id, { from, to, label, shipsFrom }]) => [
        id,
        asciiJson({ state: 'in_stock', delivery: { from, to, label, ships_from: shipsFrom } }),
      ]),
    ),
  }
  ready.set(plan, made)
  return made
}

/** A group's stock in lists, as JSON text: the earliest delivery, or why there is none. */
export function stockText(index: FacetIndex, groupId: number, plan: ReadyPlan): string {
  if (plan.warehouseIds.length === 0) return '{"state":"not_serviceable"}'
  const ordinal = index.ordinalOf(groupId)
  const warehouse = ordinal < 0 ? undefined : index.stock.firstSending(ordinal, plan.warehouseIds)
  return (
    (warehouse === undefined ? undefined : plan.texts.get(warehouse)) ?? '{"state":"out_of_stock"}'
  )
}
