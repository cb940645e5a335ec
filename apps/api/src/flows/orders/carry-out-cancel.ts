import { cancelReasonLabel } from '@upchar/kernel/cancel-reasons'
import { returnToLots } from '../../modules/availability/index.ts'
import {
  cancelMail,
  insertCancel,
  issueCreditNotes,
  refundPaise,
  type CancelledOrder,
  type CancelPlan,
} from '../../modules/orders/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { takeBackPromotions } from '../vouchers/use-voucher.ts'
import { giveBack } from './give-back.ts'
import type { CancelBy, CancelPress } from './plan-cancel-for.ts'

type Planned = { order: CancelledOrder; plan: CancelPlan; press: CancelPress }

/** The credit notes of what had its invoice (RET-03). */
async function undoInvoices(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  { order, plan, press, cancelId, at }: Planned & { cancelId: string; at: Date },
) {
  if (plan.credits.length === 0) return []
  const wishes = new Map(plan.credits.map(({ id, wish }) => [id, wish]))
  return issueCreditNotes(tx, {
    orderId: order.id,
    cause: cancelId,
    reason: cancelReasonLabel(press.reason),
    at,
    config,
    wishOf: ({ subOrderId }) => wishes.get(subOrderId),
  })
}

/**
 * Writes a cancel, and everything that follows from it (RET-01): the caller's transaction is whole or absent. Also packed medicines and
 * cold-chain goods are stock of their batch again: they never left their seller's licensed premises, and quarantine, which nothing of
 * these classes ever leaves for sale, is for what comes back (docs/decisions/0040-credit-notes.md).
 */
export async function carryOut(
  context: Context,
  tx: Transaction,
  { order, plan, press, by }: Planned & { by: CancelBy },
): Promise<void> {
  const at = context.clock.now()
  const cancelId = newId()
  await insertCancel(
    tx,
    {
      id: cancelId,
      orderId: order.id,
      requestKey: press.request_key,
      staffId: by.party === 'staff' ? by.staffId : null,
      reason: press.reason,
      note: press.note,
      amountPaise: plan.amountPaise,
      refundPaise: refundPaise(plan),
      at,
    },
    plan,
  )
  await returnToLots(
    tx,
    plan.lines.flatMap(({ lots }) => lots),
    { reason: 'cancellation', reference: `checkout ${order.checkoutId}`, at },
  )
  if (plan.whole) await takeBackPromotions(tx, order.checkoutId, at)
  await giveBack(tx, order, plan.tenders, { kind: 'cancel', id: cancelId, at })
  // The rest may be delivered already.
  if (order.quote.points !== undefined || order.quote.referral !== undefined)
    addJob(tx, 'settle-points', { orderId: order.id }, { key: `points:${order.id}` })
  const creditNotes = await undoInvoices(context, tx, { order, plan, press, cancelId, at })
  await recordMail(tx, cancelMail(context.config, order, plan, { by: by.party, creditNotes }), at, {
    orderId: order.id,
  })
  if (by.party === 'staff')
    await recordAudit(tx, {
      by: by.staffId,
      action: 'order.cancel',
      subject: { kind: 'order', id: order.id },
      after: {
        items: plan.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n'),
        amount_paise: plan.amountPaise,
        refund_paise: refundPaise(plan),
        reason: press.reason,
        note: press.note,
      },
      at,
    })
}
