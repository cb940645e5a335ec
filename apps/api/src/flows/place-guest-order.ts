import { isDeepStrictEqual } from 'node:util'
import { parseRupees } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import { deliveryPlanFor, extendHold, outOfStockText, type DeliveryPlan } from '../modules/availability/index.ts'
import { cartItemView, loadCartForCheckout, loadItemsForCheckout, type CheckoutCart } from '../modules/cart/index.ts'
import { changeCheckout, checkoutErrors, findCheckout, lockCheckout, type LockedCheckout } from '../modules/checkout/index.ts'
import { findPaymentOrder, findPayments, insertPaymentOrder } from '../modules/payments/index.ts'
import { refreshWarehouses } from '../modules/catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/db.ts'
import type { HandlerResult } from '../platform/http/bind.ts'
import { newId } from '../platform/ids.ts'
import { refuseCod } from './check-cod.ts'
import { fulfilOrder, holdGoods, holdMs, quoted } from './fulfil-order.ts'
import { openPayment } from './open-payment.ts'
import { placedOutcome, type Outcome } from './outcome.ts'
import { settlePayment } from './settle-payment.ts'

type Answer = HandlerResult<'placeGuestOrder'>
type Refused = Extract<Answer, { ok: false }>['error']
/** What the transaction decided: final, or a payment to open at the gateway once it has committed. */
type Decided = { kind: 'outcome'; outcome: Outcome; moved: number[] } | { kind: 'pay' } | { kind: 'settle' }

/** The longest that retries may keep one checkout alive. */
const retryMs = 60 * 60_000
const noPlan: DeliveryPlan = new Map()

/**
 * The button. One transaction under the checkout's lock, so fifty presses make one order and get one answer; the
 * gateway is called outside it.
 */
export async function placeGuestOrder(context: Context, guestId: string, id: string, total: number): Promise<Answer> {
  const seen = await findCheckout(context.db, id, guestId)
  if (seen === undefined) return checkoutErrors.checkoutNotFound()
  // From memory, and before the transaction: inside it nothing may wait for a second connection.
  const plan = await deliveryPlanFor(context, seen.form.pincode) ?? noPlan
  const decided = await inTransaction<Result<Decided, Refused>>(context.db, async (tx) => {
    const checkout = await lockCheckout(tx, id)
    if (checkout === undefined) return checkoutErrors.checkoutNotFound()
    if (checkout.state === 'placed') return ok({ kind: 'outcome', outcome: await placedOutcome(context, tx, id), moved: [] })
    if (checkout.state === 'awaiting_payment') return payAgain(context, tx, checkout, plan, total)
    if (checkout.state === 'abandoned' || checkout.expiresAt <= context.clock.now()) return checkoutErrors.checkoutExpired()
    return placeOpen(context, tx, checkout, plan, total)
  })
  if (!decided.ok) return decided
  if (decided.value.kind === 'outcome') {
    await refreshWarehouses(context.db, decided.value.moved, context.clock.now())
    return ok({ success: true, outcome: decided.value.outcome })
  }
  if (decided.value.kind === 'settle') {
    await settlePayment(context, id)
    return ok({ success: true, outcome: await placedOutcome(context, context.db, id) })
  }
  const page = await openPayment(context, id)
  return page.ok ? ok({ success: true, outcome: page.value }) : page
}

async function placeOpen(context: Context, tx: Transaction, seen: LockedCheckout, plan: DeliveryPlan, total: number): Promise<Result<Decided, Refused>> {
  const at = context.clock.now()
  const confirmed = await confirm(context, tx, seen, total)
  if (!confirmed.ok) return confirmed
  const { checkout, requoted } = confirmed.value
  if (checkout.paymentOption === 2) {
    const fulfilled = await fulfilOrder(context, tx, { checkout, plan, payment: null, requoted, at })
    if (!fulfilled.ok) return checkoutErrors.outOfStock(outOfStockText)
    const { order, scarce } = fulfilled.value
    return ok({ kind: 'outcome', outcome: await placedOutcome(context, tx, checkout.id, order), moved: scarce })
  }
  const held = await holdGoods(tx, checkout, plan, at)
  if (!held.ok) return checkoutErrors.outOfStock(outOfStockText)
  await changeCheckout(tx, checkout.id, { state: 'awaiting_payment', expiresAt: held.value, ...(requoted && quoted(checkout)) })
  await insertPaymentOrder(tx, {
    id: newId(), checkoutId: checkout.id, provider: context.gateway.name, amountPaise: checkout.totalPaise, state: 'created', createdAt: at, updatedAt: at,
  })
  return ok({ kind: 'pay' })
}

/** Prices the lines as of now. The cart counts as it was frozen, not as another tab may have changed it since. */
async function priceNow(context: Context, tx: Transaction, checkout: LockedCheckout): Promise<CheckoutCart | undefined> {
  const wanted = { pincode: checkout.form.pincode, payment: checkout.paymentOption === 2 ? 'cod' : 'online' } as const
  if (checkout.source === 'cart') {
    const cart = await loadCartForCheckout(context, tx, checkout.guestId, wanted)
    const same = cart !== undefined && cart.lines.length === checkout.quote.lines.length
      && cart.lines.every(({ quote }) => checkout.quote.lines.some((line) => line.variantId === quote.variantId && line.quantity === quote.quantity))
    if (same) return cart
  }
  return loadItemsForCheckout(context, tx, checkout.quote.lines.map(({ sku, quantity }) => ({ sku, quantity })), wanted)
}

/** Checks everything once more; the total on the button must be the total now. A changed one counts once it is confirmed. */
async function confirm(context: Context, tx: Transaction, checkout: LockedCheckout, total: number): Promise<Result<{ checkout: LockedCheckout; requoted: boolean }, Refused>> {
  const cart = await priceNow(context, tx, checkout)
  if (cart === undefined) return checkoutErrors.checkoutExpired()
  const [problem] = cart.problems
  if (problem !== undefined) {
    const short = cart.lines.find((line) => line.row.sku === problem.sku)
    if (short === undefined) return checkoutErrors.buyingNotAllowed(problem.message)
    return checkoutErrors.outOfStock(short.stock.left < short.row.quantity ? outOfStockText : problem.message)
  }
  const cod = checkout.paymentOption === 2 ? await refuseCod(context, tx, cart, { guestId: checkout.guestId, phone: checkout.form.phone }) : null
  if (cod !== null) return checkoutErrors.codNotAllowed(cod)
  const { quote } = cart
  const said = parseRupees(total)
  if (!said.ok || said.value !== quote.totalPaise) return checkoutErrors.totalChanged(checkout.totalPaise, quote.totalPaise)
  // The tax inside may have moved though the total has not: what is invoiced is what is priced now.
  if (isDeepStrictEqual(quote, checkout.quote)) return ok({ checkout, requoted: false })
  return ok({ checkout: { ...checkout, quote, totalPaise: quote.totalPaise, items: cart.lines.map(cartItemView) }, requoted: true })
}

/** The button again while the payment is open: the same payment, with the goods held longer. */
async function payAgain(context: Context, tx: Transaction, checkout: LockedCheckout, plan: DeliveryPlan, total: number): Promise<Result<Decided, Refused>> {
  const at = context.clock.now()
  const order = await findPaymentOrder(tx, checkout.id)
  if (order !== undefined && (await findPayments(tx, order.id)).some((payment) => payment.state === 'captured')) return ok({ kind: 'settle' })
  const said = parseRupees(total)
  if (!said.ok || said.value !== checkout.totalPaise) return checkoutErrors.totalChanged(checkout.totalPaise, checkout.totalPaise)
  if (at.getTime() > checkout.createdAt.getTime() + retryMs) return checkoutErrors.checkoutExpired()
  const expiresAt = new Date(at.getTime() + holdMs)
  if (!await extendHold(tx, { checkoutId: checkout.id, at, expiresAt })) {
    const held = await holdGoods(tx, checkout, plan, at)
    if (!held.ok) return checkoutErrors.outOfStock(outOfStockText)
  }
  await changeCheckout(tx, checkout.id, { expiresAt })
  return ok({ kind: 'pay' })
}
