import { formatIstDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { daysUntil, hasWaited, nth, waited } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { When } from '../../kit/when.tsx'
import { StateMark, stepName } from './marks.tsx'
import type { KycSearch } from './search.ts'

export type QueueRow = Answer<'staffListKyc'>['applications'][number]

const SLOW_DAYS = 2

function Sent({ row: { submitted_at, times_submitted, state } }: { row: QueueRow }) {
  if (!submitted_at) return <span className="text-text-hint">Not submitted</span>
  const late = state === 'submitted' && hasWaited(submitted_at, SLOW_DAYS)
  return (
    <span className="whitespace-nowrap">
      {state === 'submitted' ? (
        <span className={late ? 'font-semibold text-warning' : undefined}>
          {waited(submitted_at)}
        </span>
      ) : (
        <When at={submitted_at} />
      )}
      {times_submitted > 1 ? (
        <span className="text-text-hint"> · {nth(times_submitted)} time</span>
      ) : null}
    </span>
  )
}

function ValidUntil({ day }: { day: string | null }) {
  if (!day) return <span className="text-text-hint">–</span>
  const left = daysUntil(day)
  return (
    <span className="whitespace-nowrap">
      {formatIstDate(day)}
      {left >= 0 && left <= 30 ? (
        <Badge tone="warning" className="ml-2">
          {left === 0 ? 'today' : `${left} d`}
        </Badge>
      ) : null}
    </span>
  )
}

/** When it was decided, and by whom. */
function Decided({ row: { decided_at: at, decided_by: by } }: { row: QueueRow }) {
  if (!at) return <span className="text-text-hint">–</span>
  return (
    <>
      <span className="whitespace-nowrap">
        <When at={at} />
      </span>
      {by ? <span className="text-caption text-text-hint"> by {by.name}</span> : null}
    </>
  )
}

const column = columnsFor<QueueRow>()

/** The queue's columns; links carry the query, so that the next application is known. */
export const queueColumns = (search: KycSearch) =>
  column.columns([
    column.accessor('business_name', {
      id: 'business',
      header: 'Business',
      enableSorting: true,
      sortDescFirst: false,
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.application(row.id, search)}>
            <span className="line-clamp-2">
              {row.business_name || row.customer.name || row.customer.email}
            </span>
          </RowLink>
          <span className="block text-caption break-all text-text-hint">{row.customer.email}</span>
          <span className="mt-1 flex flex-wrap items-center gap-2 text-caption sm:hidden">
            <StateMark state={row.state} /> <Sent row={row} />
          </span>
        </>
      ),
    }),
    column.accessor('business_type', {
      id: 'type',
      header: 'Type',
      meta: { from: 'lg', below: true },
      cell: ({ row: { original: row } }) => row.business_type.name,
    }),
    column.accessor('is_pharma', {
      id: 'step',
      header: 'Step',
      meta: { from: 'lg', below: true },
      cell: ({ row: { original: row } }) => (
        <span className="whitespace-nowrap">{stepName(row.is_pharma)}</span>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => <StateMark state={row.state} />,
    }),
    column.accessor('submitted_at', {
      id: 'submitted',
      header: 'Waiting',
      enableSorting: true,
      sortDescFirst: false,
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => <Sent row={row} />,
    }),
    column.accessor('decided_at', {
      id: 'decided',
      header: 'Decided',
      meta: { from: 'lg', below: true },
      cell: ({ row: { original: row } }) => <Decided row={row} />,
    }),
    column.accessor('saved_at', {
      id: 'changed',
      header: 'Last change',
      enableSorting: true,
      sortDescFirst: true,
      meta: { from: 'xl' },
      cell: ({ row: { original: row } }) => <When at={row.saved_at} />,
    }),
    column.accessor('valid_until', {
      id: 'valid',
      header: 'Valid until',
      enableSorting: true,
      sortDescFirst: false,
      meta: { from: 'xl', below: true },
      cell: ({ row: { original: row } }) => <ValidUntil day={row.valid_until} />,
    }),
  ])
