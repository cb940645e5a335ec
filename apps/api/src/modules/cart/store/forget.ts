import { eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { cart } from '../tables.ts'

/** Deletes the customer's cart with its lines when the account closes. */
export async function forgetCart(handle: Handle, customerId: string): Promise<void> {
  await handle.delete(cart).where(eq(cart.customerId, customerId))
}
