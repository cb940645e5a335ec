import { useEffect } from 'react'
import { useStore } from 'zustand'
import { cartStore } from './cart-store.ts'
import type { Cart } from './cart-store.ts'
import { refreshCart } from './fetch-cart.ts'

/** The end of a cart's next deal or price hold after a moment; undefined without one. */
export const nextEnding = ({ items }: Pick<Cart, 'items'>, now: number): number | undefined =>
  items
    .flatMap(({ deal_ends_at: deal, price_held_until: hold }) => [deal, hold])
    .flatMap((end) => (end == null ? [] : [Date.parse(end)]))
    .filter((end) => end > now)
    .toSorted((a, b) => a - b)[0]

/** The longest that a timer takes. */
const forever = 2 ** 31 - 1

/**
 * Fetches the cart again when a deal or a price hold ends: an open page shows no price that is over
 * (CART-20).
 */
export function CartEndings() {
  const cart = useStore(cartStore, (state) => state.cart)
  useEffect(() => {
    const now = Date.now()
    const end = cart === null ? undefined : nextEnding(cart, now)
    if (end === undefined) return undefined
    const timer = setTimeout(() => void refreshCart(), Math.min(end - now + 1000, forever))
    return () => clearTimeout(timer)
  }, [cart])
  return null
}
