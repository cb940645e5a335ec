import type { Answer } from '@upchar/contract/schema/endpoints'
import {
  MAILED_REPORT_KEYS,
  MAILED_REPORTS,
  type MailedReport,
} from '@upchar/kernel/report-schedules'
import { staffMay, type StaffRole } from '@upchar/kernel/staff-permissions'
import type { WorkingMember } from '../staff/index.ts'
import type { ListedSchedule } from './store/schedules.ts'
import type { SendRow } from './store/sends.ts'

type One = Answer<'staffGetReportSchedule'>

/** Whether a role may see a report, and so schedule it and be sent it. */
export const maySee = (role: StaffRole, report: MailedReport): boolean =>
  staffMay(role, MAILED_REPORTS[report].permission)

export const reportsOf = (role: StaffRole): MailedReport[] =>
  MAILED_REPORT_KEYS.filter((report) => maySee(role, report))

/** Of each report that a role may see, who may be sent it. */
export const reportsView = (role: StaffRole, members: readonly WorkingMember[]): One['reports'] =>
  reportsOf(role).map((report) => ({
    report,
    people: members
      .filter((member) => maySee(member.role, report))
      .map(({ id, name }) => ({ id, name })),
  }))

export const sendView = ({
  from,
  until,
  state,
  attempts,
  dueAt,
  sentAt,
  mails,
  refused,
  isEmpty,
}: SendRow): One['sends'][number] => ({
  from,
  until,
  state,
  attempts,
  due_at: new Date(dueAt).toISOString(),
  sent_at: sentAt === null ? null : new Date(sentAt).toISOString(),
  mails: state === 'sent' ? mails : null,
  refused,
  is_empty: isEmpty,
})

export function scheduleView(
  row: ListedSchedule,
  members: readonly WorkingMember[],
): One['schedule'] {
  const getting = new Set(
    members.filter(({ role }) => maySee(role, row.report)).map(({ id }) => id),
  )
  return {
    id: row.id,
    version: row.version,
    report: row.report,
    every: row.every,
    on: row.onDay,
    hour: row.hour,
    state: row.state,
    reason: row.reason,
    receivers: row.receivers.map(({ id, name }) => ({ id, name, gets: getting.has(id) })),
    made_by: row.madeBy,
    next_at: row.nextAt?.toISOString() ?? null,
    last: row.last === null ? null : sendView(row.last),
  }
}
