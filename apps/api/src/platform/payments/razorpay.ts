import type { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import type { PaymentGateway, ProviderError } from './port.ts'
import { isPaymentSignature } from './signatures.ts'
import { orderReply, paymentReply, paymentsReply, readWebhook, refundReply } from './wire.ts'

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
    const timeout = error instanceof Error && error.name === 'TimeoutError'
    return err({
      kind: timeout ? 'timeout' : 'unavailable',
      message: `${method} ${path}: ${timeout ? 'no answer in time' : 'no connection'}`,
    })
  }
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
    async fetchPayments(orderId) {
      const reply = await call(
        options,
        paymentsReply,
        'GET',
        `/orders/${encodeURIComponent(orderId)}/payments`,
      )
      return reply.ok ? ok(reply.value.items) : reply
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
