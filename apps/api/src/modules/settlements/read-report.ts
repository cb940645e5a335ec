import { startOfIstDate } from '@upchar/kernel/dates'
import { ok, type Result } from '@upchar/kernel/result'
import { SETTLEMENT_MOST_LINES } from '@upchar/kernel/settlement'
import type { GatewaySettlement, GatewaySettlementLine } from '../../platform/payments/index.ts'
import { placesOf, readCsvRows, type CsvRow } from '../../platform/text/csv-rows.ts'
import { fromPlainCell } from '../../platform/text/formulas.ts'
import { readTypedAmount } from '../../platform/text/typed-amount.ts'
import { readTypedDay } from '../../platform/text/typed-day.ts'
import { settlementUnreadable, type LineProblem, type SettlementUnreadable } from './errors.ts'

/** A settlement with the lines of its report. */
export type Report = { settlement: GatewaySettlement; lines: GatewaySettlementLine[] }

/**
 * Headings of the gateway's settlement report, without anything but letters: those of Razorpay's sample of the dashboard's "Settlement
 * Recon" report (transaction_entity, entity_id, amount, currency, fee (exclusive tax), tax, debit, credit, …, dispute_id, …,
 * settlement_id, settled_at, settlement_utr), and the names of the same fields in the API's `settlements/recon/combined`
 * (type, fee). Other columns are ignored.
 */
const headings = {
  entity: ['entityid'],
  kind: ['transactionentity', 'type'],
  amount: ['amount'],
  feeAlone: ['feeexclusivetax'],
  fee: ['fee', 'feeinclusivetax', 'fees'],
  tax: ['tax', 'gst'],
  debit: ['debit'],
  credit: ['credit'],
  settlement: ['settlementid'],
  utr: ['settlementutr', 'utr'],
  day: ['settledat', 'settlementdate'],
  dispute: ['disputeid'],
} as const
type Column = keyof typeof headings
/** As the gateway writes those that every line needs. */
const needed = {
  entity: 'entity_id',
  kind: 'transaction_entity',
  amount: 'amount',
  debit: 'debit',
  credit: 'credit',
  settlement: 'settlement_id',
  day: 'settled_at',
} as const satisfies Partial<Record<Column, string>>

const kinds: readonly GatewaySettlementLine['kind'][] = [
  'payment',
  'refund',
  'transfer',
  'adjustment',
]

type Row = { line: GatewaySettlementLine; utr: string; day: string }

function rowOf(
  { cells, line: at }: CsvRow,
  places: Partial<Record<Column, number>>,
  problems: LineProblem[],
): Row {
  const cell = (column: Column) => {
    const place = places[column]
    return place === undefined ? '' : fromPlainCell(cells[place] ?? '').trim()
  }
  const report = (message: string) => problems.push({ field: `line ${at}`, message })
  const amount = (column: Column) => {
    const written = cell(column)
    const paise = written === '' ? 0 : readTypedAmount(written)
    if (paise === undefined)
      report(`has “${written.slice(0, 20)}” under ${column}; write rupees, such as 1249.50`)
    return paise ?? 0
  }
  const kind = kinds.find((one) => one === cell('kind').toLowerCase())
  if (kind === undefined) report(`is about “${cell('kind').slice(0, 20)}”, which isn’t known`)
  const ids = { entity: cell('entity'), settlement: cell('settlement'), dispute: cell('dispute') }
  if (!/^[a-zA-Z]+_\w{1,40}$/.test(ids.entity)) report('has no entity id, such as pay_…')
  if (!/^setl_\w{1,40}$/.test(ids.settlement))
    report('has no settlement id, such as setl_…: export settled transactions only')
  const day = readTypedDay(cell('day'))
  if (day === undefined)
    report(`has the date “${cell('day').slice(0, 20)}”; write it as 2026-11-30 or 30/11/2026`)
  const taxPaise = amount('tax')
  const feePaise = places.feeAlone === undefined ? amount('fee') : amount('feeAlone') + taxPaise
  return {
    utr: cell('utr').slice(0, 60),
    day: day ?? '',
    line: {
      settlementId: ids.settlement,
      entityId: ids.entity,
      kind: kind ?? 'adjustment',
      amountPaise: amount('amount'),
      feePaise,
      taxPaise: Math.min(taxPaise, feePaise),
      netPaise: amount('credit') - amount('debit'),
      disputeId: ids.dispute === '' ? null : ids.dispute,
    },
  }
}

/** The settlements of a report, the earliest first; what was transferred is the sum of their lines. */
function reportsOf(rows: readonly Row[]): Report[] {
  const reports = new Map<string, Report>()
  for (const { line, utr, day } of rows) {
    const at = new Date(startOfIstDate(day))
    const settlement = { id: line.settlementId, amountPaise: 0, utr, at }
    const report = reports.get(line.settlementId) ?? { settlement, lines: [] }
    report.lines.push(line)
    report.settlement.amountPaise += line.netPaise
    reports.set(line.settlementId, report)
  }
  return [...reports.values()].toSorted(
    (a, b) => a.settlement.at.getTime() - b.settlement.at.getTime(),
  )
}

/** Reads the settlement report of the gateway's dashboard, in rupees. One line that can't be read refuses the whole file. */
export function readReport(text: string): Result<Report[], SettlementUnreadable> {
  const read = readCsvRows(text, SETTLEMENT_MOST_LINES + 2)
  if (!read.ok)
    return settlementUnreadable('The file can’t be read as CSV: a quote in it is never closed.')
  const [heading, ...rows] = read.value
  const places = placesOf<Column>(headings, heading?.cells ?? [])
  const missing = Object.entries(needed).filter(([column]) => !Object.hasOwn(places, column))
  if (missing.length > 0)
    return settlementUnreadable(
      `The first line must name the columns of the gateway’s settlement report. Missing: ${missing.map(([, name]) => name).join(', ')}.`,
    )
  if (rows.length === 0) return settlementUnreadable('The report has no lines below its heading.')
  if (rows.length > SETTLEMENT_MOST_LINES)
    return settlementUnreadable(
      `The report has more than ${SETTLEMENT_MOST_LINES.toLocaleString('en-IN')} lines: split it by day.`,
    )
  const problems: LineProblem[] = []
  const lines = rows.map((row) => rowOf(row, places, problems))
  if (problems.length > 0)
    return settlementUnreadable(
      'Nothing was recorded: lines of the report can’t be read.',
      problems,
    )
  const reports = reportsOf(lines)
  const negative = reports.find(({ settlement }) => settlement.amountPaise < 0)
  return negative === undefined
    ? ok(reports)
    : settlementUnreadable(
        `The lines of ${negative.settlement.id} add up to less than nothing: the report isn’t complete.`,
      )
}
