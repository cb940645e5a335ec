import { CART_CLOSED } from '@upchar/kernel/cart-words'
import type { CartLine, Cart } from './cart-store.ts'
import { missingToMinimumOrder } from '@upchar/kernel/minimum-order'
import { wireToPaise } from '@upchar/kernel/money'
import { optionText } from '@upchar/kernel/option-text'
import { unbroken } from '@upchar/kernel/unbroken'
import { stateByCode } from '@upchar/kernel/states'
import { rupeeText } from '@upchar/ui/price'

/** How a line's price changed since the buyer last saw it; null if it didn't. */
export function priceChange(line: Pick<CartLine, 'price' | 'price_before'>): string | null {
  if (line.price_before === null || line.price_before === line.price) return null
  const way = line.price > line.price_before ? 'went up' : 'went down'
  return `Price ${way}: ${rupeeText(line.price_before)} → ${rupeeText(line.price)}`
}

/** The chosen variant of a line: "Size: M". */
export const lineOption = (line: Pick<CartLine, 'option_name' | 'option_label'>): string =>
  unbroken(optionText(line.option_name, line.option_label))

/** CART-17: the amount missing for free delivery; null if none. */
export function freeDeliverySentence(
  cart: Pick<Cart, 'remaining_amount_free_shipping' | 'shipping_total'>,
): string | null {
  if (cart.remaining_amount_free_shipping > 0)
    return `Add ${rupeeText(cart.remaining_amount_free_shipping, 'always')} more for free delivery.`
  return cart.shipping_total === 0 ? 'Your order has free delivery.' : null
}

/** CART-17: the amount missing to the minimum order value; null if reached. */
export function minimumSentence(
  cart: Pick<Cart, 'minimum_order_value' | 'subtotal' | 'discount'>,
): string | null {
  const missing = missingToMinimumOrder({
    subtotalPaise: wireToPaise(cart.subtotal),
    discountPaise: wireToPaise(cart.discount),
    minimumOrderPaise: wireToPaise(cart.minimum_order_value),
  })
  return missing > 0
    ? `The minimum order is ${rupeeText(cart.minimum_order_value)}. Add ${rupeeText(missing / 100, 'always')} more to check out.`
    : null
}

type TaxPart = Pick<Cart['tax'][number], 'cgst' | 'sgst' | 'igst'>

/**
 * CART-23: the taxes charged: CGST and SGST within the seller's state, IGST between states, or
 * both.
 */
export function taxNames(parts: readonly TaxPart[]): string {
  const within = parts.some(({ cgst, sgst }) => cgst > 0 || sgst > 0)
  const between = parts.some(({ igst }) => igst > 0)
  return [within ? 'CGST and SGST' : '', between ? 'IGST' : ''].filter(Boolean).join(', ') || 'GST'
}

/** Why the cart's products can't be checked out; null if they can. */
export function goodsProblem(cart: Cart): string | null {
  const stopped = cart.items.filter((line) => !line.available)
  if (stopped.length > 0 && stopped.every((line) => line.buying))
    return 'Some products need verification first. Verify below, or remove these products to continue.'
  if (stopped.length > 0)
    return 'Some products can’t be bought as they are. Change or remove them to continue.'
  return minimumSentence(cart) ?? (cart.checkout_allowed ? null : CART_CLOSED)
}

/**
 * What an inapplicable voucher needs (CART-09); null without a voucher, if it applies, or if the
 * shop put it on: the buyer didn't ask for it (CART-25).
 */
const voucherProblem = ({ voucher_detail: voucher }: Cart): string | null =>
  voucher?.message && !voucher.automatic
    ? `${voucher.message} Or remove the voucher to continue.`
    : null

/** Why the cart can't be checked out; null if it can. */
export const blockedReason = (cart: Cart): string | null =>
  goodsProblem(cart) ?? voucherProblem(cart)

/** A shorter text, for where the voucher's own message is visible. */
export const blockedShort = (cart: Cart): string | null =>
  goodsProblem(cart) ??
  (voucherProblem(cart) && `Meet the terms of ${cart.voucher} or remove it to continue.`)

/** The place of supply: the state of a GST code. */
export const placeName = (code: string): string => {
  const state = stateByCode(code)
  return state ? `${state.name} (${code})` : code
}

/**
 * CART-18: the total savings and where they come from; null if there are none. Savings on the MRP
 * are not among the named ones, so they are added.
 */
export function savingsWords(
  cart: Pick<Cart, 'mrp_total' | 'subtotal' | 'total_savings_config'>,
): { total: string; parts: string } | null {
  const {
    total_savings: named,
    volume_based_discount: volume,
    limited_offer_discount: deal,
    upsell_discount: upsell,
    delivery_fee_waiver: delivery,
    coupon_discount: voucher,
    reward_point_discount: points,
    referral_discount: referral,
  } = cart.total_savings_config
  // The subtotal has the prices for the quantities, of deals and of upsells: what those save is named by itself.
  const list = [cart.subtotal, volume, deal, upsell].reduce(
    (sum, rupees) => sum + wireToPaise(rupees),
    0,
  )
  const belowMrp = Math.max(0, wireToPaise(cart.mrp_total) - list)
  const other =
    wireToPaise(named) -
    wireToPaise(delivery) -
    wireToPaise(voucher) -
    wireToPaise(volume) -
    wireToPaise(points) -
    wireToPaise(referral)
  const total = belowMrp + wireToPaise(named)
  if (total <= 0) return null
  const parts = [
    belowMrp > 0 ? `${rupeeText(belowMrp / 100, 'always')} below MRP` : '',
    volume > 0 ? `${rupeeText(volume, 'always')} for quantity` : '',
    delivery > 0 ? `${rupeeText(delivery, 'always')} delivery` : '',
    voucher > 0 ? `${rupeeText(voucher, 'always')} voucher` : '',
    referral > 0 ? `${rupeeText(referral, 'always')} referral` : '',
    points > 0 ? `${rupeeText(points, 'always')} reward points` : '',
    other > 0 ? `${rupeeText(other / 100, 'always')} offers` : '',
  ].filter(Boolean)
  return { total: rupeeText(total / 100, 'always'), parts: parts.join(', ') }
}
