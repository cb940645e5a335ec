import { err } from '@upchar/kernel/result'

export {
  credentialsWrong,
  passwordWeak,
  passwordWrong,
  sessionUnknown,
  tooMany,
} from '../../platform/identity/refusals.ts'

/** A session that ended while its call was under way. */
export const sellerNotSignedIn = () =>
  err({ code: 'seller_not_signed_in' as const, message: 'Sign in to the seller portal.' })
export const signInOver = () =>
  err({
    code: 'sign_in_over' as const,
    message: 'Too much time has passed. Enter your password again.',
  })
export const invitationOver = () =>
  err({
    code: 'invitation_over' as const,
    message:
      'This invitation was used, was replaced or has expired. Ask whoever invited you for a new one.',
  })
export const sellerSuspended = () =>
  err({
    code: 'seller_suspended' as const,
    message:
      'Your company is suspended here, so its portal is closed. Our mail to your company says why.',
  })
export const memberExists = () =>
  err({
    code: 'member_exists' as const,
    message: 'Somebody with this address works for a seller already. Use another address.',
    field: 'email',
  })
export const memberUnknown = () =>
  err({ code: 'member_unknown' as const, message: 'There is no such member.' })
export const ownAccount = () =>
  err({
    code: 'own_account' as const,
    message: 'You can’t change your own access. Ask another owner, or us.',
  })
export const disabledByStaff = () =>
  err({
    code: 'disabled_by_staff' as const,
    message: 'We have disabled this member. Write to us to have them enabled.',
  })
export const memberDisabled = () =>
  err({ code: 'member_disabled' as const, message: 'This member is disabled. Enable them first.' })
