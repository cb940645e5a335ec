import type { Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { selectFirstOrders } from '../../modules/orders/index.ts'
import { earningPaise, referralTotal, wholePoints } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { termsOf } from './set-referral-terms.ts'

const thirtyDaysMs = 30 * 86_400_000

/** What terms of referrals cost at most, and would have cost had all of the latest first orders been referred (CART-13). */
export async function previewReferralTerms(
  { db, clock }: Context,
  wanted: Body<'staffPreviewReferralTerms'>,
): Promise<HandlerResult<'staffPreviewReferralTerms'>> {
  const terms = termsOf(wanted)
  const orders = await selectFirstOrders(db, new Date(clock.now().getTime() - thirtyDaysMs))
  const reached = orders.filter((lines) => referralTotal(lines) >= terms.minimumPaise)
  const costs = reached.map((lines) => {
    const goods = earningPaise({ lines })
    const off = wholePoints(goods, terms.offBp, terms.offMostPaise)
    return { off, earned: wholePoints(goods - off, terms.rewardBp, terms.rewardMostPaise) }
  })
  const eachPaise =
    (terms.offBp === 0 ? 0 : terms.offMostPaise) +
    (terms.rewardBp === 0 ? 0 : terms.rewardMostPaise)
  return ok({
    success: true,
    orders: orders.length,
    reached: reached.length,
    off: paiseToRupees(sumPaise(costs.map(({ off }) => off))),
    earned: paiseToRupees(sumPaise(costs.map(({ earned }) => earned))),
    each_most: paiseToRupees(eachPaise),
    code_most: paiseToRupees(eachPaise * terms.mostOrders),
  })
}
