import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { LinkButton } from '@upchar/ui/button'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { DownloadIcon } from '@upchar/ui/icons'
import {
  askedColumns,
  ReportFailed,
  StockAges,
  StockTotals,
  stockSellerColumns,
} from '../../../features/reports/index.ts'
import type { StockReport } from '../../../features/reports/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'What lies in the warehouses now, without what is sold and not packed yet. At price: today’s price of one pack with GST. At cost: the recorded cost without GST, of the shop’s own goods. Days in stock: since the goods came into their warehouse; what came first is taken to be sold first. Asked for: goods on sale of which nothing can be sold, by addresses that wait for an email.'

/** What lies in stock, and what is missing there (OPS-08). */
export function StockReportScreen() {
  const { data, error, isFetching, refetch } = useQuery(question('staffGetStockReport', {}))
  return (
    <Page
      title="Stock report"
      note={NOTE}
      actions={
        <LinkButton look="outline" href="/api/staff/reports/stock/file" download>
          <DownloadIcon size={16} aria-hidden="true" /> Rows as CSV
        </LinkButton>
      }
    >
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

function Tables({ report }: { report: StockReport }) {
  const mayOpen = useMe().may('goods.read')
  const columns = useMemo(() => askedColumns(mayOpen), [mayOpen])
  const { asked_for: asked, sellers } = report
  return (
    <>
      <p className="text-body-sm text-text-muted">As of {formatIstDateTime(report.at)}</p>
      <StockTotals report={report} mayOpen={mayOpen} />
      <DataTable
        label="By seller"
        rows={sellers}
        columns={stockSellerColumns}
        rowId={(row) => String(row.seller_id)}
        instead={
          sellers.length === 0 ? (
            <EmptyState title="Nothing in stock">No goods lie in a warehouse.</EmptyState>
          ) : undefined
        }
      />
      <StockAges ages={report.ages} />
      <DataTable
        label="Sold out, and asked for"
        rows={asked.most}
        columns={columns}
        rowId={(row) => row.sku}
        instead={
          asked.goods === 0 ? (
            <EmptyState title="Nothing is missing">
              Nobody waits for goods that are sold out.
            </EmptyState>
          ) : undefined
        }
      />
      {asked.goods > asked.most.length ? (
        <p className="text-body-sm text-text-muted">
          These are the {asked.most.length} that most wait for, of {plural(asked.goods, 'product')}{' '}
          with {plural(asked.asks, 'request')}.
        </p>
      ) : null}
    </>
  )
}
