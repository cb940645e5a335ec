import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { checkPassword } from '@upchar/kernel/password-rules'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newSecret, sha256 } from '../../platform/ids.ts'
import { hashPassword } from '../../platform/identity/passwords.ts'
import { invitationOver, passwordWeak } from './errors.ts'
import { invitationSeconds, later, secondStep } from './rules.ts'
import { openPending } from './sign-in.ts'
import { acceptInvitation as markAccepted, selectInvited } from './store/members.ts'
import type { StaffVisit } from './visit.ts'

/** A new invitation: its link to a page of the console or the portal, and the stored part. */
export function newInvitation(
  origin: string,
  at: Date,
  page: '/console/invitation' | '/seller/invitation' = '/console/invitation',
): { link: string; stored: { invitationHash: string; invitationEndsAt: Date } } {
  const key = newSecret()
  return {
    link: `${origin}${page}?key=${key}`,
    stored: { invitationHash: sha256(key), invitationEndsAt: later(at, invitationSeconds) },
  }
}

/** The invited member. */
export async function getInvitation(
  context: Context,
  { key }: Query<'staffGetInvitation'>,
): Promise<HandlerResult<'staffGetInvitation'>> {
  const member = await selectInvited(context.db, sha256(key), context.clock.now())
  return member === undefined
    ? invitationOver()
    : ok({ success: true, name: member.name, email: member.email, role: member.role })
}

/** Sets the first password; the authenticator app is next. */
export async function acceptInvitation(
  context: Context,
  visit: StaffVisit,
  { key, password }: Body<'staffAcceptInvitation'>,
): Promise<HandlerResult<'staffAcceptInvitation'>> {
  const at = context.clock.now()
  const member = await selectInvited(context.db, sha256(key), at)
  if (member === undefined) return invitationOver()
  const checked = checkPassword(password, { email: member.email, brand: context.config.BRAND_NAME })
  if (!checked.ok) return passwordWeak(checked.error.message)
  const hash = await hashPassword(checked.value)
  const opened = await decideInTransaction(context.db, async (tx) => {
    if (!(await markAccepted(tx, sha256(key), hash))) return invitationOver()
    await recordAudit(tx, {
      by: member.id,
      action: 'staff.accept',
      subject: { kind: 'staff_member', id: member.id },
      at,
    })
    return ok(await openPending(tx, member.id, visit.device, at))
  })
  if (!opened.ok) return opened
  visit.keep(opened.value)
  return ok({ success: true, step: secondStep(member) })
}
