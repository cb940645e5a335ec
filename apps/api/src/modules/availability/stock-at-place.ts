import type { Answer } from '@upchar/contract/schema/endpoints'
import type { DeliveryPlan } from './delivery-plan.ts'
import type { SalePremises } from '../sellers/index.ts'
import { noColdLaneMessage, unservedMessage, type Place } from './places.ts'
import type { Arrival } from './transit.ts'

/** Contract type StockAtPincode. */
export type StockAtPincode = Answer<'checkAvailability'>['stock']

/** An offer's stock for a place: how many are available, and when the wanted quantity arrives. */
export type StockAtPlace = { left: number; arrival: Arrival | undefined; view: StockAtPincode }

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
  arrival: undefined,
  view: { state: 'not_serviceable', reason },
})

/** Free stock by warehouse, which counts where a licence permits its sale; goods at 2–8 °C travel only where they stay cold. */
export type FreeStock = {
  warehouses: readonly number[] | null
  free: readonly number[] | null
  coldChain: boolean
  /** Where the seller may sell the goods from. */
  premises: SalePremises
}

/** Whether goods at 2–8 °C can reach the place from any warehouse. */
const hasColdLane = (plan: DeliveryPlan): boolean =>
  [...plan.values()].some(({ cold }) => cold !== undefined)

/**
 * Matches free stock by warehouse with the warehouses that deliver. The date is that of the first
 * warehouse with the whole quantity, otherwise of the last warehouse needed.
 */
export function stockAtPlace(
  place: Place,
  plan: DeliveryPlan,
  { warehouses, free, coldChain, premises }: FreeStock,
  quantity: number,
): StockAtPlace {
  if (place.unserved !== undefined || plan.size === 0) return unserved(unservedMessage(place))
  if (coldChain && !hasColdLane(plan)) return unserved(noColdLaneMessage(place))
  const sellable = (warehouses ?? []).flatMap((id, i) =>
    premises === 'all' || premises.has(id) ? [{ id, free: free?.[i] ?? 0 }] : [],
  )
  const sources = sellable
    .flatMap(({ id, free: pieces }) => {
      const arrival = coldChain ? plan.get(id)?.cold : plan.get(id)
      return arrival === undefined ? [] : [{ arrival, free: pieces }]
    })
    .toSorted(arrivesFirst)
  const left = sources.reduce((sum, source) => sum + source.free, 0)
  if (left <= 0) {
    // In stock, but only where no cold lane begins.
    if (coldChain && sellable.some((lot) => lot.free > 0)) return unserved(noColdLaneMessage(place))
    return { left: 0, arrival: undefined, view: { state: 'out_of_stock' } }
  }
  const arrival = (
    sources.find((source) => source.free >= quantity) ?? lastNeeded(sources, quantity)
  )?.arrival
  return {
    left,
    arrival,
    view: {
      state: left <= lowFrom ? 'low_stock' : 'in_stock',
      ...(left <= lowFrom && { left }),
      ...(arrival && {
        delivery: {
          from: arrival.from,
          to: arrival.to,
          label: arrival.label,
          ships_from: arrival.shipsFrom,
        },
      }),
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
