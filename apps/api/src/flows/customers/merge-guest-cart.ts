import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import { mergeCart, readCart, type CartView, type Merged } from '../../modules/cart/index.ts'
import { continuePurchase, takeTurn } from '../../modules/checkout/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { customerShopper, guestShopper } from '../../platform/identity/shopper.ts'

type Joined = Merged & { success: true; cart: CartView; message: string }

/**
 * Merges a guest's cart into the customer's, at sign-in and on request (CART-08). Idempotent for
 * concurrent tabs.
 */
export const mergeGuestCart = (
  context: Context,
  guestId: string,
  customerId: string,
): Promise<Merged> =>
  inTransaction(context.db, async (tx) => {
    await takeTurn(tx, guestId)
    await takeTurn(tx, customerId)
    const { purchase, ...merged } = await mergeCart(
      tx,
      guestShopper(guestId),
      customerId,
      context.clock.now(),
    )
    if (purchase !== undefined) await continuePurchase(tx, purchase)
    return merged
  })

/**
 * The endpoint for it, which answers with the resulting cart. Without a guest id nothing is merged.
 */
export async function syncGuestCart(
  context: Context,
  who: { guestId: string | undefined; customerId: string },
  pincode: string | undefined,
): Promise<Result<Joined, Refusal & { code: 'pincode_unknown' }>> {
  const merged =
    who.guestId === undefined
      ? { taken: 0, left: 0 }
      : await mergeGuestCart(context, who.guestId, who.customerId)
  const cart = await readCart(context, customerShopper(who.customerId), pincode)
  return cart.ok
    ? ok({ success: true, ...merged, cart: cart.value, message: mergeText(merged) })
    : cart
}

/** The message after signing in; empty when nothing was merged. */
export function mergeText({ taken, left }: Merged): string {
  const came =
    taken === 0
      ? ''
      : `${plural(taken, 'product')} from before you signed in ${taken === 1 ? 'is' : 'are'} in your cart.`
  return left === 0
    ? came
    : `${came} Your cart is full: ${plural(left, 'product')} could not be added.`.trim()
}
