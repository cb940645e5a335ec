import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffVisit } from '../staff/index.ts'
import { deleteSessionByToken, findLiveSession, findPending } from './store/sessions.ts'

/** The browser's progress in signing in; read only. */
export async function getSignIn(
  { db, clock }: Context,
  { tokenHash }: StaffVisit,
): Promise<HandlerResult<'sellerGetSignIn'>> {
  const at = clock.now()
  if (tokenHash === undefined) return ok({ success: true, step: 'password' })
  if ((await findLiveSession(db, tokenHash, at, false)) !== undefined)
    return ok({ success: true, step: 'signed_in' })
  const pending = await findPending(db, tokenHash, at)
  return ok({ success: true, step: pending === undefined ? 'password' : 'code' })
}

/** Ends this browser's session or pending sign-in. */
export async function signOut(
  context: Context,
  visit: StaffVisit,
): Promise<HandlerResult<'sellerSignOut'>> {
  const { tokenHash } = visit
  if (tokenHash !== undefined) {
    await inTransaction(context.db, async (tx) => {
      const ended = await deleteSessionByToken(tx, tokenHash)
      if (ended?.stage !== 'signed_in') return
      await recordAudit(tx, {
        by: null,
        action: 'seller_member.sign_out',
        subject: { kind: 'seller_member', id: ended.memberId },
        at: context.clock.now(),
      })
    })
  }
  visit.drop()
  return ok({ success: true })
}
