import type { Handle } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type Counted = { batches: number; packs: number }

/** Batches in stock that expire from a day on and before another, and those before the first; as `selectLots` lists them. */
export async function countLots(
  handle: Handle,
  { near, good }: { near: string; good: string },
): Promise<{ soon: Counted; ended: Counted }> {
  const { rows } = await handle.execute<Counted & { ended: boolean }>(sql`
    select expires_on < ${near}::date as ended, count(*)::int as batches, sum(on_hand)::float8 as packs
    from lot where on_hand > 0 and expires_on < ${good}::date group by 1`)
  const none = { batches: 0, packs: 0 }
  return {
    soon: rows.find(({ ended }) => !ended) ?? none,
    ended: rows.find(({ ended }) => ended) ?? none,
  }
}
