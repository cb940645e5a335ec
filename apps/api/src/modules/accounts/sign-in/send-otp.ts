import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { checkEmail } from '@upchar/kernel/validate'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { sessionEnded } from '../../../platform/identity/identity.ts'
import { emailInvalid } from '../errors.ts'
import { codeMail, noAccountMail } from '../mails.ts'
import { sendCode } from './send-code.ts'
import { findByEmail, findCustomer } from '../store/customers.ts'
import type { Visit } from './visit.ts'

/**
 * Mails a code for signing in, for a new account, or for a new password. A missing account is revealed by
 * mail only, never here.
 */
export async function sendOtp(
  context: Context,
  visit: Visit,
  body: Body<'sendOtp'>,
): Promise<HandlerResult<'sendOtp'>> {
  const email = checkEmail(body.email)
  if (!email.ok) return emailInvalid()
  const { config } = context
  const row = await findByEmail(context.db, email.value)
  const forReset = body.purpose === 'reset_password'
  const sent = await sendCode(context, visit.trier(email.value), body.purpose, (code) =>
    forReset && row === undefined
      ? noAccountMail(config, email.value)
      : codeMail(
          config,
          email.value,
          forReset ? 'reset_password' : row === undefined ? 'sign_up' : 'sign_in',
          code,
        ),
  )
  if (!sent.ok) return sent
  // Only a browser that came through submit-email knows whether the account exists.
  const known =
    visit.login?.email === email.value
      ? visit.login
      : { email: email.value, account: forReset ? ('password' as const) : ('code' as const) }
  const step = forReset ? 6 : known.account === 'new' ? 3 : 2
  visit.keepLogin({ ...known, step })
  return ok({ ...sent.value, step })
}

/** Mails the signed-in buyer a code at the account's address. */
export async function sendConfirmOtp(
  context: Context,
  visit: Visit,
  customerId: string,
): Promise<HandlerResult<'sendConfirmOtp'>> {
  const row = await findCustomer(context.db, customerId)
  const email = row?.email
  if (email == null) return sessionEnded()
  return sendCode(context, visit.trier(email), 'confirm', (code) =>
    codeMail(context.config, email, 'confirm', code),
  )
}
