import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { fileInUse, fileUnknown } from './errors.ts'
import type { FileActor } from './model.ts'
import { removeFile } from './remove-file.ts'
import { lockOwnFile } from './store.ts'

/** Deletes a buyer's unused file. */
export function deleteFile(
  context: Context,
  owner: FileActor,
  fileId: string,
): Promise<HandlerResult<'deleteFile'>> {
  return decideInTransaction(context.db, async (tx): Promise<HandlerResult<'deleteFile'>> => {
    const file = await lockOwnFile(tx, owner, fileId)
    if (file === undefined) return fileUnknown()
    if (file.attached) return fileInUse()
    await removeFile(context, tx, file.id, owner)
    return ok({ success: true, message: 'File deleted' })
  })
}
