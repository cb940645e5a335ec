import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { isLocalPath } from '@upchar/kernel/local-path'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/database.ts'
import { addJob } from '../jobs/jobs.ts'
import { formBodyLimit } from '../http/body-limits.ts'
import { sendPage } from '../http/plain-page.ts'
import { judge, type SandboxForm } from './sandbox-outcome.ts'
import { messagePage, payPage } from './sandbox-page.ts'
import { findOrder, insertPayment, providerId, type ShownOrder } from './sandbox-store.ts'
import { paymentSignature } from './signatures.ts'

/** A path of the shop and nothing else, so that the page is no open redirect. */
const backPath = z.string().refine(isLocalPath).catch('/')
const order = z.object({
  orderId: z
    .string()
    .regex(/^(order|plink|qr)_[0-9A-Za-z]{14}$/)
    .catch(''),
})
const ticked = z
  .literal('1')
  .optional()
  .catch(undefined)
  .transform((value) => value === '1')
const form = z.object({
  back: backPath,
  method: z.enum(['upi', 'card', 'netbanking']).catch('upi'),
  vpa: z.string().max(100).catch(''),
  card_number: z.string().max(30).catch(''),
  otp: z.string().max(12).catch(''),
  offer_id: z.string().max(30).catch(''),
  bank_says: z.enum(['success', 'failure']).catch('success'),
  course: z
    .enum(['at_once', 'authorized', 'delayed', 'failed_then_captured', 'closed_tab'])
    .catch('at_once'),
  action: z.enum(['pay', 'cancel']).catch('pay'),
  webhook_twice: ticked,
  webhook_lost: ticked,
  webhook_late: ticked,
  disputed: ticked,
})
type Form = z.output<typeof form>

const later = { delayed: 20_000, failed_then_captured: 15_000, late: 60_000, dispute: 90_000 }

/** Mounts the sandbox gateway's hosted page. Card data is never stored, not even the last digits. */
export function registerSandboxPayments(app: FastifyInstance, context: Context): void {
  if (context.config.PAYMENT_PROVIDER !== 'sandbox' || context.config.production) return
  const brand = context.config.BRAND_NAME
  const gone = (reply: FastifyReply) =>
    sendPage(
      reply,
      messagePage(
        brand,
        'No such payment',
        'This payment does not exist. Go back to the shop and start again.',
        '/cart',
      ),
      { status: 404 },
    )
  void app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: formBodyLimit })
    pages.get('/sandbox/pay/:orderId', { schema: { hide: true } }, async (request, reply) => {
      const found = await findOrder(context.db, order.parse(request.params).orderId)
      const back = z.object({ back: backPath }).parse(request.query ?? {}).back
      if (found === undefined) return gone(reply)
      if (found.status === 'paid')
        return sendPage(
          reply,
          messagePage(brand, 'This is paid already', 'Nothing more is due for this order.', back),
        )
      return sendPage(reply, payPage(brand, found, back), { formAction: "'self'" })
    })
    pages.post('/sandbox/pay/:orderId', { schema: { hide: true } }, async (request, reply) => {
      const found = await findOrder(context.db, order.parse(request.params).orderId)
      const filled = form.safeParse(request.body ?? {})
      if (found === undefined || !filled.success) return gone(reply)
      const sent = filled.data
      const paid = await take(context, found, sent)
      if (paid === undefined)
        return sendPage(
          reply,
          messagePage(
            brand,
            'This is paid already',
            'Nothing more is due for this order.',
            sent.back,
          ),
        )
      if (sent.course === 'closed_tab' && paid.errorReason === null) {
        return sendPage(
          reply,
          messagePage(
            brand,
            'The tab is closed',
            'Imagine that the buyer is gone now: the money is taken, and nobody comes back to the shop.',
            null,
          ),
        )
      }
      return reply.redirect(returnAddress(context, found.id, paid, sent.back), 303)
    })
  })
}

/** The state of a payment that the bank accepts, right after it. */
const statusAfter = {
  at_once: 'captured',
  authorized: 'authorized',
  delayed: 'created',
  failed_then_captured: 'failed',
  closed_tab: 'captured',
} as const

/** A link has an order of its own, which is paid with it; a UPI code has none. */
const paidEvents = (orderId: string): string[] =>
  orderId.startsWith('qr_')
    ? ['payment.captured', 'qr_code.credited']
    : [
        'payment.captured',
        'order.paid',
        ...(orderId.startsWith('plink_') ? ['payment_link.paid'] : []),
      ]

type Paid = { paymentId: string; errorReason: string | null; captured: boolean }

/** Records the payment in the sandbox and schedules its webhooks, in one transaction. */
async function take(
  context: Context,
  found: Pick<ShownOrder, 'id' | 'amountPaise' | 'offers'>,
  sent: Form,
): Promise<Paid | undefined> {
  const given: SandboxForm = {
    method: sent.method,
    vpa: sent.vpa,
    cardNumber: sent.card_number,
    otp: sent.otp,
    bankSays: sent.bank_says,
    course: sent.course,
    action: sent.action,
  }
  const verdict = judge(given)
  const fails = verdict.errorReason !== null || sent.course === 'failed_then_captured'
  const errorReason = verdict.errorReason ?? (fails ? 'payment_timed_out' : null)
  const status = fails ? 'failed' : statusAfter[sent.course]
  return inTransaction(context.db, async (tx) => {
    const at = context.clock.now()
    const paymentId = await insertPayment(tx, {
      orderId: found.id,
      amountPaise: found.amountPaise,
      method: sent.method,
      status,
      errorReason,
      ...(found.offers.includes(sent.offer_id) && { offer: sent.offer_id }),
      at,
    })
    if (paymentId === undefined) return undefined
    const schedule = async (event: string, delay: number) => {
      const job = { orderId: found.id, paymentId, event, eventId: providerId('evt') }
      const runAt = new Date(at.getTime() + delay + (sent.webhook_late ? later.late : 0))
      for (let copy = sent.webhook_twice ? 2 : 1; copy > 0; copy--)
        addJob(tx, 'deliver-sandbox-webhook', job, { runAt })
    }
    const lost = sent.webhook_lost
    if (status === 'failed' && !lost) await schedule('payment.failed', 0)
    if (status === 'authorized' && !lost) await schedule('payment.authorized', 0)
    if (status === 'captured' && !lost)
      for (const event of paidEvents(found.id)) await schedule(event, 0)
    // The bank captures late even when the webhook is lost.
    if (status === 'created') await schedule(lost ? 'capture' : 'payment.captured', later.delayed)
    if (verdict.errorReason === null && sent.course === 'failed_then_captured')
      await schedule(lost ? 'capture' : 'payment.captured', later.failed_then_captured)
    // RET-04: the bank opens a dispute once the money is taken.
    if (sent.disputed && verdict.errorReason === null)
      await schedule('payment.dispute.created', later.dispute)
    return { paymentId, errorReason, captured: status === 'captured' }
  })
}

function returnAddress(context: Context, orderId: string, paid: Paid, back: string): string {
  const query = new URLSearchParams({ razorpay_order_id: orderId })
  if (paid.captured) {
    query.set('razorpay_payment_id', paid.paymentId)
    query.set(
      'razorpay_signature',
      paymentSignature(context.config.PAYMENT_KEY_SECRET, orderId, paid.paymentId),
    )
  } else if (paid.errorReason !== null) {
    query.set('error_reason', paid.errorReason)
  }
  return `${back}${back.includes('?') ? '&' : '?'}${query.toString()}`
}
