import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { clearStale, selectStale } from '../../modules/intake/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction, type Database } from '../../platform/db/database.ts'

const usualAtOnce = 500

/**
 * Brings read models and search postings of changed products up to date, also those of an import that was killed between its
 * rows and them. Returns how many products it found.
 */
export async function catchUp(db: Database, at: Date, atOnce = usualAtOnce): Promise<number> {
  let done = 0
  for (;;) {
    const stale = await selectStale(db, atOnce)
    if (stale.length === 0) break
    const ids = stale.map(({ groupId }) => groupId)
    await refreshReadModels(db, ids, at)
    await indexGroups(db, ids)
    // Together: once nothing is stale, nobody would tell running servers any more.
    await inTransaction(db, async (tx) => {
      await clearStale(tx, stale)
      await announceChange(tx)
    })
    done += ids.length
  }
  return done
}
