import type { CartLine, Cart } from '../../state/cart.ts'
import { rupeeText } from '@upchar/ui/price'

/** What a line's price did since the buyer last saw it; null when it stands. */
export function priceChange(line: Pick<CartLine, 'price' | 'price_before'>): string | null {
  if (line.price_before === null || line.price_before === line.price) return null
  const way = line.price > line.price_before ? 'went up' : 'went down'
  return `Price ${way}: ${rupeeText(line.price_before)} → ${rupeeText(line.price)}`
}

/** CART-17: what is missing to free delivery, as a sentence with a number; null when nothing is. */
export function freeDeliverySentence(cart: Pick<Cart, 'remaining_amount_free_shipping' | 'shipping_total'>): string | null {
  if (cart.remaining_amount_free_shipping > 0) return `Add ${rupeeText(cart.remaining_amount_free_shipping, 'always')} more for free delivery.`
  return cart.shipping_total === 0 ? 'Your order has free delivery.' : null
}

/** CART-17: what is missing to the minimum order value; null when it is reached. */
export function minimumSentence(cart: Pick<Cart, 'minimum_order_value' | 'subtotal' | 'discount'>): string | null {
  const missing = Math.round((cart.minimum_order_value - (cart.subtotal - cart.discount)) * 100) / 100
  return missing > 0 ? `The minimum order is ${rupeeText(cart.minimum_order_value)}. Add ${rupeeText(missing, 'always')} more to check out.` : null
}

type TaxPart = Pick<Cart['tax'][number], 'cgst' | 'sgst' | 'igst'>

/** CART-23: the names of the tax that is charged: CGST and SGST within the seller's state, IGST between states, or both. */
export function taxNames(parts: readonly TaxPart[]): string {
  const within = parts.some(({ cgst, sgst }) => cgst > 0 || sgst > 0)
  const between = parts.some(({ igst }) => igst > 0)
  return [within ? 'CGST and SGST' : '', between ? 'IGST' : ''].filter(Boolean).join(', ') || 'GST'
}

/** Why the cart can't be checked out as it stands; null when it can. */
export function blockedReason(cart: Cart): string | null {
  if (cart.items.some((line) => !line.available)) return 'Some products can’t be bought as they stand. Change or remove them to continue.'
  return minimumSentence(cart) ?? (cart.checkout_allowed ? null : 'This cart can’t be checked out right now.')
}
