/** The message for a capped quantity, word for word (CART-07). */
export const cappedText = (inCart: number | string, max: number | string): string =>
  `You already have ${inCart} of this product in your cart. You can only buy ${max} at a time.`
