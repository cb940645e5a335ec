import type { StaffPermission } from '@upchar/kernel/staff-permissions'

/**
 * Every endpoint's name, method, path and callers: the browser-safe half of the contract. Schemas live under `schema/`
 * and stay on the server; the browser imports their types only.
 *
 * `callers`: 'guest' is anyone with a guest id, 'customer' a signed-in buyer, 'anyone' needs neither, 'staff' a signed-in
 * member of staff whose role has the route's `permission`, 'gateway' and 'courier' prove themselves by signature or token.
 * Guest and customer together: either. Nothing is reachable that names no caller.
 */
export type Caller = 'anyone' | 'guest' | 'customer' | 'staff' | 'gateway' | 'courier'
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Route = {
  method: Method
  path: `/api/${string}`
  callers: readonly Caller[]
  /** What a member of staff must be allowed; null: every member who has signed in. Staff routes name it, no other does. */
  permission?: StaffPermission | null
}
type StaffPath = `/api/staff/${string}`

const get = (path: Route['path'], ...callers: Caller[]) => ({ method: 'GET', path, callers }) as const satisfies Route
const post = (path: Route['path'], ...callers: Caller[]) => ({ method: 'POST', path, callers }) as const satisfies Route
const patch = (path: Route['path'], ...callers: Caller[]) => ({ method: 'PATCH', path, callers }) as const satisfies Route
export const staffGet = (path: StaffPath, permission: StaffPermission | null) => ({ method: 'GET', path, callers: ['staff'], permission }) as const satisfies Route
export const staffPost = (path: StaffPath, permission: StaffPermission | null) => ({ method: 'POST', path, callers: ['staff'], permission }) as const satisfies Route

export const routes = {
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
  getCustomer: get('/api/get-customer', 'customer'),
  getCustomerChoices: get('/api/get-customer-choices', 'anyone'),
  updateUser: post('/api/auth/update-user', 'customer'),
  // addresses
  checkPincode: get('/api/check-pincode', 'anyone'),
  getCities: get('/api/get-cities', 'anyone'),
  getLocation: get('/api/get-location', 'anyone'),
  // cart
  createGuestCart: post('/api/cart/guest', 'guest'),
  readCart: post('/api/cart', 'guest'),
  getCartItems: post('/api/cart/get-items', 'guest'),
  updateGuestCart: post('/api/cart/guest/update-item', 'guest'),
  // checkout
  createGuestCheckout: post('/api/checkout/guest/create', 'guest'),
  getCheckout: get('/api/checkout/{id}', 'guest'),
  placeGuestOrder: post('/api/checkout/{id}/place', 'guest'),
  getCheckoutOutcome: get('/api/checkout/{id}/outcome', 'guest'),
  checkCod: get('/api/check-cod', 'guest'),
  checkAvailability: post('/api/products/check-availability', 'anyone'),
  checkAvailabilityMultiple: post('/api/products/check-availability-multiple', 'anyone'),
  // products
  listProducts: get('/api/get-data-json', 'anyone'),
  getProduct: get('/api/products/{slug}', 'anyone'),
  getSimilar: get('/api/get-similar-data', 'anyone'),
  recentlyViewed: get('/api/products/recently-viewed', 'guest'),
  recordView: post('/api/view-products', 'guest'),
  categoryGenericNames: get('/api/category-genericnames', 'anyone'),
  listCategories: get('/api/categories', 'anyone'),
  getMainOffer: get('/api/get-main-offer', 'anyone'),
  getLimitedTimeDeals: get('/api/products/ltd', 'anyone'),
  notifyMe: post('/api/products/save-notify-me', 'guest'),
  leadEnquiry: post('/api/lead-enquiry', 'guest'),
  getNavbar: get('/api/{category}/get-detail-navbar', 'anyone'),
  getSubCategories: get('/api/{category}/get-sub-categories', 'anyone'),
  getListingScope: get('/api/listing-scope', 'anyone'),
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
  getShopHome: get('/api/shop-home', 'anyone'),
  getLandingPage: get('/api/landing/{category}', 'anyone'),
} as const

export type RouteName = keyof typeof routes
