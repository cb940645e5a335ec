import { err, ok, refuse, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { GatewayDispute, GatewayEvent } from '../../platform/payments/index.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { keepUnread } from '../../platform/webhooks/keep-unread.ts'
import { disputeMail } from './disputes/dispute-mail.ts'
import { recordDispute } from './disputes/record-dispute.ts'
import { recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'
import { twicePaise } from './store/disputes.ts'
import { insertEvent } from './store/payments.ts'

/**
 * Accepts a webhook: verifies the signature over the raw bytes, takes each event once, and stores the fact with its job
 * in one transaction; one that can't be read is kept for staff. Quick, because the gateway counts more than five seconds
 * as a failure.
 */
export async function takeWebhook(
  context: Context,
  raw: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<Result<{ success: true }, Refusal & { code: 'signature_invalid' }>> {
  const event = context.gateway.parseWebhook(raw, headers)
  if (!event.ok) {
    if (event.error === 'signature_invalid') return refuseUnsigned()
    await keepUnread(context, 'payment gateway', raw)
    return ok({ success: true })
  }
  await inTransaction(context.db, async (tx) => {
    const at = context.clock.now()
    if (!(await insertEvent(tx, context.gateway.name, event.value, at))) return
    await act(context, tx, event.value, at)
  })
  return ok({ success: true })
}

async function act(
  context: Context,
  tx: Transaction,
  event: GatewayEvent,
  at: Date,
): Promise<void> {
  if (event.refund !== null) await recordRefund(tx, event.refund, at)
  if (event.settlement !== null) {
    const { id, amountPaise, utr, at: settledAt } = event.settlement
    const told = { id, amountPaise, utr, at: settledAt.toISOString() }
    addJob(tx, 'fetch-settlement', told, { key: `settlement:${id}` })
  }
  if (event.dispute !== null) return takeDispute(context, tx, event, event.dispute, at)
  if (event.payment === null) return
  const recorded = await recordPayment(tx, event.payment, at)
  if (recorded === undefined) {
    context.log.warn(
      { event: event.event, order: event.payment.orderId },
      'a webhook names a payment order that is not ours',
    )
    return
  }
  const { checkoutId } = recorded
  if (recorded.uncaptured)
    addJob(tx, 'capture-payment', { checkoutId }, { key: `capture:${checkoutId}` })
  if (recorded.unsettled)
    addJob(tx, 'settle-payment', { checkoutId }, { key: `settle:${checkoutId}` })
}

/** Staff are told, and refunds that waited for the end of the dispute are sent. */
async function takeDispute(
  context: Context,
  tx: Transaction,
  { event }: GatewayEvent,
  dispute: GatewayDispute,
  at: Date,
): Promise<void> {
  const recorded = await recordDispute(tx, { event, dispute }, at)
  if (recorded === undefined) {
    context.log.warn(
      { event, dispute: dispute.id },
      'a dispute is about a payment that is not ours',
    )
    return
  }
  if (!recorded.news) return
  const { checkoutId } = recorded
  const twice = await twicePaise(tx, dispute.paymentId)
  await recordMail(tx, disputeMail(context.config, recorded.dispute, twice), at)
  addJob(tx, 'settle-payment', { checkoutId }, { key: `settle:${checkoutId}` })
}

const refuseUnsigned = (): Result<never, Refusal & { code: 'signature_invalid' }> => {
  const refused = refuse('signature_invalid', 'The signature does not belong to this message.')
  return err({ ...refused.error, code: 'signature_invalid' })
}
