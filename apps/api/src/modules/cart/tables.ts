import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, paise } from '../../platform/columns.ts'
import { variant } from '../catalogue/tables.ts'

/** One open cart a guest. Its quote depends on the pincode too, its lines do not (DATA-06). */
export const cart = pgTable('cart', {
  id: uuid('id').primaryKey(),
  guestId: text('guest_id').unique(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
}, (t) => [index('cart_updated').on(t.updatedAt)])

export const cartLine = pgTable('cart_line', {
  cartId: uuid('cart_id').notNull().references(() => cart.id, { onDelete: 'cascade' }),
  variantId: bigint('variant_id', { mode: 'number' }).notNull().references(() => variant.id),
  quantity: integer('quantity').notNull(),
  engravingName: text('engraving_name'),
  /** The price the buyer saw when the line was last written; a different price now is told, never slipped in. */
  seenPricePaise: paise('seen_price_paise').notNull(),
  /** Set when cart urgency runs for the line: until then the seen price is charged (design decision 2). */
  priceHeldUntil: instant('price_held_until'),
  addedAt: instant('added_at').notNull(),
}, (t) => [primaryKey({ columns: [t.cartId, t.variantId] })])
