import type { ConsentPlace, ConsentPurpose } from '@upchar/kernel/consents'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'
import { customer } from '../accounts/tables.ts'
import { contentVersion } from '../content/tables.ts'

/**
 * A choice that somebody made about a purpose (DPDP Act s.6). Of one person's choices about a purpose the latest counts; none
 * is ever changed, so that the shop can prove what was asked for and answered.
 */
export const consentRecord = pgTable(
  'consent_record',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    allowed: boolean('allowed').notNull(),
    place: text('place').$type<ConsentPlace>().notNull(),
    /** The version of the policy `privacy` that was in force. */
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => contentVersion.id),
    customerId: text('customer_id').references(() => customer.id),
    /** The guest id as a hash, of a guest who has not signed in since. */
    guestHash: text('guest_hash'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('consent_record_customer').on(t.customerId, t.purpose, t.at),
    index('consent_record_guest').on(t.guestHash, t.purpose, t.at),
    check('consent_record_of_one', sql`num_nonnulls(${t.customerId}, ${t.guestHash}) = 1`),
  ],
)

/** Who exercises a customer's rights in the event of death or incapacity (DPDP Act s.14). At most one of each customer. */
export const nomination = pgTable(
  'nomination',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id),
    name: text('name').notNull(),
    /** In the customer's words: daughter, partner. */
    relation: text('relation').notNull(),
    /** +91 and ten digits. */
    phone: text('phone'),
    email: text('email'),
    namedAt: instant('named_at').notNull(),
  },
  (t) => [check('nomination_reachable', sql`num_nonnulls(${t.phone}, ${t.email}) >= 1`)],
)

/** For how many days a kind of data is kept from a day on, as staff have set it. Of a kind the latest row in force counts. */
export const retentionSetting = pgTable(
  'retention_setting',
  {
    id: uuid('id').primaryKey(),
    /** A kind of `flows/customers/retention.ts`. */
    what: text('what').notNull(),
    days: integer('days').notNull(),
    /** In India. */
    fromDay: date('from_day').notNull(),
    reason: text('reason').notNull(),
    /** Id of the member of staff. */
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [check('retention_setting_days', sql`${t.days} between 1 and 3650`)],
)
