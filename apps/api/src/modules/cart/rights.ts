import type { Buyer, BuyingPolicyRow } from '@upchar/kernel/buying-policy'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db.ts'
import { remembered } from '../../platform/remembered.ts'
import type { Shopper } from '../../platform/shopper.ts'
import { guestBuyer, policyRows } from '../catalogue/index.ts'
import { selectPolicy } from './store/read.ts'

/** Who buys, and the rules about it. */
export type Rights = {
  buyer: Buyer
  policy: readonly BuyingPolicyRow[]
  /** Today in India. */
  on: IstDate
}

const policyOf = remembered(async ({ db }) => policyRows(await selectPolicy(db)))

/** What the shopper may buy today: the policy from memory. */
export async function rightsOf(context: Context, _handle: Handle, shopper: Shopper): Promise<Rights> {
  const buyer = shopper.kind === 'guest' ? guestBuyer : { ...guestBuyer, signedIn: true }
  return { buyer, policy: await policyOf(context), on: istDate(context.clock.now()) }
}
