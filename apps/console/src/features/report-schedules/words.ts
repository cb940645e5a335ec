import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate, formatIstDateTime, weekday } from '@upchar/kernel/dates'
import { MAILED_REPORTS } from '@upchar/kernel/report-schedules'
import type { MailedReport, ReportRhythm } from '@upchar/kernel/report-schedules'
import { plural } from '@upchar/kernel/text'
import type { BadgeTone } from '@upchar/ui/badge'
import { listSearch } from '../../kit/list-search.ts'

type One = Answer<'staffGetReportSchedule'>
export type Schedule = One['schedule']
export type Send = One['sends'][number]
export type Reports = One['reports']

export const readScheduleSearch = listSearch({ state: ['ended'] } as const)

export const reportName = (report: MailedReport): string => MAILED_REPORTS[report].name

/** Names of 1 Monday to 7 Sunday. 30 November 2026 is a Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((on) => ({
  value: on,
  name: weekday(on === 1 ? '2026-11-30' : `2026-12-0${on - 1}`),
}))
/** "9:00 AM". */
export const hourName = (hour: number): string => {
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${half}`
}

/** "Every month on day 31, or the last, at 9:00 AM". */
export function rhythmWords({ every, on, hour }: ReportRhythm): string {
  const at = `at ${hourName(hour)}`
  if (every === 'day') return `Every day ${at}`
  if (every === 'week') return `Every ${WEEKDAYS[on - 1]?.name ?? 'week'} ${at}`
  return `Every month on day ${on}${on > 28 ? ', or the last,' : ''} ${at}`
}

/** Which days a report is of. */
export const PERIOD_WORDS: Readonly<Record<ReportRhythm['every'], string>> = {
  day: 'It is of the day before.',
  week: 'It is of the last whole week, Monday to Sunday.',
  month: 'It is of the month before.',
}

export const daysWords = ({ from, until }: Pick<Send, 'from' | 'until'>): string =>
  from === until ? formatIstDate(from) : `${formatIstDate(from)} to ${formatIstDate(until)}`

/** Where a report of some days stands. */
export function sendWords(send: Send): { words: string; tone: BadgeTone } {
  const { state, attempts, mails, refused } = send
  if (state === 'failed') return { words: `Failed ${plural(attempts, 'time')}`, tone: 'danger' }
  if (state === 'skipped') return { words: 'Not sent: paused or ended', tone: 'neutral' }
  if (state === 'waiting')
    return attempts === 0
      ? { words: 'Waits', tone: 'info' }
      : { words: `Failed ${plural(attempts, 'time')}, is tried again`, tone: 'warning' }
  if (refused > 0)
    return { words: `${plural(refused, 'address', 'addresses')} refused`, tone: 'danger' }
  return mails === 0
    ? { words: 'Nobody may get it', tone: 'warning' }
    : { words: `Sent to ${mails ?? 0}`, tone: 'success' }
}

/** When, and whether there was anything. */
export const sentWords = ({ sent_at: at, is_empty: isEmpty }: Send): string =>
  at === null ? '' : `${formatIstDateTime(at)}${isEmpty ? ' · nothing to report' : ''}`

export const receiverNames = (receivers: Schedule['receivers']): string =>
  receivers.map(({ name, gets }) => (gets ? name : `${name} (may not get it)`)).join(', ')
