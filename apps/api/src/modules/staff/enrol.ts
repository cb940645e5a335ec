import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { giveBackTo, takeFrom } from '../../platform/http/limits.ts'
import { codeLimits } from '../accounts/index.ts'
import { codeWrong, signInOver, tooMany } from './errors.ts'
import { openSession } from './open-session.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './seal.ts'
import { consumeCode } from './sign-in-with-code.ts'
import { keepTotpSecret, replaceRecoveryCodes, updateMember } from './store/members.ts'
import { findPending } from './store/sessions.ts'
import { newTotpSecret, otpauthUri } from './totp.ts'
import type { StaffVisit } from './visit.ts'

async function findEnrolling(context: Context, visit: StaffVisit) {
  const pending =
    visit.tokenHash === undefined
      ? undefined
      : await findPending(context.db, visit.tokenHash, context.clock.now())
  return pending?.member.totpConfirmedAt === null ? pending : undefined
}

/** The secret for the member's authenticator app; unchanged until a code confirms it. */
export async function startEnrolment(
  context: Context,
  visit: StaffVisit,
): Promise<HandlerResult<'staffStartEnrolment'>> {
  const { secret: key, BRAND_NAME } = context.config
  const pending = await findEnrolling(context, visit)
  if (pending === undefined) return signInOver()
  const { id, email } = pending.member
  const sealed = await keepTotpSecret(context.db, id, seal(key, id, newTotpSecret()))
  if (sealed === null) return signInOver()
  const secret = unseal(key, id, sealed)
  const issuer = `${BRAND_NAME} console`
  return ok({
    success: true,
    otpauth_uri: otpauthUri(issuer, email, secret),
    secret,
    account: email,
    issuer,
  })
}

/** Confirms the app by a code: from now on it is required. Opens the session. */
export async function confirmEnrolment(
  context: Context,
  visit: StaffVisit,
  body: Body<'staffConfirmEnrolment'>,
): Promise<HandlerResult<'staffConfirmEnrolment'>> {
  const at = context.clock.now()
  const pending = await findEnrolling(context, visit)
  if (pending === undefined) return signInOver()
  const { member } = pending
  const limits = codeLimits(visit.trier(member.email))
  const allowed = await takeFrom(context, limits)
  if (!allowed.ok) return tooMany(allowed.error)
  const codes = newRecoveryCodes(context.config.secret, member.id)
  const opened = await decideInTransaction(context.db, async (tx) => {
    if (!(await consumeCode(context, tx, member, body.code))) return codeWrong()
    await updateMember(tx, member.id, { totpConfirmedAt: at })
    await replaceRecoveryCodes(tx, member.id, codes.hashes)
    await recordAudit(tx, {
      by: member.id,
      action: 'staff.enrol',
      subject: { kind: 'staff_member', id: member.id },
      at,
    })
    const token = await openSession(tx, pending, 'code', at)
    return token === undefined ? signInOver() : ok(token)
  })
  if (!opened.ok) return opened
  await giveBackTo(context, limits)
  visit.keep(opened.value)
  visit.remember(member.email)
  return ok({ success: true, step: 'signed_in', recovery_codes: codes.shown })
}
