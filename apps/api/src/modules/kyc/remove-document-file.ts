import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { removeFile } from '../files/index.ts'
import { deleteDocumentFile } from './store/document-files.ts'

/**
 * Removes a document from a form, and its file unless another form of the buyer's uses it. `customerId` null:
 * removed by a job.
 */
export async function removeDocumentFile(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  customerId: string | null,
  applicationId: string,
  fileId: string,
): Promise<void> {
  if (await deleteDocumentFile(tx, applicationId, fileId))
    await removeFile(
      context,
      tx,
      fileId,
      customerId === null ? null : { kind: 'customer', id: customerId },
    )
}
