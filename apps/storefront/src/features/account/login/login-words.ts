import type { LoginStepKey } from '@upchar/kernel/login-steps'
import type { LoginField } from './login-flow.ts'

/** What each step is called, on the screen and in the title of the window. */
export const STEP_TITLES: Readonly<Record<LoginStepKey, string>> = {
  'new-init': 'Sign in or create an account',
  'existing-password': 'Enter your password',
  'existing-otp': 'Enter the code we sent you',
  'new-otp': 'Check that the address is yours',
  'new-password': 'Choose a password',
  'login-success': 'You are signed in',
  'reset-otp': 'Enter the code to reset your password',
  'reset-password': 'Choose a new password',
  'reset-success': 'Password Changed Successfully',
}

type Problem = { field?: LoginField; message: string }

/** What went wrong, in words, by the word in the address: for browsers without scripts. */
export const PROBLEMS: Readonly<Record<string, Problem>> = {
  email_invalid: { field: 'email', message: 'Enter an email address, such as name@example.com' },
  password_missing: { field: 'password', message: 'Enter a password' },
  credentials_wrong: { field: 'password', message: 'The email address and the password don’t fit together.' },
  password_weak: { field: 'password', message: 'Choose a password of at least 10 characters that nobody can guess' },
  code_missing: { field: 'code', message: 'Enter the 6-digit code from the e-mail' },
  otp_wrong: { field: 'code', message: 'That is not the code we sent.' },
  otp_over: { field: 'code', message: 'This code is not good any more. Ask for a new one.' },
  too_many_attempts: { message: 'Too many attempts. Wait a little and try again.' },
  account_deactivated: { message: 'This account was closed and can’t be opened by signing in. Write to us, or use another email address.' },
  failed: { message: 'Something went wrong' },
}
