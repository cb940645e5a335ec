import { err } from '@upchar/kernel/result'
import { waitingTime } from '../http/limits.ts'

// Refusals of sign-in and of codes that several modules share.

export const tooMany = (seconds: number, message = 'Too many attempts.') =>
  err({
    code: 'too_many_attempts' as const,
    message: `${message} Try again in ${waitingTime(seconds)}.`,
    detail: { retry_after: seconds },
  })
export const credentialsWrong = () =>
  err({
    code: 'credentials_wrong' as const,
    message: 'The email address or the password is wrong.',
    field: 'password',
  })
export const passwordWrong = () =>
  err({
    code: 'credentials_wrong' as const,
    message: 'This is not your current password.',
    field: 'current_password',
  })
export const passwordWeak = (message: string) =>
  err({ code: 'password_weak' as const, message, field: 'password' })
export const sessionUnknown = () =>
  err({ code: 'session_unknown' as const, message: 'This device is already signed out.' })
export const otpWrong = (triesLeft: number) =>
  err({
    code: 'otp_wrong' as const,
    field: 'otp',
    detail: { tries_left: triesLeft },
    message: `That is not the code we sent. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`,
  })
export const otpOver = () =>
  err({
    code: 'otp_over' as const,
    message: 'This code is no longer valid. Ask for a new one.',
    field: 'otp',
  })
