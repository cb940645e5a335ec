import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { href } from '../../shell/hrefs.ts'
import type { MessageSearch } from './search.ts'
import { PARTNERS, sizeWords } from './words.ts'
import type { MessageRow } from './words.ts'

export function MessageMark({ message }: { message: Pick<MessageRow, 'settled_at'> }) {
  return message.settled_at === null ? (
    <Badge tone="warning">Open</Badge>
  ) : (
    <Badge tone="success" className="whitespace-nowrap">
      Dealt with
    </Badge>
  )
}

const Settled = ({ row }: { row: MessageRow }) =>
  row.settled_at === null ? null : (
    <>
      <span className="line-clamp-2 [overflow-wrap:anywhere]" title={row.note}>
        {row.note}
      </span>
      <span className="block text-caption text-text-hint">
        {row.settled_by?.name ?? 'Staff'}, {formatIstDateTime(row.settled_at)}
      </span>
    </>
  )

const column = columnsFor<MessageRow>()

export const messageColumns = (search: MessageSearch) =>
  column.columns([
    column.accessor('received_at', {
      id: 'received',
      header: 'Received',
      meta: { width: 'min-w-44' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.unreadMessage(row.id, search)}>
            <span className="whitespace-nowrap">{formatIstDateTime(row.received_at)}</span>
          </RowLink>
          <span className="mt-1 block text-caption text-text-hint sm:hidden">
            {PARTNERS[row.partner]} · {sizeWords(row.size)}
          </span>
          <span className="mt-1 block sm:hidden">
            <MessageMark message={row} />
          </span>
          <span className="mt-1 block lg:hidden">
            <Settled row={row} />
          </span>
        </>
      ),
    }),
    column.accessor('partner', {
      id: 'partner',
      header: 'From',
      meta: { from: 'sm', width: 'min-w-36' },
      cell: ({ getValue }) => PARTNERS[getValue()],
    }),
    column.accessor('size', {
      id: 'size',
      header: 'Size',
      meta: { from: 'sm', align: 'end' },
      cell: ({ getValue }) => <span className="whitespace-nowrap">{sizeWords(getValue())}</span>,
    }),
    column.accessor('settled_at', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => <MessageMark message={row} />,
    }),
    column.accessor('note', {
      id: 'note',
      header: 'What was found',
      meta: { from: 'lg', width: 'w-1/2 min-w-48' },
      cell: ({ row: { original: row } }) => <Settled row={row} />,
    }),
  ])
