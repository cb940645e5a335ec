/** The page of the wishlist. */

export type { Wish } from './wish-line.tsx'
export { WishlistScreen } from './wishlist-screen.tsx'
