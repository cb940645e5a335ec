/** The maximum of products on a wishlist (WISH-01): a page that a person still reads, and one answer. */
export const WISHLIST_LIMIT = 500

/** WISH-01, word for word. */
export const ADDED_TO_WISHLIST = 'Item added to wishlist'
export const REMOVED_FROM_WISHLIST = 'Item removed from wishlist'
export const MOVED_TO_CART = 'Item moved to cart'
