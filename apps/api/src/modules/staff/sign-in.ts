import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { giveBackTo, takeFrom } from '../../platform/limits.ts'
import { fitsPassword } from '../../platform/passwords.ts'
import { passwordLimits } from '../accounts/index.ts'
import { newToken, tokenHash } from './cookie.ts'
import { credentialsWrong, tooMany } from './errors.ts'
import { later, secondStep, secondStepSeconds } from './rules.ts'
import { selectMemberByEmail } from './store/members.ts'
import { insertSession } from './store/sessions.ts'
import type { StaffVisit } from './visit.ts'

/** Opens a session that only leads to the second step; its token. */
export async function openPending(handle: Handle, staffId: string, device: string, at: Date): Promise<string> {
  const token = newToken()
  await insertSession(handle, {
    id: newId(), tokenHash: tokenHash(token), staffId, stage: 'password', device, createdAt: at, lastUsedAt: at, expiresAt: later(at, secondStepSeconds),
  })
  return token
}

/** First step: the password. An unknown or disabled member takes as long and reads the same as a wrong password. */
export async function signIn(context: Context, visit: StaffVisit, body: Body<'staffSignIn'>): Promise<HandlerResult<'staffSignIn'>> {
  const email = normaliseEmail(body.email)
  const limits = passwordLimits(visit.trier(email))
  const allowed = await takeFrom(context, limits)
  if (!allowed.ok) return tooMany(allowed.error)
  const member = await selectMemberByEmail(context.db, email)
  const fits = await fitsPassword(member?.passwordHash, body.password)
  if (member === undefined || !fits || member.disabledAt !== null) return credentialsWrong()
  await giveBackTo(context, limits)
  visit.keep(await openPending(context.db, member.id, visit.device, context.clock.now()))
  return ok({ success: true, step: secondStep(member) })
}
