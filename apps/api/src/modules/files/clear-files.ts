import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db.ts'
import { removeBytes, removeFile } from './remove-file.ts'
import { deleteOldAccesses, selectForgotten, selectUnknownIds } from './store.ts'

const dayMs = 86_400_000
/** A week to send the form that an upload was meant for. */
const looseDays = 7
/** Bytes are written moments before their row; what has none after a day never gets one. */
const orphanDays = 1
/** Who looked at personal papers is kept for three years; the law asks for one (DPDP Rules r.6). */
const accessDays = 3 * 365
const batch = 500

async function clearOrphans({ db, files, clock }: Context): Promise<number> {
  const before = clock.now().getTime() - orphanDays * dayMs
  let old: string[] = []
  let removed = 0
  const flush = async () => {
    for (const id of old.length === 0 ? [] : await selectUnknownIds(db, old)) {
      await files.remove(id)
      removed++
    }
    old = []
  }
  for await (const { id, at } of files.list()) {
    if (at.getTime() < before) old.push(id)
    if (old.length === batch) await flush()
  }
  await flush()
  return removed
}

/** Job: removes bytes that no row knows, files that nothing came to need, and what deleting left behind. Safe to stop anywhere and to run twice. */
export async function clearFiles(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now().getTime()
  for (const { id, deleted } of await selectForgotten(db, new Date(now - looseDays * dayMs), batch)) {
    if (deleted) await removeBytes(context, id)
    else await inTransaction(db, (tx) => removeFile(context, tx, id, null))
  }
  while (await deleteOldAccesses(db, new Date(now - accessDays * dayMs), batch) === batch);
  const removed = await clearOrphans(context)
  if (removed > 0) context.log.warn({ removed }, 'removed files that no row knows')
}
