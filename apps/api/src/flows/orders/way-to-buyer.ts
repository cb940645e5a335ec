import { addDays, istDate } from '@upchar/kernel/dates'
import {
  deliveryPlanFor,
  planOfParcel,
  type DeliveryPlan,
} from '../../modules/availability/index.ts'
import type { Checkout } from '../../modules/checkout/index.ts'
import type { TakenLot } from '../../modules/orders/index.ts'
import { saleLicencesOf, type SaleLicences } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'

/** What decides from which warehouses goods may go to a pincode, and when they arrive. */
export type WayToBuyer = { plan: DeliveryPlan; licences: SaleLicences }

/** Read before the transaction, from memory: inside it nothing may wait for a second connection. */
export async function wayTo(context: Context, pincode: string): Promise<WayToBuyer> {
  const [plan, licences] = await Promise.all([
    deliveryPlanFor(context, pincode),
    saleLicencesOf(context),
  ])
  return { plan: plan ?? new Map(), licences }
}

type Lines = Pick<Checkout, 'quote'>

/** Whether an offer may leave from a warehouse: cold goods where a cold lane begins, all from licensed premises. */
export function mayLeave({ plan, licences }: WayToBuyer, { quote }: Lines, at: Date) {
  const on = istDate(at)
  const lines = new Map(quote.lines.map((line) => [line.offerId, line]))
  return (offerId: number, warehouseId: number): boolean => {
    const line = lines.get(offerId)
    if (line === undefined) return true
    if (line.coldChain && plan.get(warehouseId)?.cold === undefined) return false
    if (line.productClass === undefined) return true
    const { sellerId, productClass } = line
    const premises = licences.premisesFor({ sellerId, productClass, on })
    return premises === 'all' || premises.has(warehouseId)
  }
}

/**
 * Arrival of each parcel; one with cold goods arrives when they do, and each leaves when the slowest are ready. Stock held in a
 * warehouse that has left the delivery plan gets the plan's latest arrival.
 */
export function arrivalsOf(
  way: WayToBuyer,
  order: Lines,
  lots: readonly TakenLot[],
  at: Date,
): ReadonlyMap<number, { from: string; to: string }> {
  const today = istDate(at)
  const slowestOf = (plan: DeliveryPlan) =>
    [...plan.values()].toSorted((a, b) => (a.to < b.to ? 1 : -1))[0] ?? {
      from: addDays(today, 3),
      to: addDays(today, 7),
    }
  const cold = new Set(
    order.quote.lines.filter((line) => line.coldChain).map((line) => line.offerId),
  )
  const coldWarehouses = new Set(
    lots.filter((lot) => cold.has(lot.offerId)).map((lot) => lot.warehouseId),
  )
  return new Map(
    [...Map.groupBy(lots, (lot) => lot.warehouseId)].map(([warehouseId, own]) => {
      const offerIds = own.map((lot) => lot.offerId)
      const plan = planOfParcel(way.plan, order.quote.lines, offerIds)
      const arrival = plan.get(warehouseId)
      return [
        warehouseId,
        (coldWarehouses.has(warehouseId) ? arrival?.cold : undefined) ?? arrival ?? slowestOf(plan),
      ]
    }),
  )
}
