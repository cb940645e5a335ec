import { addDays, istDate } from '@upchar/kernel/dates'
import { announceChange } from '../../../platform/db/changes.ts'
import type { Context } from '../../../platform/context.ts'
import { selectGroupIdsOfSeller } from '../store/read-sources.ts'
import { selectSellersToRefresh } from '../../sellers/index.ts'
import { refreshReadModels } from './refresh-read-models.ts'

/** Job: refreshes the product pages of a seller after a change of its name, address or licences. */
export async function refreshSeller(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sellerId: number,
): Promise<void> {
  await refreshReadModels(db, await selectGroupIdsOfSeller(db, sellerId), clock.now())
  await announceChange(db)
}

/** Days that the job looks back, for a shop that was switched off at midnight. */
const lookBackDays = 7

/**
 * Job of midnight in India: goods whose seller's licence ended yesterday go off sale, those whose licence begins today
 * come on sale. Carts and checkouts look at the licences themselves.
 */
export async function followLicences(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const today = istDate(context.clock.now())
  const sellers = await selectSellersToRefresh(context.db, {
    since: addDays(today, -lookBackDays),
    today,
  })
  for (const id of sellers) await refreshSeller(context, id)
}
