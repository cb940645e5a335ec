import { Badge } from '../badge.tsx'
import type { Gallery } from '../gallery.ts'
import { EmptyState } from './data-state.tsx'
import { columnsFor, DataTable, RowLink } from './data-table.tsx'

type Row = { id: string; buyer: string; state: string; orders: number }
const column = columnsFor<Row>()
const columns = column.columns([
  column.accessor('buyer', {
    header: 'Buyer',
    enableSorting: true,
    cell: ({ row }) => <RowLink href="#data-table">{row.original.buyer}</RowLink>,
  }),
  column.accessor('state', {
    header: 'State',
    meta: { from: 'sm' },
    cell: ({ row }) => <Badge tone="warning">{row.original.state}</Badge>,
  }),
  column.accessor('orders', { header: 'Orders', enableSorting: true, meta: { align: 'end' } }),
])
const rows: Row[] = [
  { id: '1', buyer: 'Asha Clinic', state: 'Under review', orders: 0 },
  {
    id: '2',
    buyer:
      'Sree Chitra Tirunal Institute for Medical Sciences and Technology, Department of Pharmacy',
    state: 'Under review',
    orders: 1,
  },
  { id: '3', buyer: 'Bharat Labs', state: 'Verified', orders: 12_482 },
]
const shared = { columns, rowId: ({ id }: Row) => id }

export const gallery: Gallery = {
  title: 'Data table',
  parts: { DataTable, RowLink },
  states: {
    'many, sorted, one row active': (
      <DataTable
        {...shared}
        label="Buyers"
        rows={rows}
        activeId="3"
        sorting={{ column: 'buyer', descending: false }}
        onSort={() => undefined}
      />
    ),
    'one, stale': <DataTable {...shared} label="Stale buyers" rows={rows.slice(2)} stale />,
    loading: <DataTable {...shared} label="Loading buyers" rows={undefined} skeletonRows={3} />,
    empty: (
      <DataTable
        {...shared}
        label="No buyers"
        rows={[]}
        instead={<EmptyState title="No buyer matches" />}
      />
    ),
    'narrow: scrolls sideways': (
      <div className="max-w-64">
        <DataTable {...shared} label="Narrow buyers" rows={rows} />
      </div>
    ),
  },
}
