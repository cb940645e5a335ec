import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstEnd } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'

type Row = Answer<'staffListQuotations'>['quotations'][number]
const quotation = columnsFor<Row>()

function Standing({ row }: { row: Row }) {
  const day = formatIstEnd(row.valid_until)
  return (
    <Badge tone={row.is_valid ? 'success' : 'neutral'}>
      {row.is_valid ? `Until ${day}` : `Ended ${day}`}
    </Badge>
  )
}

export const quotationColumns = () =>
  quotation.columns([
    quotation.accessor('number', {
      id: 'quotation',
      header: 'Quotation',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <a
            href={`/api/staff/quotations/${encodeURIComponent(row.id)}/file`}
            target="_blank"
            rel="noopener"
            className="tabular font-medium"
          >
            {row.number}
            <span className="sr-only"> as PDF</span>
          </a>
          <span className="block [overflow-wrap:anywhere]">{row.name}</span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.is_customer ? 'Customer' : 'Guest'}
            {row.po_number === '' ? '' : ` · PO ${row.po_number}`}
          </span>
        </>
      ),
    }),
    quotation.accessor('total', {
      id: 'total',
      header: 'Total',
      meta: { width: 'min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{rupees(row.total)}</span>
          <span className="block text-caption text-text-muted">
            {plural(row.line_count, 'product')} to {row.pincode}
            {row.left_out.length > 0 ? `, ${row.left_out.length} left out` : ''}
          </span>
          <span className="sm:hidden">
            <Standing row={row} />
          </span>
        </>
      ),
    }),
    quotation.accessor('made_at', {
      id: 'made',
      header: 'Made',
      meta: { from: 'sm', width: 'min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <When at={row.made_at} />
          <span className="block">
            <Standing row={row} />
          </span>
        </>
      ),
    }),
  ])
