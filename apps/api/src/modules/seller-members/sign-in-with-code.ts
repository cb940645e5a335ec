import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { giveBackTo } from '../../platform/http/limits.ts'
import { checkCode, codeLimits } from '../accounts/index.ts'
import type { StaffVisit } from '../staff/index.ts'
import { sellerSuspended, signInOver } from './errors.ts'
import { openSession } from './open-session.ts'
import { isSuspended } from './sign-in.ts'
import { findPending, takePending } from './store/sessions.ts'

/** Second step: the code of the mail, which works once. */
export async function signInWithCode(
  context: Context,
  visit: StaffVisit,
  { otp }: Body<'sellerSignInWithCode'>,
): Promise<HandlerResult<'sellerSignInWithCode'>> {
  const at = context.clock.now()
  const pending =
    visit.tokenHash === undefined ? undefined : await findPending(context.db, visit.tokenHash, at)
  if (pending === undefined) return signInOver()
  const { session, member } = pending
  if (await isSuspended(context.db, member.sellerId)) return sellerSuspended()
  const trier = visit.trier(member.email)
  const right = await checkCode(context, trier, 'seller', otp)
  if (!right.ok) return right
  const opened = await decideInTransaction(context.db, async (tx) => {
    // Each works once: the code, and the sign-in that it completes.
    if (!(await right.value.use(tx)) || !(await takePending(tx, session.id))) return signInOver()
    const opening = { memberId: member.id, device: session.device, at }
    return ok(await openSession(tx, opening, 'code'))
  })
  if (!opened.ok) return opened
  await giveBackTo(context, codeLimits(trier))
  visit.keep(opened.value)
  visit.remember(member.email)
  return ok({ success: true, step: 'signed_in' })
}
