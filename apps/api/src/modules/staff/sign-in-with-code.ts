import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { giveBackTo, takeFrom } from '../../platform/http/limits.ts'
import { codeLimits } from '../accounts/index.ts'
import { codeWrong, recoveryCodeWrong, signInOver, tooMany } from './errors.ts'
import { openSession } from './open-session.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from './seal.ts'
import {
  countRecoveryCodes,
  consumeRecoveryCode,
  consumeTotpStep,
  type MemberRow,
} from './store/members.ts'
import { findPending } from './store/sessions.ts'
import { stepOfCode } from './totp.ts'
import type { StaffVisit } from './visit.ts'

/** Consumes a code of the app; false: wrong or already used. */
export async function consumeCode(
  context: Pick<Context, 'config' | 'clock'>,
  tx: Transaction,
  member: MemberRow,
  code: string,
): Promise<boolean> {
  if (member.totpSecret === null) return false
  const step = stepOfCode(
    unseal(context.config.secret, member.id, member.totpSecret),
    code,
    context.clock.now(),
    member.totpLastStep,
  )
  return step !== undefined && (await consumeTotpStep(tx, member.id, step))
}

/** Second step: a code of the app, or a recovery code; each works once. */
export async function signInWithCode(
  context: Context,
  visit: StaffVisit,
  body: Body<'staffSignInWithCode'>,
): Promise<HandlerResult<'staffSignInWithCode'>> {
  const at = context.clock.now()
  const pending =
    visit.tokenHash === undefined ? undefined : await findPending(context.db, visit.tokenHash, at)
  if (pending === undefined || pending.member.totpConfirmedAt === null) return signInOver()
  const { member } = pending
  const limits = codeLimits(visit.trier(member.email))
  const allowed = await takeFrom(context, limits)
  if (!allowed.ok) return tooMany(allowed.error)
  const opened = await decideInTransaction(context.db, async (tx) => {
    const byApp = 'code' in body
    const right = byApp
      ? await consumeCode(context, tx, member, body.code)
      : await consumeRecoveryCode(
          tx,
          member.id,
          recoveryHash(context.config.secret, member.id, body.recovery_code),
        )
    if (!right) return byApp ? codeWrong() : recoveryCodeWrong()
    const token = await openSession(tx, pending, byApp ? 'code' : 'recovery_code', at)
    if (token === undefined) return signInOver()
    return ok({ token, left: await countRecoveryCodes(tx, member.id) })
  })
  if (!opened.ok) return opened
  await giveBackTo(context, limits)
  visit.keep(opened.value.token)
  visit.remember(member.email)
  return ok({ success: true, step: 'signed_in', recovery_codes_left: opened.value.left })
}
