import { sql } from '../../platform/db/sql.ts'
import { check, index, pgTable, text, uuid } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { customer, customerSession } from '../accounts/tables.ts'

/**
 * A device that a guest or a customer allowed to be told of orders and of goods they wait for (APP-03). The row is the consent, given at
 * `createdAt`. The guest id is hashed, because it alone grants access to the guest's cart.
 */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey(),
    guestHash: text('guest_hash'),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** The address of the browser's push service; whoever knows it can be the device. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The session in which the customer uses the device; null: a guest's, or it isn't known. */
    sessionId: text('session_id').references(() => customerSession.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('push_subscription_one_owner', sql`num_nonnulls(${t.guestHash}, ${t.customerId}) = 1`),
    index('push_subscription_guest').on(t.guestHash),
    index('push_subscription_customer').on(t.customerId),
    index('push_subscription_session').on(t.sessionId),
    index('push_subscription_created').on(t.createdAt),
  ],
)
