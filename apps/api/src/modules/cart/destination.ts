import { stateByName } from '@upchar/kernel/states'
import type { Config } from '../../platform/config.ts'
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
  const [place, plan, charges, platformStateCode, rights] = await Promise.all([
    placeOf(context, wanted),
    deliveryPlanFor(context, wanted),
    chargesOf(context, at),
    officeState(context),
    rightsOf(context, handle, shopper),
  ])
  if (place === undefined || plan === undefined) return undefined
  return {
    ...rights,
    place,
    plan,
    charges,
    platformStateCode,
    unserved: unservedMessage(place),
    open: flags.cart,
    at,
  }
}

/** GST state of the marketplace's office, by the pincode or the state in its address. */
async function officeState(context: Pick<Context, 'db' | 'config'>): Promise<string> {
  const { OFFICE_ADDRESS: address }: Pick<Config, 'OFFICE_ADDRESS'> = context.config
  const pincode = /\b[1-9]\d{5}\b/.exec(address)?.[0]
  const code =
    (pincode && (await placeOf(context, pincode))?.stateCode) ||
    stateByName(address.split(',').at(-1) ?? '')?.code
  if (!code)
    throw new Error(
      'OFFICE_ADDRESS names neither a pincode nor a state: the tax on the marketplace’s own charges depends on it',
    )
  return code
}
