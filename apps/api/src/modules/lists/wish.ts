import { WISHLIST_LIMIT } from '@upchar/kernel/wishlist'
import { ok } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { wishlistFull } from './errors.ts'
import { countWished, insertWished, lockWished, selectWished, type Wished } from './store.ts'

/**
 * Adds a product to the wishlist, as far as it has room (WISH-01). What is listed already stays as it was
 * added. Answers with the whole list.
 */
export async function wish(tx: Transaction, shopper: Shopper, wished: Wished) {
  await lockWished(tx, shopper)
  await insertWished(tx, shopper, [wished])
  return (await countWished(tx, shopper)) > WISHLIST_LIMIT
    ? wishlistFull()
    : ok(await selectWished(tx, shopper))
}
