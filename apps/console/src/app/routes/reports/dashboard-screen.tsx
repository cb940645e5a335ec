import type { ReactNode } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { FIGURE_REPORT_KEYS, FIGURE_REPORTS } from '@upchar/kernel/figure-reports'
import type { FigureReport } from '@upchar/kernel/figure-reports'
import { BarChart } from '@upchar/ui/dense/bar-chart'
import { Panel } from '@upchar/ui/dense/panel'
import {
  FigureCharts,
  FigureFilters,
  figureQuery,
  figureWords,
  marginWords,
  readFigureSearch,
  ReportFailed,
  timeName,
} from '../../../features/reports/index.ts'
import type { FigureSearch } from '../../../features/reports/index.ts'
import { rupees } from '../../../kit/format.ts'
import { Lines } from '../../../kit/lines.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { Page } from '../../../shell/page/page.tsx'

const NOTE = 'How the shop does, beside as many days before. Each card opens all its figures.'

/** Charts of the shop's reports over one period (OPS-08). */
export function DashboardScreen() {
  const search = useSearchOf(readFigureSearch)
  return (
    <Page title="Dashboard" note={NOTE}>
      <FigureFilters search={search} hrefOf={(next) => href.dashboard(next)} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <SalesCard search={search} />
        {FIGURE_REPORT_KEYS.map((report) => (
          <FigureCard key={report} report={report} search={search} />
        ))}
      </div>
    </Page>
  )
}

type Head = { name: string; now: string; past: string }

/** The figures of a card beside those before, and their charts. */
const Card = ({
  title,
  to,
  heads,
  before,
  children,
}: {
  title: string
  to: string
  heads: readonly Head[]
  before: { from: string; to: string }
  children: ReactNode
}) => (
  <Panel
    title={title}
    action={
      <a href={to} aria-label={`${title}: all figures`} className="text-body-sm">
        All figures
      </a>
    }
  >
    <div className="flex flex-col gap-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {heads.map(({ name, now, past }) => (
          <div key={name}>
            <dt className="text-caption text-text-muted">{name}</dt>
            <dd className="text-h3 font-semibold tabular">{now}</dd>
            <dd className="text-caption text-text-hint tabular">before {past}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className="text-caption text-text-hint">
        Before: {formatIstDate(before.from)} to {formatIstDate(before.to)}
      </p>
    </div>
  </Panel>
)

/** A card whose figures aren’t there: not yet, or they could not be made. */
const Unready = ({
  title,
  answer: { error, isFetching, refetch },
}: {
  title: string
  answer: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
}) => (
  <Panel title={title}>
    {error ? (
      <ReportFailed error={error} busy={isFetching} refetch={refetch} />
    ) : (
      <Lines count={4} />
    )}
  </Panel>
)

function FigureCard({ report, search }: { report: FigureReport; search: FigureSearch }) {
  const query = figureQuery(search)
  const answer = useQuery({
    ...question('staffGetFigures', { params: { report }, query }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = answer
  const { name } = FIGURE_REPORTS[report]
  if (error || !data) return <Unready title={name} answer={answer} />
  const heads = data.columns.flatMap((column, i) =>
    column.drawn
      ? [
          {
            name: column.name,
            now: figureWords(column.unit, data.total[i]),
            past: figureWords(column.unit, data.total_before[i]),
          },
        ]
      : [],
  )
  return (
    <Card title={name} to={href.figures(report, search)} heads={heads} before={data.before}>
      <FigureCharts report={report} figures={data} step={query.step} />
    </Card>
  )
}

function SalesCard({ search }: { search: FigureSearch }) {
  const query = figureQuery(search)
  const answer = useQuery({
    ...question('staffGetSalesReport', { query: { ...query, split: 'time' } }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = answer
  const name = 'Sales and margin'
  if (error || !data) return <Unready title={name} answer={answer} />
  const { total, total_before: past, times, before } = data
  const shown = [
    { key: 'taxable', name: 'Taxable value', words: (of: typeof total) => rupees(of.taxable) },
    { key: 'margin', name: 'Margin', words: marginWords },
  ] as const
  return (
    <Card
      title={name}
      to={href.salesReport(search)}
      before={before}
      heads={shown.map((one) => ({
        name: one.name,
        now: one.words(total),
        past: one.words(past),
      }))}
    >
      {shown.map((one) => (
        <BarChart
          key={one.key}
          label={`${one.name} by ${query.step}`}
          most={`Highest: ${rupees(Math.max(0, ...times.map((row) => row[one.key])))}`}
          bars={times.map((row) => ({
            key: row.first_day,
            name: timeName(row.first_day, query.step),
            value: Math.max(0, row[one.key]),
            text: `${timeName(row.first_day, query.step)}: ${rupees(row[one.key])}`,
          }))}
        />
      ))}
    </Card>
  )
}
