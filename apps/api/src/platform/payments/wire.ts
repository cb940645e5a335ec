import { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import type { GatewayEvent, GatewayOrder, GatewayPayment, GatewayRefund } from './port.ts'
import { isUnfit } from '../http/unfit.ts'
import { parseJsonBytes } from '../webhooks/raw-body.ts'
import { isWebhookSignature } from './signatures.ts'

/** Entities as Razorpay's API sends them (domain reference 4.1), without the fields we don't use. */
const orderEntity = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.enum(['created', 'attempted', 'paid']),
  receipt: z.string().nullable(),
})
const paymentEntity = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  method: z.string().nullish(),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  error_reason: z.string().nullish(),
})
const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  notes: z.object({ request: z.string() }).nullish().catch(null),
  acquirer_data: z
    .object({
      arn: z.string().nullish(),
      rrn: z.string().nullish(),
      utr: z.string().nullish(),
    })
    .nullish()
    .catch(null),
})

export const orderReply = orderEntity.transform((o): GatewayOrder => ({
  id: o.id,
  amountPaise: o.amount,
  status: o.status,
  receipt: o.receipt ?? '',
}))

export const paymentReply = paymentEntity.transform((p): GatewayPayment => ({
  id: p.id,
  orderId: p.order_id ?? '',
  amountPaise: p.amount,
  currency: p.currency,
  method: p.method ?? '',
  status: p.status,
  errorReason: p.error_reason ?? null,
}))

export const paymentsReply = z.object({ items: z.array(paymentReply) })

export const refundReply = refundEntity.transform((r): GatewayRefund => {
  const bankReference = r.acquirer_data?.arn ?? r.acquirer_data?.rrn ?? r.acquirer_data?.utr
  return {
    id: r.id,
    paymentId: r.payment_id,
    amountPaise: r.amount,
    status: r.status,
    ...(r.notes != null && { requestKey: r.notes.request }),
    ...(bankReference != null && { bankReference }),
  }
})

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: paymentReply }).optional(),
    refund: z.object({ entity: refundReply }).optional(),
  }),
})

const header = (headers: Record<string, string | string[] | undefined>, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Parses a webhook after verifying its signature by one of the secrets. */
export function readWebhook(
  webhookSecrets: readonly string[],
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Result<GatewayEvent, 'signature_invalid' | 'unreadable'> {
  if (!isWebhookSignature(webhookSecrets, rawBody, header(headers, 'x-razorpay-signature')))
    return err('signature_invalid')
  const payload = parseJsonBytes(rawBody)
  if (isUnfit(payload)) return err('unreadable')
  const parsed = webhook.safeParse(payload)
  if (!parsed.success) return err('unreadable')
  // Without an event id, the content identifies the event.
  const id = header(headers, 'x-razorpay-event-id') || header(headers, 'x-razorpay-signature')
  const { event, payload: parts } = parsed.data
  return ok({
    id,
    event,
    payment: parts.payment?.entity ?? null,
    refund: parts.refund?.entity ?? null,
    payload,
  })
}
