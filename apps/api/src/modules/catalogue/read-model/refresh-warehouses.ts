import { announceChange } from '../../../platform/db/changes.ts'
import type { Database } from '../../../platform/db/database.ts'
import { loadSaleLicences, type SaleLicences } from '../../sellers/index.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { sendingAt } from './sellable.ts'
import { selectGroupIds } from '../store/read-sources.ts'
import { selectGroupsOfOffers, selectOutdone, updateWarehouses } from '../store/warehouses.ts'

type Sending = ReturnType<typeof sendingAt>

/** How often goods are looked at again whose best offer changes while they are rebuilt. */
const mostRounds = 3

/**
 * Shows the offers of groups that are the best now. It looks again after rebuilding: somebody else may have rebuilt
 * them from older stock meanwhile, and would have been the last to write.
 */
async function showBestOffers(
  db: Database,
  groupIds: readonly number[],
  sending: Sending,
): Promise<boolean> {
  let changed = false
  for (let round = 0; round < mostRounds; round++) {
    const outdone = groupIds.length === 0 ? [] : await selectOutdone(db, groupIds, sending)
    if (outdone.length === 0) break
    await refreshReadModels(db, outdone, sending.at)
    await updateWarehouses(db, outdone, sending)
    changed = true
  }
  return changed
}

/**
 * Updates which warehouses can ship the groups of these offers, and which offers they show, after their stock was sold,
 * held, released or received, and announces a change. Two cheap statements if nothing changed. Call it
 * after the commit: announcing takes a lock that other orders wait for. `licences` saves reading them.
 */
export async function refreshWarehouses(
  db: Database,
  offerIds: readonly number[],
  at: Date,
  licences?: SaleLicences,
): Promise<boolean> {
  if (offerIds.length === 0) return false
  const groups = await selectGroupsOfOffers(db, offerIds)
  const sending = sendingAt(at, licences ?? (await loadSaleLicences(db)))
  const ids = groups.map(({ id }) => id)
  const sent = await updateWarehouses(db, ids, sending)
  const several = groups.filter((group) => group.several).map(({ id }) => id)
  const chosen = await showBestOffers(db, several, sending)
  if (sent || chosen) await announceChange(db)
  return sent || chosen
}

const batchSize = 2000

/** The same for every group: once a day, when batches come too close to their expiry. */
export async function refreshAllWarehouses(db: Database, at: Date): Promise<boolean> {
  const ids = await selectGroupIds(db)
  const sending = sendingAt(at, await loadSaleLicences(db))
  let changed = false
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const sent = await updateWarehouses(db, batch, sending)
    changed = (await showBestOffers(db, batch, sending)) || sent || changed
  }
  if (changed) await announceChange(db)
  return changed
}
