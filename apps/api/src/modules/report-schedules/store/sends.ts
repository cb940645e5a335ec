import { mostAttempts } from '../../../platform/jobs/jobs.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { and, eq, sql } from '../../../platform/db/sql.ts'
import { reportSend } from '../tables.ts'

/** The days of a schedule: a report is sent once for them. */
export type SendKey = { scheduleId: string; from: string; until: string }

/** As the console lists it; instants as PostgreSQL writes them in JSON. */
export type SendRow = {
  from: string
  until: string
  state: 'waiting' | 'sent' | 'skipped' | 'failed'
  attempts: number
  dueAt: string
  sentAt: string | null
  mails: number
  refused: number
  isEmpty: boolean
}

export const sendColumns = `d.from_day::text as "from", d.until_day::text as "until", d.attempts, d.due_at as "dueAt", d.sent_at as "sentAt",
    case when d.state = 'waiting' and d.attempts >= ${mostAttempts} then 'failed' else d.state end as state,
    cardinality(d.mail_ids) as mails, d.is_empty as "isEmpty",
    (select count(*)::int from mail_message m where m.id = any(d.mail_ids) and m.refused_because <> '') as refused`

/** The latest sends of a schedule. */
export const selectSends = async (handle: Handle, scheduleId: string): Promise<SendRow[]> =>
  (
    await queryPrepared<{ send: SendRow }>(
      handle,
      {
        name: 'report-sends',
        text: `select row_to_json(x) as send from (select ${sendColumns} from report_send d where d.schedule_id = $1::uuid
          order by d.due_at desc, d.from_day desc limit 50) x`,
      },
      [scheduleId],
    )
  ).map(({ send }) => send)

const isOne = ({ scheduleId, from, until }: SendKey) =>
  and(
    eq(reportSend.scheduleId, scheduleId),
    eq(reportSend.fromDay, from),
    eq(reportSend.untilDay, until),
  )

/** False: these days were queued before. */
export async function insertSend(
  tx: Transaction,
  { scheduleId, from, until }: SendKey,
  dueAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(reportSend)
    .values({ scheduleId, fromDay: from, untilDay: until, dueAt, state: 'waiting' })
    .onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

/** Notes that an attempt begins, so that staff see it also if the process is killed; false: nothing waits. */
export async function beginAttempt(handle: Handle, key: SendKey): Promise<boolean> {
  const { rowCount } = await handle
    .update(reportSend)
    .set({ attempts: sql`${reportSend.attempts} + 1` })
    .where(and(isOne(key), eq(reportSend.state, 'waiting')))
  return (rowCount ?? 0) > 0
}

/** Locked until the transaction ends. */
export async function lockSend(tx: Transaction, key: SendKey) {
  const [row] = await tx.select().from(reportSend).where(isOne(key)).for('update')
  return row
}

export async function updateSend(
  tx: Transaction,
  key: SendKey,
  change: Partial<
    Pick<typeof reportSend.$inferSelect, 'state' | 'attempts' | 'sentAt' | 'mailIds' | 'isEmpty'>
  >,
): Promise<void> {
  await tx.update(reportSend).set(change).where(isOne(key))
}

/** Of a schedule that is paused or ended, what isn't sent yet never is. */
export async function skipWaiting(tx: Transaction, scheduleId: string): Promise<void> {
  await tx
    .update(reportSend)
    .set({ state: 'skipped' })
    .where(and(eq(reportSend.scheduleId, scheduleId), eq(reportSend.state, 'waiting')))
}

/** Whether it was abandoned. */
export const hasFailed = ({ state, attempts }: { state: string; attempts: number }): boolean =>
  state === 'waiting' && attempts >= mostAttempts
