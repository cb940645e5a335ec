import { WISHLIST_LIMIT } from '@upchar/kernel/wishlist'
import type { Transaction } from '../../platform/db/database.ts'
import { customerShopper, type Shopper } from '../../platform/identity/shopper.ts'
import { emptyWished, insertWished, lockWished, selectWished } from './store.ts'

/**
 * Merges the wishlist of a guest at sign-in, or of another account, into the customer's, newest first as far as it has room, and empties
 * the first (WISH-01). What both have stays as the customer added it.
 */
export async function joinWished(
  tx: Transaction,
  from: Shopper,
  customerId: string,
): Promise<void> {
  const customer = customerShopper(customerId)
  await lockWished(tx, from)
  await lockWished(tx, customer)
  const brought = await selectWished(tx, from)
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
  await emptyWished(tx, from)
}
