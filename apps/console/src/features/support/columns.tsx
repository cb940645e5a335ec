import { COMPLAINT_STATE_NAMES } from '@upchar/kernel/complaints'
import { TICKET_KIND_NAMES } from '@upchar/kernel/tickets'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import type { TicketSearch } from './search.ts'
import { dueWords, senderName, STATE_NAMES } from './words.ts'
import type { TicketRow } from './words.ts'

/** Days of a complaint's month that are left without a hurry. */
const QUIET_DAYS = 7

const dueTone = (due: string, isLate: boolean): BadgeTone =>
  isLate ? 'danger' : Date.parse(due) - Date.now() > QUIET_DAYS * 86_400_000 ? 'info' : 'warning'

/** The state; while the sender waits, the time that is left of the promise, and who has a complaint. */
export function TicketMark({ ticket: { state, due_at: due, complaint } }: { ticket: TicketRow }) {
  if (due !== null) {
    const { text, isLate } = dueWords(due)
    return (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={dueTone(due, isLate)} className="whitespace-nowrap">
          {text}
        </Badge>
        {complaint !== null && complaint.state !== 'received' ? (
          <Badge tone={complaint.state === 'escalated' ? 'warning' : 'neutral'}>
            {COMPLAINT_STATE_NAMES[complaint.state]}
          </Badge>
        ) : null}
      </span>
    )
  }
  return (
    <Badge tone={state === 'answered' ? 'success' : 'neutral'} className="whitespace-nowrap">
      {STATE_NAMES[state]}
    </Badge>
  )
}

const Assignee = ({ row }: { row: TicketRow }) =>
  row.assignee === null ? (
    <span className="text-text-hint">Nobody</span>
  ) : (
    <span title={row.assignee.email}>{row.assignee.name}</span>
  )

const column = columnsFor<TicketRow>()

export const ticketColumns = (search: TicketSearch) =>
  column.columns([
    column.accessor('subject', {
      id: 'subject',
      header: 'About',
      meta: { width: 'w-3/5 min-w-56' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.ticket(row.id, search)}>
            <span className="line-clamp-2">{row.subject}</span>
          </RowLink>
          <span className="block text-caption text-text-hint">
            <span className="tabular">{row.number}</span> · {TICKET_KIND_NAMES[row.kind]}
          </span>
          <span className="mt-1 block sm:hidden">
            <TicketMark ticket={row} />
          </span>
        </>
      ),
    }),
    column.accessor('name', {
      id: 'name',
      header: 'From',
      meta: { from: 'sm', below: true, width: 'w-2/5 min-w-40' },
      cell: ({ row: { original: row } }) => <span className="line-clamp-2">{senderName(row)}</span>,
    }),
    column.accessor('created_at', {
      id: 'created',
      header: 'Received',
      meta: { from: 'lg', below: true },
      cell: ({ getValue }) => <When at={getValue()} />,
    }),
    column.accessor('assignee', {
      id: 'assignee',
      header: 'Looked after by',
      meta: { from: 'lg', below: true, width: 'min-w-36' },
      cell: ({ row: { original: row } }) => <Assignee row={row} />,
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => <TicketMark ticket={row} />,
    }),
  ])
