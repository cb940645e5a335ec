/**
 * CART-17: what the goods of a cart lack to the shop's minimum order, in paise; 0 when they reach it. What counts is the
 * price that the buyer pays for them: vouchers are taken off, delivery and fees don't count.
 */
export const missingToMinimumOrder = (cart: {
  subtotalPaise: number
  discountPaise: number
  minimumOrderPaise: number
}): number => Math.max(0, cart.minimumOrderPaise - (cart.subtotalPaise - cart.discountPaise))
