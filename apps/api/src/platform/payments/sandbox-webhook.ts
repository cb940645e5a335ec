import type { Context } from '../context.ts'
import type { JobPayloads } from '../jobs/jobs.ts'
import { ownAddress } from '../http/own-address.ts'
import type { GatewayPayment } from './port.ts'
import { findSettlement } from './sandbox-settle.ts'
import { capturePayment, findPayment } from './sandbox-store.ts'
import { webhookSignature } from './signatures.ts'

/** A link's payments name the order that the gateway made for it; those of transfers and UPI codes name none. */
const orderIdOf = (requestId: string): string | null =>
  /^(va|qr)_/.test(requestId) ? null : requestId.replace('plink_', 'order_')

const entityOf = (payment: GatewayPayment, event: string) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amountPaise,
  currency: payment.currency,
  order_id: orderIdOf(payment.orderId),
  method: payment.method,
  // A message describes the state at the time it was sent, even if it arrives later.
  status: event === 'payment.failed' ? 'failed' : payment.status,
  captured: event !== 'payment.failed' && payment.status === 'captured',
  error_reason:
    event === 'payment.failed' ? (payment.errorReason ?? 'payment_failed') : payment.errorReason,
})

/** What comes with the payment in an event, as the documentation has it. */
const besides = (payment: GatewayPayment, event: string): Record<string, { entity: unknown }> => {
  const order = {
    entity: {
      id: orderIdOf(payment.orderId),
      entity: 'order',
      amount: payment.amountPaise,
      amount_paid: payment.amountPaise,
      amount_due: 0,
      currency: 'INR',
      status: 'paid',
    },
  }
  if (event === 'order.paid') return { order }
  if (event === 'payment_link.paid')
    return {
      order,
      payment_link: {
        entity: {
          id: payment.orderId,
          status: 'paid',
          amount: payment.amountPaise,
          amount_paid: payment.amountPaise,
        },
      },
    }
  if (event === 'qr_code.credited')
    return {
      qr_code: {
        entity: {
          id: payment.orderId,
          entity: 'qr_code',
          usage: 'single_use',
          fixed_amount: true,
          payment_amount: payment.amountPaise,
          payments_amount_received: payment.amountPaise,
          status: 'closed',
          close_reason: 'paid',
        },
      },
    }
  if (event !== 'virtual_account.credited') return {}
  return {
    virtual_account: {
      entity: { id: payment.orderId, entity: 'virtual_account', status: 'active' },
    },
    bank_transfer: {
      entity: {
        entity: 'bank_transfer',
        payment_id: payment.id,
        mode: 'NEFT',
        bank_reference: payment.bankReference,
        amount: payment.amountPaise,
        virtual_account_id: payment.orderId,
      },
    },
  }
}

const isDispute = (event: string): boolean => event.startsWith('payment.dispute.')

/** A dispute over all of a payment, to be answered within ten days. */
const disputeOf = (payment: GatewayPayment, event: string, at: Date) => {
  const seconds = Math.floor(at.getTime() / 1000)
  return {
    id: payment.id.replace('pay_', 'disp_'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amountPaise,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    reason_description: 'Goods or services not received',
    respond_by: seconds + 10 * 86_400,
    status: event === 'payment.dispute.under_review' ? 'under_review' : 'open',
    phase: 'chargeback',
    created_at: seconds,
  }
}

const captures = new Set(['payment.captured', 'capture'])

/**
 * Job: moves the payment to the event's state, then posts the event to our own webhook, signed as the real
 * gateway would. 'capture' happens at the bank only, without a message. Throws on a refusal, so that the
 * queue retries.
 */
export async function deliverSandboxWebhook(
  context: Context,
  job: JobPayloads['deliver-sandbox-webhook'],
): Promise<void> {
  if (context.config.PAYMENT_PROVIDER !== 'sandbox') return
  if (captures.has(job.event)) await capturePayment(context.db, job.paymentId)
  if (job.event === 'capture') return
  const payment = await findPayment(context.db, job.paymentId)
  if (payment === undefined) return
  const payload = {
    payment: { entity: entityOf(payment, job.event) },
    ...besides(payment, job.event),
    ...(isDispute(job.event) && {
      dispute: { entity: disputeOf(payment, job.event, context.clock.now()) },
    }),
  }
  await deliver(context, job, payload)
}

/** Job: tells our own webhook of a settlement, signed as the real gateway would. */
export async function deliverSandboxSettlement(
  context: Context,
  { settlementId, eventId }: JobPayloads['deliver-sandbox-settlement'],
): Promise<void> {
  if (context.config.PAYMENT_PROVIDER !== 'sandbox') return
  const settled = await findSettlement(context.db, settlementId)
  if (settled === undefined) return
  const entity = {
    id: settled.id,
    entity: 'settlement',
    amount: settled.amountPaise,
    status: 'processed',
    fees: 0,
    tax: 0,
    utr: settled.utr,
    created_at: Math.floor(settled.at.getTime() / 1000),
  }
  await deliver(context, { event: 'settlement.processed', eventId }, { settlement: { entity } })
}

async function deliver(
  context: Context,
  { event, eventId }: { event: string; eventId: string },
  payload: Record<string, { entity: unknown }>,
): Promise<void> {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_Sandbox0000001',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(context.clock.now().getTime() / 1000),
  })
  const reply = await fetch(`${ownAddress(context.config)}/api/payments/webhook`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(5000),
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': webhookSignature(context.config.PAYMENT_WEBHOOK_SECRET, body),
    },
  })
  if (!reply.ok) throw new Error(`the shop answered the webhook with ${reply.status}`)
}
