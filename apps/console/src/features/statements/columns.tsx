import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { STATEMENT_CHANNELS } from '@upchar/kernel/seller-statements'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { exactRupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { PAYOUT_WORDS, taxName } from './words.ts'
import type { Statement, StatementEntry, StatementTax } from './words.ts'

const statements = columnsFor<Statement>()

export const statementColumns = () =>
  statements.columns([
    statements.accessor('number', {
      id: 'statement',
      header: 'Statement',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <a href={href.statement(row.id)} className="tabular font-medium">
            {row.number}
          </a>
          <span className="block [overflow-wrap:anywhere]">{row.seller.name}</span>
          <span className="block text-caption text-text-hint">
            {formatIstDate(row.from)} to {formatIstDate(row.until)}
          </span>
          {row.dispute === null ? null : <Badge tone="danger">Disputed</Badge>}
        </>
      ),
    }),
    statements.accessor('closed_at', {
      id: 'closed',
      header: 'Closed',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <>
          <When at={row.closed_at} />
          <span className="block text-caption text-text-hint">
            {row.closed_by?.name ?? 'By itself'}, {plural(row.documents, 'document')}
          </span>
        </>
      ),
    }),
    statements.accessor('payout', {
      id: 'payout',
      header: 'Payout',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{exactRupees(row.payout)}</span>
          <span className="block text-caption text-text-hint">of {exactRupees(row.gross)}</span>
          {row.payout === 0 ? null : (
            <span className="block text-caption text-text-muted">
              {PAYOUT_WORDS[row.payout_state]}
            </span>
          )}
        </>
      ),
    }),
  ])

const entries = columnsFor<StatementEntry>()
const amount = (value: number) => (
  <span className="tabular whitespace-nowrap">{exactRupees(value)}</span>
)

/** `orderHref`: where an order's page is; none in the portal. */
export const entryColumns = (orderHref?: (number: string) => string) =>
  entries.columns([
    entries.accessor('number', {
      id: 'document',
      header: 'Document',
      meta: { width: 'w-1/2' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium [overflow-wrap:anywhere]">{row.number}</span>
          <span className="block text-caption text-text-hint">
            {row.kind === 'invoice' ? 'Invoice' : 'Credit note'}, {formatIstDate(row.issued_on)}
          </span>
          {orderHref ? (
            <a href={orderHref(row.order_number)} className="tabular text-caption">
              {row.order_number}
            </a>
          ) : (
            <span className="tabular text-caption">{row.order_number}</span>
          )}
          <span className="block text-caption text-text-hint">
            {STATEMENT_CHANNELS[row.channel]}
          </span>
        </>
      ),
    }),
    entries.accessor('gross', {
      id: 'gross',
      header: 'Gross',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          {amount(row.gross)}
          <span className="block text-caption text-text-hint sm:hidden">
            commission {exactRupees(row.commission)}
          </span>
        </>
      ),
    }),
    entries.accessor('commission', {
      id: 'commission',
      header: 'Commission',
      meta: { align: 'end', from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <>
          {amount(row.commission)}
          <span className="block text-caption text-text-hint">on {exactRupees(row.taxable)}</span>
        </>
      ),
    }),
    entries.accessor('closing_fee', {
      id: 'closing',
      header: 'Closing fee',
      meta: { align: 'end', from: 'lg' },
      cell: ({ getValue }) => amount(getValue()),
    }),
    entries.accessor('gateway_fee', {
      id: 'gateway',
      header: 'Gateway fee',
      meta: { align: 'end', from: 'lg' },
      cell: ({ getValue }) => amount(getValue()),
    }),
  ])

const taxes = columnsFor<StatementTax>()

export const taxColumns = () =>
  taxes.columns([
    taxes.accessor('period', {
      id: 'tax',
      header: 'Tax',
      meta: { width: 'w-1/2' },
      cell: ({ row: { original: row } }) => taxName(row),
    }),
    taxes.accessor('base', {
      id: 'base',
      header: 'Reckoned on',
      meta: { align: 'end', from: 'sm' },
      cell: ({ getValue }) => amount(getValue()),
    }),
    taxes.accessor('tds', {
      id: 'kept',
      header: 'Kept',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) =>
        amount((row.cgst * 100 + row.sgst * 100 + row.igst * 100 + row.tds * 100) / 100),
    }),
  ])
