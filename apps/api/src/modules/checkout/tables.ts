import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, paise } from '../../platform/columns.ts'
import type { FrozenQuote, GuestForm } from './model.ts'

/**
 * A buyer's attempt to buy: the quote as it was shown, the form as it was filled in. Frozen when created; a later
 * change of price or stock makes a new one.
 */
export const checkout = pgTable('checkout', {
  id: uuid('id').primaryKey(),
  guestId: text('guest_id').notNull(),
  state: text('state').$type<'open' | 'awaiting_payment' | 'placed' | 'abandoned'>().notNull(),
  source: text('source').$type<'cart' | 'pdp' | 'multiple'>().notNull(),
  paymentOption: integer('payment_option').notNull(),
  form: jsonb('form').$type<GuestForm>().notNull(),
  quote: jsonb('quote').$type<FrozenQuote>().notNull(),
  totalPaise: paise('total_paise').notNull(),
  /** Hash of what the buyer sent: the same key with other content is refused. */
  requestKey: text('request_key').notNull(),
  requestHash: text('request_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
}, (t) => [index('checkout_guest').on(t.guestId, t.createdAt), index('checkout_request').on(t.guestId, t.requestKey)])
