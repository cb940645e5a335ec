import { boolean, foreignKey, pgTable, text, unique } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'

/** A buyer's saved address (DATA-02). Orders copy it, so changing it changes no order. */
export const address = pgTable(
  'address',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** +91 and ten digits. */
    phone: text('phone').notNull(),
    building: text('building').notNull(),
    street: text('street').notNull(),
    landmark: text('landmark').notNull(),
    pincode: text('pincode').notNull(),
    city: text('city').notNull(),
    /** Name and GST code of the pincode's state. */
    state: text('state').notNull(),
    stateCode: text('state_code').notNull(),
    /** False: saved before the state was asked for where a pincode lies in several, which then isn't known. */
    stateChosen: boolean('state_chosen').notNull().default(false),
    /** Empty: none. */
    gstin: text('gstin').notNull(),
    businessName: text('business_name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [unique('address_of_customer').on(t.customerId, t.id)],
)

/** A buyer's defaults, at most one of each kind. Every change locks the row, which serialises two tabs. */
export const addressBook = pgTable(
  'address_book',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    defaultShippingId: text('default_shipping_id'),
    defaultBillingId: text('default_billing_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'address_book_default_shipping',
      columns: [t.customerId, t.defaultShippingId],
      foreignColumns: [address.customerId, address.id],
    }),
    foreignKey({
      name: 'address_book_default_billing',
      columns: [t.customerId, t.defaultBillingId],
      foreignColumns: [address.customerId, address.id],
    }),
  ],
)
