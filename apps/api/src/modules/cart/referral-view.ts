import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import type { Destination } from './destination.ts'
import { isProfessional } from './points-held.ts'
import type { PricedCart } from './price-rows.ts'
import { tellsBuyer } from '../referrals/index.ts'

/** The referral of a cart with a sentence about it (CART-13); which goods it reaches: `mayPromote` in modules/pricing/referral.ts. */
export function referralView(
  { referral, quote }: Pick<PricedCart, 'referral' | 'quote'>,
  { referral: terms, buyer }: Pick<Destination, 'referral' | 'buyer'>,
) {
  if (referral === null) return null
  const { code, refused } = referral
  if (refused !== null || terms === undefined)
    return refused === null || !tellsBuyer(referral, refused)
      ? null
      : { code, discount: 0, note: refused.message, applies: false }
  const organisation = isProfessional(buyer)
    ? ' It lowers the price for your organisation, whose name the invoice bears.'
    : ''
  return {
    code,
    discount: paiseToRupees(quote.referralPaise ?? 0),
    note: `${terms.offBp / 100} % off your first order, at most ${formatRupees(terms.offMostPaise)}, after a voucher and before reward points.${organisation}`,
    applies: true,
  }
}
