import { istDate } from '@upchar/kernel/dates'
import type { Buyer, BuyingPolicyRow } from '@upchar/kernel/buying-policy'
import { stateByName } from '@upchar/kernel/states'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { remembered } from '../../platform/remembered.ts'
import type { Shopper } from '../../platform/shopper.ts'
import { deliveryPlanFor, placeOf, unservedMessage, type DeliveryPlan, type Place } from '../availability/index.ts'
import { guestBuyer, policyRows } from '../catalogue/index.ts'
import { flagsOf } from '../flags/index.ts'
import { chargesOf, type Charges } from '../pricing/index.ts'
import { selectPolicy } from './store/read.ts'

/** Where a cart goes, for whom, and every rule that depends on it. */
export type Destination = {
  place: Place
  plan: DeliveryPlan
  charges: Charges
  platformStateCode: string
  buyer: Buyer
  /** Who may buy what. */
  policy: readonly BuyingPolicyRow[]
  /** What a buyer reads when no courier goes there. */
  unserved: string
  at: Date
  /** Today in India. */
  on: string
}

const policyOf = remembered(async ({ db }) => policyRows(await selectPolicy(db)))

/** For a pincode, or the standard one where the visitor has told none (ADDR-06). Undefined: not in the directory. */
export async function destinationOf(context: Context, shopper: Shopper, pincode: string | undefined): Promise<Destination | undefined> {
  const at = context.clock.now()
  const wanted = pincode ?? (await flagsOf(context)).pincode
  if (shopper.kind === 'customer') throw new Error('no route for customers yet')
  const buyer = guestBuyer
  const [place, plan, charges, platformStateCode, policy] = await Promise.all([
    placeOf(context, wanted), deliveryPlanFor(context, wanted), chargesOf(context, at), officeState(context), policyOf(context),
  ])
  if (place === undefined || plan === undefined) return undefined
  return { place, plan, charges, platformStateCode, buyer, policy, unserved: unservedMessage(place), at, on: istDate(at) }
}

/** GST state of the marketplace's office, by the pincode in its address or the state named at its end. */
async function officeState(context: Pick<Context, 'db' | 'config'>): Promise<string> {
  const { OFFICE_ADDRESS: address }: Pick<Config, 'OFFICE_ADDRESS'> = context.config
  const pincode = /\b[1-9]\d{5}\b/.exec(address)?.[0]
  const code = (pincode && (await placeOf(context, pincode))?.stateCode) || stateByName(address.split(',').at(-1) ?? '')?.code
  if (!code) throw new Error('OFFICE_ADDRESS names neither a pincode nor a state: the tax on the marketplace’s own charges depends on it')
  return code
}
