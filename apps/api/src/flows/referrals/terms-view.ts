import { paiseToRupees } from '@upchar/kernel/money'
import type { ReferralTerms } from '../../modules/pricing/index.ts'

/** Terms in percent, rupees and points. */
export const termsView = (terms: ReferralTerms) => ({
  off_percentage: terms.offBp / 100,
  off_most: paiseToRupees(terms.offMostPaise),
  reward_percentage: terms.rewardBp / 100,
  reward_most: paiseToRupees(terms.rewardMostPaise),
  minimum: paiseToRupees(terms.minimumPaise),
  reward_days: terms.rewardDays,
  most_orders: terms.mostOrders,
})
