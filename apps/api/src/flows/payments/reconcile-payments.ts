import { releaseHold } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { changeCheckout, checkoutStates, lockCheckout } from '../../modules/checkout/index.ts'
import {
  askGateway,
  changePayment,
  changePaymentOrder,
  expireOld,
  findPaymentOrder,
  findPayments,
  payableMs,
  paymentOrderStates,
  selectOverdue,
  selectUnsettled,
  sendRefunds,
} from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { mailPaymentFailed } from './payment-mails.ts'
import { settlePayment } from './settle-payment.ts'
import { releaseVoucher } from '../vouchers/use-voucher.ts'

const batch = 100
/** A payment may be in transit when its time ends: the checkout is abandoned this much later. */
const graceMs = 5 * 60_000

/**
 * Job: recovers from lost messages and crashes. Queries pending payments, turns captured money into
 * orders or refunds, retries due refunds and abandons unpaid checkouts.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  for (const checkoutId of await selectOverdue(context.db, context.clock.now(), batch)) {
    await guarded(context, checkoutId, async () => {
      const order = await findPaymentOrder(context.db, checkoutId)
      if (order !== undefined && (await askGateway(context, order, 'proof')))
        await settlePayment(context, checkoutId)
      await giveUp(context, checkoutId)
    })
  }
  for (const checkoutId of await selectUnsettled(context.db, context.clock.now(), batch)) {
    await guarded(context, checkoutId, async () => {
      await settlePayment(context, checkoutId)
      await sendRefunds(context, checkoutId)
    })
  }
  await expireOld(context.db, context.clock.now())
}

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

async function giveUp(context: Context, checkoutId: string): Promise<void> {
  const freed = await inTransaction(context.db, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId)
    const at = context.clock.now()
    if (
      checkout === undefined ||
      !checkoutStates.allows(checkout.state, 'abandoned') ||
      checkout.expiresAt.getTime() + graceMs > at.getTime()
    )
      return []
    const order = await findPaymentOrder(tx, checkoutId)
    const payments = order === undefined ? [] : await findPayments(tx, order.id)
    const tooOld = order !== undefined && order.createdAt.getTime() + payableMs <= at.getTime()
    const created = payments.filter((payment) => payment.state === 'created')
    // Never abandon money that is or may be captured; a payment left half-way is abandoned in the
    // end.
    if (
      payments.some((payment) => payment.state !== 'failed' && payment.state !== 'created') ||
      (created.length > 0 && !tooOld)
    )
      return []
    for (const payment of created)
      await changePayment(tx, payment.id, { state: 'failed', errorReason: 'payment_timed_out' }, at)
    // The buyer never saw a payment page.
    if (order?.providerOrderId === null && paymentOrderStates.allows(order.state, 'expired'))
      await changePaymentOrder(tx, order.id, { state: 'expired' }, at)
    await changeCheckout(tx, checkoutId, { state: 'abandoned' })
    if (payments.length > 0) await mailPaymentFailed(context, tx, checkout, at)
    // Stock before vouchers: the lock order of placing an order.
    const released = await releaseHold(tx, checkoutId)
    await releaseVoucher(tx, checkout)
    return released
  })
  await refreshWarehouses(context.db, freed, context.clock.now())
}
