import { businessType } from '@upchar/kernel/business-types'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { phoneText } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import type { CustomerSearch } from './search.ts'

export type CustomerRow = Answer<'staffListCustomers'>['customers'][number]

/** A customer's name or email; a closed account has neither. */
export const customerName = ({ name, email }: { name: string; email: string }): string =>
  name || email || 'Closed account'
const Dash = () => <span className="text-text-hint">–</span>

function NameCell({ row, search }: { row: CustomerRow; search: CustomerSearch }) {
  return (
    <>
      <RowLink href={href.customer(row.id, search)}>{customerName(row)}</RowLink>
      {row.is_closed ? <Badge className="ml-2">Closed</Badge> : null}
      {row.is_blocked ? (
        <Badge tone="danger" className="ml-2">
          Blocked
        </Badge>
      ) : null}
      {row.name && row.email ? (
        <span className="block text-caption break-all text-text-hint">{row.email}</span>
      ) : null}
    </>
  )
}

const BusinessCell = ({ name }: { name: string }) =>
  name ? (
    <span className="line-clamp-2" title={name}>
      {name}
    </span>
  ) : (
    <Dash />
  )

const column = columnsFor<CustomerRow>()

export const customerColumns = (search: CustomerSearch) =>
  column.columns([
    column.accessor('email', {
      id: 'email',
      header: 'Customer',
      enableSorting: true,
      sortDescFirst: false,
      meta: { width: 'w-2/5 min-w-48' },
      cell: ({ row }) => <NameCell row={row.original} search={search} />,
    }),
    column.accessor('business_name', {
      id: 'business',
      header: 'Business',
      enableSorting: true,
      sortDescFirst: false,
      meta: { from: 'sm', below: true, width: 'w-3/5 min-w-48' },
      cell: ({ getValue }) => <BusinessCell name={getValue()} />,
    }),
    column.accessor('business_type', {
      id: 'type',
      header: 'Type',
      meta: { from: 'xl', below: true, width: 'min-w-40' },
      cell: ({ getValue }) => businessType(getValue() ?? 0)?.name ?? <Dash />,
    }),
    column.accessor('phone', {
      id: 'phone',
      header: 'Phone',
      meta: { from: 'lg', below: true },
      cell: ({ getValue }) => (
        <span className="tabular whitespace-nowrap">{phoneText(getValue()) || <Dash />}</span>
      ),
    }),
    column.accessor('gst', {
      id: 'gst',
      header: 'GST number',
      meta: { from: 'xl', below: true },
      cell: ({ getValue }) => (
        <span className="tabular text-caption">{getValue() || <Dash />}</span>
      ),
    }),
    column.accessor('created_at', {
      id: 'created',
      header: 'Since',
      enableSorting: true,
      sortDescFirst: true,
      meta: { from: 'lg', below: true },
      cell: ({ getValue }) => <When at={getValue()} />,
    }),
    column.accessor('last_signed_in_at', {
      id: 'seen',
      header: 'Last sign-in',
      enableSorting: true,
      sortDescFirst: true,
      meta: { from: 'sm', below: true },
      cell: ({ getValue }) => {
        const at = getValue()
        return at ? <When at={at} /> : <Dash />
      },
    }),
  ])
