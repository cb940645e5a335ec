import { sumPaise } from '@upchar/kernel/money'
import { releaseHold } from '../../../modules/availability/index.ts'
import { changeCheckout, checkoutStates, type Checkout } from '../../../modules/checkout/index.ts'
import {
  changePayment,
  endRequestRow,
  findPayments,
  insertRefund,
  lockRequestOfCheckout,
} from '../../../modules/payments/index.ts'
import { findOrderOfPurchase } from '../../../modules/orders/index.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { releasePromotions } from '../../vouchers/use-voucher.ts'
import { releaseWallet } from '../../wallets/pay-by-wallet.ts'
import { endMail, orderedMail } from './request-mails.ts'

/**
 * Ends a request without an order (CHECKOUT-15), under the checkout's lock: its goods and promotions are freed, the parts that came go
 * back, the buyer is told, and `why` if somebody else than the buyer ends it, also of the order that the same goods have become meanwhile. Undefined when there is nothing to end: money
 * has just come, or it is an order. Returns the freed offers.
 */
export async function endRequest(
  context: Context,
  tx: Transaction,
  checkout: Checkout,
  as: 'cancelled' | 'expired',
  why = '',
): Promise<number[] | undefined> {
  const found = await lockRequestOfCheckout(tx, checkout.id)
  if (found === undefined || !checkoutStates.allows(checkout.state, 'abandoned')) return undefined
  const at = context.clock.now()
  const { order, request } = found
  const payments = await findPayments(tx, order.id)
  const isComing = ({ state, settledAs }: (typeof payments)[number]) =>
    state === 'authorized' || (state === 'captured' && settledAs === null)
  if (payments.some(isComing)) return undefined
  const parts = payments.filter((p) => p.state === 'captured' && p.settledAs === 'part')
  const ordered = await findOrderOfPurchase(tx, checkout.purchaseId)
  const unordered = as === 'cancelled' ? 'request_cancelled' : 'paid_short'
  const reason = ordered === undefined ? unordered : 'ordered_already'
  for (const { id, amountPaise } of parts) {
    await insertRefund(tx, { id: newId(), paymentId: id, amountPaise, reason, at })
    await changePayment(tx, id, { settledAs: 'refund' }, at)
  }
  if (parts.length > 0)
    addJob(tx, 'settle-payment', { checkoutId: checkout.id }, { key: `settle:${checkout.id}` })
  await endRequestRow(tx, order.id, { as, at })
  await changeCheckout(tx, checkout.id, { state: 'abandoned' })
  if (request.dueAt !== null) {
    const backPaise = sumPaise(parts.map(({ amountPaise }) => amountPaise))
    const mail =
      ordered === undefined
        ? endMail(context.config, checkout, request, { as, backPaise, why })
        : orderedMail(context.config, checkout, request, { ordered, backPaise })
    await recordMail(tx, mail, at)
  }
  // A late transfer still becomes the order; the account closes by itself.
  if (as === 'cancelled') addJob(tx, 'close-request', { checkoutId: checkout.id })
  const freed = await releaseHold(tx, checkout.id)
  await releasePromotions(tx, checkout)
  await releaseWallet(tx, checkout, at)
  return freed
}
