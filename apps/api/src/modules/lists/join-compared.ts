import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import type { Transaction } from '../../platform/db/database.ts'
import { customerShopper, type Shopper } from '../../platform/identity/shopper.ts'
import { emptyCompared, insertCompared, lockCompared, selectCompared } from './store.ts'

/**
 * Merges the compare list of a guest at sign-in, or of another account, into the customer's, as far as it has room, and empties the
 * first.
 */
export async function joinCompared(
  tx: Transaction,
  from: Shopper,
  customerId: string,
  at: Date,
): Promise<void> {
  const customer = customerShopper(customerId)
  await lockCompared(tx, customer)
  const [brought, kept] = [await selectCompared(tx, from), await selectCompared(tx, customer)]
  if (brought.length === 0) return
  const known = new Set(kept.map((one) => one.groupId))
  const add = brought
    .map((one) => one.groupId)
    .filter((id) => !known.has(id))
    .slice(0, Math.max(0, COMPARE_LIMIT - kept.length))
  if (add.length > 0)
    await insertCompared(
      tx,
      customer,
      add,
      new Date(Math.max(at.getTime(), (kept.at(-1)?.addedAt.getTime() ?? 0) + 1)),
    )
  await emptyCompared(tx, from)
}
