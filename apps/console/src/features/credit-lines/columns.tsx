import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { CREDIT_STATES } from './words.ts'
import type { CreditRow } from './words.ts'

function State({ row: { state, changed_at: at } }: { row: CreditRow }) {
  const { words, tone } = CREDIT_STATES[state]
  return (
    <>
      <Badge tone={tone} className="whitespace-nowrap">
        {words}
      </Badge>
      <span className="mt-1 block text-caption text-text-hint">
        since <When at={at} />
      </span>
    </>
  )
}

const column = columnsFor<CreditRow>()

export const creditColumns = column.columns([
  column.accessor('customer', {
    id: 'customer',
    header: 'Customer',
    meta: { width: 'w-full min-w-48' },
    cell: ({ row: { original: row } }) => (
      <>
        <a href={href.customer(row.customer.id)} className="font-medium">
          {row.customer.name || row.customer.email || 'Closed account'}
        </a>
        <span className="block [overflow-wrap:anywhere] text-text-muted">{row.lender_name}</span>
        <span className="block [overflow-wrap:anywhere] text-caption text-text-hint">
          applied <When at={row.applied_at} />
          {row.reference === '' ? '' : `, account ${row.reference}`}
        </span>
        {row.reason === '' ? null : (
          <span className="block [overflow-wrap:anywhere] text-caption">
            The lender says: {row.reason}
          </span>
        )}
      </>
    ),
  }),
  column.accessor('owed', {
    id: 'owed',
    header: 'Drawn of the limit',
    meta: { width: 'min-w-40' },
    cell: ({ row: { original: row } }) => (
      <>
        <span className="tabular block">
          {rupees(row.owed)} of {rupees(row.limit)}
        </span>
        <span className="tabular block text-caption text-text-hint">
          {rupees(row.available)} left
          {row.held > 0 ? `, ${rupees(row.held)} set aside` : ''}
        </span>
        <span className="mt-1 block sm:hidden">
          <State row={row} />
        </span>
      </>
    ),
  }),
  column.accessor('state', {
    id: 'state',
    header: 'State',
    meta: { from: 'sm', width: 'min-w-40' },
    cell: ({ row: { original: row } }) => <State row={row} />,
  }),
])
