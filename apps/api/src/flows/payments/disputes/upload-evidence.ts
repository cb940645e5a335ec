import { ok } from '@upchar/kernel/result'
import { judgeUpload, type Upload } from '../../../modules/files/index.ts'
import { insertDocument } from '../../../modules/payments/index.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { refusedBy } from './errors.ts'

/** Takes a file of evidence (RET-04) to the gateway, which keeps it; a dispute names it when it is sent. */
export async function uploadEvidence(
  context: Context,
  { staffId }: StaffCaller,
  upload: Upload,
): Promise<HandlerResult<'staffUploadEvidence'>> {
  const checked = await judgeUpload(upload)
  if (!checked.ok) return checked
  const sent = await context.gateway.uploadEvidence(checked.value)
  if (!sent.ok) return refusedBy(context, sent.error)
  const { id } = sent.value
  const { name } = checked.value
  await inTransaction(context.db, (tx) =>
    insertDocument(tx, { id, name, uploadedBy: staffId, uploadedAt: context.clock.now() }),
  )
  return ok({ success: true, document: { id, name } })
}
