import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { selectExpired } from './store/read.ts'
import { expireWallet } from './wallet.ts'

const batch = 200

/** Job: takes back promotional value whose time is over. Each customer in a transaction of its own. */
export async function expireWallets({ db, clock }: Context): Promise<void> {
  const at = clock.now()
  for (;;) {
    const customers = await selectExpired(db, at, batch)
    for (const customerId of customers)
      await inTransaction(db, (tx) => expireWallet(tx, { customerId, at }, 'expired'))
    if (customers.length < batch) break
  }
}
