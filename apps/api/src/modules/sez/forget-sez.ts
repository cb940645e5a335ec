import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { removeFile } from '../files/index.ts'
import { deleteUndecided, endConfirmed } from './store.ts'

/**
 * A closed account makes no statements. What staff confirmed stays, with its letter: tax law has it kept as long as the
 * zero-rated invoices (CGST Act s.36).
 */
export async function forgetSez(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  customerId: string,
): Promise<void> {
  for (const fileId of await deleteUndecided(tx, customerId))
    await removeFile(context, tx, fileId, null)
  await endConfirmed(tx, customerId)
}
