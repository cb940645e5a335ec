import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db.ts'

/**
 * A guest's checkouts become the customer's at sign-in: the guest id is renewed, and a payment that is under way must still
 * lead back to its order. One whose key the customer has used before stays behind.
 */
export async function adoptCheckouts(tx: Transaction, guestId: string, customerId: string): Promise<void> {
  await tx.execute(sql`update checkout c set customer_id = ${customerId}, guest_id = null where c.guest_id = ${guestId}
    and not exists (select 1 from checkout own where own.customer_id = ${customerId} and own.request_key = c.request_key)`)
}
