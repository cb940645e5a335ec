import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { pointsText } from '@upchar/kernel/reward-points'
import type { Destination } from './destination.ts'
import { isProfessional } from './points-held.ts'
import type { PricedCart } from './price-rows.ts'

/** The reward points of a cart with a sentence about them (CART-14); which goods take them: `mayPromote` in modules/pricing/points.ts. */
export function pointsView(
  offer: PricedCart['pointsOffer'],
  { points, buyer }: Pick<Destination, 'points' | 'buyer'>,
) {
  if (offer === null || points === undefined) return null
  const takes = `${pointsText(offer.paise)} ${offer.used ? 'take' : 'would take'} ${formatRupees(offer.paise)} off your goods`
  const limits = `at most ${points.spendBp / 100} % and ${formatRupees(points.spendMostPaise)} an order`
  const organisation = isProfessional(buyer)
    ? ' They lower the price for your organisation, whose name the invoice bears.'
    : ''
  return {
    used: offer.used,
    points: paiseToRupees(offer.paise),
    note: `${takes}: ${limits}.${organisation}`,
  }
}
