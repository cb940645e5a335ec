import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { removeFile } from '../files/index.ts'
import { deletePaper } from './store/papers.ts'

/** Takes a paper out of a form; its file goes unless another form of the buyer's holds it. `customerId` null: the shop clears up. */
export async function removePaper(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  customerId: string | null,
  applicationId: string,
  fileId: string,
): Promise<void> {
  if (await deletePaper(tx, applicationId, fileId))
    await removeFile(
      context,
      tx,
      fileId,
      customerId === null ? null : { kind: 'customer', id: customerId },
    )
}
