import type { IstDate } from '@upchar/kernel/dates'
import type { SellerFeeKind } from '@upchar/kernel/seller-fees'

/** A dated rule; without a value it ends the rule of its target. */
export type FeeRule = {
  id: number
  kind: SellerFeeKind
  sellerId: number | null
  familyKey: string | null
  rateBp: number | null
  amountPaise: number | null
  section: string
  validFrom: IstDate
}

/** Whose sales are charged; null: of every seller, of every family. */
type FeeTarget = Pick<FeeRule, 'sellerId' | 'familyKey'>

const isOf = (rule: FeeRule, { sellerId, familyKey }: FeeTarget): boolean =>
  rule.sellerId === sellerId && rule.familyKey === familyKey

const isLater = (a: FeeRule, b: FeeRule): boolean =>
  a.validFrom === b.validFrom ? a.id > b.id : a.validFrom > b.validFrom

/** The row of exactly this target that began last, also where it ends the others. */
export function latestOf<R extends FeeRule>(
  rules: readonly R[],
  { kind, ...target }: FeeTarget & { kind: SellerFeeKind },
  on: IstDate,
): R | undefined {
  let latest: R | undefined
  for (const rule of rules)
    if (
      rule.kind === kind &&
      rule.validFrom <= on &&
      isOf(rule, target) &&
      (latest === undefined || isLater(rule, latest))
    )
      latest = rule
  return latest
}

/** The targets whose rules may decide, most specific first. */
const targetsOf = ({ sellerId, familyKey }: FeeTarget): FeeTarget[] => [
  { sellerId, familyKey },
  { sellerId, familyKey: null },
  { sellerId: null, familyKey },
  { sellerId: null, familyKey: null },
]

/**
 * OPS-06: the rule that decides on a day in India: that of the seller in the family, else the seller's, else the family's, else the
 * general one. Undefined: nothing is charged.
 */
export function ruleFor<R extends FeeRule>(
  rules: readonly R[],
  kind: SellerFeeKind,
  sale: FeeTarget,
  on: IstDate,
): R | undefined {
  for (const target of targetsOf(sale)) {
    const rule = latestOf(rules, { kind, ...target }, on)
    if (rule !== undefined && (rule.rateBp !== null || rule.amountPaise !== null)) return rule
  }
  return undefined
}
