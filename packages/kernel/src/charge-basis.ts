/** What an amount is multiplied by: nothing, the value of the items, or the sellers of the cart (CART-24). */
export const CHARGE_BASES = ['fixed', 'percentage', 'per_seller'] as const
export type ChargeBasis = (typeof CHARGE_BASES)[number]

/** What a platform fee is reckoned by, if there is one. */
export const SERVICE_FEE_TYPES = ['none', ...CHARGE_BASES] as const
