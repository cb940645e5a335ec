import {
  findPaymentOrder,
  findPayments,
  isToCapture,
  recordNews,
} from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Job: the gateway has reported an authorised payment (CHECKOUT-06). Asks it again, which captures what is not captured yet,
 * and makes the order. Throws where money stays authorised, so that it is tried again.
 */
export async function capturePayment(context: Context, checkoutId: string): Promise<void> {
  const order = await findPaymentOrder(context.db, checkoutId)
  if (order === undefined) return
  if (await recordNews(context, order)) return settlePayment(context, checkoutId)
  const now = await findPaymentOrder(context.db, checkoutId)
  const payments = await findPayments(context.db, order.id)
  if (now !== undefined && payments.some((payment) => isToCapture(now, payment, payment.state)))
    throw new Error('an authorised payment is not captured yet: try again later')
}
