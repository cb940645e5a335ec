import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import type { Checkout } from '../../../modules/checkout/index.ts'
import {
  findPayments,
  type PaymentOrder,
  type PaymentRequest,
} from '../../../modules/payments/index.ts'
import type { Context } from '../../../platform/context.ts'
import type { Outcome } from '../../checkout/outcome.ts'

/** What of a request has arrived and is kept for it, in paise. */
export const arrivedPaise = (
  payments: readonly { state: string; settledAs: string | null; amountPaise: number }[],
): number =>
  sumPaise(
    payments
      .filter(({ state, settledAs }) => state === 'captured' && settledAs !== 'refund')
      .map(({ amountPaise }) => amountPaise),
  )

/** Where to pay, how much is missing, and until when (CHECKOUT-15). */
export async function requestedOutcome(
  { db, clock }: Context,
  checkout: Pick<Checkout, 'form'>,
  order: PaymentOrder,
  { reference, account, url, dueAt }: PaymentRequest,
): Promise<Outcome> {
  const arrived = arrivedPaise(await findPayments(db, order.id))
  return {
    state: 'requested',
    way: order.way === 'link' ? 'link' : 'transfer',
    reference,
    account,
    url,
    amount: paiseToRupees(order.amountPaise),
    arrived: paiseToRupees(arrived),
    missing: paiseToRupees(Math.max(0, order.amountPaise - arrived)),
    due_at: (dueAt ?? order.createdAt).toISOString(),
    over: dueAt !== null && clock.now() > dueAt,
    email: checkout.form.email,
  }
}
