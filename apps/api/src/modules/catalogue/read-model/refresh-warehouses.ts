import { announceChange } from '../../../platform/db/changes.ts'
import type { Database, Handle } from '../../../platform/db/database.ts'
import { loadSaleLicences, type SaleLicences } from '../../sellers/index.ts'
import { sendingAt } from './sellable.ts'
import { selectGroupIds } from '../store/read-sources.ts'
import { selectGroupsOfOffers, updateWarehouses } from '../store/warehouses.ts'

/**
 * Updates which warehouses can ship the groups of these offers, after their stock was sold, held,
 * released or received, and announces a change. One cheap statement if nothing changed. Call it
 * after the commit: announcing takes a lock that other orders wait for. `licences` saves reading them.
 */
export async function refreshWarehouses(
  handle: Handle,
  offerIds: readonly number[],
  at: Date,
  licences?: SaleLicences,
): Promise<boolean> {
  if (offerIds.length === 0) return false
  const changed = await updateWarehouses(
    handle,
    await selectGroupsOfOffers(handle, offerIds),
    sendingAt(at, licences ?? (await loadSaleLicences(handle))),
  )
  if (changed) await announceChange(handle)
  return changed
}

const batchSize = 2000

/** The same for every group: once a day, when batches come too close to their expiry. */
export async function refreshAllWarehouses(db: Database, at: Date): Promise<boolean> {
  const ids = await selectGroupIds(db)
  const sending = sendingAt(at, await loadSaleLicences(db))
  let changed = false
  for (let start = 0; start < ids.length; start += batchSize) {
    changed = (await updateWarehouses(db, ids.slice(start, start + batchSize), sending)) || changed
  }
  if (changed) await announceChange(db)
  return changed
}
