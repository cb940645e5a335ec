import type { Body } from '@upchar/contract/schema/endpoints'
import { PASSWORD_CHANGED } from '@upchar/kernel/account-words'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { hashNewPassword } from '../../platform/identity/new-password.ts'
import { shownSessions } from '../../platform/identity/shown-sessions.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { passwordLimits } from '../accounts/index.ts'
import type { StaffVisit } from '../staff/index.ts'
import { passwordWrong, sellerNotSignedIn, sessionUnknown } from './errors.ts'
import { passwordChangedMail } from './mail.ts'
import { lockMember, selectMember, updateMember, type MemberRow } from './store/members.ts'
import { deleteSession, deleteSessions, holdSession, selectSessions } from './store/sessions.ts'

const self = ({ memberId }: SellerCaller) => ({ kind: 'seller_member', id: memberId }) as const

/** Locks the member who asks; undefined: disabled, or the session was ended by another device, since the call came in. */
async function lockSelf(
  tx: Transaction,
  { memberId, sessionId }: SellerCaller,
): Promise<MemberRow | undefined> {
  const member = await lockMember(tx, memberId)
  return member?.disabledAt === null && (await holdSession(tx, sessionId)) ? member : undefined
}

/** The member's live sessions in the portal. */
export async function listOwnSessions(
  { db, clock }: Context,
  { memberId, sessionId }: SellerCaller,
): Promise<HandlerResult<'sellerListSessions'>> {
  const rows = await selectSessions(db, memberId, clock.now())
  return ok({ success: true, sessions: shownSessions(rows, sessionId) })
}

/** Ends one of the member's own sessions, or all but this one; never another member's. */
export async function endOwnSessions(
  { db, clock }: Context,
  member: SellerCaller,
  body: Body<'sellerEndSessions'>,
): Promise<HandlerResult<'sellerEndSessions'>> {
  const { memberId, sessionId } = member
  return decideInTransaction(db, async (tx) => {
    if ((await lockSelf(tx, member)) === undefined) return sellerNotSignedIn()
    const ended =
      'id' in body
        ? await deleteSession(tx, memberId, body.id)
        : await deleteSessions(tx, memberId, sessionId)
    if ('id' in body && ended === 0) return sessionUnknown()
    await recordAudit(tx, {
      by: member,
      action: 'seller_member.end_sessions',
      subject: self(member),
      after: { ended },
      at: clock.now(),
    })
    return ok({ success: true, ended_sessions: ended })
  })
}

/** Sets a new password, ends every other session and tells the member by mail, who may not have been it. */
export async function setOwnPassword(
  context: Context,
  caller: SellerCaller,
  visit: StaffVisit,
  body: Body<'sellerSetPassword'>,
): Promise<HandlerResult<'sellerSetPassword'>> {
  const member = await selectMember(context.db, caller.memberId)
  if (member === undefined) return sellerNotSignedIn()
  const hashed = await hashNewPassword(
    context,
    passwordLimits(visit.trier(member.email)),
    member,
    body,
  )
  if (!hashed.ok) return hashed
  return decideInTransaction(context.db, async (tx) => {
    const at = context.clock.now()
    const now = await lockSelf(tx, caller)
    if (now === undefined) return sellerNotSignedIn()
    // Changed during the comparison.
    if (now.passwordHash !== member.passwordHash) return passwordWrong()
    await updateMember(tx, member.id, { passwordHash: hashed.value })
    await recordAudit(tx, {
      by: caller,
      action: 'seller_member.password',
      subject: self(caller),
      at,
    })
    await recordMail(tx, passwordChangedMail(context.config, member), at)
    return ok({
      success: true,
      message: PASSWORD_CHANGED,
      ended_sessions: await deleteSessions(tx, member.id, caller.sessionId),
    })
  })
}
