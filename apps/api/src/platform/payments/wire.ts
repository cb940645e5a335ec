import { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import type {
  GatewayCode,
  GatewayDispute,
  GatewayEvent,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
  GatewayRequest,
} from './port.ts'
import { isUnfit } from '../http/unfit.ts'
import { parseJsonBytes } from '../webhooks/raw-body.ts'
import { settlementReply } from './settlement-wire.ts'
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
  acquirer_data: z
    .object({
      rrn: z.string().nullish(),
      utr: z.string().nullish(),
      bank_transaction_id: z.string().nullish(),
    })
    .nullish()
    .catch(null),
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

export const paymentReply = paymentEntity.transform((p): GatewayPayment => {
  const { rrn, utr, bank_transaction_id: bankId } = p.acquirer_data ?? {}
  const bankReference = utr ?? rrn ?? bankId
  return {
    id: p.id,
    orderId: p.order_id ?? '',
    amountPaise: p.amount,
    currency: p.currency,
    method: p.method ?? '',
    status: p.status,
    errorReason: p.error_reason ?? null,
    ...(bankReference != null && { bankReference }),
  }
})

/** A payment with `expand[]=offers`: at most one is applied; the collection is missing or empty where none is. */
export const offerReply = z
  .object({
    id: z.string(),
    offers: z.object({ items: z.array(z.object({ id: z.string() })) }).nullish(),
  })
  .transform(({ offers }) => offers?.items[0]?.id ?? null)

export const paymentsReply = z.object({ items: z.array(paymentReply) })

const receiver = z.object({
  entity: z.string(),
  name: z.string().nullish(),
  account_number: z.string().nullish(),
  ifsc: z.string().nullish(),
  bank_name: z.string().nullish(),
})

/** A virtual account of Smart Collect, whose receiver is the bank account that buyers transfer to. */
export const accountReply = z
  .object({ id: z.string(), receivers: z.array(receiver) })
  .transform(({ id, receivers }): GatewayRequest => {
    const bank = receivers.find(({ entity }) => entity === 'bank_account')
    return {
      id,
      url: null,
      account: {
        beneficiary: bank?.name ?? '',
        number: bank?.account_number ?? '',
        ifsc: bank?.ifsc ?? '',
        bank: bank?.bank_name ?? '',
      },
    }
  })
  .refine(({ account }) => account?.number !== '' && account?.ifsc !== '', 'no bank account')

const link = z.object({ id: z.string(), short_url: z.string() })
export const linkReply = link.transform(({ id, short_url: url }): GatewayRequest => ({
  id,
  account: null,
  url,
}))
/** `image_content` is in the answer once the gateway has switched it on for the account. */
export const codeReply = z
  .object({ id: z.string(), image_content: z.string().startsWith('upi://pay?') })
  .transform(({ id, image_content: link }): GatewayCode => ({ id, link }))
/** What was made under a reference; none: nothing yet. */
export const linksReply = z.object({ payment_links: z.array(linkReply) })

/** A link with what was paid by it; amounts only, without the payments' own fields. */
export const paidLinkReply = z
  .object({ id: z.string(), payments: z.array(z.object({ payment_id: z.string() })).nullish() })
  .transform(({ payments }) => (payments ?? []).map(({ payment_id: id }) => id))

export const anyReply = z.unknown()

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

const atSeconds = z.int().transform((seconds) => new Date(seconds * 1000))

/** RET-04 a dispute as `payment.dispute.*` bring it; the reason in words where the gateway has them. */
const disputeEntity = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.int().positive(),
    amount_deducted: z.int().nonnegative().nullish(),
    phase: z.string().nullish(),
    reason_code: z.string().nullish(),
    reason_description: z.string().nullish(),
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
    respond_by: atSeconds.nullish(),
    created_at: atSeconds,
  })
  .transform((d): GatewayDispute => ({
    id: d.id,
    paymentId: d.payment_id,
    amountPaise: d.amount,
    deductedPaise: d.amount_deducted ?? 0,
    phase: d.phase ?? '',
    reason: d.reason_description ?? d.reason_code ?? '',
    status: d.status,
    respondBy: d.respond_by ?? null,
    openedAt: d.created_at,
  }))

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: paymentReply }).optional(),
    refund: z.object({ entity: refundReply }).optional(),
    dispute: z.object({ entity: disputeEntity }).optional(),
    settlement: z.object({ entity: settlementReply }).optional(),
    virtual_account: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    payment_link: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    qr_code: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    bank_transfer: z
      .object({ entity: z.object({ bank_reference: z.string().nullish() }) })
      .optional(),
  }),
})

/** A payment to a virtual account, by a link or by a UPI code names an order that isn't ours, or none: it belongs to what we opened. */
function paymentOf({
  payment,
  virtual_account: account,
  payment_link: paidLink,
  qr_code: code,
  bank_transfer: transfer,
}: z.output<typeof webhook>['payload']): GatewayPayment | null {
  if (payment === undefined) return null
  const opened = account?.entity.id ?? paidLink?.entity.id ?? code?.entity.id
  const bankReference = transfer?.entity.bank_reference
  return {
    ...payment.entity,
    ...(opened !== undefined && { orderId: opened }),
    ...(bankReference != null && { bankReference }),
  }
}

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
    payment: paymentOf(parts),
    refund: parts.refund?.entity ?? null,
    dispute: parts.dispute?.entity ?? null,
    settlement: parts.settlement?.entity.processed ? parts.settlement.entity : null,
    payload,
  })
}
