import { OUT_OF_STOCK } from '@upchar/kernel/cart-words'
import { parseRupees } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import { extendHold, heldUntil, type Holder } from '../../modules/availability/index.ts'
import {
  changeCheckout,
  checkoutErrors,
  findToPlace,
  lockToPlace,
  paysCash,
  type LockedCheckout,
} from '../../modules/checkout/index.ts'
import {
  askGateway,
  findPaymentOrder,
  findPayments,
  findRequest,
  insertPaymentOrder,
  isAskedFor,
  selectUnderWay,
} from '../../modules/payments/index.ts'
import { findOrderOfAttempt, type OrderOfPurchase } from '../../modules/orders/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import { lockVoucher } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import { inAsyncCommitTransaction } from '../../platform/db/async-commit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { hmac, newId } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { confirmBuying, confirmQuote } from '../checkout/confirm-quote.ts'
import { lockFirstOrder } from '../referrals/use-referral.ts'
import { wayTo, type WayToBuyer } from './way-to-buyer.ts'
import { fulfilOrder, holdGoods, quoted } from './fulfil-order.ts'
import { dealsLeft, holdPromotions, promotionGone } from '../vouchers/use-voucher.ts'
import { agreeOnDraw } from '../credit/hold-credit.ts'
import { holdWallet, releaseWallet, restPaise } from '../wallets/pay-by-wallet.ts'
import { openPayment } from '../payments/open-payment.ts'
import { addRequest, checkOfferLocked, payeeOf } from '../payments/requests/check-offer.ts'
import { placedOutcome, type Outcome } from '../checkout/outcome.ts'
import { settlePayment } from '../payments/settle-payment.ts'

type Answer = HandlerResult<'placeOrder'>
type Refused = Extract<Answer, { ok: false }>['error']
/**
 * The transaction's result: final, or a payment to open at the gateway after the commit. `moved`:
 * offers whose listings may need a refresh.
 */
type Decided = (
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'pay' }
  | { kind: 'settle' }
  | { kind: 'again' }
) & { moved: number[] }

/** How long retries may keep one checkout alive at most. */
const retryMs = 60 * 60_000

/**
 * Places an order. One transaction under the checkout's lock makes concurrent presses yield one
 * order and one answer (CHECKOUT-13); the gateway is called outside it.
 */
export async function placeOrder(
  context: Context,
  shopper: Shopper,
  id: string,
  press: { total: number; network: string | null; staffId: string | null },
): Promise<Answer> {
  const { total, network, staffId } = press
  const seen = await findToPlace(context.db, id, shopper)
  if (seen === undefined) return checkoutErrors.checkoutNotFound()
  // What the customer agreed to, such as a part from the wallet, is the customer's to place (AUTH-13).
  if (staffId !== null && seen.staffId !== staffId)
    return checkoutErrors.actingLimited(
      'The customer began this order. Start from the cart to order for them.',
    )
  if (seen.state === 'open' && !(await flagsOf(context)).cart) return checkoutErrors.cartClosed()
  if (seen.state !== 'placed') await settleOthers(context, seen.waiting)
  // Read before the transaction, from memory: inside it nothing may wait for a second connection.
  const way = await wayTo(context, seen.pincode)
  const pressed: Press = { way, total, holder: holderOf(context, shopper, network) }
  const decided = await inAsyncCommitTransaction(
    context.db,
    (tx) => Promise.all([lockToPlace(tx, id, shopper.kind), findOrderOfAttempt(tx, id)]),
    async (tx, [checkout, ordered]): Promise<Result<Decided, Refused>> => {
      if (checkout === undefined) return checkoutErrors.checkoutNotFound()
      // Another tab has changed the destination, which needs another delivery plan.
      if (checkout.form.pincode !== seen.pincode) return ok({ kind: 'again', moved: [] })
      if (checkout.state === 'placed')
        return ok({ kind: 'outcome', outcome: await placedOutcome(context, tx, id), moved: [] })
      if (checkout.state === 'awaiting_payment')
        return payAgain(context, tx, { checkout, ordered }, pressed)
      if (checkout.state === 'abandoned' || checkout.expiresAt <= context.clock.now())
        return checkoutErrors.checkoutExpired()
      return placeOpen(context, tx, { checkout, ordered }, pressed)
    },
  )
  if (!decided.ok) return decided
  if (decided.value.kind === 'again') return placeOrder(context, shopper, id, press)
  await refreshWarehouses(context.db, decided.value.moved, context.clock.now(), way.licences)
  if (decided.value.kind === 'outcome') {
    return ok({ success: true, outcome: decided.value.outcome })
  }
  if (decided.value.kind === 'settle') {
    await settlePayment(context, id)
    return ok({ success: true, outcome: await placedOutcome(context, context.db, id) })
  }
  const page = await openPayment(context, id)
  return page.ok ? ok({ success: true, outcome: page.value }) : page
}

/**
 * Only the gateway knows the state of a payment begun for another checkout of the buyer. Captured money is settled at once:
 * the query is claimed, so nobody else learns of it.
 */
async function settleOthers(context: Context, checkoutIds: readonly string[]): Promise<void> {
  await Promise.all(
    checkoutIds.map(async (id) => {
      const order = await findPaymentOrder(context.db, id)
      if (order !== undefined && (await askGateway(context, order, 'poll')))
        await settlePayment(context, id)
    }),
  )
}

/**
 * Another checkout of the buyer that is about to become an order: placing both would order twice.
 */
async function otherUnderWay(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
): Promise<string | undefined> {
  return checkout.waiting.length === 0
    ? undefined
    : (await selectUnderWay(tx, checkout.waiting, context.clock.now()))[0]
}

/** A locked checkout, and the order that its purchase has become. */
type Locked = { checkout: LockedCheckout; ordered: OrderOfPurchase | undefined }

/** A press of the button: the confirmed total, and who presses it. */
type Press = { way: WayToBuyer; total: number; holder: Holder }

const holderOf = ({ config }: Context, shopper: Shopper, network: string | null): Holder =>
  shopper.kind === 'customer'
    ? { proved: true }
    : { proved: false, network: network && hmac(config.secret, `network:${network}`) }

async function placeOpen(
  context: Context,
  tx: Transaction,
  { checkout: seen, ordered }: Locked,
  { way, total, holder }: Press,
): Promise<Result<Decided, Refused>> {
  const at = context.clock.now()
  if (seen.voucherCode !== null) await lockVoucher(tx, seen.voucherCode)
  await lockFirstOrder(tx, seen)
  if (ordered !== undefined) return checkoutErrors.orderedAlready(ordered.number)
  const other = await otherUnderWay(context, tx, seen)
  if (other !== undefined) return checkoutErrors.paymentUnderWay(other)
  const offered = await checkOfferLocked(tx, seen)
  if (!offered.ok) return offered
  const first = await confirmQuote(context, tx, seen, total)
  if (!first.ok) return first
  // Others may have taken the share of a deal meanwhile: the second reading counts them.
  const confirmed = (await dealsLeft(tx, first.value.checkout, at))
    ? first
    : await confirmQuote(context, tx, seen, total)
  if (!confirmed.ok) return confirmed
  const { checkout, requoted } = confirmed.value
  const agreed = await agreeOnDraw(context, tx, checkout, at)
  if (!agreed.ok) return agreed
  const wallet = await holdWallet(tx, checkout, at)
  if (!wallet.ok) return wallet
  if (paysCash(checkout.paymentOption) || restPaise(checkout) === 0) {
    const fulfilled = await fulfilOrder(context, tx, {
      checkout,
      way,
      payment: null,
      requoted,
      at,
    })
    if (!fulfilled.ok) {
      await releaseWallet(tx, checkout, at)
      return checkoutErrors.outOfStock(OUT_OF_STOCK)
    }
    const { order, moved } = fulfilled.value
    return ok({
      kind: 'outcome',
      outcome: await placedOutcome(context, tx, checkout.id, order),
      moved,
    })
  }
  const held = await holdGoods(context, tx, { checkout, way, holder, at })
  if (!held.ok) {
    await releaseWallet(tx, checkout, at)
    return held
  }
  await changeCheckout(tx, checkout.id, {
    state: 'awaiting_payment',
    expiresAt: held.value.expiresAt,
    licences: checkout.licences,
    ...(requoted && quoted(checkout)),
  })
  await holdPromotions(context, tx, checkout, held.value.expiresAt)
  const paymentOrderId = newId()
  const payee = await payeeOf(context, tx, checkout)
  await insertPaymentOrder(tx, {
    id: paymentOrderId,
    checkoutId: checkout.id,
    ...payee,
    amountPaise: restPaise(checkout),
    state: 'created',
    createdAt: at,
    updatedAt: at,
  })
  if (isAskedFor(payee.way)) await addRequest(tx, paymentOrderId)
  return ok({ kind: 'pay', moved: held.value.freed })
}

/** A repeated press while the payment is open: the same payment, with the hold extended. */
async function payAgain(
  context: Context,
  tx: Transaction,
  { checkout, ordered }: Locked,
  { way, total, holder }: Press,
): Promise<Result<Decided, Refused>> {
  const at = context.clock.now()
  const order = await findPaymentOrder(tx, checkout.id)
  if (
    order !== undefined &&
    (await findPayments(tx, order.id)).some(
      (payment) => payment.state === 'captured' && payment.settledAs !== 'part',
    )
  )
    return ok({ kind: 'settle', moved: [] })
  // The buyer has been told where to pay: nothing changes until the money comes or the last day is over.
  if (order !== undefined && (await findRequest(tx, order.id))?.dueAt != null)
    return ok({ kind: 'pay', moved: [] })
  if (ordered !== undefined) return checkoutErrors.orderedAlready(ordered.number)
  const other = await otherUnderWay(context, tx, checkout)
  if (other !== undefined) return checkoutErrors.paymentUnderWay(other)
  const confirmed = parseRupees(total)
  if (!confirmed.ok || confirmed.value !== checkout.totalPaise)
    return checkoutErrors.totalChanged(
      confirmed.ok ? confirmed.value : checkout.totalPaise,
      checkout.totalPaise,
      'This is not the total of the open payment.',
    )
  if (at.getTime() > checkout.createdAt.getTime() + retryMs) return checkoutErrors.checkoutExpired()
  // The items of this payment are no longer available as priced: requote and open a new one.
  if ((await promotionGone(context, tx, checkout)) !== undefined)
    return checkoutErrors.checkoutExpired()
  const allowed = await confirmBuying(context, tx, checkout)
  if (!allowed.ok) return allowed
  const wallet = await holdWallet(tx, checkout, at)
  if (!wallet.ok) return wallet
  const expiresAt = heldUntil(at)
  const extended = await extendHold(tx, { checkoutId: checkout.id, at, expiresAt })
  const held = extended
    ? ok({ expiresAt, freed: [] })
    : await holdGoods(context, tx, { checkout, way, holder, at })
  if (!held.ok) return held
  await holdPromotions(context, tx, checkout, expiresAt)
  await changeCheckout(tx, checkout.id, { expiresAt })
  return ok({ kind: 'pay', moved: held.value.freed })
}
