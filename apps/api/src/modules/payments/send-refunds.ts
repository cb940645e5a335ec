import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db.ts'
import { paymentOrderStates, paymentStates, refundStates } from './model.ts'
import { changePayment, changePaymentOrder, changeRefund, findPayments, findRefunds, lockPaymentOrder, type Refund } from './store.ts'

/**
 * Asks the gateway for the refunds of a checkout that are due. The refund's id is the idempotency key, so a repeat after
 * a lost answer gives the same refund, not a second one. False when the gateway didn't take one: try again later.
 */
export async function sendRefunds(context: Context, checkoutId: string): Promise<boolean> {
  let all = true
  for (const refund of await findRefunds(context.db, checkoutId)) {
    if (refund.state !== 'due' && refund.state !== 'failed') continue
    const given = await context.gateway.refund({ paymentId: refund.paymentId, amountPaise: refund.amountPaise, idempotencyKey: refund.id })
    if (given.ok) await keep(context, checkoutId, refund, given.value)
    else {
      context.log.error({ checkout: checkoutId, refund: refund.id, kind: given.error.kind }, 'the gateway did not take a refund')
      all = false
    }
  }
  return all
}

async function keep(context: Context, checkoutId: string, refund: Refund, given: { id: string; status: Refund['state'] }): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const at = context.clock.now()
    const order = await lockPaymentOrder(tx, checkoutId)
    if (order === undefined || !refundStates.allows(refund.state, given.status)) return
    await changeRefund(tx, refund.id, { state: given.status, providerRefundId: given.id }, at)
    if (given.status === 'failed') return
    const payments = await findPayments(tx, order.id)
    const own = payments.find((p) => p.id === refund.paymentId)
    if (own !== undefined && paymentStates.allows(own.state, 'refunded')) await changePayment(tx, own.id, { state: 'refunded' }, at)
    // Money that became an order stays; the payment order is refunded in part then.
    const to = payments.some((p) => p.settledAs === 'order') ? 'part_refunded' : 'refunded'
    if (paymentOrderStates.allows(order.state, to)) await changePaymentOrder(tx, order.id, { state: to }, at)
  })
}
