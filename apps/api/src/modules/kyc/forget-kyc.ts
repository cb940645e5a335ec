import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { lockCustomer } from '../accounts/index.ts'
import { removeDocumentFile } from './remove-document-file.ts'
import { lockApplication, selectApplications } from './store/applications.ts'
import {
  deleteApplication,
  deleteLogsOf,
  deleteOldLogs,
  emptyApplication,
  selectForgettable,
} from './store/forget.ts'
import { selectDocumentFiles } from './store/document-files.ts'

const dayMs = 86_400_000
/** Half a year to finish a draft, or to ask about a refusal. */
const formDays = 180
const logDays = 365
const batch = 200

async function removeDocumentFiles(
  context: Context,
  tx: Transaction,
  applicationId: string,
): Promise<void> {
  for (const { fileId } of await selectDocumentFiles(tx, applicationId))
    await removeDocumentFile(context, tx, null, applicationId, fileId)
}

/**
 * Erases the forms of a buyer who closes the account: documents and answers at once; licences stay on record
 * for the products sold under them (Medical Devices Rules: two years).
 */
export async function eraseKyc(
  context: Context,
  tx: Transaction,
  customerId: string,
): Promise<void> {
  for (const { id, state } of await selectApplications(tx, customerId)) {
    await removeDocumentFiles(context, tx, id)
    if (state === 'approved' || state === 'expired' || state === 'replaced')
      await emptyApplication(tx, id)
    else await deleteApplication(tx, id)
  }
  await deleteLogsOf(tx, customerId)
}

/**
 * Before two accounts become one (OPS-10): where both have a form of the same step open, erases the one that its buyer
 * hasn't sent.
 */
export async function dropDrafts(
  context: Context,
  tx: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const openOf = async (customerId: string) =>
    (await selectApplications(tx, customerId)).filter(({ state }) =>
      ['draft', 'submitted', 'changes_asked'].includes(state),
    )
  const kept = await openOf(into)
  for (const brought of await openOf(from)) {
    const beside = kept.find(({ stage }) => stage === brought.stage)
    const draft = [brought, beside].find((one) => one?.state === 'draft')
    if (beside === undefined || draft === undefined) continue
    await removeDocumentFiles(context, tx, draft.id)
    await deleteApplication(tx, draft.id)
  }
}

/**
 * Erases abandoned drafts, the documents and answers of closed applications, and old logs (DPDP Act s.8(7)).
 * Idempotent and interruptible.
 */
export async function forgetKyc(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  for (;;) {
    const old = await selectForgettable(context.db, new Date(now - formDays * dayMs), batch)
    for (const { id, customerId, isDraft } of old) {
      await inTransaction(context.db, async (tx) => {
        await lockCustomer(tx, customerId)
        const application = await lockApplication(tx, id)
        // The buyer may just have resumed it.
        if (
          application === undefined ||
          (application.state === 'draft') !== isDraft ||
          (application.savedAt.getTime() >= now - formDays * dayMs && isDraft)
        )
          return
        await removeDocumentFiles(context, tx, id)
        await (isDraft ? deleteApplication(tx, id) : emptyApplication(tx, id))
      })
    }
    if (old.length < batch) break
  }
  while ((await deleteOldLogs(context.db, new Date(now - logDays * dayMs), batch)) === batch);
}
