import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { currentAnalysis } from './index/analysis.ts'
import { rebuildSearchIndex } from './index/rebuild-index.ts'
import { builtBy } from './store/index-state.ts'

/**
 * Schedules a rebuild at the start of a worker if the index was built by other analysis code.
 * Searches use the old index meanwhile. `false`: it is up to date.
 */
export async function askForCurrentIndex({ db }: Pick<Context, 'db'>): Promise<boolean> {
  if ((await builtBy(db.$client)) === currentAnalysis()) return false
  await inTransaction(db, async (tx) =>
    addJob(tx, 'rebuild-search-index', {}, { key: 'rebuild-search-index' }),
  )
  return true
}

/** Job: rebuilds the index unless another process has done so, and announces it. */
export async function updateIndex({ db }: Pick<Context, 'db'>): Promise<void> {
  if (await rebuildSearchIndex(db, { unlessBuiltBy: currentAnalysis() })) await announceChange(db)
}
