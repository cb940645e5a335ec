import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import { offer, productGroup, variant } from '../catalogue/tables.ts'

/**
 * A product on the compare list of a guest or a customer (COMPARE-01, DATA-09). The guest id is hashed,
 * because it alone grants access to the guest's cart.
 */
export const compareItem = pgTable(
  'compare_item',
  {
    id: uuid('id').primaryKey(),
    guestHash: text('guest_hash'),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => productGroup.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    check('compare_item_one_owner', sql`num_nonnulls(${t.guestHash}, ${t.customerId}) = 1`),
    uniqueIndex('compare_item_of_guest').on(t.guestHash, t.groupId),
    uniqueIndex('compare_item_of_customer').on(t.customerId, t.groupId),
    index('compare_item_added').on(t.addedAt),
  ],
)

/** A SKU on the wishlist of a guest or a customer (WISH-01, DATA-09), the guest id hashed as above. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: uuid('id').primaryKey(),
    guestHash: text('guest_hash'),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    /** Another seller's offer than the variant's own; null: that one. */
    offerId: bigint('offer_id', { mode: 'number' }).references(() => offer.id, {
      onDelete: 'cascade',
    }),
    /** What one pack cost when it was added; null for goods that may not be promoted, or had no price. */
    pricePaise: paise('price_paise'),
    /** Whether it could not be had at the buyer's pincode then. */
    soldOut: boolean('sold_out').notNull(),
    /** The shelf life in months that was wanted of it in the cart (WISH-01); null: any. */
    shelfLifeMonths: smallint('shelf_life_months'),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    check('wishlist_item_one_owner', sql`num_nonnulls(${t.guestHash}, ${t.customerId}) = 1`),
    uniqueIndex('wishlist_item_of_guest').on(t.guestHash, t.variantId),
    uniqueIndex('wishlist_item_of_customer').on(t.customerId, t.variantId),
    index('wishlist_item_added').on(t.addedAt),
  ],
)
