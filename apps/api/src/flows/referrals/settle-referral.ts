import { addDays, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { giveValue, selectEarned, takeValue } from '../../modules/ledger/index.ts'
import { lockReferred } from '../../modules/orders/index.ts'
import { lockReferralOf, type ReferralRow } from '../../modules/referrals/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { lockBuyer } from '../wallets/store.ts'
import { duePaise, rewardOf } from './reward.ts'
import { selectUnsettled } from './store.ts'

/**
 * Brings the reward of a referral to what its order earns by now (CART-13): nothing until what is left of the order is delivered and
 * can't be returned any more, and nothing once it is blocked. A repeat finds nothing to do. What a correction takes back may have been
 * spent: then that stays with the referrer. The goods that earn: `mayPromote`, in modules/pricing/referral.ts.
 */
export const settleReferral = ({ db, clock }: Context, orderId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockReferred(tx, orderId)
    const referral = order && (await lockReferralOf(tx, order.checkoutId))
    if (order === undefined || referral === undefined) return
    if ((await lockBuyer(tx, referral.referrerId)) === undefined) return
    const at = clock.now()
    const given = await selectEarned(tx, {
      checkoutId: order.checkoutId,
      customerId: referral.referrerId,
    })
    const stands = referral.blockedAt === null && referral.cancelledAt === null
    const due = stands ? duePaise(order, { earnsPaise: rewardOf(order), given }, at) : 0
    if (due > given)
      await reward(tx, referral, { amountPaise: due - given, at }, order.quote.referral?.rewardDays)
    if (due < given) await takeBack(tx, referral, given - due, at)
  })

const journalOf = (
  { referrerId, checkoutId }: ReferralRow,
  { amountPaise, at, reason }: { amountPaise: number; at: Date; reason: string },
) => ({
  book: 'points' as const,
  key: null,
  customerId: referrerId,
  checkoutId,
  amountPaise,
  at,
  reason,
})

async function reward(
  tx: Transaction,
  referral: ReferralRow,
  { amountPaise, at }: { amountPaise: number; at: Date },
  days = 0,
): Promise<void> {
  // Good until the end of their last day in India.
  const expiresAt = new Date(startOfIstDate(addDays(istDate(at), days + 1)))
  const reason = 'Earned by a referral'
  await giveValue(tx, { ...journalOf(referral, { amountPaise, at, reason }), expiresAt })
}

async function takeBack(
  tx: Transaction,
  referral: ReferralRow,
  amountPaise: number,
  at: Date,
): Promise<void> {
  const journal = journalOf(referral, {
    amountPaise,
    at,
    reason: 'Taken back: earned by a referral',
  })
  const taken = await takeValue(tx, journal)
  if (taken.ok) return
  const { leftPaise } = taken.error.detail
  if (leftPaise > 0) await takeValue(tx, { ...journal, amountPaise: leftPaise })
}

const batch = 200

/** Job, every hour: rewards the referrals whose goods can't be returned any more. Each in a transaction of its own. */
export async function settleReferrals(context: Context): Promise<void> {
  let after = ''
  for (;;) {
    const orders = await selectUnsettled(context.db, { after, limit: batch })
    for (const orderId of orders) await settleReferral(context, orderId)
    after = orders.at(-1) ?? ''
    if (orders.length < batch) break
  }
}
