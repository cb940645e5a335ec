import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { removeBytes, removeFile } from './remove-file.ts'
import { deleteOldAccesses, lockLoose, selectForgotten, selectUnknownIds } from './store.ts'

const dayMs = 86_400_000
/** A week to submit the form that an upload is for. */
const looseDays = 7
/** Bytes are written moments before their row; without one after a day, they are orphans. */
const orphanDays = 1
/** Access to personal documents is logged for three years; the law requires one (DPDP Rules r.6). */
const accessDays = 3 * 365
const batch = 500
const believable = 20

async function findOrphans({
  db,
  files,
  clock,
}: Context): Promise<{ orphans: string[]; known: number }> {
  const before = clock.now().getTime() - orphanDays * dayMs
  const orphans: string[] = []
  let [old, seen]: [string[], number] = [[], 0]
  const look = async () => {
    if (old.length > 0) orphans.push(...(await selectUnknownIds(db, old)))
    old = []
  }
  for await (const { id, at } of files.list()) {
    if (at.getTime() < before) {
      old.push(id)
      seen++
    }
    if (old.length === batch) await look()
  }
  await look()
  return { orphans, known: seen - orphans.length }
}

/**
 * Crashes leave a handful of orphans. When most files have no row, the rows are missing instead: another
 * database, or an old copy of it.
 */
async function clearOrphans(context: Context): Promise<void> {
  const { orphans, known } = await findOrphans(context)
  if (orphans.length > believable && orphans.length > known) {
    context.log.error(
      { orphans: orphans.length, known },
      'most files have no row in this database: none was removed',
    )
    return
  }
  for (const id of orphans) await context.files.remove(id)
  if (orphans.length > 0)
    context.log.warn({ removed: orphans.length }, 'removed files that no row knows')
}

/**
 * Job: removes orphaned bytes, unused uploads, and the remains of deletions. Idempotent and interruptible.
 */
export async function clearFiles(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now().getTime()
  for (const { id, deleted } of await selectForgotten(
    db,
    new Date(now - looseDays * dayMs),
    batch,
  )) {
    if (deleted) await removeBytes(context, id)
    else
      await inTransaction(db, async (tx) => {
        // Something may have begun to use it since the statement above.
        if (await lockLoose(tx, id)) await removeFile(context, tx, id, null)
      })
  }
  while ((await deleteOldAccesses(db, new Date(now - accessDays * dayMs), batch)) === batch);
  await clearOrphans(context)
}
