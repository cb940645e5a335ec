import pLimit from 'p-limit'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { checkoutStates, lockCheckout } from '../../modules/checkout/index.ts'
import {
  changePayment,
  changePaymentOrder,
  claimOverdue,
  expireOld,
  findPaymentOrder,
  findPayments,
  isAskedFor,
  payableMs,
  paymentOrderStates,
  recordNews,
  selectUnsettled,
  sendRefunds,
  type Overdue,
  type Payment,
} from '../../modules/payments/index.ts'
import { findOrderOfPurchase } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { abandon } from './abandon.ts'
import { mailPaymentFailed } from './payment-mails.ts'
import { endRequest } from './requests/end-request.ts'
import { settlePayment } from './settle-payment.ts'

const batch = 200
/** The gateway's answer takes some hundred milliseconds; most of them wait for it, not for the database. */
const concurrency = 12
/** The next run takes over what this one doesn't reach. */
const runMs = 50_000
/** A payment may be in transit when its time ends: the checkout is abandoned this much later. */
const graceMs = 5 * 60_000

/**
 * Job: recovers from lost messages and crashes. Queries pending payments, turns captured money into
 * orders or refunds, retries due refunds and abandons unpaid checkouts. Each payment has short transactions
 * of its own.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const { db, clock } = context
  const until = performance.now() + runMs
  const limit = pLimit(concurrency)
  const each = <T>(
    items: readonly T[],
    idOf: (item: T) => string,
    work: (item: T) => Promise<void>,
  ) => Promise.all(items.map((item) => limit(() => guarded(context, idOf(item), () => work(item)))))
  let overdue: Overdue[]
  do {
    overdue = await claimOverdue(db, clock.now(), batch)
    await each(
      overdue,
      (order) => order.checkoutId,
      (order) => reconcileOverdue(context, order),
    )
  } while (overdue.length === batch && performance.now() < until)
  let unsettled: string[] = []
  do {
    unsettled = await selectUnsettled(db, clock.now(), batch, unsettled.at(-1))
    await each(unsettled, String, async (checkoutId) => {
      await settlePayment(context, checkoutId)
      await sendRefunds(context, checkoutId)
    })
  } while (unsettled.length === batch && performance.now() < until)
  await expireOld(db, clock.now())
}

async function reconcileOverdue(context: Context, order: Overdue): Promise<void> {
  if (await recordNews(context, order)) await settlePayment(context, order.checkoutId)
  if (isOver(order, context.clock.now())) await giveUp(context, order.checkoutId)
}

const isOver = (checkout: { expiresAt: Date }, at: Date): boolean =>
  checkout.expiresAt.getTime() + graceMs <= at.getTime()

/** A failure of one checkout must not block the others; the next run retries it. */
async function guarded(
  context: Context,
  checkoutId: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    context.log.error({ err: error, checkout: checkoutId }, 'a payment could not be reconciled')
  }
}

const mayBecomeMoney = ({ state, settledAs }: Payment): boolean =>
  state === 'authorized' || state === 'captured' || (state === 'refunded' && settledAs !== null)

async function giveUp(context: Context, checkoutId: string): Promise<void> {
  const freed = await inTransaction(context.db, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId)
    const at = context.clock.now()
    if (
      checkout === undefined ||
      !checkoutStates.allows(checkout.state, 'abandoned') ||
      !isOver(checkout, at)
    )
      return []
    const order = await findPaymentOrder(tx, checkoutId)
    if (order !== undefined && isAskedFor(order.way))
      return (await endRequest(context, tx, checkout, 'expired')) ?? []
    const payments = order === undefined ? [] : await findPayments(tx, order.id)
    const tooOld = order !== undefined && order.createdAt.getTime() + payableMs <= at.getTime()
    const created = payments.filter((payment) => payment.state === 'created')
    // Never abandon money that is or may be captured; a payment left half-way is abandoned in the
    // end.
    if (payments.some(mayBecomeMoney) || (created.length > 0 && !tooOld)) return []
    for (const payment of created)
      await changePayment(tx, payment.id, { state: 'failed', errorReason: 'payment_timed_out' }, at)
    // The buyer never saw a payment page.
    if (order?.providerOrderId === null && paymentOrderStates.allows(order.state, 'expired'))
      await changePaymentOrder(tx, order.id, { state: 'expired' }, at)
    // "Nothing was ordered" would be wrong once another attempt has become the order.
    if (payments.length > 0 && (await findOrderOfPurchase(tx, checkout.purchaseId)) === undefined)
      await mailPaymentFailed(context, tx, checkout, at)
    // CHECKOUT-06: nobody pays a code whose goods are free again.
    if (order?.way === 'upi') addJob(tx, 'close-request', { checkoutId })
    return abandon(tx, checkout, at)
  })
  await refreshWarehouses(context.db, freed, context.clock.now(), await saleLicencesOf(context))
}
