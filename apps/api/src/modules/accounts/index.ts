export { closeAccount, closedText, confirmClosing } from './close-account.ts'
export { deviceName } from './device-name.ts'
export {
  endSessionsForStaff,
  isCustomer,
  listCustomersForStaff,
  showCustomerForStaff,
} from './for-staff.ts'
export { customerIdentity, customerHoldsOn } from './identify-customer.ts'
export { keepDevice, knownDeviceOf } from './known-device.ts'
export { codeLimits, passwordLimits, type Trier } from './limits.ts'
export type { OnSignIn } from './open-session.ts'
export { registerAccountsRoutes } from './routes.ts'
export {
  findCustomer,
  lockCustomer,
  updateCustomer,
  type CustomerRow,
  type ProfileChange,
} from './store/customers.ts'
export { updateProfile, type MayChange } from './update-profile.ts'
export { userView, type CustomerFacts, type UserView } from './view.ts'
export { visitOf, type Visit } from './visit.ts'
