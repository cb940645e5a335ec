import { mayPromote } from '@upchar/kernel/buying-rules'
import { ok, type Result } from '@upchar/kernel/result'
import { referralTotal, type QuoteReferral, type ReferralTerms } from '../pricing/index.ts'
import { belowMinimum, referralRefused, type ReferralRefusal } from './errors.ts'
import type { CartReferral, FoundReferral } from './model.ts'

/**
 * Why a code is not for a buyer (CART-13): a referral is for the first order of an account, of another person than the owner, and never
 * goes round. Undefined: it is.
 */
export function buyerProblem(
  found: FoundReferral,
  { mostOrders }: Pick<ReferralTerms, 'mostOrders'>,
): Parameters<typeof referralRefused>[0] | undefined {
  if (found.own) return 'referral_own'
  if (found.referrerId === null) return 'referral_unknown'
  if (found.ordered || found.orderedByForm) return 'referral_not_first'
  if (found.ring) return 'referral_ring'
  if (found.same || found.sameByForm) return 'referral_same_person'
  return found.uses >= mostOrders ? 'referral_used_up' : undefined
}

type Goods = readonly { productClass?: string; grossPaise: number }[]

/** Whether a referral lowers the price of a cart, and by which terms; a refusal says why not and what to do (CART-13). */
export function judgeReferral(
  { code, found }: Pick<CartReferral, 'code' | 'found'>,
  terms: ReferralTerms | undefined,
  goods: Goods,
): Result<QuoteReferral, ReferralRefusal> {
  if (terms === undefined) return referralRefused('referral_off')
  if (found === null) return referralRefused('referral_sign_in')
  const problem = buyerProblem(found, terms)
  if (problem !== undefined) return referralRefused(problem)
  if (goods.length > 0 && goods.every(({ productClass = '' }) => !mayPromote(productClass)))
    return referralRefused('referral_other_goods')
  const missing = terms.minimumPaise - referralTotal(goods)
  if (missing > 0) return belowMinimum(missing)
  const { offBp, offMostPaise, rewardBp, rewardMostPaise, minimumPaise, rewardDays } = terms
  const { mostOrders } = terms
  return ok({
    code,
    offBp,
    offMostPaise,
    rewardBp,
    rewardMostPaise,
    minimumPaise,
    rewardDays,
    mostOrders,
  })
}

/** What a cart can be changed for, or signing in; anything else a buyer can't mend. */
const curable = new Set<string>(['referral_sign_in', 'referral_minimum', 'referral_other_goods'])

/** Whether the cart says that a referral doesn't apply: a link's, that nobody asked for, only where the buyer can do something. */
export const tellsBuyer = ({ typed }: CartReferral, { code }: ReferralRefusal): boolean =>
  typed || curable.has(code)

/**
 * Whether a referral that doesn't apply stops the checkout: one that the buyer typed, or that the cart promised and only the form of
 * the checkout rules out.
 */
export const stopsCheckout = ({ typed, found }: CartReferral): boolean =>
  typed ||
  (found !== null &&
    ((found.orderedByForm && !found.ordered) || (found.sameByForm && !found.same)) &&
    !found.own &&
    !found.ring)
