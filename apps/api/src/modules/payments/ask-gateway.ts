import type { Context } from '../../platform/context.ts'
import type { GatewayPayment, PaymentSource } from '../../platform/payments/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordPayment } from './record-payment.ts'
import { sourceOf } from './source-of.ts'
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
  order: Pick<PaymentOrder, 'checkoutId' | 'provider' | 'providerOrderId'>,
): Promise<boolean> {
  if (order.providerOrderId === null) return false
  const source = sourceOf(context, order.provider)
  const payments = await source.fetchPayments(order.providerOrderId)
  if (!payments.ok) {
    context.log.warn(
      { checkout: order.checkoutId, kind: payments.error.kind },
      'the gateway does not say what became of a payment',
    )
    return false
  }
  if (payments.value.length === 0) return false
  const news = await recordAll(context, payments.value)
  if (news.uncaptured.length === 0) return news.unsettled
  const captured = await capture(context, source, order.checkoutId, news.uncaptured)
  return (await recordAll(context, captured)).unsettled || news.unsettled
}

async function recordAll(
  context: Context,
  payments: readonly GatewayPayment[],
): Promise<{ unsettled: boolean; uncaptured: GatewayPayment[] }> {
  const at = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    let unsettled = false
    const uncaptured: GatewayPayment[] = []
    for (const payment of payments) {
      const recorded = await recordPayment(tx, payment, at)
      unsettled ||= recorded?.unsettled === true
      if (recorded?.uncaptured === true) uncaptured.push(payment)
    }
    return { unsettled, uncaptured }
  })
}

/**
 * Captures one of the authorised payments, since an order is paid once; answers what the gateway made of it. Domain
 * reference 4.1: an uncaptured authorisation goes back to the buyer after three days, and the order would never come.
 */
async function capture(
  context: Context,
  source: PaymentSource,
  checkoutId: string,
  payments: readonly GatewayPayment[],
): Promise<GatewayPayment[]> {
  for (const { id, amountPaise } of payments) {
    const captured = await source.capture({ paymentId: id, amountPaise })
    if (captured.ok) return [captured.value]
    // It may have been captured meanwhile: the next query says so.
    context.log.warn(
      { checkout: checkoutId, payment: id, kind: captured.error.kind },
      'the gateway did not capture an authorised payment',
    )
  }
  return []
}
