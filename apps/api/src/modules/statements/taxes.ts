import { financialYear, startOfIstDate, type IstDate } from '@upchar/kernel/dates'
import { mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import { tcsRateOn, type TcsRate } from '@upchar/kernel/tax-return-rules'
import { ruleFor, type FeeRule } from '../seller-fees/index.ts'
import type { Supply, TaxRow } from './model.ts'

const yearOf = (on: IstDate): string => financialYear(new Date(startOfIstDate(on)))

function grouped<K>(supplies: readonly Supply[], keyOf: (one: Supply) => K): Map<K, Supply[]> {
  const groups = new Map<K, Supply[]>()
  for (const one of supplies) {
    const key = keyOf(one)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

type Tcs = Pick<TaxRow, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>

/** What is to be collected on supplies of a month, all within the state or none: as GSTR-8 has it, never below zero. */
function tcsOf(supplies: readonly Supply[], isInter: boolean): Tcs {
  const byRate = grouped(supplies, ({ issuedOn }) => tcsRateOn(issuedOn))
  const taxed = ([, of]: [unknown, Supply[]]) => sumPaise(of.map(({ taxedPaise }) => taxedPaise))
  const rates = [...byRate].flatMap((one) => {
    const [rate] = one
    return rate === undefined ? [] : [{ rate, paise: taxed(one) }]
  })
  const isPositive = sumPaise(rates.map(({ paise }) => paise)) > 0
  const tax = (bp: (rate: TcsRate) => number) =>
    isPositive ? sumPaise(rates.map(({ rate, paise }) => mulDivHalfUp(paise, bp(rate), 10_000))) : 0
  return {
    cgstPaise: isInter ? 0 : tax(({ cgstBp }) => cgstBp),
    sgstPaise: isInter ? 0 : tax(({ sgstBp }) => sgstBp),
    igstPaise: isInter ? tax(({ igstBp }) => igstBp) : 0,
  }
}

const tcsKey = ({ issuedOn, isInter }: Supply): string =>
  `${issuedOn.slice(0, 7)} ${isInter ? 'inter' : 'intra'}`

/**
 * OPS-06: tax collected at source (CGST Act s.52) by month of the documents: what all of them come to, less what earlier statements kept. Once
 * every document of a month is settled, its statements have kept what GSTR-8 says, to the paisa.
 */
export function tcsRows(entries: readonly Supply[], earlier: readonly Supply[]): TaxRow[] {
  const before = grouped(earlier, tcsKey)
  return [...grouped(entries, tcsKey)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, added]) => {
      const isInter = key.endsWith(' inter')
      const past = before.get(key) ?? []
      const [due, kept] = [tcsOf([...past, ...added], isInter), tcsOf(past, isInter)]
      return {
        kind: 'tcs' as const,
        period: key.slice(0, 7),
        isInter,
        section: '52',
        basePaise: sumPaise(added.map(({ taxedPaise }) => taxedPaise)),
        cgstPaise: due.cgstPaise - kept.cgstPaise,
        sgstPaise: due.sgstPaise - kept.sgstPaise,
        igstPaise: due.igstPaise - kept.igstPaise,
        tdsPaise: 0,
      }
    })
}

/** Individuals and Hindu undivided families, by the fourth letter of the PAN in the GSTIN: below a limit nothing is deducted. */
const isPerson = (gstin: string): boolean => /^..[A-Z]{3}[PH]/.test(gstin)

const everything = { sellerId: null, familyKey: null }

/** What is to be deducted on sales of a financial year. */
function tdsOf(sales: readonly Supply[], rules: readonly FeeRule[], gstin: string): number {
  const gross = sumPaise(sales.map(({ grossPaise }) => grossPaise))
  if (gross <= 0) return 0
  const byRule = grouped(sales, ({ issuedOn }) => ruleFor(rules, 'tds', everything, issuedOn))
  const limits = [...byRule.keys()].map((rule) => rule?.amountPaise ?? 0)
  if (isPerson(gstin) && gross <= Math.max(...limits)) return 0
  const parts = [...byRule].map(([rule, of]) =>
    mulDivHalfUp(sumPaise(of.map(({ grossPaise }) => grossPaise)), rule?.rateBp ?? 0, 10_000),
  )
  return Math.max(0, sumPaise(parts))
}

/**
 * Income tax that an e-commerce operator deducts (s.194-O, since 1 April 2026 s.393(1) of the new Act), by financial year: what the sales
 * of the year come to, less what earlier statements kept, so that returns are adjusted against later sales of the same year.
 */
export function tdsRows(
  entries: readonly Supply[],
  earlier: readonly Supply[],
  { gstin, rules }: { gstin: string; rules: readonly FeeRule[] },
): TaxRow[] {
  const before = grouped(earlier, ({ issuedOn }) => yearOf(issuedOn))
  return [...grouped(entries, ({ issuedOn }) => yearOf(issuedOn))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([period, added]) => {
      const past = before.get(period) ?? []
      const last = added.reduce((day, { issuedOn }) => (issuedOn > day ? issuedOn : day), '')
      return {
        kind: 'tds' as const,
        period,
        isInter: false,
        section: ruleFor(rules, 'tds', everything, last)?.section ?? '',
        basePaise: sumPaise(added.map(({ grossPaise }) => grossPaise)),
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 0,
        tdsPaise: tdsOf([...past, ...added], rules, gstin) - tdsOf(past, rules, gstin),
      }
    })
}
