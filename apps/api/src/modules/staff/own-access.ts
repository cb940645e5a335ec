import { PASSWORD_CHANGED } from '@upchar/kernel/account-words'
import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { permissionsOf } from '@upchar/kernel/staff-permissions'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { giveBackTo, takeFrom } from '../../platform/http/limits.ts'
import { hashNewPassword } from '../../platform/identity/new-password.ts'
import { shownSessions } from '../../platform/identity/shown-sessions.ts'
import { codeLimits, passwordLimits } from '../accounts/index.ts'
import { codeWrong, passwordWrong, sessionUnknown, staffNotSignedIn, tooMany } from './errors.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { idleSeconds, later } from './rules.ts'
import { consumeCode } from './sign-in-with-code.ts'
import {
  countRecoveryCodes,
  lockMember,
  replaceRecoveryCodes,
  selectMember,
  updateMember,
  type MemberRow,
} from './store/members.ts'
import {
  deleteSession,
  deleteSessions,
  holdSession,
  selectSession,
  selectSessions,
} from './store/sessions.ts'
import type { StaffVisit } from './visit.ts'

async function memberOf(context: Context, { staffId }: StaffCaller): Promise<MemberRow> {
  const member = await selectMember(context.db, staffId)
  if (member === undefined) throw new Error('a session without its member')
  return member
}

const self = ({ staffId }: StaffCaller) => ({ kind: 'staff_member', id: staffId }) as const

/** Locks the member who asks; undefined: disabled, or the session was ended by another device, since the call came in. */
async function lockSelf(
  tx: Transaction,
  { staffId, sessionId }: StaffCaller,
): Promise<MemberRow | undefined> {
  const member = await lockMember(tx, staffId)
  return member?.disabledAt === null && (await holdSession(tx, sessionId)) ? member : undefined
}

/** The signed-in member with permissions and the end of the session. */
export async function showMe(
  context: Context,
  staff: StaffCaller,
): Promise<HandlerResult<'staffMe'>> {
  const [{ id, name, email, role }, session, left] = await Promise.all([
    memberOf(context, staff),
    selectSession(context.db, staff.sessionId),
    countRecoveryCodes(context.db, staff.staffId),
  ])
  if (session === undefined) throw new Error('a call of a session that is gone')
  return ok({
    success: true,
    member: { id, name, email, role },
    permissions: permissionsOf(role),
    recovery_codes_left: left,
    session: {
      idle_seconds: idleSeconds,
      idle_ends_at: later(session.lastUsedAt, idleSeconds).toISOString(),
      ends_at: session.expiresAt.toISOString(),
    },
  })
}

/** The member's live sessions. */
export async function listSessions(
  context: Context,
  staff: StaffCaller,
): Promise<HandlerResult<'staffListSessions'>> {
  const rows = await selectSessions(context.db, staff.staffId, context.clock.now())
  return ok({
    success: true,
    sessions: shownSessions(rows, staff.sessionId),
  })
}

/** Ends one of the member's own sessions, or all but this one; never another member's. */
export async function endSessions(
  context: Context,
  staff: StaffCaller,
  body: Body<'staffEndSessions'>,
): Promise<HandlerResult<'staffEndSessions'>> {
  return decideInTransaction(context.db, async (tx) => {
    if ((await lockSelf(tx, staff)) === undefined) return staffNotSignedIn()
    const ended =
      'id' in body
        ? await deleteSession(tx, staff.staffId, body.id)
        : await deleteSessions(tx, staff.staffId, staff.sessionId)
    if ('id' in body && ended === 0) return sessionUnknown()
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'staff.end_sessions',
      subject: self(staff),
      after: { ended },
      at: context.clock.now(),
    })
    return ok({ success: true, ended_sessions: ended })
  })
}

/** Sets a new password and ends every other session. */
export async function setPassword(
  context: Context,
  staff: StaffCaller,
  visit: StaffVisit,
  body: Body<'staffSetPassword'>,
): Promise<HandlerResult<'staffSetPassword'>> {
  const member = await memberOf(context, staff)
  const hashed = await hashNewPassword(
    context,
    passwordLimits(visit.trier(member.email)),
    member,
    body,
  )
  if (!hashed.ok) return hashed
  return decideInTransaction(context.db, async (tx) => {
    const now = await lockSelf(tx, staff)
    if (now === undefined) return staffNotSignedIn()
    // Changed during the comparison.
    if (now.passwordHash !== member.passwordHash) return passwordWrong()
    await updateMember(tx, member.id, { passwordHash: hashed.value })
    await recordAudit(tx, {
      by: member.id,
      action: 'staff.password',
      subject: self(staff),
      at: context.clock.now(),
    })
    return ok({
      success: true,
      message: PASSWORD_CHANGED,
      ended_sessions: await deleteSessions(tx, member.id, staff.sessionId),
    })
  })
}

/** Replaces the recovery codes by ten new ones. */
export async function renewRecoveryCodes(
  context: Context,
  staff: StaffCaller,
  visit: StaffVisit,
  { code }: Body<'staffNewRecoveryCodes'>,
): Promise<HandlerResult<'staffNewRecoveryCodes'>> {
  const member = await memberOf(context, staff)
  const limits = codeLimits(visit.trier(member.email))
  const taken = await takeFrom(context, limits)
  if (!taken.ok) return tooMany(taken.error)
  const codes = newRecoveryCodes(context.config.secret, member.id)
  const renewed = await decideInTransaction(context.db, async (tx) => {
    if ((await lockSelf(tx, staff)) === undefined) return staffNotSignedIn()
    if (!(await consumeCode(context, tx, member, code))) return codeWrong()
    await replaceRecoveryCodes(tx, member.id, codes.hashes)
    await recordAudit(tx, {
      by: member.id,
      action: 'staff.recovery_codes',
      subject: self(staff),
      at: context.clock.now(),
    })
    return ok(codes.shown)
  })
  if (!renewed.ok) return renewed
  await giveBackTo(context, limits)
  return ok({ success: true, recovery_codes: renewed.value })
}
