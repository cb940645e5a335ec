import type { RecallClass, RecallOrderedBy } from '@upchar/kernel/recalls'
import { instant } from '../../platform/db/columns.ts'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { offer } from '../catalogue/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { ReportFacts } from './model.ts'

/** A batch, or serial numbers, that must come back from everybody (OPS-05). */
export const recall = pgTable(
  'recall',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The press of the button: pressed again, it is the same recall. */
    requestKey: uuid('request_key').notNull().unique(),
    sku: text('sku').notNull(),
    /** As the goods were called then. */
    title: text('title').notNull(),
    scope: text('scope').$type<'variant' | 'product'>().notNull(),
    /** Offers of the goods then. */
    offerIds: bigint('offer_ids', { mode: 'number' }).array().notNull(),
    /** In capitals; empty: of whatever batch. */
    batch: text('batch').notNull(),
    /** In capitals; empty: the whole batch, or all of the goods. */
    serials: text('serials').array().notNull(),
    class: smallint('class').$type<RecallClass>().notNull(),
    reason: text('reason').notNull(),
    reference: text('reference').notNull(),
    orderedBy: text('ordered_by').$type<RecallOrderedBy>().notNull(),
    /** What buyers are to do. */
    advice: text('advice').notNull(),
    begunBy: text('begun_by')
      .notNull()
      .references(() => staffMember.id),
    begunAt: instant('begun_at').notNull(),
    /** When it turned out to be a mistake: its goods are sold again. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').references(() => staffMember.id),
    withdrawnReason: text('withdrawn_reason').notNull().default(''),
  },
  (t) => [
    index('recall_begun').on(t.begunAt, t.id),
    check(
      'recall_withdrawn',
      sql`num_nulls(${t.withdrawnAt}, ${t.withdrawnBy}) in (0, 2) and (${t.withdrawnAt} is null) = (${t.withdrawnReason} = '')`,
    ),
    check('recall_class', sql`${t.class} between 1 and 3`),
  ],
)

/** What may neither be sold nor leave: asked of every lot and parcel, whenever they came. Goes with a recall that is withdrawn only. */
export const recalledGoods = pgTable(
  'recalled_goods',
  {
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    /** Empty: whatever batch. */
    batchNo: text('batch_no').notNull(),
    /** Empty: the whole batch. */
    serial: text('serial').notNull(),
    recallId: integer('recall_id')
      .notNull()
      .references(() => recall.id),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.batchNo, t.serial] }),
    index('recalled_goods_recall').on(t.recallId),
  ],
)

/** A buyer who is told of a recall, once (OPS-05). Who it is and how to reach them is read from the orders. */
export const recallNotice = pgTable(
  'recall_notice',
  {
    id: uuid('id').primaryKey(),
    recallId: integer('recall_id')
      .notNull()
      .references(() => recall.id),
    /** SHA-256 of the customer's id or the guest's email address: one row a buyer, without naming them. */
    buyer: text('buyer').notNull(),
    toldAt: instant('told_at').notNull(),
    /** The last mail, a reminder too. No foreign key: mails are erased. Null: the order has no address to write to. */
    mailId: uuid('mail_id'),
    mailedAt: instant('mailed_at').notNull(),
    reminders: smallint('reminders').notNull().default(0),
    /** When the buyer pressed that they have read it. */
    acknowledgedAt: instant('acknowledged_at'),
    /** Staff, if they noted it: told by phone, say. */
    acknowledgedBy: text('acknowledged_by').references(() => staffMember.id),
    /** Why staff found that the mail didn't arrive; empty: they haven't. */
    lostBecause: text('lost_because').notNull().default(''),
    /** When a mail told that the recall was a mistake. */
    withdrawnToldAt: instant('withdrawn_told_at'),
  },
  (t) => [
    uniqueIndex('recall_notice_buyer').on(t.recallId, t.buyer),
    check('recall_notice_reminders', sql`${t.reminders} >= 0`),
  ],
)

/** An order with recalled pieces, and the notice that tells its buyer. */
export const recallNoticeOrder = pgTable(
  'recall_notice_order',
  {
    recallId: integer('recall_id')
      .notNull()
      .references(() => recall.id),
    orderId: uuid('order_id').notNull(),
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => recallNotice.id),
  },
  (t) => [
    primaryKey({ columns: [t.recallId, t.orderId] }),
    index('recall_notice_order_order').on(t.orderId),
    index('recall_notice_order_notice').on(t.noticeId),
  ],
)

/** What a recall had reached when it was closed, for the authority (OPS-05). A trigger keeps it as it is; buyers are named by their orders. */
export const recallReport = pgTable('recall_report', {
  recallId: integer('recall_id')
    .primaryKey()
    .references(() => recall.id),
  /** What was done with the goods, and why no more of them are expected. */
  conclusion: text('conclusion').notNull(),
  facts: jsonb('facts').$type<ReportFacts>().notNull(),
  closedBy: text('closed_by')
    .notNull()
    .references(() => staffMember.id),
  closedAt: instant('closed_at').notNull(),
})
