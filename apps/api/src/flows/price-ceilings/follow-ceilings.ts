import { addDays, istDate } from '@upchar/kernel/dates'
import { selectGroupIdsOfCeilings } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { settleCatalogue } from '../catalogue-file/index.ts'

/** Job runs may be missed: each looks back this far. */
const daysBack = 7

/**
 * Job: takes goods above a ceiling that has begun out of listings and off their pages, and puts those back that no ceiling
 * keeps off any more (OPS-04). Carts and checkouts read the ceilings themselves.
 */
export async function followCeilings({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  const today = istDate(at)
  const ids = await selectGroupIdsOfCeilings(db, addDays(today, -daysBack), today)
  if (ids.length === 0) return
  await inTransaction(db, (tx) => markStale(tx, ids))
  await settleCatalogue(db, at)
}
