import { announceChange } from '../../../platform/db/changes.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { lockGroup, writeRating, type Rating } from '../store/ratings.ts'
import { refreshReadModels } from './refresh-read-models.ts'

/**
 * Stores what a product's published reviews add up to (DATA-14). `count` runs under the product's lock: of two reviews that are
 * published at a time, the second count sees both.
 */
export async function setRating(
  tx: Transaction,
  groupId: number,
  count: () => Promise<Rating>,
): Promise<void> {
  await lockGroup(tx, groupId)
  await writeRating(tx, groupId, await count())
  addJob(tx, 'refresh-product', { groupId }, { key: `refresh-product ${groupId}` })
}

/** Job: refreshes a product's card and page after a change of its rating. */
export async function refreshProduct(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  groupId: number,
): Promise<void> {
  await refreshReadModels(db, [groupId], clock.now())
  await announceChange(db)
}
