import { announceChange } from '../../../platform/db/changes.ts'
import type { Database, Handle } from '../../../platform/db/database.ts'
import { sellableFrom } from './sellable.ts'
import { selectGroupIds } from '../store/read-sources.ts'
import { selectGroupsOfOffers, updateWarehouses } from '../store/warehouses.ts'

/**
 * Updates which warehouses can ship the groups of these offers, after their stock was sold, held,
 * released or received, and announces a change. One cheap statement if nothing changed. Call it
 * after the commit: announcing takes a lock that other orders wait for.
 */
export async function refreshWarehouses(
  handle: Handle,
  offerIds: readonly number[],
  at: Date,
): Promise<boolean> {
  if (offerIds.length === 0) return false
  const changed = await updateWarehouses(
    handle,
    await selectGroupsOfOffers(handle, offerIds),
    at,
    sellableFrom(at),
  )
  if (changed) await announceChange(handle)
  return changed
}

const batchSize = 2000

/** The same for every group: once a day, when batches come too close to their expiry. */
export async function refreshAllWarehouses(db: Database, at: Date): Promise<boolean> {
  const ids = await selectGroupIds(db)
  let changed = false
  for (let start = 0; start < ids.length; start += batchSize) {
    changed =
      (await updateWarehouses(db, ids.slice(start, start + batchSize), at, sellableFrom(at))) ||
      changed
  }
  if (changed) await announceChange(db)
  return changed
}
