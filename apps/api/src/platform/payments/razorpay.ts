import { ok } from '@upchar/kernel/result'
import type { GatewayPayment, PaymentGateway } from './port.ts'
import { call, type RazorpayOptions } from './razorpay-call.ts'
import { contestDispute, fetchEvidence, uploadEvidence } from './razorpay-disputes.ts'
import { fetchSettlementLines, fetchSettlements } from './razorpay-settlements.ts'
import { isPaymentSignature } from './signatures.ts'
import {
  accountReply,
  anyReply,
  codeReply,
  linkReply,
  linksReply,
  offerReply,
  orderReply,
  paidLinkReply,
  paymentReply,
  paymentsReply,
  readWebhook,
  refundReply,
} from './wire.ts'

const isLink = (id: string): boolean => id.startsWith('plink_')

/** Where something lies at the gateway, by the prefix of its id; all but orders can be closed. */
const folders = { order: 'orders', va: 'virtual_accounts', qr: 'payments/qr_codes' } as const
const folderOf = (id: string): string =>
  Object.entries(folders).find(([prefix]) => id.startsWith(`${prefix}_`))?.[1] ?? folders.order

/** Payments of an order name it; those of an account, a link or a UPI code get its id. */
async function fetchPayments(
  options: RazorpayOptions,
  id: string,
): ReturnType<PaymentGateway['fetchPayments']> {
  if (isLink(id)) return fetchPaymentsOfLink(options, id)
  const reply = await call(
    options,
    paymentsReply,
    'GET',
    `/${folderOf(id)}/${encodeURIComponent(id)}/payments`,
  )
  if (!reply.ok) return reply
  const { items } = reply.value
  return ok(items.map((item) => ({ ...item, orderId: id })))
}

/** A link names its payments by id only. */
async function fetchPaymentsOfLink(
  options: RazorpayOptions,
  id: string,
): ReturnType<PaymentGateway['fetchPayments']> {
  const paid = await call(options, paidLinkReply, 'GET', `/payment_links/${encodeURIComponent(id)}`)
  if (!paid.ok) return paid
  const payments: GatewayPayment[] = []
  for (const paymentId of paid.value) {
    const path = `/payments/${encodeURIComponent(paymentId)}`
    const payment = await call(options, paymentReply, 'GET', path)
    if (!payment.ok) return payment
    payments.push({ ...payment.value, orderId: id })
  }
  return ok(payments)
}

type MoneyRequest = Parameters<PaymentGateway['requestMoney']>[0]

const epochOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** CHECKOUT-15: any amount may arrive, in parts too: what is expected is matched here. */
const openAccount = (
  options: RazorpayOptions,
  { reference, description, closesAt }: MoneyRequest,
) =>
  call(options, accountReply, 'POST', '/virtual_accounts', {
    receivers: { types: ['bank_account'] },
    description,
    close_by: epochOf(closesAt),
    notes: { reference },
  })

/** A second link of a reference would be refused, so that of a lost answer is looked up first. */
async function openLink(
  options: RazorpayOptions,
  { reference, description, amountPaise, closesAt, buyer }: MoneyRequest,
): ReturnType<PaymentGateway['requestMoney']> {
  const path = `/payment_links?reference_id=${encodeURIComponent(reference)}`
  const known = await call(options, linksReply, 'GET', path)
  if (!known.ok) return known
  const [made] = known.value.payment_links
  if (made !== undefined) return ok(made)
  return call(options, linkReply, 'POST', '/payment_links', {
    amount: amountPaise,
    currency: 'INR',
    accept_partial: false,
    expire_by: epochOf(closesAt),
    reference_id: reference,
    description,
    customer: { name: buyer.name, email: buyer.email, contact: buyer.phone },
    // Our own mail brings it, with what it is for.
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { reference },
  })
}

export function createRazorpay(options: RazorpayOptions): PaymentGateway {
  return {
    name: 'razorpay',
    createOrder: (order) =>
      call(options, orderReply, 'POST', '/orders', {
        amount: order.amountPaise,
        currency: 'INR',
        receipt: order.receipt,
        notes: order.notes,
        unique_receipt: true,
        ...(order.offers.length > 0 && { offers: order.offers }),
      }),
    fetchPayments: (id) => fetchPayments(options, id),
    fetchOffer: (paymentId) =>
      call(
        options,
        offerReply,
        'GET',
        `/payments/${encodeURIComponent(paymentId)}?expand[]=offers`,
      ),
    requestMoney: (request) =>
      request.way === 'transfer' ? openAccount(options, request) : openLink(options, request),
    // Nobody has seen the code of a lost answer, so another one is no second chance to pay.
    openCode: ({ amountPaise, receipt, description, closesAt }) =>
      call(options, codeReply, 'POST', '/payments/qr_codes', {
        type: 'upi_qr',
        usage: 'single_use',
        fixed_amount: true,
        payment_amount: amountPaise,
        description,
        close_by: epochOf(closesAt),
        notes: { checkout: receipt },
      }),
    fetchSettlements: (since) => fetchSettlements(options, since),
    fetchSettlementLines: (settlement) => fetchSettlementLines(options, settlement),
    uploadEvidence: (file) => uploadEvidence(options, file),
    contestDispute: (answer) => contestDispute(options, answer),
    fetchEvidence: (disputeId) => fetchEvidence(options, disputeId),
    async closeRequest(id) {
      const path = isLink(id)
        ? `/payment_links/${encodeURIComponent(id)}/cancel`
        : `/${folderOf(id)}/${encodeURIComponent(id)}/close`
      const reply = await call(options, anyReply, 'POST', path)
      return reply.ok ? ok(undefined) : reply
    },
    capture: (payment) =>
      call(
        options,
        paymentReply,
        'POST',
        `/payments/${encodeURIComponent(payment.paymentId)}/capture`,
        { amount: payment.amountPaise, currency: 'INR' },
      ),
    refund: (refund) =>
      call(
        options,
        refundReply,
        'POST',
        `/payments/${encodeURIComponent(refund.paymentId)}/refund`,
        { amount: refund.amountPaise, speed: 'normal', notes: { request: refund.idempotencyKey } },
        { 'x-refund-idempotency': refund.idempotencyKey },
      ),
    fetchRefund: (refundId) =>
      call(options, refundReply, 'GET', `/refunds/${encodeURIComponent(refundId)}`),
    // The hosted page is entered by a form post, which a page of ours sends.
    paymentPage: (payment) =>
      `/api/payments/handover/${encodeURIComponent(payment.orderId)}?amount=${payment.amountPaise}&back=${encodeURIComponent(payment.returnUrl)}`,
    isReturnSignature: (back) =>
      isPaymentSignature(options.keySecret, back.orderId, back.paymentId, back.signature),
    parseWebhook: (rawBody, headers) => readWebhook(options.webhookSecrets(), rawBody, headers),
  }
}
