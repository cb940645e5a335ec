import { mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import type { IstDate } from '@upchar/kernel/dates'
import { ruleFor, type FeeRule } from './rules.ts'
import type { SoldBySellers } from './store.ts'

/** What a rule would have been reckoned on, and what it would have come to before and with it. */
export type FeeEffect = { base: number; beforePaise: number; afterPaise: number }

type Part = { base: number; paise: (rules: readonly FeeRule[]) => number; isDecided: boolean }

const rateOf = (paise: number, rule: FeeRule | undefined): number =>
  mulDivHalfUp(paise, rule?.rateBp ?? 0, 10_000)

/** What the fees of a seller's sales come to on a day: commission by family, and the closing fee of its parcels. */
function feesOf(rules: readonly FeeRule[], { sold, parcels }: SoldBySellers, on: IstDate): number {
  const commissions = sold.map(({ taxablePaise, ...sale }) =>
    rateOf(taxablePaise, ruleFor(rules, 'commission', sale, on)),
  )
  const closing = parcels.map(
    ({ sellerId, parcels: many }) =>
      many * (ruleFor(rules, 'closing_fee', { sellerId, familyKey: null }, on)?.amountPaise ?? 0),
  )
  return sumPaise([...commissions, ...closing])
}

function partsOf(added: FeeRule, all: SoldBySellers, rules: readonly FeeRule[]): Part[] {
  const { kind, validFrom: on } = added
  const general = { sellerId: null, familyKey: null }
  switch (kind) {
    case 'commission':
      return all.sold.map(({ taxablePaise, ...sale }) => ({
        base: taxablePaise,
        paise: (of) => rateOf(taxablePaise, ruleFor(of, kind, sale, on)),
        isDecided: isOfTarget(added, sale),
      }))
    case 'closing_fee':
      return all.parcels.map(({ sellerId, parcels }) => ({
        base: parcels,
        paise: (of) =>
          parcels * (ruleFor(of, kind, { sellerId, familyKey: null }, on)?.amountPaise ?? 0),
        isDecided: isOfTarget(added, { sellerId, familyKey: null }),
      }))
    case 'service_gst':
    case 'tds': {
      const base =
        kind === 'tds'
          ? sumPaise(all.sold.map(({ totalPaise }) => totalPaise))
          : feesOf(rules, all, on)
      return [
        { base, paise: (of) => rateOf(base, ruleFor(of, kind, general, on)), isDecided: true },
      ]
    }
  }
}

const isOfTarget = (
  { sellerId, familyKey }: FeeRule,
  sale: { sellerId: number; familyKey: string | null },
): boolean =>
  (sellerId === null || sellerId === sale.sellerId) &&
  (familyKey === null || familyKey === sale.familyKey)

/** What a new rule would have changed of sales: only of those that no more specific rule decides. Pure. */
export function effectOf(rules: readonly FeeRule[], added: FeeRule, all: SoldBySellers): FeeEffect {
  const after = [...rules, added]
  const parts = partsOf(added, all, rules).filter(({ isDecided }) => isDecided)
  const sum = (of: readonly FeeRule[]) => sumPaise(parts.map(({ paise }) => paise(of)))
  return {
    base: parts.reduce((total, { base }) => total + base, 0),
    beforePaise: sum(rules),
    afterPaise: sum(after),
  }
}
