import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import {
  insertWalletRefundRule,
  lockWalletRefundRule,
  walletRefundRuleNow,
} from '../../modules/ledger/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { changedMeanwhile } from './errors.ts'

type View = Answer<'staffListWalletChanges'>['refunds']

/** Whether refunds may go to wallets, who has cleared it, and who of the staff has set it (RET-04). */
export async function refundRuleView(handle: Handle): Promise<View> {
  const { allowed, clearedBy, set } = await walletRefundRuleNow(handle)
  if (set === null) return { allowed, cleared_by: clearedBy, set }
  const by = (await staffNames(handle, [set.by])).get(set.by) ?? null
  return { allowed, cleared_by: clearedBy, set: { by, at: set.at.toISOString() } }
}

/**
 * Lets buyers take refunds as credit of the wallet, or ends that (RET-04). It names the lawyer who has cleared it: value that buyers paid
 * for may not be a closed system on a marketplace (domain reference 3.6). What is in wallets stays.
 */
export async function setWalletRefunds(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  body: Body<'staffSetWalletRefunds'>,
): Promise<HandlerResult<'staffSetWalletRefunds'>> {
  const { allowed, seen_allowed: seenAllowed, seen_cleared_by: seenClearedBy } = body
  const clearedBy = allowed ? body.cleared_by : ''
  if (allowed && clearedBy.length < 3)
    return err({
      code: 'clearance_missing' as const,
      field: 'cleared_by',
      message: 'Name the lawyer who has cleared it, such as Adv. Meera Rao, Rao & Partners',
    })
  return decideInTransaction(db, async (tx) => {
    await lockWalletRefundRule(tx)
    const before = await walletRefundRuleNow(tx)
    if (before.allowed === allowed && before.clearedBy === clearedBy)
      return ok({ success: true as const, refunds: await refundRuleView(tx) })
    if (before.allowed !== seenAllowed || before.clearedBy !== seenClearedBy)
      return changedMeanwhile('Somebody else has changed this. Look at it again, then decide.')
    const at = clock.now()
    await insertWalletRefundRule(tx, { allowed, clearedBy, setBy: staffId, setAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: 'wallet.refunds',
      subject: { kind: 'wallet_refunds', id: 'wallet_refunds' },
      before: { allowed: before.allowed, cleared_by: before.clearedBy },
      after: { allowed, cleared_by: clearedBy },
      at,
    })
    return ok({ success: true as const, refunds: await refundRuleView(tx) })
  })
}
