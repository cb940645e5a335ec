import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import {
  readServiceSearch,
  ReasonsTable,
  ReportDays,
  ReportFailed,
  serviceColumns,
  serviceQuery,
  ServiceTotals,
} from '../../../features/reports/index.ts'
import type { ServiceReport } from '../../../features/reports/index.ts'
import { FilterBar } from '../../../kit/filter-bar.tsx'
import { Lines } from '../../../kit/lines.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Parcels by the last day that was promised, packs by the day of their order, returns by the day on which they were asked for, KYC by the day of the decision. What the shop cancelled because it had no goods wasn’t supplied.'

/** Whether promises are kept and goods supplied, why goods come back, and how long KYC takes (OPS-08). */
export function ServiceReportScreen() {
  const search = useSearchOf(readServiceSearch)
  const query = serviceQuery(search)
  const go = useGo()
  const { data, error, isFetching, refetch } = useQuery({
    ...question('staffGetServiceReport', { query }),
    placeholderData: keepPreviousData,
  })
  const change = (next: { from?: string | undefined; to?: string | undefined }) =>
    go(href.serviceReport({ ...search, ...next }), { replace: true })
  return (
    <Page
      title="Service report"
      note={NOTE}
      actions={
        <LinkButton look="outline" href={href.figures('service', query)}>
          Over time
        </LinkButton>
      }
    >
      <FilterBar label="Choose the report" clearHref={href.serviceReport()}>
        <ReportDays days={query} onChange={change} />
      </FilterBar>
      {error ? (
        <ReportFailed error={error} busy={isFetching} refetch={refetch} />
      ) : data ? (
        <Tables report={data} />
      ) : (
        <Lines count={9} />
      )}
    </Page>
  )
}

function Tables({ report }: { report: ServiceReport }) {
  const ofSellers = useMemo(() => serviceColumns(), [])
  return (
    <>
      <ServiceTotals report={report} />
      <DataTable
        label="By seller"
        rows={report.sellers}
        columns={ofSellers}
        rowId={(row) => String(row.seller_id)}
        instead={
          report.sellers.length === 0 ? (
            <EmptyState title="Nothing ordered or due">
              No goods were ordered and no parcel was due in this period.
            </EmptyState>
          ) : undefined
        }
      />
      <ReasonsTable returns={report.returns} />
    </>
  )
}
