import type { ReactNode } from 'react'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { href } from '../../shell/hrefs.ts'
import { daysWords, receiverNames, reportName, rhythmWords, sendWords, sentWords } from './words.ts'
import type { Schedule, Send } from './words.ts'

export function SendMark({ send }: { send: Send }) {
  const { words, tone } = sendWords(send)
  return <Badge tone={tone}>{words}</Badge>
}

export function ScheduleMark({ schedule: { state } }: { schedule: Schedule }) {
  if (state === 'active') return <Badge tone="success">Active</Badge>
  return state === 'paused' ? (
    <Badge tone="warning">Paused</Badge>
  ) : (
    <Badge tone="neutral">Ended</Badge>
  )
}

const Next = ({ schedule }: { schedule: Schedule }) =>
  schedule.next_at === null ? (
    <>
      <ScheduleMark schedule={schedule} />
      <span className="block text-caption [overflow-wrap:anywhere] text-text-muted">
        {schedule.reason}
      </span>
    </>
  ) : (
    <span className="tabular block">{formatIstDateTime(schedule.next_at)}</span>
  )

const Last = ({ send }: { send: Send | null }) =>
  send === null ? (
    <span className="text-text-hint">Not sent yet</span>
  ) : (
    <>
      <SendMark send={send} />
      <span className="block text-caption text-text-muted">{sentWords(send)}</span>
    </>
  )

const schedules = columnsFor<Schedule>()

export const scheduleColumns = schedules.columns([
  schedules.accessor('report', {
    id: 'report',
    header: 'Report',
    meta: { width: 'w-1/2 min-w-48' },
    cell: ({ row: { original: row } }) => (
      <>
        <RowLink href={href.scheduledReport(row.id)}>{reportName(row.report)}</RowLink>
        <span className="block text-caption text-text-muted">{rhythmWords(row)}</span>
        <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
          To {receiverNames(row.receivers)}
        </span>
        <span className="mt-2 block sm:hidden">
          <span className="block text-caption text-text-hint">Next</span>
          <Next schedule={row} />
          <span className="mt-1 block text-caption text-text-hint">Last</span>
          <Last send={row.last} />
        </span>
      </>
    ),
  }),
  schedules.accessor('next_at', {
    id: 'next',
    header: 'Next',
    meta: { from: 'sm', width: 'min-w-36' },
    cell: ({ row: { original: row } }) => <Next schedule={row} />,
  }),
  schedules.accessor('last', {
    id: 'last',
    header: 'Last',
    meta: { from: 'sm', width: 'min-w-36' },
    cell: ({ row: { original: row } }) => <Last send={row.last} />,
  }),
])

const sends = columnsFor<Send>()

/** `again` is the button that tries an abandoned one again. */
export const sendColumns = (again: (send: Send) => ReactNode) =>
  sends.columns([
    sends.accessor('from', {
      id: 'days',
      header: 'Days',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: send } }) => (
        <>
          <span className="block">{daysWords(send)}</span>
          <span className="block text-caption text-text-hint">
            Due {formatIstDateTime(send.due_at)}
          </span>
        </>
      ),
    }),
    sends.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { width: 'w-1/2 min-w-36' },
      cell: ({ row: { original: send } }) => (
        <>
          <SendMark send={send} />
          <span className="block text-caption text-text-muted">{sentWords(send)}</span>
          {send.state === 'failed' ? again(send) : null}
        </>
      ),
    }),
  ])
