import { formatIstDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'

export type Entry = Answer<'staffListScheduleH1'>['entries'][number]

const quantityWords = (quantity: number): string =>
  quantity < 0 ? `−${count(-quantity)}` : count(quantity)

const Batch = ({ row }: { row: Entry }) => (
  <>
    <span className="tabular [overflow-wrap:anywhere]">{row.batch}</span>
    {row.expires_on === null ? null : (
      <span className="block text-caption text-text-hint">
        expires {formatIstDate(row.expires_on)}
      </span>
    )}
  </>
)

const table = columnsFor<Entry>()

export const entryColumns = () =>
  table.columns([
    table.accessor('drug', {
      id: 'drug',
      header: 'Drug',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{row.drug}</span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {formatIstDate(row.date)} · {row.document}
          </span>
          <span className="block sm:hidden">
            <span className="tabular">{quantityWords(row.quantity)} of </span>
            <Batch row={row} />
          </span>
          <span className="block text-caption text-text-muted [overflow-wrap:anywhere]">
            {row.seller}
            {row.warehouse === '' ? '' : `, ${row.warehouse}`}
          </span>
        </>
      ),
    }),
    table.accessor('buyer', {
      id: 'buyer',
      header: 'Buyer',
      meta: { width: 'w-1/3 min-w-28' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="[overflow-wrap:anywhere]">{row.buyer}</span>
          <span className="block text-caption text-text-muted [overflow-wrap:anywhere]">
            {row.licence === '' ? 'No licence recorded' : row.licence}
          </span>
          <a href={href.order(row.order_number)} className="tabular whitespace-nowrap">
            {row.order_number}
          </a>
        </>
      ),
    }),
    table.accessor('batch', {
      id: 'batch',
      header: 'Batch',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => <Batch row={row} />,
    }),
    table.accessor('quantity', {
      id: 'quantity',
      header: 'Quantity',
      meta: { align: 'end', from: 'sm' },
      cell: ({ getValue }) => <span className="tabular">{quantityWords(getValue())}</span>,
    }),
  ])
