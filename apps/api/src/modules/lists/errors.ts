import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import { plural } from '@upchar/kernel/text'
import { WISHLIST_LIMIT } from '@upchar/kernel/wishlist'
import { err } from '@upchar/kernel/result'

/** COMPARE-01, word for word. */
export const alreadyCompared = () =>
  err({ code: 'already_compared' as const, message: 'Product already added to the compare list' })
export const compareFull = () =>
  err({
    code: 'compare_full' as const,
    message: `You can compare ${COMPARE_LIMIT} products at a time. Remove one to add another.`,
  })
export const productNotFound = () =>
  err({ code: 'product_not_found' as const, message: 'We do not sell this product any more.' })
/** WISH-01. */
export const wishlistFull = () =>
  err({
    code: 'wishlist_full' as const,
    message: `Your wishlist holds ${plural(WISHLIST_LIMIT, 'product')} already. Remove one to add another.`,
  })
export const wishMissing = () =>
  err({
    code: 'wish_missing' as const,
    message: 'This product is not on your wishlist any more.',
  })
