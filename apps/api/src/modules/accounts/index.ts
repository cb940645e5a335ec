export { blockAccount, isBlocked, refuseBlocked, unblockAccount } from './profile/block-account.ts'
export { interestsOf } from './profile/interests.ts'
export { closeAccount, closedText, confirmClosing } from './profile/close-account.ts'
export { mergeAccount } from './profile/merge-account.ts'
export { deviceName } from './sessions/device-name.ts'
export {
  endSessionsForStaff,
  isCustomer,
  listCustomersForStaff,
  showCustomerForStaff,
} from './profile/for-staff.ts'
export { customerIdentity, customerHoldsOn } from './sessions/identify-customer.ts'
export { endActing } from './store/sessions.ts'
export { keepDevice, knownDeviceOf } from './sign-in/known-device.ts'
export { checkCode } from './sign-in/check-code.ts'
export { sendCode } from './sign-in/send-code.ts'
export { codeMail } from './mails.ts'
export { codeLimits, passwordLimits, sharedLimits, type Trier } from './limits.ts'
export type { OnSignIn } from './sessions/open-session.ts'
export { registerAccountsRoutes } from './routes.ts'
export {
  addressOf,
  findByEmail,
  findCustomer,
  lockCustomer,
  updateCustomer,
  type CustomerRow,
} from './store/customers.ts'
export { updateProfile } from './profile/update-profile.ts'
export { userView, type CustomerFacts } from './view.ts'
export { visitOf, type Visit } from './sign-in/visit.ts'
