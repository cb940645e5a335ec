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
import {
  chargesOf,
  pointsTermsOf,
  referralTermsOf,
  type Charges,
  type PointsTerms,
  type ReferralTerms,
} from '../pricing/index.ts'
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
  /** The terms of referrals (CART-13); undefined while there are none: `referralsInForce`. */
  referral: ReferralTerms | undefined
  at: Date
}

/**
 * The terms of referrals that buyers see (CART-13): while their flag is on, and reward points, in which they earn, can be used. Which
 * goods they reach: `mayPromote`, in modules/pricing/referral.ts.
 */
export async function referralsInForce(context: Context): Promise<ReferralTerms | undefined> {
  const at = context.clock.now()
  const flags = await flagsOf(context)
  if (!flags.can_generate_referral_link || !flags.loyalty_program) return undefined
  const [terms, points] = await Promise.all([
    referralTermsOf(context, at),
    pointsTermsOf(context, at),
  ])
  return points === undefined || points.spendBp === 0 ? undefined : terms
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
  const [place, plan, charges, rights, points, referral] = await Promise.all([
    placeOf(context, wanted),
    deliveryPlanFor(context, wanted),
    chargesOf(context, at),
    rightsOf(context, handle, shopper),
    flags.loyalty_program && shopper.kind === 'customer' ? pointsTermsOf(context, at) : undefined,
    referralsInForce(context),
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
    referral,
    at,
  }
}

/**
 * A line's stock for the destination, of the warehouses from which its seller may sell it. `dispatchDays`: of the parcel
 * that it leaves in, where they aren't its own.
 */
export function stockOf(
  row: CartRow,
  destination: Destination,
  quantity: number,
  dispatchDays = row.dispatchDays,
): StockAtPlace {
  const { coldChain, warehouses, free, expires, shelfLifeMonths: months, expiresFrom } = row
  return stockAtPlace(
    destination.place,
    destination.plan,
    { coldChain, dispatchDays, warehouses, free, expires, premises: premisesOf(row, destination) },
    { quantity, ...(months !== null && { months }), ...(expiresFrom && { expiresFrom }) },
  )
}
