import { err } from '@upchar/kernel/result'
import { INVALID_EMAIL } from '@upchar/kernel/validate'
import type { LoginStep } from '@upchar/kernel/login-steps'

export {
  credentialsWrong,
  otpOver,
  otpWrong,
  passwordWeak,
  passwordWrong,
  sessionUnknown,
  tooMany,
} from '../../platform/identity/refusals.ts'

/** The refusals that one of these functions returns. */
export type ErrorOf<F extends (...facts: never[]) => { error: unknown }> = ReturnType<F>['error']

export const emailInvalid = () =>
  err({ code: 'email_invalid' as const, message: INVALID_EMAIL, field: 'email' })
export const proofNeeded = () =>
  err({
    code: 'proof_needed' as const,
    message: 'Enter your current password, or a code that we send to your email address.',
  })
export const proofMissing = () =>
  err({ code: 'proof_missing' as const, message: 'Too much time has passed. Ask for a new code.' })
export const accountClosed = (supportEmail: string) =>
  err({
    code: 'account_deactivated' as const,
    message: `This account was closed and can’t be opened by signing in. Write to ${supportEmail}, or use another email address.`,
  })
export const accountBlocked = (supportEmail: string) =>
  err({
    code: 'account_blocked' as const,
    message: `This account is blocked: it can’t sign in or place orders. Write to ${supportEmail} if you think that this is a mistake.`,
  })
export const googleOff = () =>
  err({ code: 'google_off' as const, message: 'Signing in with Google is not offered here.' })
export const googleRefused = () =>
  err({
    code: 'google_refused' as const,
    message: 'Google could not confirm your identity. Try again, or use your email address.',
  })
export const googleUnreachable = () =>
  err({
    code: 'google_unreachable' as const,
    message: 'Google can’t be reached at the moment. Use your email address.',
  })
export const googleProofNeeded = (step: LoginStep, email: string) =>
  err({
    code: 'google_proof_needed' as const,
    message: `You have an account with ${email} already. Sign in to it once, and Google is linked to it.`,
    detail: { step, email },
  })
