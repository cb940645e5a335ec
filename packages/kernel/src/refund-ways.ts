/**
 * Where the money of cancelled or returned goods goes: to where it was paid from, or by the buyer’s own choice to the wallet
 * (RET-04).
 */
export const REFUND_WAYS = Object.freeze(['source', 'wallet'] as const)

/** One of {@link REFUND_WAYS}. */
export type RefundWay = (typeof REFUND_WAYS)[number]
