import { eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import { cart } from '../tables.ts'

/** Deletes the shopper's cart with its lines: the account closes, or a guest's data is erased. */
export async function forgetCart(handle: Handle, { kind, id }: Shopper): Promise<void> {
  await handle.delete(cart).where(eq(kind === 'guest' ? cart.guestId : cart.customerId, id))
}
