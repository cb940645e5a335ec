import type { Answer } from '@upchar/contract/schema/endpoints'
import { findCheckoutById, paysLater } from '../../modules/checkout/index.ts'
import { findOrderOfCheckout, findOrderOfPurchase, trackPath } from '../../modules/orders/index.ts'
import { findRefunds, refundText } from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'

export const timeIsOver =
  'The time to pay is over and nothing was charged. Go back to your cart and start again.'
export const requestEnded =
  'This order is no longer waiting for its money and nothing was ordered. If you pay now, the money goes back to you, or the order is placed if the last day has only just passed.'
export const notPlacedYet = 'This order has not been placed yet. Look it over and place it.'
export const bankConfirms =
  'Your bank is confirming the payment. This can take a minute; you need not do anything.'
export const bankIsLate =
  'Your bank has not confirmed the payment in time. If the money is still taken, your order is placed then, or the money goes back to you.'

export type Outcome = Answer<'getCheckoutOutcome'>['outcome']

export const failed = (message: string, retry: boolean): Outcome => ({
  state: 'failed',
  message,
  retry,
})

/** The order of a checkout, or the refund of money that came too late for one. */
export async function placedOutcome(
  context: Context,
  handle: Handle,
  checkoutId: string,
  written?: { id: string; number: string },
): Promise<Outcome> {
  const order = written ?? (await findOrderOfCheckout(handle, checkoutId))
  if (order === undefined) return unplacedOutcome(context, handle, checkoutId)
  return {
    state: 'placed',
    order_id: order.id,
    order_number: order.number,
    track_url: trackPath(context.config.secret, order.id),
  }
}

/** Why a checkout has no order, and whether it can still become one. */
export async function unplacedOutcome(
  context: Context,
  handle: Handle,
  checkoutId: string,
): Promise<Outcome> {
  const refund = (await findRefunds(handle, checkoutId)).at(-1)
  if (refund !== undefined) {
    return failed(refundText(refund), false)
  }
  const checkout = await findCheckoutById(handle, checkoutId)
  const ordered = checkout && (await findOrderOfPurchase(handle, checkout.purchaseId))
  if (ordered !== undefined) return orderedOutcome(ordered)
  if (checkout?.state === 'abandoned' && paysLater(checkout.paymentOption))
    return failed(requestEnded, false)
  if (checkout?.state === 'open' && checkout.expiresAt > context.clock.now())
    return failed(notPlacedYet, true)
  return failed(timeIsOver, false)
}

/** Another attempt at the same purchase has become the order. */
export const orderedOutcome = ({ number }: { number: string }): Outcome =>
  failed(
    `You have ordered these goods already: order ${number}. Nothing was charged for this attempt.`,
    false,
  )
