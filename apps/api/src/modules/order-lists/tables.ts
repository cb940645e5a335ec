import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'
import { customer } from '../accounts/tables.ts'

/** A list of goods that a customer orders again, under a name of its own. */
export const orderList = pgTable(
  'order_list',
  {
    id: uuid('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('order_list_name').on(t.customerId, sql`lower(${t.name})`),
    index('order_list_customer').on(t.customerId, t.updatedAt),
  ],
)

/** A line as the buyer wrote it, and the SKU that was chosen for it; null: none yet. */
export const orderListLine = pgTable(
  'order_list_line',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => orderList.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    text: text('text').notNull(),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    /** Months of shelf life wanted on delivery, at least (OPS-02); null: any. */
    shelfLifeMonths: smallint('shelf_life_months'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.place] })],
)
