import { browseRoutes } from './browse-routes.ts'
import { get, patch, post, staffGet, staffPost } from './route.ts'

export type { Caller, Method, Route } from './route.ts'
export { staffGet, staffPost }

/**
 * Every endpoint's name, method, path and callers: the browser-safe half of the contract. Schemas live under `schema/`
 * and stay on the server; the browser imports their types only.
 */
export const routes = {
  ...browseRoutes,
  // auth
  getLoginState: get('/api/authentication/state', 'guest'),
  submitEmail: post('/api/authentication/email-submit', 'guest'),
  sendOtp: post('/api/auth/send-otp', 'guest'),
  sendConfirmOtp: post('/api/auth/send-confirm-otp', 'customer'),
  validateEmail: post('/api/auth/email-validation', 'guest'),
  signIn: post('/api/authentication/sign-in', 'guest'),
  confirmAccount: post('/api/authentication/confirm-account', 'guest'),
  resetPassword: post('/api/authentication/reset-password', 'guest'),
  prepareOneTap: get('/api/authentication/one-tap', 'guest'),
  signInWithGoogle: post('/api/authentication/outh', 'guest'),
  refreshSession: post('/api/authentication/refresh', 'anyone'),
  resumeSession: get('/api/authentication/resume', 'anyone'),
  logout: post('/api/authentication/logout', 'anyone'),
  setPassword: post('/api/authentication/set-password', 'customer'),
  listSessions: get('/api/authentication/sessions', 'customer'),
  endSessions: post('/api/authentication/sessions/end', 'customer'),
  deactivateAccount: patch('/api/auth/deactivate', 'customer'),
  // profile
  getUserConfig: post('/api/v2/get-user-config', 'guest'),
  getCustomerChoices: get('/api/get-customer-choices', 'anyone'),
  updateUser: post('/api/auth/update-user', 'customer'),
  // addresses
  checkPincode: get('/api/check-pincode', 'anyone'),
  getCities: get('/api/get-cities', 'anyone'),
  getLocation: get('/api/get-location', 'anyone'),
  // cart
  getCartItems: post('/api/cart/get-items', 'guest'),
  // checkout
  createGuestCheckout: post('/api/checkout/guest/create', 'guest'),
  getCheckout: get('/api/checkout/{id}', 'guest'),
  placeGuestOrder: post('/api/checkout/{id}/place', 'guest'),
  getCheckoutOutcome: get('/api/checkout/{id}/outcome', 'guest'),
  checkCod: get('/api/check-cod', 'guest'),
  checkAvailability: post('/api/products/check-availability', 'anyone'),
  checkAvailabilityMultiple: post('/api/products/check-availability-multiple', 'anyone'),
  // products
  recentlyViewed: get('/api/products/recently-viewed', 'guest'),
  categoryGenericNames: get('/api/category-genericnames', 'anyone'),
  notifyMe: post('/api/products/save-notify-me', 'guest'),
  leadEnquiry: post('/api/lead-enquiry', 'guest'),
  getNavbar: get('/api/{category}/get-detail-navbar', 'anyone'),
  getSubCategories: get('/api/{category}/get-sub-categories', 'anyone'),
  // search
  suggest: get('/api/search/suggest', 'anyone'),
  searchConfig: get('/api/search-config', 'anyone'),
  updateSearchKeyword: post('/api/update-search-keyword', 'guest'),
  updateSearchKeywordClick: post('/api/update-search-keyword-click', 'guest'),
  recentSearches: post('/api/recent-searches', 'guest'),
  rotatingKeywords: post('/api/rotating-keywords-search', 'anyone'),
  // orders
  getOrderStatus: get('/api/orders/order-status', 'guest'),
  getInvoice: get('/api/orders/{id}/invoice/{invoice}', 'guest'),
  // from outside
  paymentWebhook: post('/api/payments/webhook', 'gateway'),
  courierWebhook: post('/api/shipping/updates', 'courier'),
  // content
  // staff
  staffGetSignIn: get('/api/staff/sign-in', 'anyone'),
  staffSignIn: post('/api/staff/sign-in', 'anyone'),
  staffSignInWithCode: post('/api/staff/sign-in/code', 'anyone'),
  staffStartEnrolment: post('/api/staff/sign-in/enrol', 'anyone'),
  staffConfirmEnrolment: post('/api/staff/sign-in/confirm', 'anyone'),
  staffSignOut: post('/api/staff/sign-out', 'anyone'),
  staffGetInvitation: get('/api/staff/invitation', 'anyone'),
  staffAcceptInvitation: post('/api/staff/invitation/accept', 'anyone'),
  staffMe: staffGet('/api/staff/me', null),
  staffListSessions: staffGet('/api/staff/sessions', null),
  staffEndSessions: staffPost('/api/staff/sessions/end', null),
  staffSetPassword: staffPost('/api/staff/password', null),
  staffNewRecoveryCodes: staffPost('/api/staff/recovery-codes', null),
  staffListMembers: staffGet('/api/staff/members', 'staff.manage'),
  staffInvite: staffPost('/api/staff/members', 'staff.manage'),
  staffInviteAgain: staffPost('/api/staff/members/{id}/invite-again', 'staff.manage'),
  staffSetRole: staffPost('/api/staff/members/{id}/role', 'staff.manage'),
  staffDisable: staffPost('/api/staff/members/{id}/disable', 'staff.manage'),
  staffEnable: staffPost('/api/staff/members/{id}/enable', 'staff.manage'),
  staffListAudit: staffGet('/api/staff/audit', 'audit.read'),
  staffListCustomers: staffGet('/api/staff/customers', 'customers.read'),
  staffGetCustomer: staffGet('/api/staff/customers/{id}', 'customers.read'),
  staffEndCustomerSessions: staffPost('/api/staff/customers/{id}/sessions/end', 'customers.end_sessions'),
  staffAddNote: staffPost('/api/staff/customers/{id}/notes', 'customers.note'),
  staffListFlags: staffGet('/api/staff/flags', 'flags.read'),
  staffSetFlag: staffPost('/api/staff/flags/{key}', 'flags.change'),
  staffResetFlag: staffPost('/api/staff/flags/{key}/reset', 'flags.change'),
  staffListLandingPages: staffGet('/api/staff/landing-pages', 'landing.read'),
  staffSetLandingPage: staffPost('/api/staff/landing-pages/{key}', 'landing.change'),
  // staff
  staffGetSignIn: get('/api/staff/sign-in', 'anyone'),
  staffSignIn: post('/api/staff/sign-in', 'anyone'),
  staffSignInWithCode: post('/api/staff/sign-in/code', 'anyone'),
  staffStartEnrolment: post('/api/staff/sign-in/enrol', 'anyone'),
  staffConfirmEnrolment: post('/api/staff/sign-in/confirm', 'anyone'),
  staffSignOut: post('/api/staff/sign-out', 'anyone'),
  staffGetInvitation: get('/api/staff/invitation', 'anyone'),
  staffAcceptInvitation: post('/api/staff/invitation/accept', 'anyone'),
  staffMe: staffGet('/api/staff/me', null),
  staffListSessions: staffGet('/api/staff/sessions', null),
  staffEndSessions: staffPost('/api/staff/sessions/end', null),
  staffSetPassword: staffPost('/api/staff/password', null),
  staffNewRecoveryCodes: staffPost('/api/staff/recovery-codes', null),
  staffListMembers: staffGet('/api/staff/members', 'staff.manage'),
  staffInvite: staffPost('/api/staff/members', 'staff.manage'),
  staffInviteAgain: staffPost('/api/staff/members/{id}/invite-again', 'staff.manage'),
  staffSetRole: staffPost('/api/staff/members/{id}/role', 'staff.manage'),
  staffDisable: staffPost('/api/staff/members/{id}/disable', 'staff.manage'),
  staffEnable: staffPost('/api/staff/members/{id}/enable', 'staff.manage'),
  staffListAudit: staffGet('/api/staff/audit', 'audit.read'),
  staffListCustomers: staffGet('/api/staff/customers', 'customers.read'),
  staffGetCustomer: staffGet('/api/staff/customers/{id}', 'customers.read'),
  staffEndCustomerSessions: staffPost('/api/staff/customers/{id}/sessions/end', 'customers.end_sessions'),
  staffAddNote: staffPost('/api/staff/customers/{id}/notes', 'customers.note'),
  staffListFlags: staffGet('/api/staff/flags', 'flags.read'),
  staffSetFlag: staffPost('/api/staff/flags/{key}', 'flags.change'),
  staffResetFlag: staffPost('/api/staff/flags/{key}/reset', 'flags.change'),
  staffListLandingPages: staffGet('/api/staff/landing-pages', 'landing.read'),
  staffSetLandingPage: staffPost('/api/staff/landing-pages/{key}', 'landing.change'),
} as const

export type RouteName = keyof typeof routes
