import { sql } from '../../platform/db/sql.ts'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { Quoted } from './model.ts'

/**
 * What goods cost a guest or a customer, in writing, with the day until which their prices hold. Nothing in it changes later. The
 * guest id is hashed, because it alone grants access to the guest's cart.
 */
export const quotation = pgTable(
  'quotation',
  {
    id: uuid('id').primaryKey(),
    /** As the buyer names it. */
    number: text('number').notNull().unique(),
    guestHash: text('guest_hash'),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Whom it is for. */
    name: text('name').notNull(),
    /** The buyer's purchase order; '' without. */
    poNumber: text('po_number').notNull(),
    quoted: jsonb('quoted').$type<Quoted>().notNull(),
    totalPaise: paise('total_paise').notNull(),
    madeAt: instant('made_at').notNull(),
    /** The prices hold before it. */
    validUntil: instant('valid_until').notNull(),
  },
  (t) => [
    check('quotation_one_owner', sql`num_nonnulls(${t.guestHash}, ${t.customerId}) = 1`),
    index('quotation_of_guest').on(t.guestHash, t.madeAt),
    index('quotation_of_customer').on(t.customerId, t.madeAt),
    index('quotation_made').on(t.madeAt),
  ],
)

/** For how long quotations hold, and what they say at the end: the newest row counts. */
export const quotationTerms = pgTable(
  'quotation_terms',
  {
    id: uuid('id').primaryKey(),
    /** In the order of setting, whatever the clock says. */
    nth: integer('nth').generatedAlwaysAsIdentity().unique(),
    days: smallint('days').notNull(),
    conditions: text('conditions').notNull(),
    setBy: text('set_by')
      .notNull()
      .references(() => staffMember.id),
    setAt: instant('set_at').notNull(),
  },
  (t) => [check('quotation_terms_days', sql`${t.days} between 1 and 90`)],
)
