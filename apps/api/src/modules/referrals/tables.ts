import { check, index, pgTable, text, uniqueIndex, uuid } from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'

/** A customer's referral code (CART-13), made once. It goes with the account. */
export const referralCode = pgTable(
  'referral_code',
  {
    code: text('code').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .unique()
      .references(() => customer.id, { onDelete: 'cascade' }),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [check('referral_code_form', sql`${t.code} ~ '^[A-Z0-9]{8}$'`)],
)

/**
 * A first order by a referral (CART-13): of a checkout that is being paid, or that has become an order. An account has one at most that
 * became an order and was not cancelled as a whole. Its terms stand in the order's quote.
 */
export const referral = pgTable(
  'referral',
  {
    checkoutId: uuid('checkout_id').primaryKey(),
    code: text('code').notNull(),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => customer.id),
    refereeId: text('referee_id')
      .notNull()
      .references(() => customer.id),
    discountPaise: paise('discount_paise').notNull(),
    /** Until when the open payment has it; null: ordered. */
    heldUntil: instant('held_until'),
    at: instant('at').notNull(),
    /** The order was cancelled as a whole: the account may be referred again. */
    cancelledAt: instant('cancelled_at'),
    /** It earns nothing, and what it earned is taken back. */
    blockedAt: instant('blocked_at'),
    blockedBy: text('blocked_by'),
    blockedReason: text('blocked_reason'),
  },
  (t) => [
    index('referral_referrer').on(t.referrerId, t.at),
    index('referral_referee').on(t.refereeId),
    index('referral_code_uses').on(t.code),
    index('referral_at').on(t.at),
    uniqueIndex('referral_once')
      .on(t.refereeId)
      .where(sql`held_until is null and cancelled_at is null`),
    check('referral_not_self', sql`${t.referrerId} <> ${t.refereeId}`),
    check('referral_not_negative', sql`${t.discountPaise} > 0`),
    check(
      'referral_block',
      sql`num_nonnulls(${t.blockedAt}, ${t.blockedBy}, ${t.blockedReason}) in (0, 3)`,
    ),
  ],
)
