import type { Transaction } from '../../platform/db/database.ts'
import type { FileActor, FilePurpose } from './model.ts'
import { lockOwnFile, markAttached } from './store.ts'

/**
 * Makes uploads a part of what the caller's transaction writes, so that they stay. False: one of them is not the owner's, serves
 * another purpose, or is in use already.
 */
export async function attachFiles(
  tx: Transaction,
  owner: FileActor,
  purpose: FilePurpose,
  ids: readonly string[],
): Promise<boolean> {
  // Sorted, so that two requests lock in one order.
  for (const id of [...new Set(ids)].toSorted()) {
    const file = await lockOwnFile(tx, owner, id)
    if (file === undefined || file.purpose !== purpose || file.attached) return false
    await markAttached(tx, id)
  }
  return true
}
