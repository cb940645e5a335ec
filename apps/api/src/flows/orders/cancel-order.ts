import type { Body } from '@upchar/contract/schema/endpoints'
import {
  CANCEL_REASONS,
  cancelReason,
  cancelReasonLabel,
  SHORTEST_NOTE,
  type CancelParty,
} from '@upchar/kernel/cancel-reasons'
import { wireToPaise } from '@upchar/kernel/money'
import type { RefundWay } from '@upchar/kernel/refund-ways'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { returnToLots } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import {
  cancelChanged,
  cancelMail,
  findToCancel,
  getOrderStatus,
  insertCancel,
  isCarriedOut,
  issueCreditNotes,
  lockParts,
  mayCancel,
  orderNotFound,
  planCancel,
  planView,
  reasonMissing,
  refundPaise,
  selectCancelParts,
  selectMoney,
  toWalletPaise,
  type CancelledOrder,
  type CancelPlan,
  type CancelRefusal,
  type CancelWish,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { giveBack } from './give-back.ts'
import { toWallet, walletRefundOff } from './refund-to-wallet.ts'
import { takeBackPromotions } from '../vouchers/use-voucher.ts'

/** Who cancels: the owner of the order, or a member of staff. */
export type CancelBy =
  | { party: 'buyer'; caller: OrderCaller; way: RefundWay }
  | { party: 'staff'; staffId: string }

type Press = Pick<Body<'staffCancelOrder'>, 'items' | 'reason' | 'note' | 'amount' | 'request_key'>
type NotFound = Refusal & { code: 'order_not_found' }
type WalletRefundOff = Refusal & { code: 'wallet_refund_off' }
type ReasonMissing = Refusal & { code: 'reason_missing' }

const wishOf = (items: Press['items']): CancelWish => items ?? 'all'

const isAllowed = (order: CancelledOrder | undefined, by: CancelBy): order is CancelledOrder =>
  order !== undefined && (by.party === 'staff' || mayCancel(order, by.caller))

const planOf = async (
  handle: Handle,
  order: CancelledOrder,
  items: Press['items'],
  party: CancelParty,
): Promise<Result<CancelPlan, CancelRefusal>> =>
  planCancel(
    {
      quote: order.quote,
      paid: order,
      money: await selectMoney(handle, order.id),
      parts: await selectCancelParts(handle, order.id),
    },
    wishOf(items),
    party,
  )

/** What is wrong with a reason; undefined if nothing is. */
export function reasonProblem(
  { reason, note }: Pick<Press, 'reason' | 'note'>,
  party: CancelParty,
) {
  const known = cancelReason(reason, party)
  if (known === undefined) return reasonMissing('Choose a reason')
  return known.needsNote && note.length < SHORTEST_NOTE
    ? reasonMissing('Say in a few words what it is')
    : undefined
}

/** What a cancel would give back; changes nothing (RET-01). */
export async function previewCancelFor(
  { db }: Pick<Context, 'db'>,
  by: CancelBy,
  id: string,
  items: Press['items'],
): Promise<Result<ReturnType<typeof planView>, NotFound | CancelRefusal>> {
  const order = await findToCancel(db, id, false)
  if (!isAllowed(order, by)) return orderNotFound()
  const plan = await planOf(db, order, items, by.party)
  if (!plan.ok) return plan
  // Where a refund goes is for the buyer to choose, never for staff.
  if (by.party === 'staff') return ok(planView(plan.value, 0))
  const offered = await toWallet(db, order, plan.value.tenders)
  const shown = by.way === 'wallet' ? { ...plan.value, tenders: offered } : plan.value
  return ok(planView(shown, toWalletPaise(offered)))
}

/** A plan with the refund on the way that the buyer chose. */
async function onChosenWay(
  tx: Transaction,
  order: CancelledOrder,
  plan: CancelPlan,
  by: CancelBy,
): Promise<Result<CancelPlan, WalletRefundOff>> {
  if (by.party === 'staff' || by.way === 'source') return ok(plan)
  const tenders = await toWallet(tx, order, plan.tenders)
  return toWalletPaise(tenders) === 0 ? walletRefundOff() : ok({ ...plan, tenders })
}

/** The credit notes of what had its invoice (RET-03). */
async function undoInvoices(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  {
    order,
    plan,
    press,
    cancelId,
    at,
  }: { order: CancelledOrder; plan: CancelPlan; press: Press; cancelId: string; at: Date },
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

async function carryOut(
  context: Context,
  tx: Transaction,
  {
    order,
    plan,
    press,
    by,
  }: { order: CancelledOrder; plan: CancelPlan; press: Press; by: CancelBy },
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

/**
 * Cancels an order or parts of it, whole or not at all, in one transaction (ORDER-03, RET-01): lines, batches, stock, promotions,
 * refund, mail, audit. The order's lock makes two presses wait for each other; a press that was carried out, by its key, is answered as if
 * it had been carried out now. Returns the order's id.
 */
export function cancelOrderFor(
  context: Context,
  by: Extract<CancelBy, { party: 'staff' }>,
  id: string,
  press: Press,
): Promise<Result<string, NotFound | CancelRefusal | ReasonMissing>>
export function cancelOrderFor(
  context: Context,
  by: CancelBy,
  id: string,
  press: Press,
): Promise<Result<string, NotFound | CancelRefusal | ReasonMissing | WalletRefundOff>>
export async function cancelOrderFor(
  context: Context,
  by: CancelBy,
  id: string,
  press: Press,
): Promise<Result<string, NotFound | CancelRefusal | ReasonMissing | WalletRefundOff>> {
  const wrong = reasonProblem(press, by.party)
  const decided = await decideInTransaction(
    context.db,
    async (
      tx,
    ): Promise<
      Result<
        { id: string; moved: number[] },
        NotFound | CancelRefusal | ReasonMissing | WalletRefundOff
      >
    > => {
      const order = await findToCancel(tx, id, true)
      if (!isAllowed(order, by)) return orderNotFound()
      if (await isCarriedOut(tx, order.id, press.request_key))
        return ok({ id: order.id, moved: [] })
      if (wrong !== undefined) return wrong
      await lockParts(tx, order.id)
      const plan = await planOf(tx, order, press.items, by.party)
      if (!plan.ok) return plan
      if (plan.value.amountPaise !== wireToPaise(press.amount)) return cancelChanged()
      const chosen = await onChosenWay(tx, order, plan.value, by)
      if (!chosen.ok) return chosen
      await carryOut(context, tx, { order, plan: chosen.value, press, by })
      return ok({ id: order.id, moved: plan.value.lines.map(({ offerId }) => offerId) })
    },
  )
  if (!decided.ok) return decided
  const { moved } = decided.value
  await refreshWarehouses(context.db, moved, context.clock.now(), await saleLicencesOf(context))
  return ok(decided.value.id)
}

/** Why a buyer may cancel (ORDER-03). */
export async function getCancelReasons(): Promise<HandlerResult<'getCancelReasons'>> {
  return ok({
    success: true,
    reasons: CANCEL_REASONS.filter(({ by }) => by === 'buyer').map(
      ({ code, label, needsNote }) => ({ code, label, needs_note: needsNote }),
    ),
  })
}

export async function previewCancel(
  context: Context,
  caller: OrderCaller,
  { id, items, refund_way: way }: Body<'previewCancel'>,
): Promise<HandlerResult<'previewCancel'>> {
  const seen = await previewCancelFor(context, { party: 'buyer', caller, way }, id, items)
  return seen.ok ? ok({ success: true, cancel: seen.value }) : seen
}

/** The buyer's cancel; answers with the order as it is now. */
export async function cancelOrder(
  context: Context,
  caller: OrderCaller,
  body: Body<'cancelOrder'>,
): Promise<HandlerResult<'cancelOrder'>> {
  const by = { party: 'buyer' as const, caller, way: body.refund_way }
  const done = await cancelOrderFor(context, by, body.id, body)
  return done.ok ? getOrderStatus(context, caller, done.value) : done
}
