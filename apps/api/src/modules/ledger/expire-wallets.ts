import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { selectExpired } from './store/read.ts'
import { expireValue } from './move-value.ts'

const batch = 200

/** Job: takes back promotional value whose time is over, of wallets and points. Each customer in a transaction of its own. */
export async function expireWallets({ db, clock }: Context): Promise<void> {
  const at = clock.now()
  for (const book of ['wallet', 'points'] as const)
    for (;;) {
      const customers = await selectExpired(db, book, { at, limit: batch })
      for (const customerId of customers)
        await inTransaction(db, (tx) => expireValue(tx, { book, customerId, at }, 'expired'))
      if (customers.length < batch) break
    }
}
