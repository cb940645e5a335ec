import type { Context } from '../context.ts'
import type { JobPayloads } from '../jobs/jobs.ts'
import { ownAddress } from '../http/own-address.ts'
import type { GatewayPayment } from './port.ts'
import { capturePayment, findPayment } from './sandbox-store.ts'
import { webhookSignature } from './signatures.ts'

const entityOf = (payment: GatewayPayment, event: string) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amountPaise,
  currency: payment.currency,
  order_id: payment.orderId,
  method: payment.method,
  // A message describes the state at the time it was sent, even if it arrives later.
  status: event === 'payment.failed' ? 'failed' : payment.status,
  captured: event !== 'payment.failed' && payment.status === 'captured',
  error_reason:
    event === 'payment.failed' ? (payment.errorReason ?? 'payment_failed') : payment.errorReason,
})

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
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_Sandbox0000001',
    event: job.event,
    contains: ['payment'],
    payload: { payment: { entity: entityOf(payment, job.event) } },
    created_at: Math.floor(context.clock.now().getTime() / 1000),
  })
  const reply = await fetch(`${ownAddress(context.config)}/api/payments/webhook`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(5000),
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': job.eventId,
      'x-razorpay-signature': webhookSignature(context.config.PAYMENT_WEBHOOK_SECRET, body),
    },
  })
  if (!reply.ok) throw new Error(`the shop answered the webhook with ${reply.status}`)
}
