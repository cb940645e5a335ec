import type { Transaction } from '../../platform/db/database.ts'
import type { GatewayPayment } from '../../platform/payments/index.ts'
import { paymentOrderStates, paymentStates, type PaymentOrderState } from './model.ts'
import {
  changePayment,
  changePaymentOrder,
  findPayments,
  insertPayment,
  lockPaymentOrderOfProvider,
  type PaymentOrder,
} from './store/payments.ts'

/**
 * The checkout of a recorded payment; undefined for an order that isn't ours. `unsettled`: captured
 * money waits to be settled.
 */
export type Recorded = { checkoutId: string; unsettled: boolean } | undefined

const orderStateFor = (payment: GatewayPayment): PaymentOrderState =>
  payment.status === 'captured' || payment.status === 'refunded' ? 'paid' : 'attempted'

/**
 * Records the gateway's state of a payment, from webhooks or queries, in any order and any number
 * of times. Only allowed transitions change anything, so an old message never undoes a newer fact.
 */
export async function recordPayment(
  tx: Transaction,
  reported: GatewayPayment,
  at: Date,
): Promise<Recorded> {
  const order = await lockPaymentOrderOfProvider(tx, reported.orderId)
  if (order === undefined) return undefined
  const known = (await findPayments(tx, order.id)).find((p) => p.id === reported.id)
  if (known === undefined) await insertPayment(tx, order.id, reported, at)
  else if (paymentStates.allows(known.state, reported.status)) {
    await changePayment(
      tx,
      reported.id,
      {
        state: reported.status,
        errorReason: reported.errorReason,
        amountPaise: reported.amountPaise,
        currency: reported.currency,
        method: reported.method,
      },
      at,
    )
  }
  await moveOrder(tx, order, orderStateFor(reported), at)
  const captured =
    reported.status === 'captured' &&
    (known === undefined ||
      known.state === 'captured' ||
      paymentStates.allows(known.state, 'captured'))
  return {
    checkoutId: order.checkoutId,
    unsettled: captured && (known?.settledAs ?? null) === null,
  }
}

async function moveOrder(
  tx: Transaction,
  order: PaymentOrder,
  to: PaymentOrderState,
  at: Date,
): Promise<void> {
  if (paymentOrderStates.allows(order.state, to))
    await changePaymentOrder(tx, order.id, { state: to }, at)
}
