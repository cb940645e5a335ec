import { addDays, type IstDate } from '@upchar/kernel/dates'
import { ruleFor, type FeeRule } from '../../modules/seller-fees/index.ts'

/** What a seller pays for goods of a family on some days, both included. */
export type CommissionSpan = {
  sellerId: number
  familyKey: string
  from: IstDate
  to: IstDate
  bp: number
}

/** The commissions of pairs in a period: between two days on which a rule begins, the rate stays. Pure. */
export function commissionSpans(
  rules: readonly FeeRule[],
  pairs: readonly { sellerId: number; familyKey: string }[],
  { from, to }: { from: IstDate; to: IstDate },
): CommissionSpan[] {
  const commissions = rules.filter(({ kind }) => kind === 'commission')
  const begins = [
    ...new Set([
      from,
      ...commissions.map(({ validFrom }) => validFrom).filter((day) => day > from && day <= to),
    ]),
  ].toSorted()
  return begins.flatMap((first, i) => {
    const next = begins[i + 1]
    const last = next === undefined ? to : addDays(next, -1)
    return pairs.flatMap((pair) => {
      const bp = ruleFor(commissions, 'commission', pair, first)?.rateBp ?? 0
      return bp === 0 ? [] : [{ ...pair, from: first, to: last, bp }]
    })
  })
}
