import { sql } from '../../platform/db/sql.ts'
import {
  check,
  customType,
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'

/** The words of a row, searched by prefix. */
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The names of a row, compared by trigrams: a search with typing errors finds them (OPS-10). */
export const customerNames = sql`lower(first_name || ' ' || last_name || ' ' || business_name)`

/**
 * A buyer. Created once the email address is proven, so it never belongs to a stranger. A closed account
 * keeps its id for the orders that tax law retains, and no personal data.
 */
export const customer = pgTable(
  'customer',
  {
    id: text('id').primaryKey(),
    /** Lower case. Null for a closed account. */
    email: text('email').unique(),
    /** HMAC of a closed account's address, to recognise a returning buyer without storing the address. */
    closedEmailHash: text('closed_email_hash').unique(),
    /** Google's id of the person: the link's key, never Google's email. */
    googleSub: text('google_sub').unique(),
    /** Argon2id in PHC notation; null: signs in by code or Google. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** +91 and ten digits, or null. */
    phone: text('phone'),
    businessTypeId: integer('business_type_id'),
    businessName: text('business_name').notNull().default(''),
    gstin: text('gstin'),
    /** Keys of the buyer's business categories. */
    choices: text('choices').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** AUTH-03: null until the first sign-in. */
    firstSignedInAt: instant('first_signed_in_at'),
    lastSignedInAt: instant('last_signed_in_at'),
    deactivatedAt: instant('deactivated_at'),
    /**
     * The account that has everything since staff merged the two (OPS-10). Setting it moves the ledger: a trigger does,
     * because nothing else may change whose a journal is.
     */
    mergedInto: text('merged_into').references((): AnyPgColumn => customer.id),
    /** Staff keep the customer from signing in and ordering; null: nobody does. */
    blockedAt: instant('blocked_at'),
    /** Why, for staff. */
    blockedReason: text('blocked_reason').notNull().default(''),
    /** The search words for staff: names, parts of the email address, phone and GSTIN. */
    search: searchWords('search')
      .generatedAlwaysAs(sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(
    first_name || ' ' || last_name || ' ' || business_name || ' ' || coalesce(email, '') || ' ' || right(coalesce(phone, ''), 10) || ' ' || coalesce(gstin, '')), '[^[:alnum:]]+'), ''))`),
  },
  (t) => [
    index('customer_blocked')
      .on(t.createdAt, t.id)
      .where(sql`blocked_at is not null`),
    index('customer_merged')
      .on(t.mergedInto)
      .where(sql`merged_into is not null`),
    check(
      'customer_merged_is_closed',
      sql`${t.mergedInto} is null or ${t.mergedInto} <> ${t.id} and ${t.deactivatedAt} is not null`,
    ),
    index('customer_search').using('gin', t.search),
    index('customer_names').using('gin', sql`(${customerNames}) gin_trgm_ops`),
    index('customer_phone').using('gin', sql`phone gin_trgm_ops`),
    index('customer_created').on(t.createdAt, t.id),
    index('customer_last_signed_in').on(t.lastSignedInAt.desc().nullsLast(), t.id),
    index('customer_business_name').on(sql`nullif(lower(${t.businessName}), '')`, t.id),
    index('customer_business_type').on(t.businessTypeId, t.createdAt, t.id),
  ],
)

/**
 * A sign-in on one device. Its refresh tokens derive from `seed`, `generation` and the shop's secret, so the
 * row alone grants no access; reuse of an older generation reveals a stolen token and ends the session.
 */
export const customerSession = pgTable(
  'customer_session',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    seed: text('seed').notNull(),
    generation: integer('generation').notNull().default(1),
    rotatedAt: instant('rotated_at').notNull(),
    method: text('method').$type<'password' | 'code' | 'google' | 'staff'>().notNull(),
    /** The member of staff who orders for the customer in it (AUTH-13); null: the customer's own. */
    staffId: text('staff_id'),
    /** Browser and system in words, for the buyer to recognise; no address is stored. */
    device: text('device').notNull(),
    /** Hash of the browser's id, which tells two accounts of one person (CART-13); null: an older release. */
    browser: text('browser'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedWhy: text('ended_why').$type<
      | 'signed_out'
      | 'revoked'
      | 'password_changed'
      | 'token_reused'
      | 'account_closed'
      | 'replaced'
      | 'blocked'
      | 'merged'
    >(),
  },
  (t) => [
    index('customer_session_customer').on(t.customerId),
    index('customer_session_expires').on(t.expiresAt),
  ],
)

/**
 * The current code for an address and a purpose. `device` is empty, or the id of a browser that has signed in
 * to this account before, so that strangers' attempts elsewhere can't void the owner's code.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    destination: text('destination').notNull(),
    purpose: text('purpose')
      .$type<'sign_in' | 'reset_password' | 'confirm' | 'act_for' | 'seller'>()
      .notNull(),
    device: text('device').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.destination, t.purpose, t.device] }),
    index('one_time_code_expires').on(t.expiresAt),
  ],
)

/** A correct code opens the next step once: setting a password, new or changed. The browser holds the key. */
export const emailProof = pgTable(
  'email_proof',
  {
    keyHash: text('key_hash').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose').$type<'sign_up' | 'reset_password'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('email_proof_expires').on(t.expiresAt)],
)
