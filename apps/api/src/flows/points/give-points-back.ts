import { returnValue, selectPaid } from '../../modules/ledger/index.ts'
import { lockEarning } from '../../modules/orders/index.ts'
import { keptQuote } from '../../modules/pricing/index.ts'
import type { Transaction } from '../../platform/db/database.ts'

/**
 * Gives back the points that an order used for what was cancelled or came back (CART-14, RET-04): what is left of its quote keeps the
 * rest. The caller has counted the pieces. A repeat finds nothing to do.
 */
export async function givePointsBack(
  tx: Transaction,
  orderId: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const order = await lockEarning(tx, orderId)
  const used = order?.quote.pointsPaise ?? 0
  if (order === undefined || used === 0) return
  const { customerId, checkoutId, quote } = order
  const left = new Map(order.left.map((line) => [line.offerId, line.quantity]))
  const { returnedPaise } = await selectPaid(tx, 'points', checkoutId)
  const amountPaise = used - (keptQuote(quote, left).pointsPaise ?? 0) - returnedPaise
  if (amountPaise > 0)
    await returnValue(tx, {
      book: 'points',
      customerId,
      checkoutId,
      key: null,
      amountPaise,
      reason,
      at,
    })
}
