import { paiseToRupees } from '@upchar/kernel/money'

/** The terms of reward points on a day (CART-14), amounts in paise. */
export type PointsTerms = {
  earnBp: number
  earnMostPaise: number
  spendBp: number
  spendMostPaise: number
  validDays: number
}

/** Dated terms; `validTo` null: until others begin. */
export type PointsRule = PointsTerms & {
  validFrom: string
  validTo: string | null
  source: string
  madeBy: string
  madeAt: Date
}

/** Of the terms in force those that began last; undefined: no points. */
export const pointsInForce = (rules: readonly PointsRule[], on: string): PointsRule | undefined =>
  rules
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || validTo >= on))
    .reduce<PointsRule | undefined>(
      (best, rule) => (best !== undefined && rule.validFrom < best.validFrom ? best : rule),
      undefined,
    )

/** The points in the configuration, in percent and rupees (CART-14, DATA-05). All 0: none. */
export const pointsFlags = (terms: PointsTerms | undefined) => ({
  reward_points_earn_percentage: (terms?.earnBp ?? 0) / 100,
  max_reward_points_discount_earn: paiseToRupees(terms?.earnMostPaise ?? 0),
  reward_points_discount_percentage: (terms?.spendBp ?? 0) / 100,
  max_reward_points_discount_amount: paiseToRupees(terms?.spendMostPaise ?? 0),
})
