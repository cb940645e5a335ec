import { sql } from '../../platform/db/sql.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import type { Attribution } from '@upchar/kernel/attribution'
import type { UsedLicences } from '@upchar/kernel/licence-used'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import type { CheckoutItem, CheckoutState, FrozenQuote, GuestForm } from './model.ts'

/**
 * A buyer's attempt to buy: the quote as shown and the form as filled in. Frozen at creation; later
 * changes of price or stock create a new one.
 */
export const checkout = pgTable(
  'checkout',
  {
    id: uuid('id').primaryKey(),
    /** The owner: a guest or a customer. */
    guestId: text('guest_id'),
    customerId: text('customer_id').references(() => customer.id),
    /** Attempts to buy the same cart share it: it becomes one order at most (CHECKOUT-13). */
    purchaseId: uuid('purchase_id').notNull(),
    state: text('state').$type<CheckoutState>().notNull(),
    source: text('source').$type<'cart' | 'pdp' | 'multiple'>().notNull(),
    paymentOption: smallint('payment_option').notNull(),
    form: jsonb('form').$type<GuestForm>().notNull(),
    quote: jsonb('quote').$type<FrozenQuote>().notNull(),
    /** The lines as the buyer saw them, contract type CartItem. */
    items: jsonb('items').$type<CheckoutItem[]>().notNull(),
    totalPaise: paise('total_paise').notNull(),
    /** What of the total the wallet pays (CHECKOUT-07): a tender, so tax and total don't change. */
    walletPaise: paise('wallet_paise').notNull().default(0),
    /** The buyer's voucher; the quote has its discount. */
    voucherCode: text('voucher_code'),
    /** The customer's licences as they were when the order was placed. */
    licences: jsonb('licences').$type<UsedLicences>(),
    /** How the buyer came and bought (ATTR-01); null: before it was recorded. */
    attribution: jsonb('attribution').$type<Attribution>(),
    /** The sales code in force that the buyer came with (CART-12). */
    salesCode: text('sales_code'),
    /** The member of staff who orders for the customer (AUTH-13); null: the buyer. */
    staffId: text('staff_id'),
    /** Hash of the request: the same key with other content is refused. */
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('checkout_purchase').on(t.purchaseId),
    index('checkout_guest').on(t.guestId, t.createdAt),
    uniqueIndex('checkout_request').on(t.guestId, t.requestKey),
    index('checkout_customer')
      .on(t.customerId, t.createdAt)
      .where(sql`customer_id is not null`),
    uniqueIndex('checkout_customer_request')
      .on(t.customerId, t.requestKey)
      .where(sql`customer_id is not null`),
    index('checkout_sales_code')
      .on(t.salesCode)
      .where(sql`sales_code is not null`),
    check('checkout_one_owner', sql`num_nonnulls(${t.guestId}, ${t.customerId}) = 1`),
    check('checkout_wallet', sql`${t.walletPaise} between 0 and ${t.totalPaise}`),
  ],
)

/**
 * Limits of cash on delivery (domain reference 3.6, CHECKOUT-05), dated; of the rows in force the
 * latest applies.
 */
export const codRule = pgTable('cod_rule', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The highest amount that a courier collects. */
  maxTotalPaise: paise('max_total_paise').notNull(),
  /** The highest amount for a buyer whose account has no delivered order. */
  maxNewGuestPaise: paise('max_new_guest_paise').notNull(),
  /** What one phone, address or account may order in a day; null: the law's limit only. */
  maxDayPaise: paise('max_day_paise'),
  maxDayOrders: integer('max_day_orders'),
  allowColdChain: boolean('allow_cold_chain').notNull(),
  allowPharma: boolean('allow_pharma').notNull(),
  allowRefurbished: boolean('allow_refurbished').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
})
