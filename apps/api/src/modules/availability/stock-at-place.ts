import type { Answer } from '@upchar/contract/schema/endpoints'
import { deliveryView, planAfter } from '../catalogue/index.ts'
import type { DeliveryPlan } from './delivery-plan.ts'
import type { SalePremises } from '../sellers/index.ts'
import { keptOf, shelfLifeOf, totalOf, type ShelfLifeAsk } from './shelf-life.ts'
import { noColdLaneMessage, unservedMessage, type Place } from './places.ts'
import type { Arrival } from './transit.ts'

/** Contract type StockAtPincode. */
export type StockAtPincode = Answer<'checkAvailability'>['stock']

/**
 * An offer's stock for a place: how many are available, and when the wanted quantity arrives. `isShortLived`: more are there, without the
 * shelf life asked for.
 */
export type StockAtPlace = {
  left: number
  isShortLived: boolean
  arrival: Arrival | undefined
  view: StockAtPincode
}

/** Up to here the number itself is shown. */
const lowFrom = 3

const arrivesFirst = (a: { arrival: Arrival }, b: { arrival: Arrival }) =>
  a.arrival.to < b.arrival.to
    ? -1
    : a.arrival.to > b.arrival.to
      ? 1
      : a.arrival.from < b.arrival.from
        ? -1
        : a.arrival.from > b.arrival.from
          ? 1
          : 0

const unserved = (reason: string): StockAtPlace => ({
  left: 0,
  isShortLived: false,
  arrival: undefined,
  view: { state: 'not_serviceable', reason },
})

/** How many are wanted, and with which shelf life. */
export type Asked = ShelfLifeAsk & { quantity: number }

/** Free stock by warehouse and expiry date, first expiry first, which counts where a licence permits its sale; goods at 2–8 °C travel only where they stay cold. */
export type FreeStock = {
  warehouses: readonly number[] | null
  free: readonly number[] | null
  expires: readonly (string | null)[] | null
  coldChain: boolean
  /** Working days that the seller needs before it hands the goods over. */
  dispatchDays: number
  /** Where the seller may sell the goods from. */
  premises: SalePremises
}

/** Whether goods at 2–8 °C can reach the place from any warehouse. */
const hasColdLane = (plan: DeliveryPlan): boolean =>
  [...plan.values()].some(({ cold }) => cold !== undefined)

/**
 * Matches free stock by warehouse with the warehouses that deliver; stock without the shelf life asked for doesn't count. The date
 * is that of the first warehouse with the whole quantity, otherwise of the last warehouse needed.
 */
export function stockAtPlace(
  place: Place,
  today: DeliveryPlan,
  { warehouses, free, expires, coldChain, dispatchDays, premises }: FreeStock,
  { quantity, ...asked }: Asked,
): StockAtPlace {
  const plan = planAfter(today, dispatchDays)
  if (place.unserved !== undefined || plan.size === 0) return unserved(unservedMessage(place))
  if (coldChain && !hasColdLane(plan)) return unserved(noColdLaneMessage(place))
  const sellable = (warehouses ?? []).flatMap((id, i) =>
    premises === 'all' || premises.has(id)
      ? [{ id, free: free?.[i] ?? 0, expiresOn: expires?.[i] ?? null }]
      : [],
  )
  const all = [...Map.groupBy(sellable, ({ id }) => id)]
    .flatMap(([id, lots]) => {
      const arrival = coldChain ? plan.get(id)?.cold : plan.get(id)
      return arrival === undefined ? [] : [{ arrival, to: arrival.to, lots }]
    })
    .toSorted(arrivesFirst)
  const kept = all.map((source) => keptOf(source, asked))
  const sources = kept.map(({ arrival, lots }) => ({
    arrival,
    free: totalOf(lots),
  }))
  const left = sources.reduce((sum, source) => sum + source.free, 0)
  const there = all.reduce((sum, source) => sum + totalOf(source.lots), 0)
  const isShortLived = left < quantity && left < there
  const shelfLife = shelfLifeOf({ kept: left < quantity ? all : kept, all }, quantity)
  if (left <= 0) {
    // In stock, but only where no cold lane begins.
    if (coldChain && there <= 0 && sellable.some((lot) => lot.free > 0))
      return unserved(noColdLaneMessage(place))
    return {
      left: 0,
      isShortLived,
      arrival: undefined,
      view: { state: 'out_of_stock', ...(shelfLife && { shelf_life: shelfLife }) },
    }
  }
  const arrival = (
    sources.find((source) => source.free >= quantity) ?? lastNeeded(sources, quantity)
  )?.arrival
  return {
    left,
    isShortLived,
    arrival,
    view: {
      state: left <= lowFrom ? 'low_stock' : 'in_stock',
      ...(left <= lowFrom && { left }),
      ...(shelfLife && { shelf_life: shelfLife }),
      ...(arrival && { delivery: deliveryView(arrival) }),
    },
  }
}

function lastNeeded<S extends { free: number }>(
  sources: readonly S[],
  quantity: number,
): S | undefined {
  let missing = quantity
  for (const source of sources) {
    missing -= source.free
    if (missing <= 0) return source
  }
  return sources.at(-1)
}
