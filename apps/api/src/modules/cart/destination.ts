import type { Context } from '../../platform/context.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { Handle } from '../../platform/db/database.ts'
import {
  deliveryPlanFor,
  placeOf,
  stockAtPlace,
  type DeliveryPlan,
  type Place,
  type StockAtPlace,
} from '../availability/index.ts'
import { flagsOf } from '../flags/index.ts'
import { chargesOf, pointsTermsOf, type Charges, type PointsTerms } from '../pricing/index.ts'
import type { CartRow } from './model.ts'
import { premisesOf, rightsOf, type Rights } from './rights.ts'

/** A cart's destination and buyer, with every rule that depends on them. */
export type Destination = Rights & {
  place: Place
  plan: DeliveryPlan
  charges: Charges
  /** Where the marketplace is registered: its own charges are taxed from there, as on their invoice. */
  platformStateCode: string
  /** False while the shop takes no items and no checkouts (flag `cart`). */
  open: boolean
  /** Whether the shop puts vouchers on carts by itself (flag `auto_coupon`). */
  autoCoupon: boolean
  /** The terms of reward points (CART-14); undefined for guests, and while there are none (flag `loyalty_program`). */
  points: PointsTerms | undefined
  at: Date
}

/**
 * For a pincode, or the default one where the visitor has given none (ADDR-06). Undefined: not in
 * the directory.
 */
export async function destinationOf(
  context: Context,
  handle: Handle,
  shopper: Shopper,
  pincode: string | undefined,
): Promise<Destination | undefined> {
  const at = context.clock.now()
  const flags = await flagsOf(context)
  const wanted = pincode ?? flags.pincode
  const [place, plan, charges, rights, points] = await Promise.all([
    placeOf(context, wanted),
    deliveryPlanFor(context, wanted),
    chargesOf(context, at),
    rightsOf(context, handle, shopper),
    flags.loyalty_program && shopper.kind === 'customer' ? pointsTermsOf(context, at) : undefined,
  ])
  if (place === undefined || plan === undefined) return undefined
  return {
    ...rights,
    place,
    plan,
    charges,
    platformStateCode: context.config.OPERATOR_GSTIN.slice(0, 2),
    open: flags.cart,
    autoCoupon: flags.auto_coupon,
    points,
    at,
  }
}

/** A line's stock for the destination, of the warehouses from which its seller may sell it. */
export function stockOf(row: CartRow, destination: Destination, quantity: number): StockAtPlace {
  const { coldChain, warehouses, free } = row
  return stockAtPlace(
    destination.place,
    destination.plan,
    { coldChain, warehouses, free, premises: premisesOf(row, destination) },
    quantity,
  )
}
