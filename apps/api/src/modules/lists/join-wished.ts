import { WISHLIST_LIMIT } from '@upchar/kernel/wishlist'
import type { Transaction } from '../../platform/db/database.ts'
import { customerShopper, guestShopper } from '../../platform/identity/shopper.ts'
import { emptyWished, insertWished, lockWished, selectWished } from './store.ts'

/**
 * Merges a guest's wishlist into the customer's at sign-in, newest first as far as it has room, and empties
 * the guest's (WISH-01). What both have stays as the customer added it.
 */
export async function joinWished(
  tx: Transaction,
  guestId: string,
  customerId: string,
): Promise<void> {
  const [guest, customer] = [guestShopper(guestId), customerShopper(customerId)]
  await lockWished(tx, guest)
  await lockWished(tx, customer)
  const brought = await selectWished(tx, guest)
  if (brought.length === 0) return
  const kept = await selectWished(tx, customer)
  const known = new Set(kept.map(({ sku }) => sku))
  await insertWished(
    tx,
    customer,
    brought
      .filter(({ sku }) => !known.has(sku))
      .slice(0, Math.max(0, WISHLIST_LIMIT - kept.length)),
  )
  await emptyWished(tx, guest)
}
