/** What a buyer reads while no orders are taken (flag `cart`), in the cart and on every refusal. */
export const CART_CLOSED =
  'We take no orders at the moment. What is in your cart stays there: please come back later.'
