import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import type { Attribution } from '@upchar/kernel/attribution'
import type { VolumePrice } from '@upchar/kernel/volume-prices'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import { offer } from '../catalogue/tables.ts'
import type { StoredDeal } from '../pricing/index.ts'
import type { AutoVoucher, WantedLine } from './model.ts'

/**
 * One open cart per guest or customer; it belongs to exactly one of them. The quote depends on the
 * pincode too, the lines do not (DATA-06).
 */
export const cart = pgTable(
  'cart',
  {
    id: uuid('id').primaryKey(),
    guestId: text('guest_id').unique(),
    customerId: text('customer_id')
      .unique()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** The buyer's voucher, whether it applies or not (CART-09). */
    voucherCode: text('voucher_code'),
    /**
     * 'on': the shop put the present voucher on; 'off': the buyer took one off, so that the shop puts
     * none on again (CART-25).
     */
    autoVoucher: text('auto_voucher').$type<AutoVoucher>(),
    /** The buyer wants a temperature logger with the vaccines (CART-16). */
    dataLogger: boolean('data_logger').notNull().default(false),
    /** The buyer wants to use reward points (CART-14). */
    usePoints: boolean('use_points').notNull().default(false),
    /** The sales code that the buyer typed (CART-12, DATA-13); '' after taking one off, also a link's. */
    salesCode: text('sales_code'),
    /** The referral code that the buyer typed (CART-13); '' after taking one off, also a link's. */
    referralCode: text('referral_code'),
    /** What the cart will become: one order (CHECKOUT-13). A new one begins with that order. */
    purchaseId: uuid('purchase_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** How the buyer came (ATTR-01); null where no call said it. */
    attribution: jsonb('attribution').$type<Attribution>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('cart_updated').on(t.updatedAt),
    check('cart_one_owner', sql`num_nonnulls(${t.guestId}, ${t.customerId}) = 1`),
    check(
      'cart_auto_voucher',
      sql`${t.autoVoucher} = 'off' or ${t.autoVoucher} = 'on' and ${t.voucherCode} is not null`,
    ),
  ],
)

export const cartLine = pgTable(
  'cart_line',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    quantity: integer('quantity').notNull(),
    engravingName: text('engraving_name'),
    /** Months of shelf life that the buyer wants on delivery, at least; null: any. */
    shelfLifeMonths: smallint('shelf_life_months'),
    /** Taken as a free gift (CART-11): the line is there only while its condition is met. */
    gift: boolean('gift').notNull().default(false),
    /**
     * The list price the buyer saw when the line was last written; a change is shown, never applied
     * silently.
     */
    seenPricePaise: paise('seen_price_paise').notNull(),
    /** The volume prices that the buyer saw then, in paise (CART-11). */
    seenVolumePrices: jsonb('seen_volume_prices').$type<readonly VolumePrice[]>(),
    /** The deal that the buyer saw then (CART-11). */
    seenDeal: jsonb('seen_deal').$type<StoredDeal>(),
    /**
     * The end of the line's price hold (CART-20, DATA-13): until then the seen price applies, or
     * today's where it is lower (design decision 2). It stays after its end: no hold follows.
     */
    priceHeldUntil: instant('price_held_until'),
    /** The message about a merge's effect on the line, until the buyer changes it (CART-08). */
    mergeNote: text('merge_note'),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.offerId] })],
)

/** A link to goods and quantities (CART-19). It belongs to nobody: nothing in it says who shared it. */
export const sharedCart = pgTable(
  'shared_cart',
  {
    /** SHA-256 of the link's key. */
    keyHash: text('key_hash').primaryKey(),
    lines: jsonb('lines').$type<readonly WantedLine[]>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('shared_cart_expires').on(t.expiresAt)],
)
