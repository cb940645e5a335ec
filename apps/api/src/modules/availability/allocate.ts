import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import { planAfter } from '../catalogue/index.ts'
import type { DeliveryPlan } from './delivery-plan.ts'

/**
 * Quantity wanted of one offer; `promise`: what the expiry date of its batches must be; `dispatchDays`: working days that its
 * seller needs before it hands it over.
 */
export type Wanted = {
  offerId: number
  quantity: number
  promise?: ShelfLifePromise | undefined
  dispatchDays?: number | undefined
}
/** Free stock of one batch; `lots` are sorted first expiry first. */
export type FreeLot = { lotId: number; offerId: number; warehouseId: number; free: number }
export type Allocation = { lotId: number; offerId: number; warehouseId: number; quantity: number }
export type Shortage = { offerId: number; quantity: number; left: number }

/**
 * Combinations up to this size are searched exhaustively; beyond, a greedy choice is good enough.
 */
const triedSize = 3

/** Free stock by offer and warehouse, of warehouses that deliver. */
type Supply = Map<number, Map<number, number>>

function supplyOf(lots: readonly FreeLot[], plan: DeliveryPlan): Supply {
  const supply: Supply = new Map()
  for (const lot of lots) {
    if (lot.free <= 0 || !plan.has(lot.warehouseId)) continue
    const places = supply.get(lot.offerId) ?? new Map<number, number>()
    places.set(lot.warehouseId, (places.get(lot.warehouseId) ?? 0) + lot.free)
    supply.set(lot.offerId, places)
  }
  return supply
}

const total = (places: ReadonlyMap<number, number> | undefined): number =>
  [...(places?.values() ?? [])].reduce((a, b) => a + b, 0)

/** By arrival, ties by id, so that every run decides alike. */
function byArrival(plan: DeliveryPlan) {
  const key = (id: number) => `${plan.get(id)?.to ?? '9'}${plan.get(id)?.from ?? '9'}`
  return (a: number, b: number) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a - b)
}

/** Lines that can share a parcel: connected by a warehouse that stocks both. */
function clusters(wanted: readonly Wanted[], supply: Supply): Wanted[][] {
  const groups: { lines: Wanted[]; warehouses: Set<number> }[] = []
  for (const line of wanted) {
    const own = new Set(supply.get(line.offerId)?.keys())
    const joined = groups.filter((group) => [...own].some((id) => group.warehouses.has(id)))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push({
      lines: [...joined.flatMap((g) => g.lines), line],
      warehouses: new Set([...joined.flatMap((g) => [...g.warehouses]), ...own]),
    })
  }
  return groups.map((group) => group.lines)
}

function* combinations(items: readonly number[], size: number, from = 0): Iterable<number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let i = from; i <= items.length - size; i++) {
    for (const rest of combinations(items, size - 1, i + 1)) yield [items[i] ?? 0, ...rest]
  }
}

/**
 * The fewest warehouses that stock everything; of equally few, those with the earliest arrival.
 * Candidates are sorted by arrival, so the first combination of a size is the earliest or nearly
 * so.
 */
function chooseWarehouses(lines: readonly Wanted[], supply: Supply, plan: DeliveryPlan): number[] {
  const order = byArrival(plan)
  const candidates = [
    ...new Set(lines.flatMap((line) => [...(supply.get(line.offerId)?.keys() ?? [])])),
  ].toSorted(order)
  const covers = (chosen: readonly number[]) =>
    lines.every((line) => {
      const places = supply.get(line.offerId)
      return chosen.reduce((sum, id) => sum + (places?.get(id) ?? 0), 0) >= line.quantity
    })
  for (let size = 1; size <= Math.min(triedSize, candidates.length); size++) {
    let best: number[] | undefined
    for (const chosen of combinations(candidates, size)) {
      // A combination arrives with its last warehouse.
      if (covers(chosen) && (best === undefined || order(chosen.at(-1) ?? 0, best.at(-1) ?? 0) < 0))
        best = chosen
    }
    if (best !== undefined) return best
  }
  let chosen = candidates
  for (const id of candidates.toReversed()) {
    const without = chosen.filter((other) => other !== id)
    if (covers(without)) chosen = without
  }
  return chosen
}

/**
 * Allocates batches to lines: fewest parcels, then earliest delivery, then first expiry first.
 * Either serves every line in full or returns the short ones with what is left. Each offer has one
 * line.
 */
export function allocate(
  wanted: readonly Wanted[],
  lots: readonly FreeLot[],
  plan: DeliveryPlan,
): { allocations: Allocation[]; short: Shortage[] } {
  const supply = supplyOf(lots, plan)
  const short = wanted.flatMap((line) => {
    const left = total(supply.get(line.offerId))
    return left >= line.quantity ? [] : [{ ...line, left }]
  })
  if (short.length > 0) return { allocations: [], short }
  const allocations: Allocation[] = []
  for (const lines of clusters(wanted, supply)) {
    // What leaves together waits for the slowest.
    const slowest = Math.max(...lines.map(({ dispatchDays = 0 }) => dispatchDays))
    const chosen = chooseWarehouses(lines, supply, planAfter(plan, slowest))
    for (const line of lines) allocations.push(...fromLots(line, chosen, lots, supply))
  }
  return { allocations, short }
}

/** One warehouse for the whole line if any has enough; then batch by batch, first expiry first. */
function fromLots(
  line: Wanted,
  chosen: readonly number[],
  lots: readonly FreeLot[],
  supply: Supply,
): Allocation[] {
  const places = supply.get(line.offerId)
  const whole = chosen.find((id) => (places?.get(id) ?? 0) >= line.quantity)
  const taken: Allocation[] = []
  let left = line.quantity
  for (const warehouseId of whole === undefined ? chosen : [whole]) {
    for (const lot of lots) {
      if (left === 0) return taken
      if (lot.offerId !== line.offerId || lot.warehouseId !== warehouseId || lot.free <= 0) continue
      const quantity = Math.min(left, lot.free)
      taken.push({ lotId: lot.lotId, offerId: line.offerId, warehouseId, quantity })
      left -= quantity
    }
  }
  return taken
}
