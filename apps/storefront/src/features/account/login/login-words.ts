import { PASSWORD_CHANGED } from '@upchar/kernel/account-words'
import type { LoginStepKey } from '@upchar/kernel/login-steps'

/** The name of each step, for its heading and the document title. */
export const STEP_TITLES: Readonly<Record<LoginStepKey, string>> = {
  'new-init': 'Sign in or create an account',
  'existing-password': 'Enter your password',
  'existing-otp': 'Enter the code we sent you',
  'new-otp': 'Verify your email address',
  'new-password': 'Choose a password',
  'login-success': 'You are signed in',
  'reset-otp': 'Enter the code to reset your password',
  'reset-password': 'Choose a new password',
  'reset-success': PASSWORD_CHANGED,
}
