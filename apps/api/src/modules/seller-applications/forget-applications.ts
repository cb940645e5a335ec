import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { applicantActor, removeFile, removeLooseFiles } from '../files/index.ts'
import { lockOpen, type ByLink } from './open-application.ts'
import { deleteApplication, lockApplication, selectDocuments, selectForgettable } from './store.ts'

async function erase(context: Context, tx: Transaction, id: string): Promise<void> {
  const documents = await selectDocuments(tx, [id])
  await deleteApplication(tx, id)
  for (const { fileId } of documents)
    if (fileId !== null) await removeFile(context, tx, fileId, null)
  await removeLooseFiles(context, tx, applicantActor(id))
}

/** The applicant takes the application back: it is gone at once, with its documents (DPDP Act s.12). */
export async function withdrawApplication(
  context: Context,
  link: ByLink,
): Promise<HandlerResult<'changeSellerApplication'>> {
  const gone = await decideInTransaction(context.db, async (tx) => {
    const row = await lockOpen(context, tx, link)
    if (!row.ok) return row
    await erase(context, tx, row.value.id)
    return ok(null)
  })
  return gone.ok ? ok({ success: true, application: null }) : gone
}

/**
 * Erases applications that nobody has finished and refused ones after half a year (DPDP Act s.8(7)). Those of sellers stay: they
 * are why goods were on sale. Idempotent and interruptible.
 */
export async function forgetApplications(context: Context): Promise<void> {
  for (;;) {
    const at = context.clock.now()
    const old = await selectForgettable(context.db, at)
    for (const id of old)
      await inTransaction(context.db, async (tx) => {
        const row = await lockApplication(tx, id)
        // The applicant may just have gone on.
        if (row !== undefined && (await selectForgettable(tx, at)).includes(id))
          await erase(context, tx, id)
      })
    if (old.length === 0) return
  }
}
