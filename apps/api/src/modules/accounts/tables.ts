import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** Words of a row, found by their beginnings. */
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A buyer. The row is made when the email address is proven, so it is never a stranger's. A closed account keeps its id for
 * the orders that tax law asks for, and nothing that names a person.
 */
export const customer = pgTable(
  'customer',
  {
    id: text('id').primaryKey(),
    /** Lower case. Null once the account is closed. */
    email: text('email').unique(),
    /** HMAC of a closed account's address: who comes back is told so, and the address itself is gone. */
    closedEmailHash: text('closed_email_hash').unique(),
    /** Google's own id of the person; the account is keyed on it, never on Google's email. */
    googleSub: text('google_sub').unique(),
    /** Argon2id in its own notation; null: signs in by code or Google. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** +91 and ten digits, or null. */
    phone: text('phone'),
    businessTypeId: integer('business_type_id'),
    businessName: text('business_name').notNull().default(''),
    gstin: text('gstin'),
    /** Keys of business categories that the buyer shops for. */
    choices: text('choices').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** AUTH-03: null until the first sign-in. */
    firstSignedInAt: instant('first_signed_in_at'),
    lastSignedInAt: instant('last_signed_in_at'),
    deactivatedAt: instant('deactivated_at'),
    /** What staff find a customer by: names, the parts of the email address, phone and GST number. */
    search: searchWords('search')
      .generatedAlwaysAs(sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(
    first_name || ' ' || last_name || ' ' || business_name || ' ' || coalesce(email, '') || ' ' || right(coalesce(phone, ''), 10) || ' ' || coalesce(gstin, '')), '[^[:alnum:]]+'), ''))`),
  },
  (t) => [
    index('customer_search').using('gin', t.search),
    index('customer_created').on(t.createdAt, t.id),
    index('customer_last_signed_in').on(t.lastSignedInAt.desc().nullsLast(), t.id),
    index('customer_business_name').on(sql`nullif(lower(${t.businessName}), '')`, t.id),
    index('customer_business_type').on(t.businessTypeId, t.createdAt, t.id),
  ],
)

/**
 * A sign-in on one device. Its refresh tokens are made from `seed`, `generation` and the shop's secret, so the row alone
 * opens nothing; a token of an older generation shows that one was stolen, and ends the session.
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
    method: text('method').$type<'password' | 'code' | 'google'>().notNull(),
    /** Browser and system in words, so that the buyer knows the session again; no address is kept. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedWhy: text('ended_why').$type<
      'signed_out' | 'revoked' | 'password_changed' | 'token_reused' | 'account_closed' | 'replaced'
    >(),
  },
  (t) => [
    index('customer_session_customer').on(t.customerId),
    index('customer_session_expires').on(t.expiresAt),
  ],
)

/**
 * The one code that is good for an address and a purpose; a new one takes its place. `device` is empty, or the id of a
 * browser that has signed in to this account before: what strangers try elsewhere doesn't burn the owner's code there.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    destination: text('destination').notNull(),
    purpose: text('purpose').$type<'sign_in' | 'reset_password' | 'confirm'>().notNull(),
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

/** A right code opens the next step once: to name a new account's password, or a new password. The browser holds the key. */
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
