import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { PAYMENT_OPTION_WORDS, paymentOptionOf } from '@upchar/kernel/payment-options'
import { barsOf, MOST_BARS } from '@upchar/kernel/report-periods'
import { ok } from '@upchar/kernel/result'
import { selectFeeRules } from '../../modules/seller-fees/index.ts'
import type { Context } from '../../platform/context.ts'
import { sheetCsv } from '../../platform/text/sheet-csv.ts'
import { commissionSpans } from './commissions.ts'
import { daysOf, periodsOf, type Period } from './period.ts'
import { selectSales, selectSoldPairs, type SalesRow, type SalesSplit } from './store/sales.ts'

type Report = Answer<'staffGetSalesReport'>
type Figures = Report['total']
type Wanted = Query<'staffGetSalesReport'>

type Sums = Omit<SalesRow, 'key' | 'name'>
const nothing: Sums = {
  orders: 0,
  units: 0,
  taxablePaise: 0,
  gstPaise: 0,
  returnedUnits: 0,
  returnedPaise: 0,
  marginPaise: 0,
  keptPaise: 0,
  knownPaise: 0,
}

const figuresOf = (row: Sums): Figures => ({
  orders: row.orders,
  units: row.units,
  taxable: paiseToRupees(row.taxablePaise),
  gst: paiseToRupees(row.gstPaise),
  returned_units: row.returnedUnits,
  returned: paiseToRupees(row.returnedPaise),
  margin: paiseToRupees(row.marginPaise),
  kept: paiseToRupees(row.keptPaise),
  known: paiseToRupees(row.knownPaise),
})

/** Of rows that share no order. */
function totalOf(rows: readonly SalesRow[]): Figures {
  const sum = (name: keyof typeof nothing) => rows.reduce((all, row) => all + row[name], 0)
  const money = (name: keyof typeof nothing) => sumPaise(rows.map((row) => row[name]))
  return figuresOf({
    orders: sum('orders'),
    units: sum('units'),
    taxablePaise: money('taxablePaise'),
    gstPaise: money('gstPaise'),
    returnedUnits: sum('returnedUnits'),
    returnedPaise: money('returnedPaise'),
    marginPaise: money('marginPaise'),
    keptPaise: money('keptPaise'),
    knownPaise: money('knownPaise'),
  })
}

async function sales(
  { db, config }: Context,
  period: Period,
  { split, step }: { split: SalesSplit; step: Wanted['step'] },
): Promise<SalesRow[]> {
  const [rules, pairs] = await Promise.all([selectFeeRules(db), selectSoldPairs(db, period)])
  const commissions = commissionSpans(rules, pairs, period)
  return selectSales(db, period, {
    split,
    step,
    commissions,
    operatorGstin: config.OPERATOR_GSTIN,
  })
}

const nameOf = (split: SalesSplit, { key, name }: SalesRow): string =>
  split === 'payment' ? PAYMENT_OPTION_WORDS[paymentOptionOf(Number(key))] : name

/** Sales of goods by day, week or month, and of the period before (OPS-08). */
export async function salesReport(context: Context, { from, to, step, split }: Wanted) {
  const bars = barsOf(from, to, step)
  const periods = periodsOf(
    { from, to },
    bars.length > MOST_BARS && `Choose weeks or months, or at most ${MOST_BARS} ${step}s`,
  )
  if (!periods.ok) return periods
  const { now, past } = periods.value
  const inTime = await sales(context, now, { split: 'time', step })
  const parts = split === 'time' ? [] : await sales(context, now, { split, step })
  const pastInTime = await sales(context, past, { split: 'time', step: 'month' })
  const pastParts = split === 'time' ? [] : await sales(context, past, { split, step })
  const byKey = new Map(inTime.map((row) => [row.key, row]))
  const pastByKey = new Map(pastParts.map((row) => [row.key, row]))
  const answer: Report = {
    success: true,
    before: daysOf(past),
    total: totalOf(inTime),
    total_before: totalOf(pastInTime),
    times: bars.map((first) => ({
      first_day: first,
      ...figuresOf(byKey.get(first) ?? nothing),
    })),
    parts: parts
      .toSorted((a, b) => b.taxablePaise - a.taxablePaise)
      .map((row) => ({
        key: row.key,
        name: nameOf(split, row),
        ...figuresOf(row),
        taxable_before: paiseToRupees(pastByKey.get(row.key)?.taxablePaise ?? 0),
      })),
  }
  return ok(answer)
}

const headings = [
  'Orders',
  'Packs',
  'Taxable value',
  'GST',
  'Packs returned',
  'Returned, without GST',
  'Margin, without GST',
  'Taxable value that the margin is known of',
]
const cells = (row: Figures) => [
  row.orders,
  row.units,
  row.taxable,
  row.gst,
  row.returned_units,
  row.returned,
  row.margin,
  row.known,
]

const SPLIT_HEADINGS: Readonly<Record<SalesSplit, string>> = {
  time: 'From',
  seller: 'Seller',
  category: 'Category',
  payment: 'Payment',
}

/** The rows of the report as a file. Sums of all buyers: nobody's data leaves the shop. */
export async function exportSalesReport(context: Context, query: Wanted) {
  const made = await salesReport(context, query)
  if (!made.ok) return made
  const { times, parts, total, total_before: past, before } = made.value
  const rows =
    query.split === 'time'
      ? times.map((row) => [row.first_day, ...cells(row)])
      : parts.map((row) => [row.name, ...cells(row)])
  return ok({
    name: `sales-${query.from}-${query.to}.csv`,
    bytes: sheetCsv([
      [SPLIT_HEADINGS[query.split], ...headings],
      ...rows,
      ['All', ...cells(total)],
      [`All, ${formatIstDate(before.from)} to ${formatIstDate(before.to)}`, ...cells(past)],
    ]),
  })
}
