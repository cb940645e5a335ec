type StoredItem = {
  key: `upchar.${string}`
  /** `lasting`: localStorage, for all tabs. `visit`: sessionStorage, until the tab is closed. */
  lifetime: 'lasting' | 'visit'
  /** What belongs to the buyer is removed, what belongs to the browser is kept. */
  signOut: 'removes' | 'keeps'
}

/**
 * Everything that the storefront stores in the browser besides cookies (DATA-16), and what signing
 * out removes (AUTH-04). The cart and its vouchers are stored by the server.
 */
export const BROWSER_STORAGE = {
  /** Name and email, which the header shows until the server answers. */
  account: { key: 'upchar.account', lifetime: 'lasting', signOut: 'removes' },
  compare: { key: 'upchar.compare', lifetime: 'lasting', signOut: 'removes' },
  recentSearches: { key: 'upchar.recent', lifetime: 'lasting', signOut: 'removes' },
  /** The product and variant that the quick view shows. */
  productDetails: { key: 'upchar.product-details', lifetime: 'lasting', signOut: 'removes' },
  guestForm: { key: 'upchar.guest-form', lifetime: 'lasting', signOut: 'removes' },
  /** The attempt to order, with its idempotency key. */
  checkoutAttempt: { key: 'upchar.checkout-attempt', lifetime: 'visit', signOut: 'removes' },
  /** When the checkout was reached, for the last-step popup. */
  lastStep: { key: 'upchar.last-step', lifetime: 'lasting', signOut: 'removes' },
  /** The number of the last order placed. */
  lastOrder: { key: 'upchar.order', lifetime: 'lasting', signOut: 'removes' },
  /** A voucher for customers only, which a guest applies by signing in. */
  waitingVoucher: { key: 'upchar.voucher-waiting', lifetime: 'visit', signOut: 'removes' },
  feedbackDraft: { key: 'upchar.cache.feedback', lifetime: 'lasting', signOut: 'removes' },
  openModals: { key: 'upchar.modals', lifetime: 'lasting', signOut: 'removes' },
  /** Whether the buyer was asked why they left the KYC form. */
  kycExitBasic: { key: 'upchar.kyc-asked-why.basic', lifetime: 'visit', signOut: 'removes' },
  kycExitPharma: { key: 'upchar.kyc-asked-why.pharma', lifetime: 'visit', signOut: 'removes' },
  trackingConsent: { key: 'upchar.tracking', lifetime: 'lasting', signOut: 'keeps' },
  /** Until when each automatic popup stays hidden. */
  dismissedPopups: { key: 'upchar.popups', lifetime: 'lasting', signOut: 'keeps' },
  /** The automatic popup that this visit has shown. */
  shownPopup: { key: 'upchar.uninvited', lifetime: 'visit', signOut: 'keeps' },
} as const satisfies Record<string, StoredItem>

const isKept = (key: string): boolean =>
  Object.values(BROWSER_STORAGE).some((item) => item.key === key && item.signOut === 'keeps')

/**
 * Removes what belongs to the buyer. A key that isn't in the table was stored by another version of
 * the shop and is removed too.
 */
export function clearBuyerStorage(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('upchar.') && !isKept(key)) storage.removeItem(key)
}
