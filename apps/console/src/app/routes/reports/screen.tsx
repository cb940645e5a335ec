import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { BarChart } from '@upchar/ui/dense/bar-chart'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { DownloadIcon } from '@upchar/ui/icons'
import {
  partColumns,
  readReportSearch,
  ReportDays,
  ReportFailed,
  reportFileHref,
  reportQuery,
  SalesTotals,
  SPLITS,
  STEPS,
  timeColumns,
  timeName,
} from '../../../features/reports/index.ts'
import type { Report, ReportSearch } from '../../../features/reports/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { rupees } from '../../../kit/format.ts'
import { Lines } from '../../../kit/lines.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Goods by the day of their order, without what was cancelled. The margin is what the shop keeps of what didn’t come back: of its own goods the value less their cost, of a seller’s the commission.'

/** Sales of goods by time, seller, category or payment, beside the period before (OPS-08). */
export function SalesReportScreen() {
  const search = useSearchOf(readReportSearch)
  const query = reportQuery(search)
  const answer = useQuery({
    ...question('staffGetSalesReport', { query }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, refetch } = answer
  return (
    <Page
      title="Sales report"
      note={NOTE}
      actions={
        <LinkButton look="outline" href={reportFileHref(search)} download>
          <DownloadIcon size={16} aria-hidden="true" /> Rows as CSV
        </LinkButton>
      }
    >
      <Filters search={search} />
      {error ? (
        <ReportFailed error={error} busy={isFetching} refetch={refetch} />
      ) : data ? (
        <Figures report={data} search={search} />
      ) : (
        <Lines count={9} />
      )}
    </Page>
  )
}

function Filters({ search }: { search: ReportSearch }) {
  const go = useGo()
  const { from, to, step } = reportQuery(search)
  const change = (next: Partial<Record<keyof ReportSearch, string | undefined>>) =>
    go(href.salesReport({ ...search, page: undefined, ...next }), { replace: true })
  return (
    <FilterBar label="Choose the report" clearHref={href.salesReport()}>
      <ReportDays days={{ from, to }} onChange={change} />
      <FilterSelect
        label="By"
        value={step}
        options={STEPS}
        required
        onChange={(chosen) => change({ step: chosen })}
      />
      <FilterSelect
        label="Split"
        value={search.split}
        options={SPLITS}
        onChange={(chosen) => change({ split: chosen })}
      />
    </FilterBar>
  )
}

function Figures({ report, search }: { report: Report; search: ReportSearch }) {
  const { step } = reportQuery(search)
  const times = useMemo(() => timeColumns(step), [step])
  const splitName = SPLITS.find(({ value }) => value === search.split)?.name
  const parts = useMemo(() => partColumns(splitName ?? ''), [splitName])
  const highest = Math.max(0, ...report.times.map(({ taxable }) => taxable))
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <SalesTotals report={report} />
        <BarChart
          label={`Taxable value by ${step}`}
          most={`Highest: ${rupees(highest)}`}
          bars={report.times.map(({ first_day: day, taxable }) => ({
            key: day,
            name: timeName(day, step),
            value: taxable,
            text: `${timeName(day, step)}: ${rupees(taxable)}`,
          }))}
        />
      </div>
      {splitName === undefined ? null : (
        <DataTable
          label={`Sales by ${splitName.toLowerCase()}`}
          rows={report.parts}
          columns={parts}
          rowId={(row) => row.key}
          instead={
            report.parts.length === 0 ? (
              <EmptyState title="Nothing sold">No goods were ordered in this period.</EmptyState>
            ) : undefined
          }
        />
      )}
      <DataTable
        label={`Sales by ${step}`}
        rows={report.times}
        columns={times}
        rowId={(row) => row.first_day}
      />
    </>
  )
}
