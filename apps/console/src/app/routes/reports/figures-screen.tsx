import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FIGURE_REPORT_KEYS, FIGURE_REPORTS } from '@upchar/kernel/figure-reports'
import type { FigureReport } from '@upchar/kernel/figure-reports'
import { LinkButton } from '@upchar/ui/button'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { DataTable } from '@upchar/ui/dense/data-table'
import { Panel } from '@upchar/ui/dense/panel'
import { DownloadIcon } from '@upchar/ui/icons'
import {
  figureColumns,
  FigureCharts,
  figureFileHref,
  FigureFilters,
  figureQuery,
  FigureTotals,
  figureWords,
  listColumns,
  readFigureSearch,
  ReportFailed,
  timeName,
} from '../../../features/reports/index.ts'
import type { Figures, FigureSearch } from '../../../features/reports/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** A report of the dashboard: charts, and all figures in tables (OPS-08). */
export function FiguresScreen() {
  const part = usePathPart('report')
  const report = FIGURE_REPORT_KEYS.find((key) => key === part)
  return report === undefined ? <NotFoundScreen /> : <Known key={report} report={report} />
}

function Known({ report }: { report: FigureReport }) {
  const search = useSearchOf(readFigureSearch)
  const query = figureQuery(search)
  const { data, error, isFetching, refetch } = useQuery({
    ...question('staffGetFigures', { params: { report }, query }),
    placeholderData: keepPreviousData,
  })
  const { name, note } = FIGURE_REPORTS[report]
  return (
    <Page
      title={name}
      note={note}
      back={{ href: href.dashboard(search), name: 'Dashboard' }}
      actions={
        <LinkButton look="outline" href={figureFileHref(report, search)} download>
          <DownloadIcon size={16} aria-hidden="true" /> Rows as CSV
        </LinkButton>
      }
    >
      <FigureFilters search={search} hrefOf={(next) => href.figures(report, next)} />
      {error ? (
        <ReportFailed error={error} busy={isFetching} refetch={refetch} />
      ) : data ? (
        <Tables report={report} figures={data} search={search} />
      ) : (
        <Lines count={9} />
      )}
    </Page>
  )
}

function Tables({
  report,
  figures,
  search,
}: {
  report: FigureReport
  figures: Figures
  search: FigureSearch
}) {
  const { step } = figureQuery(search)
  const { columns, times, splits, lists } = figures
  const ofTimes = useMemo(() => figureColumns('Time', columns), [columns])
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <FigureTotals figures={figures} />
        <div className="flex min-w-0 flex-col gap-4">
          <FigureCharts report={report} figures={figures} step={step} />
        </div>
      </div>
      <Standing figures={figures} />
      {splits.map((split) => (
        <Split key={split.name} split={split} columns={columns} />
      ))}
      <DataTable
        label={`By ${step}`}
        rows={times.map(({ first_day: day, values }) => ({
          key: day,
          name: timeName(day, step),
          values,
        }))}
        columns={ofTimes}
        rowId={(row) => row.key}
      />
      {lists.map((list) => (
        <Words key={list.name} list={list} />
      ))}
    </>
  )
}

function Split({
  split: { name, parts },
  columns,
}: {
  split: Figures['splits'][number]
  columns: Figures['columns']
}) {
  const ofParts = useMemo(() => figureColumns(name, columns), [name, columns])
  return (
    <DataTable
      label={`By ${name.toLowerCase()}`}
      rows={parts}
      columns={ofParts}
      rowId={(row) => row.key}
      instead={
        parts.length === 0 ? (
          <EmptyState title="Nothing in this period">Choose other days.</EmptyState>
        ) : undefined
      }
    />
  )
}

function Words({ list: { name, rows } }: { list: Figures['lists'][number] }) {
  const columns = useMemo(() => listColumns(name), [name])
  return rows.length === 0 ? null : (
    <DataTable label={name} rows={rows} columns={columns} rowId={(row) => row.text} />
  )
}

const Standing = ({ figures: { now } }: { figures: Figures }) =>
  now.length === 0 ? null : (
    <Panel title="Now" note="Whatever the days chosen">
      <dl className="flex flex-col gap-2 text-body-sm">
        {now.map(({ name, unit, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd className="font-semibold tabular">{figureWords(unit, value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
