import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { blockAccount, isCustomer, unblockAccount } from '../../modules/accounts/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { customerUnknown } from './customer-refusals.ts'

/** Keeps a customer from signing in and ordering (OPS-10). */
export async function blockCustomer(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffBlockCustomer'>,
): Promise<HandlerResult<'staffBlockCustomer'>> {
  return decideInTransaction(context.db, async (tx) => {
    if (!(await isCustomer(tx, id))) return customerUnknown()
    const blocked = await blockAccount(context, tx, id, reason)
    if (!blocked.ok) return blocked
    await recordAudit(tx, {
      by: staffId,
      action: 'customer.block',
      subject: { kind: 'customer', id },
      after: { reason, ended_sessions: blocked.value },
      at: context.clock.now(),
    })
    return ok({ success: true as const, ended_sessions: blocked.value })
  })
}

/** Lets a blocked customer back in. */
export async function unblockCustomer(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffUnblockCustomer'>,
): Promise<HandlerResult<'staffUnblockCustomer'>> {
  return decideInTransaction(context.db, async (tx) => {
    if (!(await isCustomer(tx, id))) return customerUnknown()
    const unblocked = await unblockAccount(context, tx, id)
    if (!unblocked.ok) return unblocked
    await recordAudit(tx, {
      by: staffId,
      action: 'customer.unblock',
      subject: { kind: 'customer', id },
      after: { reason },
      at: context.clock.now(),
    })
    return ok({ success: true as const })
  })
}
