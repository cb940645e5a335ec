import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import { offer } from '../catalogue/tables.ts'

/** One open cart a guest or customer; it belongs to exactly one of them. Its quote depends on the pincode too, its lines do not (DATA-06). */
export const cart = pgTable(
  'cart',
  {
    id: uuid('id').primaryKey(),
    guestId: text('guest_id').unique(),
    customerId: text('customer_id')
      .unique()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** The voucher that the buyer has put on it, whether it fits or not (CART-09). */
    voucherCode: text('voucher_code'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('cart_updated').on(t.updatedAt),
    check('cart_one_owner', sql`num_nonnulls(${t.guestId}, ${t.customerId}) = 1`),
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
    /** The price the buyer saw when the line was last written; a different price now is told, never slipped in. */
    seenPricePaise: paise('seen_price_paise').notNull(),
    /** Set when cart urgency runs for the line: until then the seen price is charged (design decision 2). */
    priceHeldUntil: instant('price_held_until'),
    /** What joining a guest's cart to the customer's did to the line, in words; until the buyer writes it (CART-08). */
    mergeNote: text('merge_note'),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.offerId] })],
)
