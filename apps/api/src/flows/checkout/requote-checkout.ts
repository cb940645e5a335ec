import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { cartItemView, type CheckoutCart } from '../../modules/cart/index.ts'
import {
  changeCheckout,
  checkoutErrors,
  checkoutView,
  findToPlace,
  lockToPlace,
  quotedUntil,
  type LockedCheckout,
} from '../../modules/checkout/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { walletPartOf } from '../wallets/pay-by-wallet.ts'
import { checkCart } from './check-cart.ts'
import { repriceCheckout } from './confirm-quote.ts'
import { withSupply } from './supply-to.ts'

type Changed = Partial<Pick<LockedCheckout, 'form' | 'voucherCode'>>

type Change<E> = {
  decide: (tx: Transaction, checkout: LockedCheckout) => Promise<Result<Changed, E>>
  /** Checks the changed quote. */
  check?: (cart: CheckoutCart | undefined) => Result<void, E>
}

/**
 * Changes an open checkout and requotes it under its lock, atomically. Refused by the change itself
 * or by a problem with the new quote.
 */
export async function requoteCheckout<E extends Refusal = never>(
  context: Context,
  shopper: Shopper,
  id: string,
  { decide, check }: Change<E>,
) {
  if ((await findToPlace(context.db, id, shopper)) === undefined)
    return checkoutErrors.checkoutNotFound()
  if (!(await flagsOf(context)).cart) return checkoutErrors.cartClosed()
  return inTransaction(context.db, async (tx) => {
    const checkout = await lockToPlace(tx, id, shopper.kind)
    if (checkout === undefined) return checkoutErrors.checkoutNotFound()
    if (checkout.state === 'placed' || checkout.state === 'awaiting_payment')
      return checkoutErrors.checkoutClosed()
    const at = context.clock.now()
    if (checkout.state === 'abandoned' || checkout.expiresAt <= at)
      return checkoutErrors.checkoutExpired()
    const decided = await decide(tx, checkout)
    if (!decided.ok) return decided
    const form = decided.value.form ?? checkout.form
    const wanted = {
      ...checkout,
      ...decided.value,
      form: await withSupply(context, tx, shopper, form),
    }
    const cart = await repriceCheckout(context, tx, wanted)
    const checked = check?.(cart)
    if (checked?.ok === false) return checked
    const ready = await checkCart(context, tx, cart, {
      shopper,
      form: wanted.form,
      paymentOption: checkout.paymentOption,
    })
    if (!ready.ok) return ready
    const { quote, lines } = ready.value
    const change = {
      ...decided.value,
      form: wanted.form,
      quote,
      totalPaise: quote.totalPaise,
      walletPaise: walletPartOf(checkout.walletPaise, quote),
      items: lines.map(cartItemView),
      expiresAt: quotedUntil(at),
    }
    await changeCheckout(tx, id, change)
    return ok(checkoutView({ ...checkout, ...change }))
  })
}
