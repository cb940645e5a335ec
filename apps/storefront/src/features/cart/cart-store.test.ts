import { beforeEach, expect, it } from 'vitest'
import {
  CART_DEFAULTS,
  cartStore,
  countCartFetch,
  quantityOf,
  rehydrateCart,
  setCart,
  setCartFailed,
  setCartLoading,
  setPending,
  unsetCart,
} from './cart-store.ts'
import type { Cart } from './cart-store.ts'

// Only the members that the store reads.
const cartOf = (...lines: [string, number][]): Cart =>
  ({
    items: lines.map(([sku_id, quantity]) => ({ sku_id, quantity, is_free: false })),
    item_count: lines.length,
  }) as unknown as Cart
beforeEach(unsetCart)

it('CART-01 set replaces the cart with the server’s and ends loading', () => {
  setCartLoading(true)
  setCart(cartOf(['A', 1]))
  setCart(cartOf(['B', 2]))
  expect(cartStore.getState()).toMatchObject({ loading: false, cart: { items: [{ sku_id: 'B' }] } })
})

it('CART-01 unset and rehydrate leave the defaults only', () => {
  setCart(cartOf(['A', 1]))
  setPending('A', 3)
  rehydrateCart({ cart: cartOf(['stale', 9]), fetches: 12 })
  expect(cartStore.getState()).toEqual(CART_DEFAULTS)
})

it('CART-01 counts fetches', () => {
  expect([countCartFetch(), countCartFetch()]).toEqual([1, 2])
})

it('distinguishes a cart that could not be loaded from an empty one', () => {
  setCartFailed()
  expect(cartStore.getState()).toMatchObject({ failed: true, cart: null })
  setCart(cartOf())
  expect(cartStore.getState()).toMatchObject({ failed: false, cart: { items: [] } })
})

it('shows a quantity before the server confirms it, and the server’s afterwards', () => {
  setCart(cartOf(['A', 2]))
  setPending('A', 5)
  expect(quantityOf(cartStore.getState(), 'A')).toBe(5)
  setPending('A', undefined)
  expect(quantityOf(cartStore.getState(), 'A')).toBe(2)
  expect(quantityOf(cartStore.getState(), 'Z')).toBe(0)
})

it('counts no gift as the product that a buyer has chosen', () => {
  const cart = {
    items: [
      { sku_id: 'A', quantity: 1, is_free: true },
      { sku_id: 'A', quantity: 4, is_free: false },
      { sku_id: 'B', quantity: 1, is_free: true },
    ],
  } as unknown as Cart
  setCart(cart)
  expect(['A', 'B'].map((sku) => quantityOf(cartStore.getState(), sku))).toEqual([4, 0])
})
