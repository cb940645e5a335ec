import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { insertNote } from '../../../modules/payments/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { disputeUnknown } from './errors.ts'
import { disputeViews } from './list-disputes.ts'
import { selectDispute } from './store.ts'

/** Keeps what was sent as evidence; the same note again changes nothing. */
export async function noteDispute(
  context: Context,
  { staffId }: StaffCaller,
  disputeId: string,
  { id, text }: Body<'staffNoteDispute'>,
): Promise<HandlerResult<'staffNoteDispute'>> {
  const at = context.clock.now()
  if ((await selectDispute(context.db, disputeId)) === undefined) return disputeUnknown()
  await inTransaction(context.db, async (tx) => {
    const row = { id, disputeId, text, writtenBy: staffId, writtenAt: at }
    if (!(await insertNote(tx, row))) return
    await recordAudit(tx, {
      by: staffId,
      action: 'dispute.note',
      subject: { kind: 'dispute', id: disputeId },
      after: { note: text },
      at,
    })
  })
  const row = await selectDispute(context.db, disputeId)
  const [dispute] = row === undefined ? [] : await disputeViews(context, [row])
  return dispute === undefined ? disputeUnknown() : ok({ success: true, dispute })
}
