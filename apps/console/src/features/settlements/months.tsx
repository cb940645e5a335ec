import { DataTable, columnsFor } from '@upchar/ui/dense/data-table'
import { Panel } from '@upchar/ui/dense/panel'
import { rupees } from '../../kit/format.ts'
import type { Month } from './words.ts'

const month = columnsFor<Month>()
const amount = (value: number) => <span className="tabular whitespace-nowrap">{rupees(value)}</span>

const columns = month.columns([
  month.accessor('month', {
    id: 'month',
    header: 'Month',
    cell: ({ getValue }) =>
      new Date(`${getValue()}-15`).toLocaleDateString('en-IN', { month: 'short', year: 'numeric' }),
  }),
  month.accessor('paid', {
    id: 'paid',
    header: 'Payments',
    meta: { align: 'end', from: 'sm' },
    cell: ({ getValue }) => amount(getValue()),
  }),
  month.accessor('refunded', {
    id: 'refunded',
    header: 'Refunds',
    meta: { align: 'end', from: 'sm' },
    cell: ({ getValue }) => amount(getValue()),
  }),
  month.accessor('fees', {
    id: 'fees',
    header: 'Fees',
    meta: { align: 'end' },
    cell: ({ getValue }) => amount(getValue()),
  }),
  month.accessor('gst', {
    id: 'gst',
    header: 'GST on fees',
    meta: { align: 'end' },
    cell: ({ getValue }) => amount(getValue()),
  }),
  month.accessor('other', {
    id: 'other',
    header: 'Other',
    meta: { align: 'end', from: 'lg' },
    cell: ({ getValue }) => amount(getValue()),
  }),
  month.accessor('settled', {
    id: 'settled',
    header: 'Transferred',
    meta: { align: 'end' },
    cell: ({ getValue }) => amount(getValue()),
  }),
])

/** What the gateway transferred and took, month by month, for the books. */
export const Months = ({ months }: { months: readonly Month[] }) =>
  months.length === 0 ? null : (
    <Panel
      title="By month"
      note="Claim the GST on fees from the gateway’s tax invoice of the month, which says the same."
    >
      <DataTable label="By month" rows={months} columns={columns} rowId={(row) => row.month} />
    </Panel>
  )
