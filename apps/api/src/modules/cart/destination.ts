import type { Context } from '../../platform/context.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { Handle } from '../../platform/db/database.ts'
import {
  deliveryPlanFor,
  placeOf,
  unservedMessage,
  type DeliveryPlan,
  type Place,
} from '../availability/index.ts'
import { flagsOf } from '../flags/index.ts'
import { chargesOf, type Charges } from '../pricing/index.ts'
import { rightsOf, type Rights } from './rights.ts'

/** A cart's destination and buyer, with every rule that depends on them. */
export type Destination = Rights & {
  place: Place
  plan: DeliveryPlan
  charges: Charges
  /** Where the marketplace is registered: its own charges are taxed from there, as on their invoice. */
  platformStateCode: string
  /** The buyer's message where no courier delivers. */
  unserved: string
  /** False while the shop takes no items and no checkouts (flag `cart`). */
  open: boolean
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
  const [place, plan, charges, rights] = await Promise.all([
    placeOf(context, wanted),
    deliveryPlanFor(context, wanted),
    chargesOf(context, at),
    rightsOf(context, handle, shopper),
  ])
  if (place === undefined || plan === undefined) return undefined
  return {
    ...rights,
    place,
    plan,
    charges,
    platformStateCode: context.config.OPERATOR_GSTIN.slice(0, 2),
    unserved: unservedMessage(place),
    open: flags.cart,
    at,
  }
}
