import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import type { ReturnSearch } from './search.ts'
import { nextStep, returnTone } from './words.ts'
import type { ReturnRow } from './words.ts'

type Mark = Pick<ReturnRow, 'state' | 'replacement_stopped' | 'label'>

export const ReturnMark = ({ one }: { one: Mark }) => (
  <Badge tone={returnTone(one)} className="whitespace-nowrap">
    {one.label}
  </Badge>
)

const column = columnsFor<ReturnRow>()

export const returnColumns = (search: ReturnSearch) =>
  column.columns([
    column.accessor('number', {
      id: 'number',
      header: 'Return',
      meta: { width: 'w-2/5 min-w-56' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.return(row.id, search)}>
            <span className="tabular">{row.number}</span>
          </RowLink>
          <span className="line-clamp-2 text-caption text-text-hint">{row.reason}</span>
          <span className="mt-1 block sm:hidden">
            <ReturnMark one={row} />
          </span>
        </>
      ),
    }),
    column.accessor('buyer', {
      id: 'buyer',
      header: 'Buyer',
      meta: { from: 'sm', below: true, width: 'w-1/4 min-w-40' },
      cell: ({ getValue }) => <span className="line-clamp-2">{getValue()}</span>,
    }),
    column.accessor('seller', {
      id: 'seller',
      header: 'Seller',
      meta: { from: 'lg', below: true, width: 'w-1/4 min-w-40' },
      cell: ({ getValue }) => <span className="line-clamp-2">{getValue()}</span>,
    }),
    column.accessor('opened_at', {
      id: 'opened',
      header: 'Asked for',
      meta: { from: 'lg', below: true },
      cell: ({ getValue }) => <When at={getValue()} />,
    }),
    column.display({
      id: 'next',
      header: 'Next',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <span className="whitespace-nowrap">
          {nextStep(row)}
          {row.to_pay > 0 ? ` ${rupees(row.to_pay)}` : ''}
        </span>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => <ReturnMark one={row} />,
    }),
  ])
