import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import type { FigureReport } from '@upchar/kernel/figure-reports'
import { paiseToRupees } from '@upchar/kernel/money'
import { barsOf, MOST_BARS } from '@upchar/kernel/report-periods'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import { daysOf, periodsOf } from '../period.ts'
import {
  selectFigures,
  type FigureRow,
  type FigureValues,
} from '../store/figures/select-figures.ts'
import { buyerFigures } from '../store/figures/buyers.ts'
import { kycFigures } from '../store/figures/kyc.ts'
import type { FigureSource } from '../store/figures/model.ts'
import { moneyFigures } from '../store/figures/money.ts'
import { returnFigures } from '../store/figures/returns.ts'
import { searchFigures } from '../store/figures/search.ts'
import { serviceFigures } from '../store/figures/service.ts'

type Figures = Answer<'staffGetFigures'>
type Wanted = { report: FigureReport } & Query<'staffGetFigures'>

const sources: Readonly<Record<FigureReport, FigureSource>> = {
  service: serviceFigures,
  returns: returnFigures,
  kyc: kycFigures,
  search: searchFigures,
  buyers: buyerFigures,
  money: moneyFigures,
}

/** Rows by what they are of, with amounts in rupees. */
function readRows({ columns }: FigureSource, rows: readonly FigureRow[]) {
  const read = (values: FigureValues): FigureValues =>
    values.map((value, i) =>
      value === null || columns[i]?.unit !== 'rupees' ? value : paiseToRupees(value),
    )
  const of = (kind: FigureRow['kind']) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, read(row.values)]))
  return { total: of('all').get('') ?? [], of }
}

/** Of a time in which nothing happened: what counts is 0, what measures has nothing to measure. */
const nothing = ({ columns }: FigureSource): FigureValues =>
  columns.map(({ unit }) => (unit === 'count' || unit === 'rupees' ? 0 : null))

const bySize = ([, a]: [string, FigureValues], [, b]: [string, FigureValues]): number =>
  (b[0] ?? 0) - (a[0] ?? 0)

/** A report of the dashboard, beside the period before (OPS-08). */
export async function showFigures(context: Context, { report, from, to, step }: Wanted) {
  const bars = barsOf(from, to, step)
  const periods = periodsOf(
    { from, to },
    bars.length > MOST_BARS && `Choose weeks or months, or at most ${MOST_BARS} ${step}s`,
  )
  if (!periods.ok) return periods
  const { now, past } = periods.value
  const source = sources[report]
  const current = readRows(source, await selectFigures(context, source, now, step))
  const before = readRows(source, await selectFigures(context, source, past, step))
  const times = current.of('time')
  const answer: Figures = {
    success: true,
    before: daysOf(past),
    columns: source.columns.map(({ key, name, unit, drawn = false }) => ({
      key,
      name,
      unit,
      drawn,
    })),
    total: current.total,
    total_before: before.total,
    times: bars.map((first) => ({
      first_day: first,
      values: times.get(first) ?? nothing(source),
    })),
    splits: source.splits.map(({ name, nameOf }, i) => {
      const earlier = before.of(i)
      return {
        name,
        parts: [...current.of(i)].toSorted(bySize).map(([key, values]) => ({
          key,
          name: nameOf(key),
          values,
          before: earlier.get(key) ?? null,
        })),
      }
    }),
    lists: (await source.lists?.(context, now)) ?? [],
    now: (await source.now?.(context)) ?? [],
  }
  return ok(answer)
}

const UNIT_WORDS = { count: '', rupees: ' (₹)', hours: ' (hours)', percent: ' (%)' } as const
const words = (values: FigureValues): (string | number)[] => values.map((value) => value ?? '')

/** The report as a file. Sums of all buyers: nobody's data leaves the shop. */
export async function exportFigures(context: Context, wanted: Wanted) {
  const made = await showFigures(context, wanted)
  if (!made.ok) return made
  const { columns, total, total_before: past, before, times, splits, lists, now } = made.value
  const heads = columns.map(({ name, unit }) => `${name}${UNIT_WORDS[unit]}`)
  return ok({
    name: `${wanted.report}-${wanted.from}-${wanted.to}.csv`,
    bytes: sheetCsv([
      ['From', ...heads],
      ...times.map((row) => [row.first_day, ...words(row.values)]),
      ['All', ...words(total)],
      [`All, ${formatIstDate(before.from)} to ${formatIstDate(before.to)}`, ...words(past)],
      ...splits.flatMap(({ name, parts }) => [
        [],
        [name, ...heads],
        ...parts.map((part) => [part.name, ...words(part.values)]),
      ]),
      ...lists.flatMap(({ name, rows }) => [
        [],
        [name, 'Times'],
        ...rows.map(({ text, times: many }) => [text, many]),
      ]),
      ...(now.length === 0 ? [] : [[], ['Now', '']]),
      ...now.map(({ name, unit, value }) => [`${name}${UNIT_WORDS[unit]}`, value ?? '']),
    ]),
  })
}
