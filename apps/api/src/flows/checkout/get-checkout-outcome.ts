import { ok } from '@upchar/kernel/result'
import type { Query } from '@upchar/contract/schema/endpoints'
import { checkoutErrors, findCheckout } from '../../modules/checkout/index.ts'
import {
  askGateway,
  CREDIT_PROVIDER,
  failureMessage,
  findPaymentOrder,
  findPayments,
  isAskedFor,
  type PaymentOrder,
} from '../../modules/payments/index.ts'
import { findOrderOfPurchase } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import { passCommitBarrier } from '../../platform/db/async-commit.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { drawnOutcome, lenderConfirms } from '../credit/draw-down.ts'
import { openPayment, payOutcome } from '../payments/open-payment.ts'
import {
  bankConfirms,
  bankIsLate,
  failed,
  orderedOutcome,
  placedOutcome,
  timeIsOver,
  unplacedOutcome,
  type Outcome,
} from './outcome.ts'
import { settlePayment } from '../payments/settle-payment.ts'

type Back = Query<'getCheckoutOutcome'>

const answer = (outcome: Outcome) => ok({ success: true as const, outcome })

/**
 * The state of a checkout. Payment results from the browser are not trusted: they only trigger a
 * query to the gateway.
 */
export async function getCheckoutOutcome(
  context: Context,
  shopper: Shopper,
  id: string,
  back: Back,
): Promise<HandlerResult<'getCheckoutOutcome'>> {
  const checkout = await findCheckout(context.db, id, shopper)
  if (checkout === undefined) return checkoutErrors.checkoutNotFound()
  if (checkout.state === 'placed') {
    await passCommitBarrier(context)
    return answer(await placedOutcome(context, context.db, id))
  }
  const order = await findPaymentOrder(context.db, id)
  if (order === undefined) return answer(await unplacedOutcome(context, context.db, id))
  const known = await findPayments(context.db, order.id)
  const waits = known.some((payment) => payment.state === 'captured' && payment.settledAs === null)
  const why = isSigned(context, order, back)
    ? 'proof'
    : back.error_reason === undefined
      ? 'poll'
      : 'failure'
  if (waits || (await askGateway(context, order, why))) {
    await settlePayment(context, id)
    const now = await findCheckout(context.db, id, shopper)
    // A part of what was asked for has come, and the rest is awaited.
    return now?.state === 'awaiting_payment' && isAskedFor(order.way)
      ? answer(await waitingOutcome(context, { ...now, order }))
      : answer(await placedOutcome(context, context.db, id))
  }
  if (checkout.state === 'abandoned') return answer(await unplacedOutcome(context, context.db, id))
  return answer(await waitingOutcome(context, { ...checkout, order }))
}

const isSigned = (context: Context, order: PaymentOrder, back: Back): boolean =>
  order.providerOrderId !== null &&
  back.razorpay_payment_id !== undefined &&
  back.razorpay_signature !== undefined &&
  context.gateway.isReturnSignature({
    orderId: order.providerOrderId,
    paymentId: back.razorpay_payment_id,
    signature: back.razorpay_signature,
  })

type Waiting = {
  id: string
  purchaseId: string
  expiresAt: Date
  totalPaise: number
  form: { fullName: string; email: string; phone: string }
  order: PaymentOrder
}

/** Without money: is a payment in progress, has one failed, or was none begun? */
async function waitingOutcome(context: Context, checkout: Waiting): Promise<Outcome> {
  const { order } = checkout
  if (isAskedFor(order.way)) return requestOutcome(context, checkout)
  const payments = await findPayments(context.db, order.id)
  const over = checkout.expiresAt <= context.clock.now()
  const byCredit = order.provider === CREDIT_PROVIDER
  if (payments.some((payment) => payment.state === 'created' || payment.state === 'authorized')) {
    if (over) return failed(bankIsLate, false)
    return { state: 'waiting', message: byCredit ? lenderConfirms : bankConfirms }
  }
  const ordered = await orderedMeanwhile(context, checkout)
  if (ordered !== undefined) return ordered
  const last = payments.at(-1)
  // The code stays open: the buyer tries again with it, or takes the goods back on hold.
  if (order.upiLink !== null)
    return payOutcome(context, order, checkout, last ? failureMessage(last.errorReason) : '')
  if (over) return failed(timeIsOver, false)
  if (last?.state === 'failed' && byCredit)
    return drawnOutcome(context, checkout.id, { status: 'failed', errorReason: last.errorReason })
  if (last?.state === 'failed') return failed(failureMessage(last.errorReason), true)
  if (order.providerOrderId !== null && !byCredit) return payOutcome(context, order, checkout)
  const page = await openPayment(context, checkout.id)
  return page.ok ? page.value : failed(page.error.message, true)
}

/** Where to pay what waits for its money, unless it is an order by now (CHECKOUT-13, CHECKOUT-15). */
async function requestOutcome(context: Context, checkout: Waiting): Promise<Outcome> {
  const ordered = await orderedMeanwhile(context, checkout)
  if (ordered !== undefined) return ordered
  const request = await openPayment(context, checkout.id)
  return request.ok ? request.value : failed(request.error.message, true)
}

/** The order of the same purchase; a webhook may have placed this very checkout since it was read. */
async function orderedMeanwhile(
  context: Context,
  { id, purchaseId }: Waiting,
): Promise<Outcome | undefined> {
  const ordered = await findOrderOfPurchase(context.db, purchaseId)
  if (ordered?.checkoutId !== id) return ordered && orderedOutcome(ordered)
  await passCommitBarrier(context)
  return placedOutcome(context, context.db, id, ordered)
}
