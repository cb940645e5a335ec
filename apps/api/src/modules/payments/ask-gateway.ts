import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordPayment } from './record-payment.ts'
import { claimQuery, type PaymentOrder } from './store/payments.ts'

/** Minimum time since the last query, by its reason: browsers poll every second or two. */
const pause = { proof: 0, failure: 1000, poll: 4000 }

/**
 * Queries the gateway for the state of a payment order and records the answer. `why`: proof of a
 * payment queries at once, a buyer who returned without one soon, a poll only after a pause. True
 * when captured money waits to be settled. A gateway that doesn't answer changes nothing.
 */
export async function askGateway(
  context: Context,
  order: PaymentOrder,
  why: keyof typeof pause,
): Promise<boolean> {
  if (order.providerOrderId === null) return false
  const at = context.clock.now()
  const claimed = await claimQuery(
    context.db,
    order.checkoutId,
    at,
    new Date(at.getTime() - pause[why]),
  )
  return claimed && recordNews(context, order)
}

/** `askGateway` for a caller who has claimed the query. */
export async function recordNews(
  context: Context,
  order: Pick<PaymentOrder, 'checkoutId' | 'providerOrderId'>,
): Promise<boolean> {
  if (order.providerOrderId === null) return false
  const at = context.clock.now()
  const payments = await context.gateway.fetchPayments(order.providerOrderId)
  if (!payments.ok) {
    context.log.warn(
      { checkout: order.checkoutId, kind: payments.error.kind },
      'the gateway does not say what became of a payment',
    )
    return false
  }
  if (payments.value.length === 0) return false
  return inTransaction(context.db, async (tx) => {
    let unsettled = false
    for (const payment of payments.value)
      unsettled = (await recordPayment(tx, payment, at))?.unsettled === true || unsettled
    return unsettled
  })
}
