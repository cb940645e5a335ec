import { addDays, istDate } from '@upchar/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import { refreshReadModels } from '../read-model/refresh-read-models.ts'
import { selectGroupIdsOfRatesTurned } from '../store/gst-rates.ts'

/** Job runs may be missed: each looks back this far. */
const daysBack = 7

/**
 * Job: refreshes cards and product pages of goods whose rate began or ended in the last days. Carts and
 * checkouts read the table themselves.
 */
export async function followGstRates({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  const today = istDate(at)
  const ids = await selectGroupIdsOfRatesTurned(db, addDays(today, -daysBack), today)
  if (ids.length === 0) return
  await refreshReadModels(db, ids, at)
  await announceChange(db)
}
