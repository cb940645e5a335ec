import type { Transaction } from '../../platform/db/database.ts'
import type { GatewayRefund } from '../../platform/payments/index.ts'
import { paymentOrderStates, paymentStates, refundStates } from './model.ts'
import {
  changePayment,
  changePaymentOrder,
  findPayments,
  lockPaymentOrderOfPayment,
} from './store/payments.ts'
import { changeRefund, lockRefund, lockReportedRefund, type Refund } from './store/refunds.ts'

/**
 * Records the gateway's state of a refund, from our query, which names our refund, or from a
 * webhook, which may arrive before that answer is stored. The refund is read under the lock, so an
 * old message undoes nothing.
 */
export async function recordRefund(
  tx: Transaction,
  reported: GatewayRefund,
  at: Date,
  ownId?: string,
): Promise<void> {
  const order = await lockPaymentOrderOfPayment(tx, reported.paymentId)
  if (order === undefined) return
  const refund =
    ownId === undefined ? await lockReportedRefund(tx, reported) : await lockRefund(tx, ownId)
  if (
    refund === undefined ||
    !refundStates.allows(comparableState(refund, reported), reported.status)
  )
    return
  await changeRefund(tx, refund.id, { state: reported.status, providerRefundId: reported.id }, at)
  if (reported.status === 'failed') return
  const payments = await findPayments(tx, order.id)
  const own = payments.find((p) => p.id === refund.paymentId)
  if (own !== undefined && paymentStates.allows(own.state, 'refunded'))
    await changePayment(tx, own.id, { state: 'refunded' }, at)
  // Money that became an order stays: the payment order is then refunded in part.
  const to = payments.some((p) => p.settledAs === 'order') ? 'part_refunded' : 'refunded'
  if (paymentOrderStates.allows(order.state, to))
    await changePaymentOrder(tx, order.id, { state: to }, at)
}

/**
 * After a failure the gateway gives the next attempt a new id, and that attempt starts from the
 * beginning.
 */
const comparableState = (refund: Refund, reported: GatewayRefund): Refund['state'] =>
  refund.state === 'failed' && reported.id !== refund.providerRefundId ? 'due' : refund.state
