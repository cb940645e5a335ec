/** The message while the shop takes no orders (flag `cart`), in the cart and in refusals. */
export const CART_CLOSED =
  'We take no orders at the moment. What is in your cart stays there: please come back later.'

/** The answer to an add of goods that are out of stock at the location (CART-05, word for word). */
export const OUT_OF_STOCK = 'Oops! Out of stock in your location.'

/** A product was added (CART-02, word for word). */
export const ADDED_TO_CART = 'Product added to cart'

/** A line was removed (CART-04, word for word). */
export const REMOVED_FROM_CART = 'Item removed from cart'
