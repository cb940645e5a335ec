import { paiseToRupees } from '@upchar/kernel/money'
import type { DatedTerms } from './dated-terms.ts'

/** The terms of referrals on a day (CART-13), amounts in paise. Which goods they reach: `mayPromote`, in referral.ts. */
export type ReferralTerms = {
  offBp: number
  offMostPaise: number
  rewardBp: number
  rewardMostPaise: number
  minimumPaise: number
  rewardDays: number
  mostOrders: number
}

/** The terms of referrals as staff set them. */
export type ReferralRule = ReferralTerms & DatedTerms

/** The maxima in the configuration, in rupees (CART-13, DATA-05). All 0: none. */
export const referralFlags = (terms: ReferralTerms | undefined) => ({
  max_referee_discount: paiseToRupees(terms?.offMostPaise ?? 0),
  max_referrer_discount: paiseToRupees(terms?.rewardMostPaise ?? 0),
})
