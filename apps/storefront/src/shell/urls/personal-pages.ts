/** First parts of personal pages: no cache keeps them, no robot reads them, no popup comes over them. */
export const PERSONAL_PAGES = [
  'cart',
  'checkout',
  'account',
  'order',
  'reviews',
  'compare',
  'wishlist',
  'notices',
  'complaints',
  'sell',
  'preview',
] as const
