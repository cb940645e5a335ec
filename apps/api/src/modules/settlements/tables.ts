import type { SettlementKind, SettlementOutcome } from '@upchar/kernel/settlement'
import { instant, paise } from '../../platform/db/columns.ts'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { dispute, payment, refund } from '../payments/tables.ts'
import { staffMember } from '../staff/tables.ts'

/** A transfer of the payment gateway to the shop's bank, with its report recorded whole (CHECKOUT-06). */
export const settlement = pgTable(
  'settlement',
  {
    /** The gateway's: the same settlement again changes nothing. */
    id: text('id').primaryKey(),
    /** In the order of recording, whatever the clock says. */
    nth: integer('nth').generatedAlwaysAsIdentity().unique(),
    amountPaise: paise('amount_paise').notNull(),
    /** The bank's number of the transfer. */
    utr: text('utr').notNull(),
    settledAt: instant('settled_at').notNull(),
    /** Null: the gateway's report was fetched. */
    fileName: text('file_name'),
    recordedBy: text('recorded_by').references(() => staffMember.id),
    recordedAt: instant('recorded_at').notNull(),
    /** Of its lines, which never change: how many there are, and what they add up to. */
    lines: integer('lines').notNull(),
    paidPaise: paise('paid_paise').notNull(),
    refundedPaise: paise('refunded_paise').notNull(),
    feePaise: paise('fee_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
    otherPaise: paise('other_paise').notNull(),
    /** What the bank's statement shows; null: nobody has looked. */
    bankPaise: paise('bank_paise'),
    bankOn: date('bank_on'),
    /** Why the bank received another amount. */
    bankReason: text('bank_reason'),
    bankBy: text('bank_by').references(() => staffMember.id),
    bankAt: instant('bank_at'),
  },
  (t) => [
    index('settlement_settled').on(t.settledAt, t.nth),
    index('settlement_unconfirmed')
      .on(t.settledAt)
      .where(sql`bank_at is null`),
    check(
      'settlement_source',
      sql`num_nonnulls(${t.fileName}, ${t.recordedBy}) in (0, 2) and ${t.amountPaise} >= 0`,
    ),
    check(
      'settlement_bank',
      sql`num_nonnulls(${t.bankPaise}, ${t.bankOn}, ${t.bankBy}, ${t.bankAt}) in (0, 4)
        and (${t.bankReason} is null or ${t.bankAt} is not null)
        and (${t.bankPaise} is null or ${t.bankPaise} = ${t.amountPaise} or ${t.bankReason} is not null)`,
    ),
  ],
)

/** A line of a settlement, with what the shop knows of it. Together they are what was transferred. */
export const settlementLine = pgTable(
  'settlement_line',
  {
    settlementId: text('settlement_id')
      .notNull()
      .references(() => settlement.id),
    line: integer('line').notNull(),
    /** The gateway's id of the payment, refund or adjustment. */
    entityId: text('entity_id').notNull(),
    kind: text('kind').$type<SettlementKind>().notNull(),
    paymentId: text('payment_id').references(() => payment.id),
    refundId: uuid('refund_id').references(() => refund.id),
    disputeId: text('dispute_id').references(() => dispute.id),
    amountPaise: paise('amount_paise').notNull(),
    /** With its GST. */
    feePaise: paise('fee_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
    /** What it adds to the transfer, or takes off. */
    netPaise: paise('net_paise').notNull(),
    outcome: text('outcome').$type<SettlementOutcome>().notNull(),
    clearedBy: text('cleared_by').references(() => staffMember.id),
    clearedAt: instant('cleared_at'),
    clearedReason: text('cleared_reason'),
  },
  (t) => [
    primaryKey({ columns: [t.settlementId, t.line] }),
    index('settlement_line_entity').on(t.entityId),
    uniqueIndex('settlement_line_once')
      .on(t.entityId)
      .where(sql`outcome = 'matched'`),
    index('settlement_line_open')
      .on(t.settlementId, t.line)
      .where(sql`outcome <> 'matched' and cleared_at is null`),
    index('settlement_line_cleared')
      .on(t.clearedAt.desc())
      .where(sql`outcome <> 'matched' and cleared_at is not null`),
    index('settlement_line_dispute')
      .on(t.disputeId)
      .where(sql`dispute_id is not null`),
    check('settlement_line_fee', sql`${t.taxPaise} >= 0 and ${t.feePaise} >= ${t.taxPaise}`),
    check(
      'settlement_line_matched',
      sql`${t.outcome} <> 'matched' or num_nonnulls(${t.paymentId}, ${t.refundId}, ${t.disputeId}) = 1`,
    ),
    check(
      'settlement_line_cleared',
      sql`num_nonnulls(${t.clearedBy}, ${t.clearedAt}, ${t.clearedReason}) in (0, 3)
        and (${t.clearedAt} is null or ${t.outcome} <> 'matched')`,
    ),
  ],
)
