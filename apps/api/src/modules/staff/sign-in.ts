import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { giveBackTo, takeFrom } from '../../platform/http/limits.ts'
import { fitsPassword } from '../../platform/identity/passwords.ts'
import { passwordLimits } from '../accounts/index.ts'
import { newToken, tokenHash } from './cookie.ts'
import { credentialsWrong, tooMany } from './errors.ts'
import { later, secondStep, secondStepSeconds } from './rules.ts'
import { lockMember, selectMemberByEmail, type MemberRow } from './store/members.ts'
import { insertSession } from './store/sessions.ts'
import type { StaffVisit } from './visit.ts'

/** Opens a session that only allows the second step; returns its token. */
export async function openPending(
  tx: Transaction,
  staffId: string,
  device: string,
  at: Date,
): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    id: newId(),
    tokenHash: tokenHash(token),
    staffId,
    stage: 'password',
    device,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: later(at, secondStepSeconds),
  })
  return token
}

/**
 * The same after comparing a password. Undefined: it was changed or reset, or the member disabled, meanwhile.
 */
const openCompared = (
  context: Context,
  { id, passwordHash }: Pick<MemberRow, 'id' | 'passwordHash'>,
  device: string,
): Promise<string | undefined> =>
  inTransaction(context.db, async (tx) => {
    const now = await lockMember(tx, id)
    return now?.passwordHash === passwordHash && now.disabledAt === null
      ? openPending(tx, id, device, context.clock.now())
      : undefined
  })

/**
 * First step: the password. An unknown or disabled member takes the same time and gets the same answer as a
 * wrong password.
 */
export async function signIn(
  context: Context,
  visit: StaffVisit,
  body: Body<'staffSignIn'>,
): Promise<HandlerResult<'staffSignIn'>> {
  const email = normaliseEmail(body.email)
  const limits = passwordLimits(visit.trier(email))
  const allowed = await takeFrom(context, limits)
  if (!allowed.ok) return tooMany(allowed.error)
  const member = await selectMemberByEmail(context.db, email)
  const fits = await fitsPassword(member?.passwordHash, body.password)
  if (member === undefined || !fits || member.disabledAt !== null) return credentialsWrong()
  await giveBackTo(context, limits)
  const token = await openCompared(context, member, visit.device)
  if (token === undefined) return credentialsWrong()
  visit.keep(token)
  return ok({ success: true, step: secondStep(member) })
}
