import { deriveFamily, selectStaleFamilies } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { inTransaction, type Database } from '../../platform/db/database.ts'
import { catchUp } from './catch-up.ts'

/**
 * Brings everything that follows from imported rows up to date: the attributes of their families, then read models and
 * postings. At the end of an import, and after one that was killed.
 */
export async function settleCatalogue(db: Database, at: Date, atOnce?: number): Promise<void> {
  for (const key of await selectStaleFamilies(db))
    await inTransaction(db, async (tx) => markStale(tx, await deriveFamily(tx, key)))
  await catchUp(db, at, atOnce)
}
