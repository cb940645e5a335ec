import { sql } from '../../platform/db/sql.ts'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import type { SezKind } from '@upchar/kernel/special-supply'
import { customer } from '../accounts/tables.ts'
import { storedFile } from '../files/tables.ts'
import { staffMember } from '../staff/tables.ts'

export type SezState = 'claimed' | 'confirmed' | 'refused' | 'ended'

/**
 * A customer's statement that a GSTIN is that of a unit or developer of a special economic zone (IGST Act s.16). It changes nothing until
 * staff have compared it with the letter of approval. A decided row stays after the account is closed: it is why orders were zero-rated.
 */
export const sezClaim = pgTable(
  'sez_claim',
  {
    id: uuid('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    gstin: text('gstin').notNull(),
    kind: text('kind').$type<SezKind>().notNull(),
    /** Of the Development Commissioner's letter of approval. */
    approvalNumber: text('approval_number').notNull(),
    /** Where the zone is: only what is delivered there can be supplied without tax. */
    pincode: text('pincode').notNull(),
    /** The letter of approval; null once the file was erased. */
    fileId: text('file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    state: text('state').$type<SezState>().notNull(),
    claimedAt: instant('claimed_at').notNull(),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
    /** Why it was refused or ended. */
    reason: text('reason').notNull().default(''),
    /** The days that the letter covers, both included; null while nobody has confirmed it. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
  },
  (t) => [
    index('sez_claim_state').on(t.state, t.claimedAt),
    index('sez_claim_file').on(t.fileId),
    index('sez_claim_decided_by').on(t.decidedBy),
    uniqueIndex('sez_claim_open')
      .on(t.customerId, t.gstin)
      .where(sql`state in ('claimed', 'confirmed')`),
    check('sez_claim_days', sql`${t.validFrom} <= ${t.validUntil}`),
    check(
      'sez_claim_confirmed',
      sql`state <> 'confirmed' or num_nulls(decided_by, decided_at, valid_from, valid_until) = 0`,
    ),
  ],
)
