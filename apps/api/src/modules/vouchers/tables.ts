import { sql } from '../../platform/db/sql.ts'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import type { VoucherPromise } from '@upchar/kernel/voucher-words'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import { seller } from '../sellers/tables.ts'

/** A voucher code's discount and terms. Terms never change: every buyer gets the same promise. */
export const voucher = pgTable(
  'voucher',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique(),
    /** Exactly one of the two is set. */
    percentBp: smallint('percent_bp'),
    amountPaise: paise('amount_paise'),
    maxDiscountPaise: paise('max_discount_paise'),
    /** The minimum value of the items, GST included. */
    minimumPaise: paise('minimum_paise').notNull(),
    /** Key of a business category; null: all. */
    businessCategory: text('business_category'),
    /** The seller who funds it, for its own items; null: the marketplace, for everybody's. */
    sellerId: integer('seller_id').references(() => seller.id),
    audience: text('audience').$type<VoucherPromise['audience']>().notNull(),
    /** Advertised on pages; otherwise only known to those given the code. */
    listed: boolean('listed').notNull(),
    /** Put on carts that it fits by the shop itself (CART-25). */
    automatic: boolean('automatic').notNull().default(false),
    /** The one that the invitation to the app names (DATA-05); advertised, a percentage, and one at a time. */
    forApp: boolean('for_app').notNull().default(false),
    maxUses: integer('max_uses'),
    maxUsesPerBuyer: integer('max_uses_per_buyer'),
    startsAt: instant('starts_at').notNull(),
    /** The first moment at which it can no longer be used. */
    endsAt: instant('ends_at').notNull(),
    reason: text('reason').notNull(),
    /** Id of the member of staff; null: initial data. */
    madeBy: text('made_by'),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    check('voucher_one_kind', sql`num_nonnulls(${t.percentBp}, ${t.amountPaise}) = 1`),
    // Never 100 %: a total of 0 can't be paid online or collected by a courier.
    check(
      'voucher_leaves_something',
      sql`coalesce(${t.percentBp} between 1 and 9000, ${t.amountPaise} between 1 and ${t.minimumPaise} - 1)`,
    ),
    check('voucher_for_app', sql`not ${t.forApp} or (${t.listed} and ${t.percentBp} is not null)`),
    index('voucher_listed')
      .on(t.endsAt)
      .where(sql`listed`),
  ],
)

/**
 * A voucher's use by a checkout: reserved while a payment is in progress, redeemed with the order.
 * Both count against its limits, so a code for ten orders makes ten.
 */
export const voucherUse = pgTable(
  'voucher_use',
  {
    checkoutId: uuid('checkout_id').primaryKey(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => voucher.id),
    /** The buyer: a guest or a customer. */
    guestId: text('guest_id'),
    customerId: text('customer_id').references(() => customer.id),
    /** HMAC of the form's phone: identifies a buyer who isn't signed in. */
    phoneHash: text('phone_hash').notNull(),
    discountPaise: paise('discount_paise').notNull(),
    heldUntil: instant('held_until'),
    redeemedAt: instant('redeemed_at'),
  },
  (t) => [
    index('voucher_use_voucher').on(t.voucherId),
    index('voucher_use_phone').on(t.phoneHash),
    index('voucher_use_customer')
      .on(t.customerId)
      .where(sql`customer_id is not null`),
    check('voucher_use_one_buyer', sql`num_nonnulls(${t.guestId}, ${t.customerId}) = 1`),
  ],
)
