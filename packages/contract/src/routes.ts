import { browseRoutes } from './browse-routes.ts'
import type { StaffPermission } from '@upchar/kernel/staff-permissions'
import { get, post } from './route.ts'
import type { Caller, Route } from './route.ts'

export type { Caller, Method, Route } from './route.ts'

type StaffPath = `/api/staff/${string}`

// Not with `get` and `post`, which every browse page loads.
const patch = <const C extends readonly Caller[]>(path: Route['path'], ...callers: C) =>
  ({ method: 'PATCH', path, callers }) as const satisfies Route
export const staffGet = (path: StaffPath, permission: StaffPermission | null) =>
  ({ method: 'GET', path, callers: ['staff'], permission }) as const satisfies Route
export const staffPost = (path: StaffPath, permission: StaffPermission | null) =>
  ({ method: 'POST', path, callers: ['staff'], permission }) as const satisfies Route

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
  takeWayBack: get('/api/authentication/way-back', 'guest'),
  logout: post('/api/authentication/logout', 'anyone'),
  setPassword: post('/api/authentication/set-password', 'customer'),
  listSessions: get('/api/authentication/sessions', 'customer'),
  endSessions: post('/api/authentication/sessions/end', 'customer'),
  deactivateAccount: patch('/api/auth/deactivate', 'customer'),
  // profile
  getUserConfig: post('/api/v2/get-user-config', 'guest'),
  getCustomerChoices: get('/api/get-customer-choices', 'anyone'),
  updateUser: post('/api/auth/update-user', 'customer'),
  // kyc and files
  getMyKyc: get('/api/my-kyc-details', 'customer'),
  getKycFields: get('/api/get-kyc-fields', 'customer'),
  completeKyc: post('/api/complete-kyc/v2', 'customer'),
  getKycLogOptions: get('/api/kyc-log-options', 'anyone'),
  logKycExit: post('/api/kyc-exit-log', 'customer'),
  logKycIssue: post('/api/kyc-issue-log', 'customer'),
  uploadKycFile: post('/api/kyc/file/upload', 'customer'),
  deleteKycFile: post('/api/kyc/file/delete', 'customer'),
  uploadFile: post('/api/file-upload', 'customer'),
  deleteFile: post('/api/file-delete', 'customer'),
  getFileLink: get('/api/files/{id}/link', 'customer'),
  openFile: get('/api/files/{id}', 'customer'),
  // addresses
  getMyAddresses: get('/api/my-addresses', 'customer'),
  editMyAddress: post('/api/my-addresses/edit', 'customer'),
  checkPincode: get('/api/check-pincode', 'anyone'),
  getCities: get('/api/get-cities', 'anyone'),
  getLocation: get('/api/get-location', 'anyone'),
  // cart
  getCartItems: post('/api/cart/get-items', 'guest', 'customer'),
  updateCart: post('/api/cart/update-item', 'customer'),
  syncGuestCart: post('/api/cart/sync-guest-cart', 'customer'),
  listGuestVouchers: post('/api/cart/guest/vouchers', 'guest'),
  applyCartVoucher: post('/api/cart/voucher/{code}/validate', 'guest', 'customer'),
  removeCartVoucher: post('/api/cart/voucher/remove', 'guest', 'customer'),
  getBuyingRights: get('/api/products/buying', 'customer'),
  // checkout
  createCheckout: post('/api/checkout/create', 'customer'),
  createGuestCheckout: post('/api/checkout/guest/create', 'guest'),
  getCheckout: get('/api/checkout/{id}', 'guest', 'customer'),
  changeAddress: post('/api/checkout/{id}/change-address', 'customer'),
  applyGuestCheckoutVoucher: post('/api/cart/guest-checkout/voucher/{code}/validate', 'guest'),
  removeGuestCheckoutVoucher: post('/api/cart/guest-checkout/voucher/remove', 'guest'),
  applyCheckoutVoucher: post('/api/checkout/{id}/voucher/{code}/validate', 'customer'),
  removeCheckoutVoucher: post('/api/checkout/{id}/voucher/remove', 'customer'),
  listVouchers: get('/api/checkout/vouchers', 'customer'),
  listOffers: get('/api/checkout/offers', 'anyone'),
  placeOrder: post('/api/checkout/{id}/place', 'guest', 'customer'),
  getCheckoutOutcome: get('/api/checkout/{id}/outcome', 'guest', 'customer'),
  checkCod: get('/api/check-cod', 'guest', 'customer'),
  sendPhoneCode: post('/api/checkout/phone-code', 'guest', 'customer'),
  checkPhoneCode: post('/api/checkout/phone-code/check', 'guest', 'customer'),
  getLastStep: get('/api/checkout/last-step', 'guest', 'customer'),
  checkAvailability: post('/api/products/check-availability', 'anyone'),
  checkAvailabilityMultiple: post('/api/products/check-availability-multiple', 'anyone'),
  // products
  productVouchers: get('/api/products/vouchers', 'guest', 'customer'),
  bestVoucher: post('/api/products/best-voucher', 'guest', 'customer'),
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
  listOrders: get('/api/orders/orders-history', 'customer'),
  getOrderStatus: get('/api/orders/order-status', 'guest', 'customer'),
  getInvoice: get('/api/orders/{id}/invoice/{invoice}', 'guest', 'customer'),
  // lists
  addToCompare: post('/api/products/compare/add', 'guest', 'customer'),
  deleteFromCompare: post('/api/products/compare/delete', 'guest', 'customer'),
  getCompareItems: post('/api/products/compare/get-items', 'guest', 'customer'),
  // support
  pageError: post('/api/page-error', 'anyone'),
  needHelp: post('/api/need-help', 'guest', 'customer'),
  raiseIssue: post('/api/raise-issue', 'guest', 'customer'),
  submitHelpRequest: post('/api/submit-user-help-request', 'guest', 'customer'),
  letsConnect: post('/api/lets-connect', 'guest', 'customer'),
  siteFeedback: post('/api/site-feedback', 'guest', 'customer'),
  submitUserFeedback: post('/api/submit-user-feedback', 'guest', 'customer'),
  pageFeedback: post('/api/feedback', 'guest', 'customer'),
  // sellers
  registerSeller: post('/api/seller-details/registerV1', 'guest', 'customer'),
  getSellerCategories: get('/api/seller-details/all-categories', 'anyone'),
  // webhooks and page errors
  paymentWebhook: post('/api/payments/webhook', 'gateway'),
  courierWebhook: post('/api/shipping/updates', 'courier'),
  // content
  getPolicies: get('/api/policies', 'anyone'),
  listArticleCategories: get('/api/blogs', 'anyone'),
  getArticleCategory: get('/api/blogs/category/{id}', 'anyone'),
  getArticle: get('/api/blogs/{slug}', 'anyone'),
  getSpecialPopup: get('/api/special-popup', 'anyone'),
  getSitemap: get('/api/sitemap', 'anyone'),
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
  staffUnlock: staffPost('/api/staff/members/{id}/unlock', 'staff.manage'),
  staffEnable: staffPost('/api/staff/members/{id}/enable', 'staff.manage'),
  staffListAudit: staffGet('/api/staff/audit', 'audit.read'),
  staffListCustomers: staffGet('/api/staff/customers', 'customers.read'),
  staffGetCustomer: staffGet('/api/staff/customers/{id}', 'customers.read'),
  staffListCustomerOrders: staffGet('/api/staff/customers/{id}/orders', 'customers.read'),
  staffEndCustomerSessions: staffPost(
    '/api/staff/customers/{id}/sessions/end',
    'customers.end_sessions',
  ),
  staffAddNote: staffPost('/api/staff/customers/{id}/notes', 'customers.note'),
  staffListOrders: staffGet('/api/staff/orders', 'orders.read'),
  staffGetOrder: staffGet('/api/staff/orders/{id}', 'orders.read'),
  staffGetInvoice: staffGet('/api/staff/orders/{id}/invoices/{invoice}', 'orders.read'),
  staffSetParcelCourier: staffPost('/api/staff/parcels/{id}/courier', 'orders.ship'),
  staffMoveParcel: staffPost('/api/staff/parcels/{id}/state', 'orders.ship'),
  staffUndoParcelMove: staffPost('/api/staff/parcels/{id}/undo', 'orders.ship'),
  staffListKyc: staffGet('/api/staff/kyc', 'kyc.review'),
  staffGetKyc: staffGet('/api/staff/kyc/{id}', 'kyc.review'),
  staffApproveKyc: staffPost('/api/staff/kyc/{id}/approve', 'kyc.review'),
  staffRejectKyc: staffPost('/api/staff/kyc/{id}/reject', 'kyc.review'),
  staffReopenKyc: staffPost('/api/staff/kyc/{id}/reopen', 'kyc.review'),
  staffAskKycChanges: staffPost('/api/staff/kyc/{id}/ask-changes', 'kyc.review'),
  staffGetKycFileLink: staffGet('/api/staff/kyc/files/{id}/link', 'kyc.review'),
  staffOpenKycFile: staffGet('/api/staff/kyc/files/{id}', 'kyc.review'),
  staffListFlags: staffGet('/api/staff/flags', 'flags.read'),
  staffSetFlag: staffPost('/api/staff/flags/{key}', 'flags.change'),
  staffResetFlag: staffPost('/api/staff/flags/{key}/reset', 'flags.change'),
  staffListLandingPages: staffGet('/api/staff/landing-pages', 'landing.read'),
  staffSetLandingPage: staffPost('/api/staff/landing-pages/{key}', 'landing.change'),
  staffUploadBanner: staffPost('/api/staff/banners', 'landing.change'),
  staffDeleteBanner: staffPost('/api/staff/banners/{key}/delete', 'landing.change'),
  staffListVouchers: staffGet('/api/staff/vouchers', 'vouchers.read'),
  staffMakeVoucher: staffPost('/api/staff/vouchers', 'vouchers.change'),
  staffEndVoucher: staffPost('/api/staff/vouchers/{id}/end', 'vouchers.change'),
  staffListBuyingRules: staffGet('/api/staff/buying-rules', 'policy.read'),
  staffSetBuyingRule: staffPost('/api/staff/buying-rules', 'policy.change'),
  staffGetSetup: staffGet('/api/staff/setup', 'setup.read'),
  staffSetOrganisation: staffPost('/api/staff/setup/organisation', 'setup.change'),
  staffAddSeller: staffPost('/api/staff/setup/sellers', 'setup.change'),
  staffChangeSeller: staffPost('/api/staff/setup/sellers/{id}', 'setup.change'),
  staffAddLicence: staffPost('/api/staff/setup/sellers/{id}/licences', 'setup.change'),
  staffRemoveLicence: staffPost('/api/staff/setup/licences/{id}/remove', 'setup.change'),
  staffAddWarehouse: staffPost('/api/staff/setup/sellers/{id}/warehouses', 'setup.change'),
  staffChangeWarehouse: staffPost('/api/staff/setup/warehouses/{id}', 'setup.change'),
  staffSetCharges: staffPost('/api/staff/setup/charges', 'setup.change'),
  staffListKycAsks: staffGet('/api/staff/kyc-asks', 'policy.read'),
  staffSetKycAsk: staffPost('/api/staff/kyc-asks', 'policy.change'),
} as const

export type RouteName = keyof typeof routes
