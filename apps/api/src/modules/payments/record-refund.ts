import type { Transaction } from '../../platform/db/database.ts'
import type { GatewayRefund } from '../../platform/payments/index.ts'
import { paymentOrderStates, paymentStates, refundStates } from './model.ts'
import {
  changePayment,
  changePaymentOrder,
  findPayments,
  lockPaymentOrderOfPayment,
  type PaymentOrder,
} from './store/payments.ts'
import {
  changeRefund,
  lockRefund,
  lockReportedRefund,
  refundedPaise,
  type Refund,
} from './store/refunds.ts'

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
  if (refund === undefined) return
  const bankReference = reported.bankReference ?? refund.bankReference
  if (!refundStates.allows(comparableState(refund, reported), reported.status)) {
    // Banks tell their number after the gateway has sent the money.
    if (reported.id === refund.providerRefundId && bankReference !== refund.bankReference)
      await changeRefund(tx, refund.id, { bankReference }, at)
    return
  }
  const { status: state, id: providerRefundId } = reported
  await changeRefund(tx, refund.id, { state, providerRefundId, bankReference }, at)
  if (state !== 'failed') await markRefunded(tx, order, refund.paymentId, at)
}

/** A payment is refunded once all of it goes back; its order is refunded in part while any captured money stays (RET-04). */
async function markRefunded(
  tx: Transaction,
  order: PaymentOrder,
  paymentId: string,
  at: Date,
): Promise<void> {
  const payments = await findPayments(tx, order.id)
  const own = payments.find((p) => p.id === paymentId)
  const whole = own !== undefined && (await refundedPaise(tx, own.id)) >= own.amountPaise
  if (whole && paymentStates.allows(own.state, 'refunded'))
    await changePayment(tx, own.id, { state: 'refunded' }, at)
  const stays = payments.some(
    (p) => p.state === 'captured' && !(whole && p.id === paymentId) && p.settledAs === 'order',
  )
  const to = stays ? 'part_refunded' : 'refunded'
  if (paymentOrderStates.allows(order.state, to))
    await changePaymentOrder(tx, order.id, { state: to }, at)
}

/**
 * After a failure the gateway gives the next attempt a new id, and that attempt starts from the
 * beginning.
 */
const comparableState = (refund: Refund, reported: GatewayRefund): Refund['state'] =>
  refund.state === 'failed' && reported.id !== refund.providerRefundId ? 'due' : refund.state
