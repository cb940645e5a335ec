import { announceChange } from '../../../platform/db/changes.ts'
import type { Context } from '../../../platform/context.ts'
import { selectGroupIdsOfSeller } from '../store/read-sources.ts'
import { refreshReadModels } from './refresh-read-models.ts'

/** Job: refreshes the product pages of a seller after a change of its name, address or licences. */
export async function refreshSeller(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sellerId: number,
): Promise<void> {
  await refreshReadModels(db, await selectGroupIdsOfSeller(db, sellerId), clock.now())
  await announceChange(db)
}
