import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatRupees } from '@upchar/kernel/money'
import { findCheckoutById } from '../modules/checkout/index.ts'
import { findOrderOfCheckout, trackPath } from '../modules/orders/index.ts'
import { findRefunds } from '../modules/payments/index.ts'
import type { Context } from '../platform/context.ts'
import type { Handle } from '../platform/db.ts'

export type Outcome = Answer<'getCheckoutOutcome'>['outcome']

export const failed = (message: string, retry: boolean): Outcome => ({ state: 'failed', message, retry })

/** The order that a checkout has become; where money came too late for one, what happens to the money. */
export async function placedOutcome(context: Context, handle: Handle, checkoutId: string, written?: { id: string; number: string }): Promise<Outcome> {
  const order = written ?? await findOrderOfCheckout(handle, checkoutId)
  if (order === undefined) return unplacedOutcome(handle, checkoutId)
  return { state: 'placed', order_id: order.id, order_number: order.number, track_url: trackPath(context.config.secret, order.id) }
}

/** Why a checkout has ended without an order. */
export async function unplacedOutcome(handle: Handle, checkoutId: string): Promise<Outcome> {
  const refunds = await findRefunds(handle, checkoutId)
  const refund = refunds.at(-1)
  if (refund !== undefined) {
    return failed(`We could not place your order because the goods had gone. ${formatRupees(refund.amountPaise)} goes back to where you paid from, in 5 to 7 working days.`, false)
  }
  const checkout = await findCheckoutById(handle, checkoutId)
  return failed(checkout?.state === 'open' ? 'This order has not been placed yet. Look it over and place it.' : 'The time to pay is over and nothing was charged. Go back to your cart and start again.', checkout?.state === 'open')
}
