import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { secondStep } from './rules.ts'
import { deleteSessionByToken, findLiveSession, findPending } from './store/sessions.ts'
import type { StaffVisit } from './visit.ts'

/** The browser's progress in signing in; read only. */
export async function getSignIn(
  context: Context,
  { tokenHash }: StaffVisit,
): Promise<HandlerResult<'staffGetSignIn'>> {
  const at = context.clock.now()
  if (tokenHash === undefined) return ok({ success: true, step: 'password' })
  if ((await findLiveSession(context.db, tokenHash, at, false)) !== undefined)
    return ok({ success: true, step: 'signed_in' })
  const pending = await findPending(context.db, tokenHash, at)
  return ok({
    success: true,
    step: pending === undefined ? 'password' : secondStep(pending.member),
  })
}

/** Ends this browser's session or pending sign-in. */
export async function signOut(
  context: Context,
  visit: StaffVisit,
): Promise<HandlerResult<'staffSignOut'>> {
  const { tokenHash } = visit
  if (tokenHash !== undefined) {
    await inTransaction(context.db, async (tx) => {
      const ended = await deleteSessionByToken(tx, tokenHash)
      if (ended?.stage !== 'signed_in') return
      await recordAudit(tx, {
        by: ended.staffId,
        action: 'staff.sign_out',
        subject: { kind: 'staff_member', id: ended.staffId },
        at: context.clock.now(),
      })
    })
  }
  visit.drop()
  return ok({ success: true })
}
