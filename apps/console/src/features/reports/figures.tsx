import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FigureReport, FigureUnit } from '@upchar/kernel/figure-reports'
import type { ReportStep } from '@upchar/kernel/report-periods'
import { plural } from '@upchar/kernel/text'
import { BarChart } from '@upchar/ui/dense/bar-chart'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count, exactRupees } from '../../kit/format.ts'
import { timeName } from './columns.tsx'
import { Totals } from './totals.tsx'

export type Figures = Answer<'staffGetFigures'>
type Column = Figures['columns'][number]
type Values = Figures['total']
type List = Figures['lists'][number]
/** A row of any of the tables: a time or a part. */
type FigureRow = { key: string; name: string; values: Values; before?: Values | null }

/** "3.5 hours", "71%", "₹120.00"; "–" where there was nothing to measure. */
export function figureWords(unit: FigureUnit, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (unit === 'rupees') return exactRupees(value)
  if (unit === 'hours') return plural(value, 'hour')
  return unit === 'percent' ? `${count(value)}%` : count(value)
}

/** Two figures of one name are told apart by what they count in. */
const headOf = ({ name, unit }: Column): string => (unit === 'percent' ? `${name}, %` : name)

export const FigureTotals = ({
  figures: { columns, total, total_before: past, before },
}: {
  figures: Figures
}) => (
  <Totals
    before={before}
    rows={columns.map((column, i) => ({
      name: headOf(column),
      now: figureWords(column.unit, total[i]),
      past: figureWords(column.unit, past[i]),
    }))}
  />
)

/** The figures that are told best by a chart, each over time; a table has all of them. */
export const FigureCharts = ({
  report,
  figures: { columns, times },
  step,
}: {
  report: FigureReport
  figures: Figures
  step: ReportStep
}) =>
  columns.map((column, i) => {
    if (!column.drawn) return null
    const values = times.map((row) => row.values[i] ?? null)
    const most = Math.max(0, ...values.map((value) => value ?? 0))
    return (
      <BarChart
        key={`${report} ${column.key}`}
        label={`${headOf(column)} by ${step}`}
        most={`Highest: ${figureWords(column.unit, most)}`}
        bars={times.map(({ first_day: day }, at) => ({
          key: day,
          name: timeName(day, step),
          value: values[at] ?? 0,
          text: `${timeName(day, step)}: ${figureWords(column.unit, values[at])}`,
        }))}
      />
    )
  })

const rows = columnsFor<FigureRow>()
/** A column for each figure; in a narrow window all but the first go below the name, those that aren’t 0. */
export const figureColumns = (name: string, columns: readonly Column[]) =>
  rows.columns([
    rows.accessor('name', {
      id: 'name',
      header: name,
      meta: { width: 'w-2/3 sm:w-1/4' },
      cell: ({ getValue }) => (
        <span className="font-medium [overflow-wrap:anywhere]">{getValue()}</span>
      ),
    }),
    ...columns.map((column, i) =>
      rows.accessor((row) => row.values[i] || '', {
        id: column.key,
        header: headOf(column),
        meta: i === 0 ? { align: 'end' } : { align: 'end', from: 'sm', below: true },
        cell: ({ row: { original: row } }) => (
          <>
            <span className="tabular">{figureWords(column.unit, row.values[i])}</span>
            {row.before ? (
              <span className="block text-caption text-text-hint tabular max-sm:hidden">
                before {figureWords(column.unit, row.before[i])}
              </span>
            ) : null}
          </>
        ),
      }),
    ),
  ])

const listed = columnsFor<List['rows'][number]>()
export const listColumns = (name: string) =>
  listed.columns([
    listed.accessor('text', {
      id: 'text',
      header: name,
      meta: { width: 'w-2/3 min-w-32' },
      cell: ({ getValue }) => <span className="[overflow-wrap:anywhere]">{getValue()}</span>,
    }),
    listed.accessor('times', {
      id: 'times',
      header: 'Times',
      meta: { align: 'end' },
      cell: ({ getValue }) => count(getValue()),
    }),
  ])
