import { flagsOf } from '../flags/index.ts'
import type { Context } from '../../platform/context.ts'
import { istDate } from '@upchar/kernel/dates'
import { ruleForPincode } from '@upchar/kernel/place-rules'
import type { ColdLane } from '@upchar/reference/cold-lanes'
import type { TransitBand } from '@upchar/reference/transit-bands'
import { memoize } from '../../platform/db/memoize.ts'
import { planAfter } from '../catalogue/index.ts'
import { placeOf } from './pincode-directory.ts'
import type { Place } from './places.ts'
import { selectColdLanes, selectTransitBands, selectWarehouses } from './store/network.ts'
import { arrivals, type Arrival, type Warehouse } from './transit.ts'

/** Delivery times to a pincode by warehouse id; empty where no courier delivers. */
export type DeliveryPlan = ReadonlyMap<number, Arrival> & {
  /** The plan of goods that leave some working days later ({@link planAfter}); absent where nothing is delivered. */
  readonly after?: (dispatchDays: number) => DeliveryPlan
}

type Network = {
  warehouses: readonly Warehouse[]
  bands: readonly TransitBand[]
  lanes: readonly ColdLane[]
  plans: Map<string, DeliveryPlan>
}

const networkOf = memoize(async ({ db }): Promise<Network> => {
  const [warehouses, bands, lanes] = await Promise.all([
    selectWarehouses(db),
    selectTransitBands(db),
    selectColdLanes(db),
  ])
  return { warehouses, bands, lanes, plans: new Map() }
})

const plansKept = 4000
const indiaOffsetMs = 330 * 60_000

/**
 * The warehouses that deliver to a pincode and when (UI-16). Cached per pincode and hour. Uses
 * distance by coordinates, transit bands, and each warehouse's cut-off hour and working days.
 * Undefined: unknown pincode.
 */
export async function deliveryPlanFor(
  context: Context,
  pincode: string,
): Promise<DeliveryPlan | undefined> {
  const place = await placeOf(context, pincode)
  if (place === undefined) return undefined
  const network = await networkOf(context)
  const { show_delivery_tat_range: showRange } = await flagsOf(context)
  const now = context.clock.now()
  const key = `${pincode}:${Math.floor((now.getTime() + indiaOffsetMs) / 3_600_000)}:${showRange ? 1 : 0}`
  const kept = network.plans.get(key)
  if (kept !== undefined) {
    // Reinsert at the end: a Map keeps insertion order, so its first key is the least recently
    // used.
    network.plans.delete(key)
    network.plans.set(key, kept)
    return kept
  }
  const plan = planFor(place, network, now, showRange)
  const oldest = network.plans.size >= plansKept ? network.plans.keys().next().value : undefined
  if (oldest !== undefined) network.plans.delete(oldest)
  network.plans.set(key, plan)
  return plan
}

function planFor(place: Place, network: Network, now: Date, showRange: boolean): DeliveryPlan {
  if (place.unserved !== undefined) return new Map()
  const { warehouses, bands, lanes } = network
  const lane = ruleForPincode(lanes, place.pincode, istDate(now))
  const leaving = (dispatchDays: number): DeliveryPlan =>
    arrivals(warehouses, place.at, { bands, lane, now, showRange, dispatchDays })
  const later = new Map<number, DeliveryPlan>()
  const after = (dispatchDays: number): DeliveryPlan => {
    const plan = later.get(dispatchDays) ?? leaving(dispatchDays)
    later.set(dispatchDays, plan)
    return plan
  }
  return Object.assign(leaving(0), { after })
}

/** The plan of a parcel with these goods of some lines: it leaves when the slowest are ready. */
export function planOfParcel(
  plan: DeliveryPlan,
  lines: readonly { offerId: number; dispatchDays?: number }[],
  offerIds: readonly number[],
): DeliveryPlan {
  const days = lines
    .filter(({ offerId }) => offerIds.includes(offerId))
    .map(({ dispatchDays = 0 }) => dispatchDays)
  return planAfter(plan, Math.max(0, ...days))
}
