import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { webhookChanged, webhookUnknown } from './errors.ts'
import { showUnread } from './show-unread.ts'
import { lockUnread, setSettled } from './store/unread.ts'

/** Marks an unread webhook as dealt with, once. */
export async function settleUnread(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { note }: Body<'staffSettleUnreadWebhook'>,
): Promise<HandlerResult<'staffSettleUnreadWebhook'>> {
  const at = context.clock.now()
  const settled = await decideInTransaction(context.db, async (tx) => {
    const known = await lockUnread(tx, id)
    if (known === undefined) return webhookUnknown()
    if (known.settledAt !== null) return webhookChanged()
    await setSettled(tx, id, { at, by: staffId, note })
    await recordAudit(tx, {
      by: staffId,
      action: 'webhook.settle',
      subject: { kind: 'unread_webhook', id },
      after: { partner: known.partner, reason: note },
      at,
    })
    return ok(undefined)
  })
  return settled.ok ? showUnread(context, id) : settled
}
