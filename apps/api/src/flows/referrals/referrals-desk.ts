import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { paiseToRupees } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { selectReferred } from '../../modules/orders/index.ts'
import {
  blockReferral,
  countReferrals,
  lockReferralOf,
  referralMissing,
  selectReferrals,
} from '../../modules/referrals/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { customerNames } from '../wallets/store.ts'
import { rewardOf, stateOf } from './reward.ts'
import { rewardsOf } from './store.ts'

const pageSize = 25

/** First orders by a referral, newest first, for staff (CART-13). Which goods earn: `mayPromote`, in modules/pricing/referral.ts. */
export async function listReferrals(
  { db, clock }: Context,
  { page, code }: Query<'staffListReferrals'>,
): Promise<HandlerResult<'staffListReferrals'>> {
  const of = { code: cleanVoucherCode(code) }
  const [count, rows] = await Promise.all([
    countReferrals(db, of),
    selectReferrals(db, of, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const ids = rows.map(({ checkoutId }) => checkoutId)
  const [orders, rewards, people, staff] = await Promise.all([
    selectReferred(db, ids),
    rewardsOf(db, ids),
    customerNames(
      db,
      rows.flatMap(({ referrerId, refereeId }) => [referrerId, refereeId]),
    ),
    staffNames(
      db,
      rows.map(({ blockedBy }) => blockedBy),
    ),
  ])
  const person = (id: string) => ({
    id,
    name: people.get(id)?.name || people.get(id)?.email || 'A closed account',
  })
  return ok({
    success: true,
    total: count,
    total_is_more: false,
    referrals: rows.flatMap((row) => {
      const order = orders.get(row.checkoutId)
      if (order === undefined) return []
      const rewardedPaise = rewards.get(row.checkoutId) ?? 0
      return [
        {
          id: row.checkoutId,
          code: row.code,
          referrer: person(row.referrerId),
          referee: person(row.refereeId),
          order: { id: order.id, number: order.number },
          ordered_at: row.at.toISOString(),
          state: stateOf(row, order, { rewardedPaise, at: clock.now() }),
          discount: paiseToRupees(row.discountPaise),
          rewarded: paiseToRupees(rewardedPaise),
          reward: paiseToRupees(rewardOf(order)),
          blocked:
            row.blockedAt === null
              ? null
              : {
                  by: staff.get(row.blockedBy ?? '') ?? null,
                  at: row.blockedAt.toISOString(),
                  reason: row.blockedReason ?? '',
                },
        },
      ]
    }),
  })
}

/** Blocks a referral for good: its order stays as it is, and the referrer earns nothing (CART-13). */
export async function blockOne(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffBlockReferral'>,
): Promise<HandlerResult<'staffBlockReferral'>> {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const order = (await selectReferred(tx, [id])).get(id)
    const referral = await lockReferralOf(tx, id)
    if (order === undefined || referral === undefined) return referralMissing()
    if (referral.blockedAt !== null)
      return err({
        code: 'changed_meanwhile' as const,
        message: 'This referral is blocked already.',
      })
    await blockReferral(tx, id, { at, by: staffId, reason })
    await recordAudit(tx, {
      by: staffId,
      action: 'referral.block',
      subject: { kind: 'referral', id: order.number },
      after: { code: referral.code, reason },
      at,
    })
    // Takes back what it earned.
    addJob(tx, 'settle-points', { orderId: order.id }, { key: `points:${order.id}` })
    return ok({ success: true as const })
  })
}
