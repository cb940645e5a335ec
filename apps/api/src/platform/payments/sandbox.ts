import { BANK_OFFER_ID } from '@upchar/kernel/bank-offers'
import { err, ok } from '@upchar/kernel/result'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { PaymentGateway } from './port.ts'
import { evidenceOf, takeEvidence } from './sandbox-disputes.ts'
import { linesOf, settlementsSince } from './sandbox-settle.ts'
import { isPaymentSignature } from './signatures.ts'
import {
  capturePayment,
  closeRequest,
  findRefund,
  insertOrder,
  insertRefund,
  openRequest,
  paymentsOf,
  findPayment,
  refundOf,
  providerId,
  refundedPaise,
} from './sandbox-store.ts'
import { readWebhook } from './wire.ts'

export type SandboxOptions = {
  db: Database
  clock: Clock
  keySecret: string
  webhookSecrets: () => readonly string[]
}

const sandboxBank = { beneficiary: 'Sandbox Gateway', ifsc: 'SNBX0VASAND', bank: 'Sandbox Bank' }

const leastCodeMs = 15 * 60_000

type RefundRequest = Parameters<PaymentGateway['refund']>[0]

/**
 * Refuses what the real gateway refuses: uncaptured payments, more than was paid, a key reused for another
 * refund.
 */
async function refundPayment(
  { db, clock }: SandboxOptions,
  refund: RefundRequest,
): ReturnType<PaymentGateway['refund']> {
  if (refund.amountPaise < 100)
    return err({ kind: 'invalid', message: 'The refund amount must be at least INR 1.00' })
  const payment = await findPayment(db, refund.paymentId)
  if (payment === undefined || (payment.status !== 'captured' && payment.status !== 'refunded')) {
    return err({ kind: 'invalid', message: 'The payment has not been captured' })
  }
  const earlier = await refundOf(db, refund.idempotencyKey)
  if (earlier === undefined) {
    if (refund.amountPaise + (await refundedPaise(db, refund.paymentId)) > payment.amountPaise) {
      return err({
        kind: 'invalid',
        message: 'The total refund amount is greater than the refund payment amount',
      })
    }
    await insertRefund(db, { ...refund, at: clock.now() })
  }
  const row = earlier ?? (await refundOf(db, refund.idempotencyKey))
  if (
    row === undefined ||
    row.amountPaise !== refund.amountPaise ||
    row.paymentId !== refund.paymentId
  ) {
    return err({
      kind: 'invalid',
      message: 'Different request with the same idempotency key has already been processed.',
    })
  }
  return ok(row)
}

/** Refuses what the real gateway refuses: a payment that isn't authorised, or another amount. */
async function captureAuthorized(
  { db }: SandboxOptions,
  { paymentId, amountPaise }: Parameters<PaymentGateway['capture']>[0],
): ReturnType<PaymentGateway['capture']> {
  const payment = await findPayment(db, paymentId)
  if (payment === undefined)
    return err({ kind: 'invalid', message: 'The id provided does not exist' })
  if (payment.status === 'captured' || payment.status === 'refunded')
    return err({ kind: 'invalid', message: 'This payment has already been captured' })
  if (payment.status !== 'authorized')
    return err({
      kind: 'invalid',
      message: 'Only payments which have been authorized and not yet captured can be captured',
    })
  if (payment.amountPaise !== amountPaise)
    return err({
      kind: 'invalid',
      message: 'Capture amount must be equal to the amount authorized',
    })
  await capturePayment(db, paymentId)
  return ok({ ...payment, status: 'captured', errorReason: null })
}

/**
 * A payment gateway for development and tests with the same ids, signatures, errors and webhooks as the real one.
 * Its data is in sandbox_gateway_*; settings refuse it in production.
 */
export function createSandbox(options: SandboxOptions): PaymentGateway {
  const { db, clock, keySecret, webhookSecrets } = options
  return {
    name: 'sandbox',
    async createOrder(order) {
      if (order.amountPaise < 100)
        return err({ kind: 'invalid', message: 'The amount must be at least INR 1.00' })
      if (!order.offers.every((id) => BANK_OFFER_ID.test(id)))
        return err({ kind: 'invalid', message: 'The id provided does not exist' })
      const row = await insertOrder(db, {
        amountPaise: order.amountPaise,
        receipt: order.receipt,
        offers: order.offers,
        at: clock.now(),
      })
      if (row.amountPaise !== order.amountPaise)
        return err({ kind: 'invalid', message: 'The receipt was used with another amount' })
      return ok(row)
    },
    async fetchPayments(orderId) {
      return ok(await paymentsOf(db, orderId))
    },
    async fetchOffer(paymentId) {
      const payment = await findPayment(db, paymentId)
      return payment === undefined
        ? err({ kind: 'invalid', message: 'The id provided does not exist' })
        : ok(payment.offer)
    },
    async requestMoney(request) {
      if (request.amountPaise < 100)
        return err({ kind: 'invalid', message: 'The amount must be at least INR 1.00' })
      const at = clock.now()
      if (request.closesAt <= at)
        return err({ kind: 'invalid', message: 'The expiry must be in the future' })
      const { id, accountNumber } = await openRequest(db, { ...request, at })
      return ok(
        accountNumber === null
          ? { id, account: null, url: `/sandbox/pay/${id}` }
          : { id, account: { ...sandboxBank, number: accountNumber }, url: null },
      )
    },
    async openCode({ amountPaise, receipt, closesAt }) {
      if (amountPaise < 100)
        return err({ kind: 'invalid', message: 'The amount must be at least INR 1.00' })
      const at = clock.now()
      if (closesAt.getTime() < at.getTime() + leastCodeMs)
        return err({
          kind: 'invalid',
          message: 'close_by should be at least 15 minutes after current time',
        })
      const { id } = await openRequest(db, {
        way: 'upi',
        amountPaise,
        reference: receipt,
        closesAt,
        at,
      })
      // A page of the sandbox stands in for the buyer's app, which would open upi://pay?…
      return ok({
        id,
        link: `/sandbox/pay/${id}?back=${encodeURIComponent(`/checkout/return?checkout=${receipt}`)}`,
      })
    },
    async closeRequest(id) {
      return (await closeRequest(db, id, clock.now()))
        ? ok(undefined)
        : err({ kind: 'invalid', message: 'It is closed already' })
    },
    async uploadEvidence() {
      return ok({ id: providerId('doc') })
    },
    contestDispute: (answer) => takeEvidence(options, answer),
    async fetchEvidence(disputeId) {
      return ok(await evidenceOf(db, disputeId))
    },
    async fetchSettlements(since) {
      return ok(await settlementsSince(db, since))
    },
    async fetchSettlementLines({ id }) {
      return ok(await linesOf(db, id))
    },
    capture: (payment) => captureAuthorized(options, payment),
    refund: (refund) => refundPayment(options, refund),
    async fetchRefund(refundId) {
      const row = await findRefund(db, refundId)
      return row === undefined
        ? err({ kind: 'invalid', message: 'The id provided does not exist' })
        : ok(row)
    },
    // A path of the shop itself, because the guest's cookie is sent only to the same host.
    paymentPage: (payment) =>
      `/sandbox/pay/${payment.orderId}?back=${encodeURIComponent(payment.returnUrl)}`,
    isReturnSignature: (back) =>
      isPaymentSignature(keySecret, back.orderId, back.paymentId, back.signature),
    parseWebhook: (rawBody, headers) => readWebhook(webhookSecrets(), rawBody, headers),
  }
}
