import type { Answer } from '@upchar/contract/schema/endpoints'
import { createStore } from 'zustand/vanilla'

export type Cart = Answer<'readCart'>['cart']
export type CartLine = Cart['items'][number]

/**
 * CART-01. `cart` is null until loaded; `failed`: it couldn't be loaded, which is not an empty
 * cart. `pending` holds unconfirmed quantities by SKU.
 */
export type CartState = {
  loading: boolean
  failed: boolean
  cart: Cart | null
  fetches: number
  pending: Readonly<Record<string, number>>
}

export const CART_DEFAULTS: CartState = {
  loading: false,
  failed: false,
  cart: null,
  fetches: 0,
  pending: {},
}

export const cartStore = createStore<CartState>(() => CART_DEFAULTS)

export const setCartLoading = (loading: boolean): void => cartStore.setState({ loading })
/** Replaces the cart with the server's. */
export const setCart = (cart: Cart): void =>
  cartStore.setState({ cart, loading: false, failed: false })
/** Resets to the defaults, as at sign-out. */
export const unsetCart = (): void => cartStore.setState(CART_DEFAULTS, true)
/** A stored cart is never shown: rehydrating keeps the defaults. */
export const rehydrateCart = (_stored: unknown): void => cartStore.setState(CART_DEFAULTS, true)
export const countCartFetch = (): number => {
  cartStore.setState(({ fetches }) => ({ fetches: fetches + 1 }))
  return cartStore.getState().fetches
}
export const setCartFailed = (): void => cartStore.setState({ failed: true, loading: false })

/** Shows a quantity optimistically; undefined returns to the server's. */
export function setPending(sku: string, quantity: number | undefined): void {
  cartStore.setState(({ pending }) => {
    const { [sku]: _, ...others } = pending
    return { pending: quantity === undefined ? others : { ...others, [sku]: quantity } }
  })
}

/** The quantity of a product in the cart, including unconfirmed changes. */
export function quantityOf(state: CartState, sku: string): number {
  return (
    state.pending[sku] ??
    state.cart?.items.find((line) => line.sku_id === sku && !line.is_free)?.quantity ??
    0
  )
}
