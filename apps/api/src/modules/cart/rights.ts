import type { Buyer } from '@upchar/kernel/buying-policy'
import type { BuyingPolicyRow } from '@upchar/kernel/buying-rules'
import { istDate, type IstDate } from '@upchar/kernel/dates'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { guestBuyer, policyRows } from '../catalogue/index.ts'
import { buyerOf } from '../kyc/index.ts'
import { selectPolicy } from './store/read.ts'

/** The buyer and the buying rules that apply. */
export type Rights = {
  buyer: Buyer
  policy: readonly BuyingPolicyRow[]
  /** Today in India. */
  on: IstDate
}

const policyOf = memoize(async ({ db }) => policyRows(await selectPolicy(db)))

/** What the shopper may buy today: cached policy, and a customer's current KYC and licences. */
export async function rightsOf(
  context: Context,
  handle: Handle,
  shopper: Shopper,
): Promise<Rights> {
  const [policy, buyer] = await Promise.all([
    policyOf(context),
    shopper.kind === 'guest' ? guestBuyer : buyerOf(context, handle, shopper.id),
  ])
  return { buyer, policy, on: istDate(context.clock.now()) }
}
