import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db.ts'
import { recordPayment } from './record-payment.ts'
import { claimQuestion, type PaymentOrder } from './store.ts'

/** A browser polls every second or two; the gateway is asked this often at most. */
const askAgainMs = 4000

/**
 * Asks the gateway what became of a payment order and writes its answer down. Not `urgent`: only when nobody asked
 * lately. True when captured money waits to be settled. A gateway that doesn't answer changes nothing.
 */
export async function askGateway(context: Context, order: PaymentOrder, options: { urgent: boolean }): Promise<boolean> {
  if (order.providerOrderId === null) return false
  const at = context.clock.now()
  const notSince = options.urgent ? at : new Date(at.getTime() - askAgainMs)
  if (!await claimQuestion(context.db, order.checkoutId, at, notSince)) return false
  const payments = await context.gateway.fetchPayments(order.providerOrderId)
  if (!payments.ok) {
    context.log.warn({ checkout: order.checkoutId, kind: payments.error.kind }, 'the gateway does not say what became of a payment')
    return false
  }
  if (payments.value.length === 0) return false
  return inTransaction(context.db, async (tx) => {
    let unsettled = false
    for (const payment of payments.value) unsettled = (await recordPayment(tx, payment, at))?.unsettled === true || unsettled
    return unsettled
  })
}
