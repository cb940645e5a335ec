import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import { productGroup } from '../catalogue/tables.ts'

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
