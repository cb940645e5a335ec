import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { checkPassword } from '@upchar/kernel/password-rules'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sha256 } from '../../platform/ids.ts'
import { hashPassword } from '../../platform/identity/passwords.ts'
import type { StaffVisit } from '../staff/index.ts'
import { invitationOver, passwordWeak, sellerSuspended } from './errors.ts'
import { openSession } from './open-session.ts'
import { isSuspended } from './sign-in.ts'
import { consumeInvitation, selectInvited } from './store/members.ts'
import { tradeNameOf } from './view.ts'

/** The invited member, and the seller. */
export async function getInvitation(
  { db, clock }: Context,
  { key }: Query<'sellerGetInvitation'>,
): Promise<HandlerResult<'sellerGetInvitation'>> {
  const member = await selectInvited(db, sha256(key), clock.now())
  if (member === undefined) return invitationOver()
  const { name, email, role, sellerId } = member
  return ok({ success: true, name, email, role, seller: await tradeNameOf(db, sellerId) })
}

/** Sets the first password and signs in: whoever has the link reads the mails of the address. */
export async function acceptInvitation(
  context: Context,
  visit: StaffVisit,
  { key, password }: Body<'sellerAcceptInvitation'>,
): Promise<HandlerResult<'sellerAcceptInvitation'>> {
  const at = context.clock.now()
  const member = await selectInvited(context.db, sha256(key), at)
  if (member === undefined) return invitationOver()
  if (await isSuspended(context.db, member.sellerId)) return sellerSuspended()
  const checked = checkPassword(password, { email: member.email, brand: context.config.BRAND_NAME })
  if (!checked.ok) return passwordWeak(checked.error.message)
  const hash = await hashPassword(checked.value)
  const opened = await decideInTransaction(context.db, async (tx) => {
    if (!(await consumeInvitation(tx, sha256(key), hash))) return invitationOver()
    await recordAudit(tx, {
      by: null,
      action: 'seller_member.accept',
      subject: { kind: 'seller_member', id: member.id },
      at,
    })
    return ok(
      await openSession(tx, { memberId: member.id, device: visit.device, at }, 'invitation'),
    )
  })
  if (!opened.ok) return opened
  visit.keep(opened.value)
  visit.remember(member.email)
  return ok({ success: true, step: 'signed_in' })
}
