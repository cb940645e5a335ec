import { OUT_OF_STOCK } from '@upchar/kernel/cart-words'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  consumeHold,
  heldUntil,
  holdLimit,
  holdStock,
  merged,
  planSale,
  releaseHold,
  type Holder,
  type HoldLimit,
  type Shortage,
} from '../../modules/availability/index.ts'
import { clearCartLines } from '../../modules/cart/index.ts'
import {
  changeCheckout,
  checkoutErrors,
  checkoutStates,
  type Checkout,
  type LockedCheckout,
} from '../../modules/checkout/index.ts'
import { policiesInForce } from '../../modules/content/index.ts'
import {
  confirmationMail,
  findGoods,
  insertOrder,
  planOrder,
  scheduleMove,
  type OrderInput,
  type TakenLot,
  type WrittenOrder,
} from '../../modules/orders/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { courierOf } from '../../platform/courier/index.ts'
import { awaitAtCommit, type Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { ownerOf } from '../../platform/identity/shopper.ts'
import { arrivalsOf, mayLeave, type WayToBuyer } from './way-to-buyer.ts'
import { endOthers, lockOtherRequests } from '../payments/requests/end-others.ts'
import { policyNames } from '../pages/policy-names.ts'
import { redeemWallet } from '../wallets/pay-by-wallet.ts'
import { redeemPromotions } from '../vouchers/use-voucher.ts'

export type FulfilInput = {
  /** Locked by the caller's transaction. */
  checkout: LockedCheckout
  way: WayToBuyer
  payment: { id: string; method: string } | null
  /** The confirmed quote where it differs from the frozen one; the order stores it. */
  requoted?: boolean
  at: Date
}

/** The checkout's fields that a newly confirmed quote changes. */
export const quoted = ({ form, quote, totalPaise, walletPaise, items }: Checkout) => ({
  form,
  quote,
  totalPaise,
  walletPaise,
  items,
})

const linesOf = (checkout: Checkout) =>
  checkout.quote.lines.map(({ offerId, quantity, shelfLife: promise, dispatchDays }) => ({
    offerId,
    quantity,
    promise,
    dispatchDays,
  }))

type HoldInput = { checkout: LockedCheckout; way: WayToBuyer; holder: Holder; at: Date }
type HoldRefusal = Refusal & { code: 'out_of_stock' | 'holds_limited' }

/** When the hold ends, and offers freed for it whose listings may need a refresh. */
export type HeldGoods = { expiresAt: Date; freed: number[] }

/**
 * Holds stock for the checkout. On success releases the holds of the shopper's other unpaid
 * checkouts.
 */
export async function holdGoods(
  context: Context,
  tx: Transaction,
  { checkout, way, holder, at }: HoldInput,
): Promise<Result<HeldGoods, HoldRefusal>> {
  const expiresAt = heldUntil(at)
  const lines = merged(linesOf(checkout))
  const limit = await holdLimit(context, tx, holder, {
    ownIds: [checkout.id, ...checkout.waiting],
    lines,
    at,
  })
  if (limit !== null) return limitRefusal(checkout, limit)
  const held = await holdStock(tx, {
    checkoutId: checkout.id,
    insteadOf: checkout.waiting,
    lines,
    plan: way.plan,
    mayLeave: mayLeave(way, checkout, at),
    at,
    expiresAt,
    holder,
  })
  if (!held.ok) return checkoutErrors.outOfStock(OUT_OF_STOCK)
  return ok({ expiresAt, freed: await releaseHold(tx, ...checkout.waiting) })
}

function limitRefusal(checkout: Checkout, limit: HoldLimit): Result<never, HoldRefusal> {
  if (limit.kind === 'network') return checkoutErrors.networkHoldsFull()
  const line = checkout.quote.lines.find(({ offerId }) => offerId === limit.offerId)
  return checkoutErrors.goodsHeld(line?.title ?? '')
}

/** Sold lots, and offers whose listings may need a refresh: nearly sold out, or freed. `write`: what is still to be sent. */
type Taken = { lots: TakenLot[]; moved: number[]; write?: () => Promise<void> }

/**
 * Sells the held stock; without a live hold, free stock or that held by the shopper's other unpaid
 * checkouts.
 */
async function takeGoods(
  tx: Transaction,
  { checkout, way, at }: FulfilInput,
): Promise<Result<Taken, Shortage[]>> {
  const request = {
    checkoutId: checkout.id,
    lines: linesOf(checkout),
    at,
    reference: `checkout ${checkout.id}`,
  }
  // OPS-06: a hold that began while its seller was being suspended sells nothing.
  const isStopped = checkout.quote.lines.some(({ sellerId }) => way.licences.isSuspended(sellerId))
  if (checkout.state !== 'open' && !isStopped) {
    const consumed = await consumeHold(tx, request)
    if (consumed.ok)
      return ok({ lots: consumed.value, moved: request.lines.map((line) => line.offerId) })
  }
  const sold = await planSale(tx, {
    ...request,
    insteadOf: checkout.waiting,
    plan: way.plan,
    mayLeave: mayLeave(way, checkout, at),
  })
  if (!sold.ok) return sold
  const freed = await releaseHold(tx, ...checkout.waiting)
  const leastOf = new Map(
    checkout.quote.lines.map((line) => [
      line.offerId,
      checkout.items.find((item) => item.sku_id === line.sku)?.moq ?? line.quantity,
    ]),
  )
  const { goods, write } = sold.value
  const scarce = goods
    .filter((lot) => lot.free < (leastOf.get(lot.offerId) ?? 1))
    .map((lot) => lot.offerId)
  return ok({ lots: goods, moved: [...new Set([...scarce, ...freed])], write })
}

/** `moved`: offers whose listings may need a refresh after the commit. */
export type Fulfilled = { order: WrittenOrder; moved: number[] }

/**
 * Turns a checkout into an order in the caller's transaction: stock, order, parcels, mail, jobs,
 * cart. Invoices are issued when the parcels are packed (RET-03). The caller has locked the checkout, settled its payment and
 * set the wallet's part aside. Ends what else
 * waits for money of the same purchase. Refuses with the short lines before it writes anything.
 */
export async function fulfilOrder(
  context: Context,
  tx: Transaction,
  input: FulfilInput,
): Promise<Result<Fulfilled, Shortage[]>> {
  const { checkout, way, payment, at } = input
  if (!checkoutStates.allows(checkout.state, 'placed'))
    throw new Error(`checkout ${checkout.id} is ${checkout.state}: it can't be placed`)
  const others = await lockOtherRequests(tx, checkout)
  // ROUTE-22: what the buyer agrees to is what is in force now.
  const names = await policyNames(context)
  const [taken, goods, policies] = await Promise.all([
    takeGoods(tx, input),
    findGoods(tx, checkout.quote, at),
    policiesInForce(tx, names, at),
  ])
  if (!taken.ok) return err(taken.error)
  const { lots, moved, write } = taken.value
  const orderInput: OrderInput = {
    checkout,
    lots,
    arrivals: arrivalsOf(way, checkout, lots, at),
    payment,
    policies,
    courier: courierOf(context.config).name,
    secret: context.config.secret,
    at,
  }
  const { order, rows } = planOrder(orderInput, goods)
  for (const shipmentId of order.shipmentIds) scheduleMove(tx, context.config, { shipmentId, at })
  const { staffId } = checkout
  const mail = confirmationMail(context.config, {
    byStaff: staffId !== null,
    order,
    quote: checkout.quote,
    form: checkout.form,
    paymentOption: checkout.paymentOption,
    walletPaise: checkout.walletPaise,
  })
  const sent = [
    write?.(),
    insertOrder(tx, rows),
    changeCheckout(tx, checkout.id, {
      state: 'placed',
      licences: checkout.licences,
      ...(input.requoted === true && quoted(checkout)),
    }),
    checkout.source === 'cart'
      ? clearCartLines(tx, ownerOf(checkout), {
          purchaseId: checkout.purchaseId,
          skus: checkout.quote.lines.map((line) => line.sku),
          voucherCode: checkout.voucherCode,
        })
      : undefined,
    recordMail(tx, mail, at, { orderId: order.id }),
  ]
  awaitAtCommit(tx, ...sent.filter((one) => one !== undefined))
  await Promise.all([
    redeemPromotions(context, tx, checkout, at),
    redeemWallet(tx, checkout, at),
    staffId === null
      ? undefined
      : recordAudit(tx, {
          by: staffId,
          action: 'order.place_for',
          subject: { kind: 'order', id: order.id },
          after: { customer_id: checkout.customerId },
          at,
        }),
  ])
  return ok({ order, moved: [...moved, ...(await endOthers(context, tx, others))] })
}
