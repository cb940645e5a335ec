import { askOffers } from '../../../features/cart/index.ts'
import type { Offer, Cart } from '../../../features/cart/index.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

/**
 * The visitor's cart for the server-rendered page; the browser uses the store. Offers are fetched
 * for a non-empty cart.
 */
export type CartPage = { cart: Cart | null; offers: readonly Offer[] | null }

export async function load(context: RouterContext): Promise<CartPage> {
  context.answer.shared = false
  const { pincode } = context.shell()
  const result = await context.api('readCart', { body: { pincode, device_source: 'web' } })
  if (!result.ok) return { cart: null, offers: null }
  const { cart } = result.data
  return {
    cart,
    offers:
      cart.items.length === 0
        ? null
        : await askOffers(context.api, { guestId: cart.guest_user_id, pincode: cart.pincode }),
  }
}
