import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { auditsOf } from './show-books.ts'
import { endAbandoned, insertAudit } from './store.ts'

/** No audit takes as long: its process has died. */
const longestMs = 12 * 3_600_000

/** Has the books audited now, unless that is under way already. */
export async function startAudit(
  context: Context,
  { staffId }: StaffCaller,
): Promise<HandlerResult<'staffAuditBooks'>> {
  const at = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    await endAbandoned(tx, new Date(at.getTime() - longestMs), at)
    const id = newId()
    if (!(await insertAudit(tx, { id, startedAt: at, startedBy: staffId }))) return
    addJob(tx, 'audit-books', {}, { key: 'audit-books' })
    await recordAudit(tx, {
      by: staffId,
      action: 'books.audit',
      subject: { kind: 'books_audit', id },
      at,
    })
  })
  return ok({ success: true, audits: await auditsOf(context) })
}
