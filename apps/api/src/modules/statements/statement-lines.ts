import { formatIstDate, formatMonth } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Entry, TaxRow } from './model.ts'
import type { Statement } from './store/statements.ts'
import { statementNumber } from './view.ts'

export type WholeStatement = {
  statement: Statement
  entries: readonly Entry[]
  taxes: readonly TaxRow[]
  /** Numbers of the orders. */
  orders: ReadonlyMap<string, string>
}

const money = (paise: number): string => formatRupees(paise, { paise: 'always' })
const plain = (paise: number): string => (paise / 100).toFixed(2)
const kindWords = { invoice: 'Invoice', credit_note: 'Credit note' } as const

const headings = [
  'row',
  'number or period',
  'order',
  'date',
  'gross',
  'taxable',
  'commission',
  'closing fee',
  'gateway fee with GST',
  'CGST',
  'SGST',
  'IGST',
  'TDS',
  'amount',
]
const cells = (row: Partial<Record<(typeof headings)[number], string>>): string[] =>
  headings.map((head) => row[head] ?? '')

/** The lines of a statement from gross to payout; each with its sign. */
export const summaryOf = (statement: Statement): [words: string, paise: number][] => [
  ['Sold, GST included, less what came back', statement.grossPaise],
  ['Commission', -statement.commissionPaise],
  ['Closing fees', -statement.closingPaise],
  ['GST on commission and closing fees', -statement.serviceGstPaise],
  ['Fees of the payment gateway with their GST', -statement.gatewayPaise],
  ['Tax collected at source (CGST Act s.52)', -statement.tcsPaise],
  ['Income tax deducted', -statement.tdsPaise],
  ['Carried over from the statement before', statement.carriedPaise],
  ['Payout', statement.payoutPaise],
]

/** A statement as lines of one sheet: documents, taxes, then the sum. */
export const sheetOf = ({ statement, entries, taxes, orders }: WholeStatement): string[][] => [
  headings,
  ...entries.map((entry) =>
    cells({
      row: kindWords[entry.kind],
      'number or period': entry.number,
      order: orders.get(entry.orderId) ?? '',
      date: entry.issuedOn,
      gross: plain(entry.grossPaise),
      taxable: plain(entry.commission.reduce((sum, line) => sum + line.taxablePaise, 0)),
      commission: plain(entry.commissionPaise),
      'closing fee': plain(entry.closingPaise),
      'gateway fee with GST': plain(entry.gatewayPaise),
    }),
  ),
  ...taxes.map((tax) =>
    cells({
      row: tax.kind === 'tcs' ? 'TCS' : `TDS, section ${tax.section}`,
      'number or period': tax.period,
      taxable: plain(tax.basePaise),
      CGST: plain(tax.cgstPaise),
      SGST: plain(tax.sgstPaise),
      IGST: plain(tax.igstPaise),
      TDS: plain(tax.tdsPaise),
    }),
  ),
  ...summaryOf(statement).map(([row, paise]) => cells({ row, amount: plain(paise) })),
]

const sum = <T>(rows: readonly T[], of: (row: T) => number): string =>
  money(rows.reduce((all, row) => all + of(row), 0))
const keptOf = (tax: TaxRow): number => tax.cgstPaise + tax.sgstPaise + tax.igstPaise + tax.tdsPaise

/** What a statement's paper says. */
export const paperOf = ({ statement, entries, taxes, orders }: WholeStatement) => ({
  title: `Statement ${statementNumber(statement)}`,
  facts: [
    `${statement.legalName}, GSTIN ${statement.gstin}`,
    `${formatIstDate(statement.fromDay)} to ${formatIstDate(statement.untilDay)}`,
  ],
  summary: summaryOf(statement).map(([words, paise]): [string, string] => [words, money(paise)]),
  entries: entries.map((entry) => ({
    number: entry.number,
    small: `${kindWords[entry.kind]}, ${formatIstDate(entry.issuedOn)}, order ${orders.get(entry.orderId) ?? ''}`,
    amounts: [entry.grossPaise, entry.commissionPaise, entry.closingPaise, entry.gatewayPaise].map(
      money,
    ),
  })),
  taxes: taxes.map((tax) => ({
    name:
      tax.kind === 'tcs'
        ? `TCS of ${formatMonth(tax.period)}, ${tax.isInter ? 'between states' : 'within the state'}`
        : `TDS of ${tax.period}, section ${tax.section}`,
    amounts: [tax.basePaise, keptOf(tax)].map(money),
  })),
  sums: {
    entries: [
      sum(entries, ({ grossPaise }) => grossPaise),
      sum(entries, ({ commissionPaise }) => commissionPaise),
      sum(entries, ({ closingPaise }) => closingPaise),
      sum(entries, ({ gatewayPaise }) => gatewayPaise),
    ],
    kept: sum(taxes, keptOf),
  },
})
export type StatementPaper = ReturnType<typeof paperOf>
