import type { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import { unreached, type ProviderError } from '../provider-error.ts'
import type { GatewayPayment, PaymentGateway } from './port.ts'
import { isPaymentSignature } from './signatures.ts'
import {
  accountReply,
  anyReply,
  linkReply,
  linksReply,
  orderReply,
  paidLinkReply,
  paymentReply,
  paymentsReply,
  readWebhook,
  refundReply,
} from './wire.ts'

export type RazorpayOptions = {
  keyId: string
  keySecret: string
  /** Those in force now. */
  webhookSecrets: () => readonly string[]
  baseUrl?: string
  timeoutMs?: number
}

const kindOf = (status: number): ProviderError['kind'] =>
  status === 401 || status === 403
    ? 'unauthorized'
    : status === 429 || status === 409
      ? 'rate_limited'
      : status >= 500
        ? 'unavailable'
        : 'invalid'

const describe = (body: unknown): string => {
  const error =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'object' &&
    error !== null &&
    'description' in error &&
    typeof error.description === 'string'
    ? error.description
    : 'no description'
}

const defaultBaseUrl = 'https://api.razorpay.com/v1'

/** One call with basic auth and a timeout; every failure becomes a ProviderError. */
async function call<T>(
  { keyId, keySecret, baseUrl = defaultBaseUrl, timeoutMs = 8000 }: RazorpayOptions,
  schema: z.ZodType<T>,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Result<T, ProviderError>> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  try {
    const reply = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      // Another host would get the secret, and a POST would come back as a GET.
      redirect: 'error',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await reply.json().catch(() => undefined)
    if (!reply.ok)
      return err({
        kind: kindOf(reply.status),
        message: `${method} ${path} answered ${reply.status}: ${describe(answer)}`,
      })
    const parsed = schema.safeParse(answer)
    return parsed.success
      ? ok(parsed.data)
      : err({ kind: 'unavailable', message: `${method} ${path} answered outside its shape` })
  } catch (error) {
    return unreached(`${method} ${path}`, error)
  }
}

const isLink = (id: string): boolean => id.startsWith('plink_')
const isAccount = (id: string): boolean => id.startsWith('va_')

/** Payments of an order name it; those of an account or a link get its id. */
async function fetchPayments(
  options: RazorpayOptions,
  id: string,
): ReturnType<PaymentGateway['fetchPayments']> {
  if (isLink(id)) return fetchPaymentsOfLink(options, id)
  const path = isAccount(id) ? 'virtual_accounts' : 'orders'
  const reply = await call(
    options,
    paymentsReply,
    'GET',
    `/${path}/${encodeURIComponent(id)}/payments`,
  )
  if (!reply.ok) return reply
  const { items } = reply.value
  return ok(isAccount(id) ? items.map((item) => ({ ...item, orderId: id })) : items)
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
      }),
    fetchPayments: (id) => fetchPayments(options, id),
    requestMoney: (request) =>
      request.way === 'transfer' ? openAccount(options, request) : openLink(options, request),
    async closeRequest(id) {
      const path = isLink(id)
        ? `/payment_links/${encodeURIComponent(id)}/cancel`
        : `/virtual_accounts/${encodeURIComponent(id)}/close`
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
