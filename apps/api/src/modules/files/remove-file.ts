import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { FileActor } from './model.ts'
import { deleteRow, isDeleted, markDeleted, recordAccess, selectLoose } from './store.ts'

/**
 * Deletes a file in the caller's transaction: gone at once, its bytes by a job. `by` null: deleted by the
 * system.
 */
export async function removeFile(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  fileId: string,
  by: FileActor | null,
): Promise<void> {
  const at = context.clock.now()
  await markDeleted(tx, fileId, at)
  await recordAccess(tx, { fileId, by, use: 'deleted', at })
  addJob(tx, 'remove-file', { fileId }, { key: `remove-file:${fileId}` })
}

/** Deletes the unused uploads of an account that is closed, or of an application that is erased. */
export async function removeLooseFiles(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  owner: FileActor,
): Promise<void> {
  for (const id of await selectLoose(tx, owner)) await removeFile(context, tx, id, null)
}

/** Job: removes the bytes of a deleted file, then its row. */
export async function removeBytes(
  { db, files }: Pick<Context, 'db' | 'files'>,
  fileId: string,
): Promise<void> {
  if (!(await isDeleted(db, fileId))) return
  await files.remove(fileId)
  await deleteRow(db, fileId)
}
