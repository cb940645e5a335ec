import type { MailedReport, ReportRhythm } from '@upchar/kernel/report-schedules'
import { instant } from '../../platform/db/columns.ts'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { staffMember } from '../staff/tables.ts'

/** A report that is sent to members of staff by mail at set times (OPS-08). Rows are never deleted: the audit log refers to them. */
export const reportSchedule = pgTable(
  'report_schedule',
  {
    id: uuid('id').primaryKey(),
    /** Incremented by every change of staff, so that they overwrite only what they have seen. */
    version: integer('version').notNull().default(0),
    report: text('report').$type<MailedReport>().notNull(),
    every: text('every').$type<ReportRhythm['every']>().notNull(),
    /** Day of the week (1 Monday) or of the month; every day: 0. */
    onDay: smallint('on_day').notNull(),
    /** In India. */
    hour: smallint('hour').notNull(),
    state: text('state').$type<'active' | 'paused' | 'ended'>().notNull(),
    /** Why it is paused or ended. */
    reason: text('reason').notNull().default(''),
    madeBy: text('made_by')
      .notNull()
      .references(() => staffMember.id),
    madeAt: instant('made_at').notNull(),
    /** When the next report is due; null: it is paused or ended. */
    nextAt: instant('next_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('report_schedule_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
    index('report_schedule_made_by').on(t.madeBy),
    uniqueIndex('report_schedule_once')
      .on(t.report, t.every, t.onDay, t.hour)
      .where(sql`state <> 'ended'`),
    check(
      'report_schedule_state',
      sql`case ${t.state} when 'active' then ${t.nextAt} is not null and ${t.endedAt} is null and ${t.reason} = ''
        when 'paused' then ${t.nextAt} is null and ${t.endedAt} is null and ${t.reason} <> ''
        when 'ended' then ${t.nextAt} is null and ${t.endedAt} is not null and ${t.reason} <> '' else false end`,
    ),
    check(
      'report_schedule_time',
      sql`${t.hour} between 0 and 23 and case ${t.every} when 'day' then ${t.onDay} = 0
        when 'week' then ${t.onDay} between 1 and 7 when 'month' then ${t.onDay} between 1 and 31 else false end`,
    ),
  ],
)

/** Who is sent a scheduled report, while the member may see it. */
export const reportReceiver = pgTable(
  'report_receiver',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedule.id),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.staffId] }),
    index('report_receiver_staff').on(t.staffId),
  ],
)

/** The report of a schedule and its days: there is one, however many workers find it due. */
export const reportSend = pgTable(
  'report_send',
  {
    scheduleId: uuid('schedule_id').notNull(),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    dueAt: instant('due_at').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'skipped'>().notNull(),
    /** Since it was queued or last sent again. */
    attempts: smallint('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    /** One for each receiver; deleted after a while, as all mails are. */
    mailIds: uuid('mail_ids')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    isEmpty: boolean('is_empty').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.fromDay, t.untilDay] }),
    foreignKey({
      name: 'report_send_schedule',
      columns: [t.scheduleId],
      foreignColumns: [reportSchedule.id],
    }),
    index('report_send_latest').on(t.scheduleId, t.dueAt),
    check('report_send_days', sql`${t.fromDay} <= ${t.untilDay}`),
    check('report_send_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
  ],
)
