import { addDays, istDate } from '@upchar/kernel/dates'
import { COUNTED_DAYS } from '../../modules/bought-together/index.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recountPairs } from './store.ts'

/** Job: counts anew how many different buyers ordered two products together (CART-10). Rebuilds caches only if it changed. */
export async function countPairs({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const today = istDate(clock.now())
  await inTransaction(db, async (tx) => {
    if (await recountPairs(tx, { from: addDays(today, -COUNTED_DAYS), today }))
      await announceChange(tx)
  })
}
