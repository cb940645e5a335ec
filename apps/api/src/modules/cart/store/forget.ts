import { eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/db/database.ts'
import { cart } from '../tables.ts'

/** Takes the customer's cart away with its lines: the account is closed. */
export async function forgetCart(handle: Handle, customerId: string): Promise<void> {
  await handle.delete(cart).where(eq(cart.customerId, customerId))
}
