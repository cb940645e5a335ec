import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { workingMembers } from '../staff/index.ts'
import { scheduleUnknown } from './errors.ts'
import { countSchedules, findSchedule, selectSchedules } from './store/schedules.ts'
import { selectSends } from './store/sends.ts'
import { maySee, reportsOf, reportsView, scheduleView, sendView } from './view.ts'

type Reader = Pick<Context, 'db'>

/** Schedules of the reports that the caller may see. */
export async function listSchedules(
  { db }: Reader,
  { role }: StaffCaller,
  { state, ...page }: Query<'staffListReportSchedules'>,
): Promise<HandlerResult<'staffListReportSchedules'>> {
  const filter = { reports: reportsOf(role), state }
  const [rows, count, members] = await Promise.all([
    selectSchedules(db, { ...filter, ...rowsOf(page) }),
    countSchedules(db, filter),
    workingMembers(db),
  ])
  return ok({
    success: true,
    schedules: rows.map((row) => scheduleView(row, members)),
    reports: reportsView(role, members),
    ...counted(count),
  })
}

/** A schedule with its latest sends; one of a report that the caller may not see is unknown. */
export async function showSchedule({ db }: Reader, { role }: StaffCaller, id: string) {
  const [row, sends, members] = await Promise.all([
    findSchedule(db, id),
    selectSends(db, id),
    workingMembers(db),
  ])
  if (row === undefined || !maySee(role, row.report)) return scheduleUnknown()
  return ok({
    success: true as const,
    schedule: scheduleView(row, members),
    sends: sends.map(sendView),
    reports: reportsView(role, members),
  })
}
