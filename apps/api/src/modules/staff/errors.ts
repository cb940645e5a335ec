import { err } from '@upchar/kernel/result'

export {
  credentialsWrong,
  passwordWeak,
  passwordWrong,
  sessionUnknown,
  tooMany,
} from '../../platform/identity/refusals.ts'

/** A session that ended while its call was under way. */
export const staffNotSignedIn = () =>
  err({ code: 'staff_not_signed_in' as const, message: 'Sign in to the console.' })
export const codeWrong = () =>
  err({
    code: 'code_wrong' as const,
    message:
      'This code is wrong or was used before. Wait for the next one in your app and enter that.',
    field: 'code',
  })
export const recoveryCodeWrong = () =>
  err({
    code: 'code_wrong' as const,
    message: 'This recovery code is wrong or was used before.',
    field: 'recovery_code',
  })
export const signInOver = () =>
  err({
    code: 'sign_in_over' as const,
    message: 'Too much time has passed. Enter your password again.',
  })
export const invitationOver = () =>
  err({
    code: 'invitation_over' as const,
    message:
      'This invitation was used, was replaced or has expired. Ask an administrator for a new one.',
  })
export const memberUnknown = () =>
  err({ code: 'member_unknown' as const, message: 'There is no such member of staff.' })
export const memberExists = () =>
  err({
    code: 'member_exists' as const,
    message: 'There is a member of staff with this email address.',
    field: 'email',
  })
export const memberDisabled = () =>
  err({
    code: 'member_disabled' as const,
    message: 'This member is disabled. Enable the member first.',
  })
export const ownAccount = () =>
  err({
    code: 'own_account' as const,
    message: 'You can’t change your own role or access. Ask another administrator.',
  })
export const lastAdmin = () =>
  err({
    code: 'last_admin' as const,
    message: 'At least one administrator must be able to sign in.',
  })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this. Review it, then decide.',
  })
