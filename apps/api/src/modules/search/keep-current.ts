import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { currentAnalysis } from './index/analysis.ts'
import { rebuildSearchIndex } from './index/rebuild-index.ts'
import { builtBy } from './store/index-state.ts'

/**
 * At the start of what works off jobs: has the index built anew where this code analyses texts otherwise than the code that
 * made it. Searches go on with the old one meanwhile. `false`: it is as it should be.
 */
export async function askForCurrentIndex({ db }: Pick<Context, 'db'>): Promise<boolean> {
  if ((await builtBy(db.$client)) === currentAnalysis()) return false
  await inTransaction(db, async (tx) =>
    addJob(tx, 'rebuild-search-index', {}, { key: 'rebuild-search-index' }),
  )
  return true
}

/** The job: builds the index unless another process has done so since, and tells every process. */
export async function bringIndexUpToDate({ db }: Pick<Context, 'db'>): Promise<void> {
  if (await rebuildSearchIndex(db, { unlessBuiltBy: currentAnalysis() })) await announceChange(db)
}
