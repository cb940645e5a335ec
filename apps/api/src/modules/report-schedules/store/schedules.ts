import type { MailedReport, ReportRhythm } from '@upchar/kernel/report-schedules'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { and, eq, lte, ne, sql } from '../../../platform/db/sql.ts'
import { reportReceiver, reportSchedule } from '../tables.ts'
import { sendColumns, type SendRow } from './sends.ts'

export type ScheduleRow = typeof reportSchedule.$inferSelect

export type ListedSchedule = Omit<ScheduleRow, 'madeBy'> & {
  madeBy: string
  receivers: { id: string; name: string }[]
  last: SendRow | null
}

const listed = `select s.id, s.version, s.report, s.every, s.on_day as "onDay", s.hour, s.state, s.reason, s.made_at as "madeAt",
    s.next_at as "nextAt", s.ended_at as "endedAt", (select name from staff_member where id = s.made_by) as "madeBy",
    (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by lower(m.name), m.id), '[]')
      from report_receiver r join staff_member m on m.id = r.staff_id where r.schedule_id = s.id) as receivers,
    (select row_to_json(x) from (select ${sendColumns} from report_send d where d.schedule_id = s.id
      order by d.due_at desc, d.from_day desc limit 1) x) as last
  from report_schedule s`

export type ScheduleFilter = { reports: readonly MailedReport[]; state: 'open' | 'ended' }
const filter = `s.report = any($1::text[]) and (s.state = 'ended') = ($2 = 'ended')`

/** A page of schedules of some reports: the next send first, then paused ones; of ended ones the latest first. */
export const selectSchedules = (
  handle: Handle,
  { reports, state, limit, offset }: ScheduleFilter & { limit: number; offset: number },
): Promise<ListedSchedule[]> =>
  queryPrepared(
    handle,
    {
      name: 'report-schedules',
      text: `${listed} where ${filter} order by s.ended_at desc nulls first, s.next_at nulls last, s.made_at, s.id limit $3 offset $4`,
    },
    [reports, state, limit, offset],
  )

export const countSchedules = async (
  handle: Handle,
  { reports, state }: ScheduleFilter,
): Promise<number> =>
  (
    await queryPrepared<{ n: number }>(
      handle,
      {
        name: 'report-schedule-count',
        text: `select count(*)::int as n from (select 1 from report_schedule s where ${filter} limit ${countLimit}) s`,
      },
      [reports, state],
    )
  )[0]?.n ?? 0

export const findSchedule = async (
  handle: Handle,
  id: string,
): Promise<ListedSchedule | undefined> =>
  (
    await queryPrepared<ListedSchedule>(
      handle,
      { name: 'report-schedule-one', text: `${listed} where s.id = $1::uuid` },
      [id],
    )
  )[0]

/** Locked until the transaction ends. */
export async function lockSchedule(tx: Transaction, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await tx
    .select()
    .from(reportSchedule)
    .where(eq(reportSchedule.id, id))
    .for('no key update')
  return row
}

/** Schedules are entered and changed one after the other: two at once can't pass the limit or take one time. */
export const lockTimes = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('report-schedules'))`)
}

/** The times of the schedules that haven't ended. */
export const selectTimes = (
  tx: Transaction,
): Promise<(ReportRhythm & { id: string; report: MailedReport })[]> =>
  tx
    .select({
      id: reportSchedule.id,
      report: reportSchedule.report,
      every: reportSchedule.every,
      on: reportSchedule.onDay,
      hour: reportSchedule.hour,
    })
    .from(reportSchedule)
    .where(ne(reportSchedule.state, 'ended'))

export async function insertSchedule(
  tx: Transaction,
  row: typeof reportSchedule.$inferInsert,
): Promise<void> {
  await tx.insert(reportSchedule).values(row)
}

/** A change of staff. */
export async function updateSchedule(
  tx: Transaction,
  { id, version }: Pick<ScheduleRow, 'id' | 'version'>,
  change: Partial<Omit<ScheduleRow, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(reportSchedule)
    .set({ ...change, version: version + 1 })
    .where(eq(reportSchedule.id, id))
}

export const selectReceivers = async (handle: Handle, scheduleId: string): Promise<string[]> =>
  (
    await handle
      .select({ id: reportReceiver.staffId })
      .from(reportReceiver)
      .where(eq(reportReceiver.scheduleId, scheduleId))
      .orderBy(reportReceiver.staffId)
  ).map(({ id }) => id)

export async function setReceivers(
  tx: Transaction,
  scheduleId: string,
  staffIds: readonly string[],
): Promise<void> {
  await tx.delete(reportReceiver).where(eq(reportReceiver.scheduleId, scheduleId))
  await tx.insert(reportReceiver).values(staffIds.map((staffId) => ({ scheduleId, staffId })))
}

/** Schedules whose report is due. */
export const selectDue = async (handle: Handle, at: Date): Promise<string[]> =>
  (
    await handle
      .select({ id: reportSchedule.id })
      .from(reportSchedule)
      .where(and(eq(reportSchedule.state, 'active'), lte(reportSchedule.nextAt, at)))
      .orderBy(reportSchedule.nextAt, reportSchedule.id)
  ).map(({ id }) => id)

/** Not a change of staff: the version stays. */
export async function setNext(tx: Transaction, id: string, nextAt: Date): Promise<void> {
  await tx.update(reportSchedule).set({ nextAt }).where(eq(reportSchedule.id, id))
}
