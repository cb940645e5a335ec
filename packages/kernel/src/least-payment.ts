import type { Paise } from './money.ts'

/** A payment gateway takes ₹1 at least; less is no amount that a bank would move either. */
export const LEAST_PAYMENT: Paise = 100

/** What a wallet pays of a total where it may pay `part`: all of it, or so much that a payment of the rest is possible. */
export function leavingPayment(total: Paise, part: Paise): Paise {
  const rest = total - part
  return rest === 0 || rest >= LEAST_PAYMENT ? part : Math.max(0, total - LEAST_PAYMENT)
}
