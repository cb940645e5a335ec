import { check, date, index, pgTable, text, uniqueIndex, uuid } from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'
import { refund } from '../payments/tables.ts'
import { orderReturn } from '../returns/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { ReturnedState } from './model.ts'

/** A transfer of staff to a buyer that the bank sent back, such as from a closed account (RET-04). */
export const returnedTransfer = pgTable(
  'returned_transfer',
  {
    /** The press of the button: pressed again, it is answered with the same record. */
    id: uuid('id').primaryKey(),
    /** What it paid: cash of a return, or a refund. */
    returnId: uuid('return_id').references(() => orderReturn.id),
    refundId: uuid('refund_id').references(() => refund.id),
    /** The bank's number of the transfer that came back. */
    bankReference: text('bank_reference').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    returnedOn: date('returned_on').notNull(),
    /** As the bank says it; the buyer reads it. */
    reason: text('reason').notNull(),
    /** `waiting`: a second member looks at the bank's statement. `accepted`: it is to be paid again. */
    state: text('state').$type<ReturnedState>().notNull(),
    recordedBy: text('recorded_by')
      .notNull()
      .references(() => staffMember.id),
    recordedAt: instant('recorded_at').notNull(),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('returned_transfer_return')
      .on(t.returnId, t.bankReference)
      .where(sql`state <> 'refused'`),
    uniqueIndex('returned_transfer_refund')
      .on(t.refundId, t.bankReference)
      .where(sql`state <> 'refused'`),
    index('returned_transfer_list').on(t.recordedAt, t.id),
    check('returned_transfer_of', sql`num_nonnulls(${t.returnId}, ${t.refundId}) = 1`),
    check('returned_transfer_amount', sql`${t.amountPaise} > 0`),
    check(
      'returned_transfer_decided',
      sql`(${t.state} = 'waiting') = (num_nonnulls(${t.decidedBy}, ${t.decidedAt}) = 0)`,
    ),
  ],
)
