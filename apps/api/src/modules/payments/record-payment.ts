import { sumPaise } from '@upchar/kernel/money'
import type { Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { GatewayPayment } from '../../platform/payments/index.ts'
import {
  isAskedFor,
  paymentOrderStates,
  paymentStates,
  type PaymentOrderState,
  type PaymentState,
} from './model.ts'
import {
  changePayment,
  changePaymentOrder,
  findPayments,
  insertPayment,
  lockPaymentOrderOfPayment,
  lockPaymentOrderOfProvider,
  type Payment,
  type PaymentOrder,
} from './store/payments.ts'

/**
 * The checkout of a recorded payment; undefined for an order that isn't ours. `unsettled`: captured
 * money waits to be settled. `uncaptured`: the bank has authorised what the order costs, and the money has to be captured.
 */
export type Recorded = { checkoutId: string; unsettled: boolean; uncaptured: boolean } | undefined

/** An authorisation that the bank gave back uncaptured is reported as refunded: nothing was paid. */
const orderStateFor = (reported: GatewayPayment, known: Payment | undefined): PaymentOrderState =>
  reported.status === 'captured' ||
  (reported.status === 'refunded' && known?.state !== 'authorized' && known?.state !== 'refunded')
    ? 'paid'
    : 'attempted'

/** What is asked for may come in parts: it is paid once they add up. */
const isWhole = (
  { way, amountPaise }: PaymentOrder,
  reported: GatewayPayment,
  earlier: readonly Payment[],
): boolean => {
  if (!isAskedFor(way)) return true
  const others = earlier.filter(({ id, state }) => id !== reported.id && state === 'captured')
  return sumPaise([reported.amountPaise, ...others.map((one) => one.amountPaise)]) >= amountPaise
}

/**
 * Records the gateway's state of a payment, from webhooks or queries, in any order and any number
 * of times. Only allowed transitions change anything, so an old message never undoes a newer fact.
 */
export async function recordPayment(
  tx: Transaction,
  reported: GatewayPayment,
  at: Date,
): Promise<Recorded> {
  // What a link or an account collects is also reported under an order that the gateway made for it.
  const order =
    (await lockPaymentOrderOfProvider(tx, reported.orderId)) ??
    (await lockPaymentOrderOfPayment(tx, reported.id))
  if (order === undefined) return undefined
  const earlier = await findPayments(tx, order.id)
  const known = earlier.find((p) => p.id === reported.id)
  const isNews = known === undefined || paymentStates.allows(known.state, reported.status)
  const becomes = isNews ? reported.status : known.state
  if (known === undefined) await insertPayment(tx, order.id, reported, at)
  else if (isNews) {
    await changePayment(
      tx,
      reported.id,
      {
        state: reported.status,
        errorReason: reported.errorReason,
        amountPaise: reported.amountPaise,
        currency: reported.currency,
        method: reported.method,
        ...(reported.bankReference !== undefined && { bankReference: reported.bankReference }),
      },
      at,
    )
  }
  const state = orderStateFor(reported, known)
  await moveOrder(tx, order, isWhole(order, reported, earlier) ? state : 'attempted', at)
  const captured = reported.status === 'captured' && becomes === 'captured'
  if (captured && isNews && (order.offers?.length ?? 0) > 0)
    addJob(tx, 'note-offer', { paymentId: reported.id }, { key: `offer:${reported.id}` })
  return {
    checkoutId: order.checkoutId,
    unsettled: captured && (known?.settledAs ?? null) === null,
    uncaptured: isToCapture(order, reported, becomes),
  }
}

/**
 * Of another amount, of an order that is paid or has expired: the bank gives the buyer an uncaptured payment back by
 * itself, sooner than a refund would.
 */
export const isToCapture = (
  order: Pick<PaymentOrder, 'state' | 'amountPaise'>,
  reported: Pick<GatewayPayment, 'amountPaise' | 'currency'>,
  state: PaymentState | undefined,
): boolean =>
  state === 'authorized' &&
  (order.state === 'created' || order.state === 'attempted') &&
  reported.amountPaise === order.amountPaise &&
  reported.currency === 'INR'

async function moveOrder(
  tx: Transaction,
  order: PaymentOrder,
  to: PaymentOrderState,
  at: Date,
): Promise<void> {
  if (paymentOrderStates.allows(order.state, to))
    await changePaymentOrder(tx, order.id, { state: to }, at)
}
