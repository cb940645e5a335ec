import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { checkEmail, isFreeEmail } from '@upchar/kernel/validate'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { takeFrom } from '../../../platform/http/limits.ts'
import { emailInvalid, tooMany } from '../errors.ts'
import { emailLimits } from '../limits.ts'
import type { LoginState } from './login-state.ts'
import { findByEmail, type SignInRow } from '../store/customers.ts'
import type { Visit } from './visit.ts'

/** The kind of account behind an address, and the next step (AUTH-01). A closed account looks like none. */
export const accountOf = (row: SignInRow | undefined): LoginState['account'] =>
  row === undefined ? 'new' : row.passwordHash === null ? 'code' : 'password'
export const firstStep = { new: 3, password: 1, code: 2 } as const satisfies Record<
  LoginState['account'],
  number
>

/**
 * Takes an email address and returns the next step. That reveals whether an account exists, so it is limited
 * by network.
 */
export async function submitEmail(
  context: Context,
  visit: Visit,
  body: Body<'submitEmail'>,
): Promise<HandlerResult<'submitEmail'>> {
  const email = checkEmail(body.email)
  if (!email.ok) return emailInvalid()
  const allowed = await takeFrom(context, emailLimits(visit.trier(email.value)))
  if (!allowed.ok) return tooMany(allowed.error)
  const account = accountOf(await findByEmail(context.db, email.value))
  const step = firstStep[account]
  // A pending Google link belongs to a sign-in with this address, so it stays.
  const google = visit.login?.email === email.value ? visit.login.google : undefined
  visit.keepLogin({ email: email.value, step, account, ...(google !== undefined && { google }) })
  return ok({
    success: true,
    step,
    email: email.value,
    is_new_user: account === 'new',
    is_free_email: isFreeEmail(email.value),
    message: '',
  })
}
