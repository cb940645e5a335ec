import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { payoutTo, returnReason } from '@upchar/kernel/return-reasons'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { paysByCredit, paysCash } from '../../modules/checkout/index.ts'
import { attachFiles, orderActor } from '../../modules/files/index.ts'
import {
  findToCancel,
  mayCancel,
  maySeeOrder,
  orderNotFound,
  type CancelledOrder,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import { payoutPath } from '../../modules/payments/index.ts'
import {
  chosenLines,
  findOpened,
  findReturn,
  insertPhotos,
  insertReturn,
  notReturnable,
  payoutMissing,
  photoMissing,
  photoUnknown,
  reasonMissing,
  returnMail,
  returnStates,
  returnStateWrong,
  returnsView,
  sealPayTo,
  selectReturnsOf,
  selectSold,
  setDecision,
  stoppedText,
} from '../../modules/returns/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { mayKeepRefunds, walletRefundOff } from '../orders/refund-to-wallet.ts'

/** The buyer may choose the wallet: some of it was paid neither in cash nor by a lender (RET-04). */
const asksWay = async (handle: Handle, order: CancelledOrder): Promise<boolean> =>
  !paysCash(order.paymentOption) &&
  !paysByCredit(order.paymentOption) &&
  order.walletPaise < order.totalPaise &&
  (await mayKeepRefunds(handle, order))

/** Some of it was paid in cash: it goes back by bank. */
const asksPayout = ({ paymentOption, walletPaise, totalPaise }: CancelledOrder): boolean =>
  paysCash(paymentOption) && walletPaise < totalPaise

/** What the buyer sees of an order's returns after a step. */
export async function showReturns(
  { db, clock, config }: Context,
  order: CancelledOrder,
  { mayReturn, key = '' }: { mayReturn: boolean; key: string | undefined },
): Promise<HandlerResult<'getReturns'>> {
  const [lines, returns, walletChoice] = await Promise.all([
    selectSold(db, order.id),
    selectReturnsOf(db, order.id),
    mayReturn && asksWay(db, order),
  ])
  return ok(
    returnsView(lines, returns, {
      now: clock.now(),
      mayReturn,
      asksPayout: asksPayout(order),
      walletChoice,
      key,
      accountHref: (returnId) => payoutPath(config.secret, returnId),
    }),
  )
}

/** An order's returns, for its buyer or anyone with its link (RET-02). */
export async function getReturns(
  context: Context,
  caller: OrderCaller,
  { id }: Query<'getReturns'>,
): Promise<HandlerResult<'getReturns'>> {
  const order = await findToCancel(context.db, id, false)
  if (order === undefined || !maySeeOrder(order, caller)) return orderNotFound()
  return showReturns(context, order, { mayReturn: mayCancel(order, caller), key: caller.key })
}

type Asked = Body<'requestReturn'>
type Refused = Refusal & {
  code:
    | 'order_not_found'
    | 'not_returnable'
    | 'reason_missing'
    | 'payout_missing'
    | 'photo_missing'
    | 'photo_unknown'
    | 'wallet_refund_off'
}

async function open(
  context: Context,
  tx: Transaction,
  order: CancelledOrder,
  {
    items,
    reason: code,
    note,
    photos,
    wish,
    refund_way: refundWay,
    pay_to: payTo,
    request_key: requestKey,
  }: Asked,
): Promise<Result<null, Refused>> {
  if ((await findOpened(tx, order.id, requestKey)) !== undefined) return ok(null)
  const reason = returnReason(code, 'buyer')
  if (reason === undefined) return reasonMissing('Choose a reason')
  if (reason.needsPhoto && photos.length === 0) return photoMissing()
  const payout = payoutTo(payTo)
  if (asksPayout(order) && payout === null) return payoutMissing()
  if (refundWay === 'wallet' && !(await asksWay(tx, order))) return walletRefundOff()
  const at = context.clock.now()
  const sold = await selectSold(tx, order.id)
  const chosen = chosenLines(sold, items, reason, at)
  if (!chosen.ok) return chosen
  const stopped = sold.find((line) => line.isStopped && chosen.value.has(line.subOrderId))
  if (wish === 'replacement' && stopped !== undefined)
    return notReturnable(`${stoppedText(stopped.sellerName)}: choose your money back.`)
  if (!(await attachFiles(tx, orderActor(order.id), 'return_photo', photos))) return photoUnknown()
  for (const [subOrderId, lines] of chosen.value) {
    const id = newId()
    await insertReturn(tx, {
      id,
      orderId: order.id,
      subOrderId,
      parcelId: null,
      requestKey,
      state: 'requested',
      reason: code,
      note,
      staffId: null,
      wish,
      refundWay,
      payTo:
        asksPayout(order) && payout !== null
          ? sealPayTo(context.config.secret, id, payout.text)
          : '',
      at,
      lines,
    })
    await insertPhotos(tx, id, [...new Set(photos)])
    await tell(context, tx, order, id)
  }
  return ok(null)
}

/** Mails the buyer the return's state. */
async function tell(
  { config, clock }: Context,
  tx: Transaction,
  { id: orderId, form: { email } }: CancelledOrder,
  id: string,
): Promise<void> {
  const one = await findReturn(tx, id)
  if (one === undefined) throw new Error(`the return ${id} is gone`)
  await recordMail(tx, returnMail(config, { email, orderId }, one), clock.now(), { orderId })
}

/**
 * The buyer asks to return delivered goods (RET-02): one return for each seller. The order's lock makes two presses wait for each
 * other; a press that was carried out is answered as if it had been carried out now.
 */
export async function requestReturn(
  context: Context,
  caller: OrderCaller,
  body: Asked,
): Promise<HandlerResult<'requestReturn'>> {
  const asked = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<CancelledOrder, Refused>> => {
      const order = await findToCancel(tx, body.id, true)
      if (order === undefined || !mayCancel(order, caller)) return orderNotFound()
      const opened = await open(context, tx, order, body)
      return opened.ok ? ok(order) : opened
    },
  )
  return asked.ok ? showReturns(context, asked.value, { mayReturn: true, key: caller.key }) : asked
}

/** The buyer withdraws a return that nobody has fetched. */
export async function withdrawReturn(
  context: Context,
  caller: OrderCaller,
  body: Body<'withdrawReturn'>,
): Promise<HandlerResult<'withdrawReturn'>> {
  const done = await decideInTransaction(
    context.db,
    async (
      tx,
    ): Promise<Result<CancelledOrder, Refusal & { code: 'order_not_found' | 'state_wrong' }>> => {
      const order = await findToCancel(tx, body.id, true)
      if (order === undefined || !mayCancel(order, caller)) return orderNotFound()
      const one = await findReturn(tx, body.return)
      if (one === undefined || one.orderId !== order.id) return orderNotFound()
      if (one.state === 'withdrawn') return ok(order)
      if (one.openedBy !== null || !returnStates.allows(one.state, 'withdrawn'))
        return returnStateWrong('This return can’t be withdrawn any more.')
      await setDecision(tx, one.id, {
        state: 'withdrawn',
        staffId: null,
        at: context.clock.now(),
        decision: '',
      })
      return ok(order)
    },
  )
  return done.ok ? showReturns(context, done.value, { mayReturn: true, key: caller.key }) : done
}
