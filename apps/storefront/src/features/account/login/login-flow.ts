import { CODE_NOT_SENT } from '@upchar/kernel/account-words'
import type { LoginStepKey } from '@upchar/kernel/login-steps'
import { loginStepKey } from '@upchar/kernel/login-steps'
import { checkEmail } from '@upchar/kernel/validate'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall, ApiError, ApiResult } from '@upchar/web/api'
import { failureText } from '@upchar/web/failure-text'

export const LOGIN_FIELDS = ['email', 'password', 'code'] as const
export type LoginField = (typeof LOGIN_FIELDS)[number]

const ACTIONS = [
  'go-on',
  'use-code',
  'use-password',
  'forgot',
  'resend',
  'without-password',
  'start-over',
] as const
/** The actions of the steps' buttons. */
export type LoginAction = (typeof ACTIONS)[number]
/** The action that a button's value names; Enter and unknown values continue. */
export const loginAction = (name: string | undefined): LoginAction =>
  ACTIONS.find((one) => one === name) ?? 'go-on'

export type LoginInput = { action: LoginAction; email: string; password: string; code: string }

/** The result of an action. */
export type LoginMove =
  | { kind: 'to'; step: LoginStepKey; notice?: LoginNotice; signedIn?: Answer<'signIn'> }
  | { kind: 'field'; field: LoginField; message: string }
  | { kind: 'notice'; notice: LoginNotice }
/** A message of the form, and the seconds until another code may be requested. */
export type LoginNotice = { tone: 'success' | 'info' | 'danger'; message: string; wait?: number }

const FIELD_OF: Readonly<Record<string, LoginField>> = {
  email_invalid: 'email',
  credentials_wrong: 'password',
  password_weak: 'password',
  otp_wrong: 'code',
  otp_over: 'code',
}

const seconds = (error: ApiError): number | undefined =>
  typeof error.detail['retry_after'] === 'number' ? error.detail['retry_after'] : undefined

type Failure = Extract<ApiResult<unknown>, { ok: false }>

function failure({ kind, error }: Failure, otherwise?: string): LoginMove {
  const message = failureText({ kind, error }, otherwise)
  const field = FIELD_OF[error.code]
  if (kind === 'refused' && field) return { kind: 'field', field, message }
  const wait = seconds(error)
  return {
    kind: 'notice',
    notice: { tone: 'danger', message, ...(wait === undefined ? {} : { wait }) },
  }
}

const arrived = (result: ApiResult<Answer<'signIn'>>): LoginMove => {
  if (!result.ok) return failure(result)
  const step = loginStepKey(result.data.step)
  return step === 'login-success' || step === 'reset-success'
    ? { kind: 'to', step, signedIn: result.data }
    : { kind: 'to', step }
}

type Purpose = 'sign_in' | 'reset_password'
const purposeOf = (step: LoginStepKey): Purpose =>
  step === 'reset-otp' || step === 'reset-password' ? 'reset_password' : 'sign_in'

/** Mails a code and goes to its step, also if an earlier code is still valid (AUTH-05). */
async function sendCode(
  api: ApiCall,
  email: string,
  purpose: Purpose,
  step: LoginStepKey,
): Promise<LoginMove> {
  const sent = await api('sendOtp', { body: { email, purpose } })
  if (sent.ok)
    return {
      kind: 'to',
      step,
      notice: { tone: 'success', message: sent.data.message, wait: sent.data.resend_after },
    }
  const refused = failure(sent, CODE_NOT_SENT)
  return refused.kind === 'notice' && sent.error.code === 'too_many_attempts'
    ? { kind: 'to', step, notice: { ...refused.notice, tone: 'info' } }
    : refused
}

async function submitEmail(api: ApiCall, typed: string): Promise<LoginMove> {
  const email = checkEmail(typed)
  if (!email.ok) return { kind: 'field', field: 'email', message: email.error.message }
  const result = await api('submitEmail', { body: { email: email.value } })
  if (!result.ok) return failure(result)
  const step = loginStepKey(result.data.step)
  return step === 'existing-password'
    ? { kind: 'to', step }
    : sendCode(api, result.data.email, 'sign_in', step)
}

const missing = (field: LoginField, message: string): LoginMove => ({
  kind: 'field',
  field,
  message,
})

/** The code that allowed a new password is used or expired: mail another one. */
async function withProof(
  api: ApiCall,
  email: string,
  step: LoginStepKey,
  result: ApiResult<Answer<'signIn'>>,
): Promise<LoginMove> {
  if (result.ok || result.error.code !== 'proof_missing') return arrived(result)
  return sendCode(api, email, purposeOf(step), step === 'reset-password' ? 'reset-otp' : 'new-otp')
}

/**
 * Runs the action of a step's button (AUTH-01): calls the API and returns where to go or what to
 * correct. Used in the browser, and on the server for browsers without scripts.
 */
export async function moveOn(
  api: ApiCall,
  step: LoginStepKey,
  { action, email, password, code }: LoginInput,
): Promise<LoginMove> {
  if (action === 'start-over') return { kind: 'to', step: 'new-init' }
  if (action === 'use-password') return { kind: 'to', step: 'existing-password' }
  if (action === 'use-code') return sendCode(api, email, 'sign_in', 'existing-otp')
  if (action === 'forgot') return sendCode(api, email, 'reset_password', 'reset-otp')
  if (action === 'resend') return sendCode(api, email, purposeOf(step), step)
  if (action === 'without-password')
    return withProof(api, email, step, await api('confirmAccount', { body: {} }))
  switch (step) {
    case 'new-init':
      return submitEmail(api, email)
    case 'existing-password':
      return password === ''
        ? missing('password', 'Enter your password')
        : arrived(await api('signIn', { body: { email, password } }))
    case 'existing-otp':
    case 'new-otp':
    case 'reset-otp':
      return /^\d{6}$/.test(code)
        ? arrived(
            await api('validateEmail', { body: { email, otp: code, purpose: purposeOf(step) } }),
          )
        : missing('code', 'Enter the 6-digit code from the email')
    case 'new-password':
      return password === ''
        ? missing('password', 'Choose a password')
        : withProof(api, email, step, await api('confirmAccount', { body: { password } }))
    case 'reset-password':
      return password === ''
        ? missing('password', 'Choose a password')
        : withProof(api, email, step, await api('resetPassword', { body: { password } }))
    case 'login-success':
    case 'reset-success':
      return { kind: 'to', step }
  }
}
