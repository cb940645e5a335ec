import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { selectBuyers } from './store/bought.ts'

/** The days that are counted, and the fewest buyers that are told of: fewer prove nothing and might be recognised. */
export const PROOF_DAYS = 30
const FEWEST_BUYERS = 5

const hourMs = 3_600_000
const kept = new WeakMap<Database, { from: number; buyers: ReturnType<typeof selectBuyers> }>()

/**
 * How many different buyers have ordered a product in the last days, of orders that were neither cancelled nor returned
 * (ENGAGE-10); undefined below the threshold. Counted once an hour.
 */
export async function buyersOf(context: Context, groupId: number): Promise<number | undefined> {
  const now = context.clock.now().getTime()
  const known = kept.get(context.db)
  if (known !== undefined && now >= known.from && now < known.from + hourMs)
    return (await known.buyers).get(groupId)
  const buyers = selectBuyers(
    context.db,
    new Date(now - PROOF_DAYS * 24 * hourMs),
    FEWEST_BUYERS,
  ).catch((error: unknown) => {
    // A failed count isn't kept: the next caller counts again.
    kept.delete(context.db)
    throw error
  })
  kept.set(context.db, { from: now, buyers })
  return (await buyers).get(groupId)
}
