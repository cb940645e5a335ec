import { paiseToRupees } from '@upchar/kernel/money'
import type { DatedTerms } from './dated-terms.ts'

/** The terms of reward points on a day (CART-14), amounts in paise. */
export type PointsTerms = {
  earnBp: number
  earnMostPaise: number
  spendBp: number
  spendMostPaise: number
  validDays: number
}

/** The terms of reward points as staff set them. */
export type PointsRule = PointsTerms & DatedTerms

/** The points in the configuration, in percent and rupees (CART-14, DATA-05). All 0: none. */
export const pointsFlags = (terms: PointsTerms | undefined) => ({
  reward_points_earn_percentage: (terms?.earnBp ?? 0) / 100,
  max_reward_points_discount_earn: paiseToRupees(terms?.earnMostPaise ?? 0),
  reward_points_discount_percentage: (terms?.spendBp ?? 0) / 100,
  max_reward_points_discount_amount: paiseToRupees(terms?.spendMostPaise ?? 0),
})
