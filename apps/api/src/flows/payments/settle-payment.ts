import { releaseHold } from '../../modules/availability/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import {
  changeCheckout,
  checkoutStates,
  findCheckoutById,
  lockToPlace,
  type Checkout,
} from '../../modules/checkout/index.ts'
import {
  changePayment,
  findPayments,
  insertRefund,
  isAskedFor,
  type Payment,
  type PaymentOrder,
} from '../../modules/payments/index.ts'
import type { OrderOfPurchase } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import { inAsyncCommitTransaction } from '../../platform/db/async-commit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { ownerOf } from '../../platform/identity/shopper.ts'
import { fulfilOrder } from '../orders/fulfil-order.ts'
import { wayTo } from '../orders/way-to-buyer.ts'
import { mailRefund, type SettlementReason } from './payment-mails.ts'
import { releasePromotions } from '../vouchers/use-voucher.ts'
import { releaseWallet } from '../wallets/pay-by-wallet.ts'
import { partGone } from './part-gone.ts'
import { settleRequest } from './requests/settle-request.ts'
import { lockPaymentOrder } from './store/lock-payment-order.ts'

/**
 * Turns captured money into an order, or into a refund where it can't be one (CHECKOUT-06). Idempotent: webhook
 * job, browser, poll and reconciler queue at the checkout's lock.
 */
export async function settlePayment(context: Context, checkoutId: string): Promise<void> {
  const seen = await findCheckoutById(context.db, checkoutId)
  if (seen === undefined) return
  const way = await wayTo(context, seen.form.pincode)
  const moved = await inAsyncCommitTransaction(
    context.db,
    (tx) => lockToPlace(tx, checkoutId, ownerOf(seen).kind),
    async (tx, checkout) => {
      if (checkout === undefined) return []
      const order = await lockPaymentOrder(tx, checkout)
      if (order === undefined) return []
      if (isAskedFor(order.way)) return settleRequest(context, tx, { checkout, order, way })
      const ordered = order.ordered ?? undefined
      let state = checkout.state
      let taken: number[] = []
      for (const payment of await findPayments(tx, order.id)) {
        if (payment.state !== 'captured' || payment.settledAs !== null) continue
        const at = context.clock.now()
        const wrong = refusalOf(order, payment, state, ordered)
        const gone = wrong === null ? await partGone(context, tx, checkout, at) : undefined
        const fulfilled =
          wrong === null && gone === undefined
            ? await fulfilOrder(context, tx, { checkout: { ...checkout, state }, way, payment, at })
            : undefined
        if (fulfilled?.ok === true) {
          state = 'placed'
          taken = fulfilled.value.moved
          await changePayment(tx, payment.id, { settledAs: 'order' }, at)
        } else {
          await giveBack(context, tx, checkout, payment, {
            reason: wrong ?? gone ?? 'out_of_stock',
            ordered,
            at,
          })
          if (
            (wrong === null || wrong === 'ordered_already') &&
            checkoutStates.allows(state, 'abandoned')
          ) {
            state = 'abandoned'
            await changeCheckout(tx, checkoutId, { state })
            taken = await releaseHold(tx, checkoutId)
            await releasePromotions(tx, checkout)
          }
          await releaseWallet(tx, checkout, at)
        }
      }
      return taken
    },
  )
  await refreshWarehouses(context.db, moved, context.clock.now(), await saleLicencesOf(context))
}

/** Why a payment can't become the order even with stock available: CHECKOUT-13. */
function refusalOf(
  order: Pick<PaymentOrder, 'amountPaise'>,
  payment: Payment,
  state: Checkout['state'],
  ordered: OrderOfPurchase | undefined,
): SettlementReason | null {
  if (payment.amountPaise !== order.amountPaise || payment.currency !== 'INR')
    return 'amount_mismatch'
  if (state === 'placed') return 'paid_twice'
  return ordered === undefined ? null : 'ordered_already'
}

/** Records the refund in the same transaction; the job requests it from the gateway. */
async function giveBack(
  context: Context,
  tx: Transaction,
  checkout: Checkout,
  payment: Payment,
  why: { reason: SettlementReason; ordered: OrderOfPurchase | undefined; at: Date },
): Promise<void> {
  const { reason, at } = why
  if (reason === 'amount_mismatch')
    context.log.error(
      { checkout: checkout.id, payment: payment.id },
      'a payment differs from its order in amount or currency: refunded, look into it',
    )
  await insertRefund(tx, {
    id: newId(),
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    reason,
    at,
  })
  await changePayment(tx, payment.id, { settledAs: 'refund' }, at)
  await mailRefund(context, tx, checkout, {
    ...why,
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
  })
  addJob(tx, 'settle-payment', { checkoutId: checkout.id }, { key: `settle:${checkout.id}` })
}
