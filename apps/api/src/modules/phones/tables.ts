import { sql } from '../../platform/db/sql.ts'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'

/**
 * A shopper's proof of a phone (CHECKOUT-14): the code that was sent to it, and until when it counts as theirs. It
 * belongs to one shopper, so that nobody can spend or void the code of another.
 */
export const phoneProof = pgTable(
  'phone_proof',
  {
    id: uuid('id').primaryKey(),
    guestId: text('guest_id'),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Ten digits. */
    phone: text('phone').notNull(),
    /** Null once used. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    codeUntil: instant('code_until').notNull(),
    /** Null until the code was typed. */
    provedUntil: instant('proved_until'),
  },
  (t) => [
    uniqueIndex('phone_proof_guest')
      .on(t.guestId, t.phone)
      .where(sql`guest_id is not null`),
    uniqueIndex('phone_proof_customer')
      .on(t.customerId, t.phone)
      .where(sql`customer_id is not null`),
    index('phone_proof_code_until').on(t.codeUntil),
    check('phone_proof_one_owner', sql`num_nonnulls(${t.guestId}, ${t.customerId}) = 1`),
  ],
)
