import {
  lockCheckout,
  type Checkout,
  type LockedCheckout,
} from '../../../modules/checkout/index.ts'
import { selectOpenRequests } from '../../../modules/payments/index.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { endRequest } from './end-request.ts'

/**
 * What else of a purchase waits for its money, locked before any stock: whoever ends a request locks its checkout first. Runs no
 * statement where the buyer has no other open payment.
 */
export async function lockOtherRequests(
  tx: Transaction,
  checkout: LockedCheckout,
): Promise<Checkout[]> {
  if (checkout.waiting.length === 0) return []
  const locked: Checkout[] = []
  for (const id of await selectOpenRequests(tx, checkout)) {
    const other = await lockCheckout(tx, id)
    if (other?.state === 'awaiting_payment') locked.push(other)
  }
  return locked
}

/** CHECKOUT-13: the goods are an order now, so nobody is asked to pay them another way. Returns the freed offers. */
export async function endOthers(
  context: Context,
  tx: Transaction,
  others: readonly Checkout[],
): Promise<number[]> {
  const freed: number[] = []
  for (const other of others)
    freed.push(...((await endRequest(context, tx, other, 'cancelled')) ?? []))
  return freed
}
