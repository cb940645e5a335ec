import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { checkEmail } from '@upchar/kernel/validate'
import { inTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { newSecret, sha256 } from '../../../platform/ids.ts'
import { checkCode } from './check-code.ts'
import { closedHash } from '../profile/closed-account.ts'
import { accountClosed, emailInvalid, otpOver } from '../errors.ts'
import { proofSeconds } from '../limits.ts'
import { linkGoogle } from '../google/link-google.ts'
import { answerSignIn, openSession, type AccountsContext } from '../sessions/open-session.ts'
import { insertProof, type ProofPurpose } from '../store/codes.ts'
import { lockByEmail, isClosed } from '../store/customers.ts'
import type { Visit } from './visit.ts'

/**
 * A correct code signs in to an existing account; for a new account or password it opens the next step
 * (AUTH-01).
 */
export async function validateEmail(
  context: AccountsContext,
  visit: Visit,
  body: Body<'validateEmail'>,
): Promise<HandlerResult<'validateEmail'>> {
  const checked = checkEmail(body.email)
  if (!checked.ok) return emailInvalid()
  const email = checked.value
  const code = await checkCode(context, visit.trier(email), body.purpose, body.otp)
  if (!code.ok) return code
  const done = await inTransaction(context.db, async (tx) => {
    if (!(await code.value.use(tx))) return otpOver()
    const row = await lockByEmail(tx, email)
    if (body.purpose === 'reset_password') {
      // No code was mailed without an account: a correct one is a guess, and worthless.
      return row === undefined ? otpOver() : ok(await prove(context, tx, email, 'reset_password'))
    }
    if (row === undefined) {
      if (await isClosed(tx, closedHash(context.config.secret, email)))
        return accountClosed(context.config.SUPPORT_EMAIL)
      return ok(await prove(context, tx, email, 'sign_up'))
    }
    await linkGoogle(context, tx, visit, row)
    return openSession(context, tx, visit, {
      row,
      email,
      hasPassword: row.passwordHash !== null,
      isNew: false,
      method: 'code',
    })
  })
  if (!done.ok) return done
  return 'key' in done.value
    ? goOn(visit, email, done.value)
    : answerSignIn(context, visit, done.value, 5)
}

type Proven = { key: string; purpose: ProofPurpose }

/** Records for 15 minutes that this browser's user owns the address. */
async function prove(
  context: AccountsContext,
  tx: Transaction,
  email: string,
  purpose: ProofPurpose,
): Promise<Proven> {
  const key = newSecret()
  await insertProof(tx, {
    keyHash: sha256(key),
    email,
    purpose,
    expiresAt: new Date(context.clock.now().getTime() + proofSeconds * 1000),
  })
  return { key, purpose }
}

/** Continues to the step that the proof opens; only this browser has its key. */
function goOn(visit: Visit, email: string, { key, purpose }: Proven) {
  const isNew = purpose === 'sign_up'
  const step = isNew ? 4 : 7
  const google = visit.login?.email === email ? visit.login.google : undefined
  visit.keepLogin({
    email,
    step,
    account: isNew ? 'new' : 'password',
    proof: key,
    ...(google !== undefined && { google }),
  })
  return ok({
    success: true as const,
    step,
    message: '',
    is_new_user: isNew,
    is_first_login: false,
    guest_user_id: visit.guestId,
  } as const)
}
