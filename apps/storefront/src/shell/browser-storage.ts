/**
 * Everything that the storefront stores in the browser besides cookies (DATA-16), by its key. The cart and its vouchers are stored by the server.
 */
export const BROWSER_STORAGE = {
  /** Name and email, which the header shows until the server answers. */
  account: 'upchar.account',
  compare: 'upchar.compare',
  wishlist: 'upchar.wishlist',
  recentSearches: 'upchar.recent',
  /** The product and variant that the quick view shows. */
  productDetails: 'upchar.product-details',
  /** The lines of the order pad, until they are cleared. */
  orderPad: 'upchar.order-pad',
  guestForm: 'upchar.guest-form',
  /** The last cart and orders, for the page without a network. */
  offline: 'upchar.offline',
  /** The attempt to order, with its idempotency key. */
  checkoutAttempt: 'upchar.checkout-attempt',
  /** When the checkout was reached, for the last-step popup. */
  lastStep: 'upchar.last-step',
  /** The number of the last order placed. */
  lastOrder: 'upchar.order',
  /** A voucher for customers only, which a guest applies by signing in. */
  waitingVoucher: 'upchar.voucher-waiting',
  /** Forms that ask for an enquiry and were closed, by name (DATA-19). */
  closedForms: 'upchar.closed-forms',
  feedbackDraft: 'upchar.cache.feedback',
  openModals: 'upchar.modals',
  /** Whether the buyer was asked why they left the KYC form. */
  kycExitBasic: 'upchar.kyc-asked-why.basic',
  kycExitPharma: 'upchar.kyc-asked-why.pharma',
  /** The first page and its campaign, for the order (ATTR-01). */
  landingPage: 'upchar.landed',
  /** That the buyer wants no offer of notices (APP-03). */
  pushRefused: 'upchar.push-refused',
  /** The referral code that the visitor was told about. */
  seenReferral: 'upchar.referral-seen',
  trackingConsent: 'upchar.tracking',
  /** Until when each automatic popup stays hidden. */
  dismissedPopups: 'upchar.popups',
  /** The automatic popup that this visit has shown. */
  shownPopup: 'upchar.uninvited',
} as const

type Name = keyof typeof BROWSER_STORAGE

/** In sessionStorage, until the tab is closed; everything else is in localStorage, for all tabs. */
export const OF_THE_VISIT: readonly Name[] = [
  'checkoutAttempt',
  'waitingVoucher',
  'kycExitBasic',
  'kycExitPharma',
  'shownPopup',
]

/** What belongs to the browser. Signing out removes the rest, which belongs to the buyer (AUTH-04). */
const KEPT_AT_SIGN_OUT: readonly Name[] = [
  'trackingConsent',
  'dismissedPopups',
  'shownPopup',
  'seenReferral',
  'pushRefused',
]

const isKept = (key: string): boolean =>
  KEPT_AT_SIGN_OUT.some((name) => BROWSER_STORAGE[name] === key)

/**
 * Removes what belongs to the buyer. A key that isn't in the table was stored by another version of
 * the shop and is removed too.
 */
export function clearBuyerStorage(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('upchar.') && !isKept(key)) storage.removeItem(key)
}
