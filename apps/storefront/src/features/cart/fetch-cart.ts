import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import { showAlert } from '@upchar/web/alerts'
import { SOMETHING_WENT_WRONG } from '@upchar/web/failure-text'
import { cartStore, countCartFetch, setCart, setCartFailed, setCartLoading } from './cart-store.ts'

let reading: AbortController | undefined
/** Counts the answers to changes: whatever was asked before one may be answered with an older cart. */
let answered = 0

type App = 'android' | 'ios'
export type ShopperDevice = App | 'web' | 'mobile_web'
let app: App | undefined
/** Says that the shop is opened as an installed app. */
export const setApp = (opened: App | undefined): void => {
  app = opened
}
/** The device type that calls report. */
export const shopperDevice = (): ShopperDevice => app ?? (innerWidth < 640 ? 'mobile_web' : 'web')
/** What every call about the cart says. */
export const where = () => ({
  pincode: readPincode(document.cookie),
  device_source: shopperDevice(),
})

/**
 * Refetches the cart. A newer call aborts an older one, so that only the latest answer applies
 * (CART-01, CART-06); one that a change has overtaken is repeated.
 */
export async function refreshCart(): Promise<void> {
  reading?.abort()
  reading = new AbortController()
  const before = answered
  const fetch = countCartFetch()
  setCartLoading(true)
  const body = where()
  let result = await api('readCart', { body, signal: reading.signal })
  if (!result.ok && result.error.code === 'guest_unknown')
    result = await api('createGuestCart', { body })
  if (fetch !== cartStore.getState().fetches) return
  if (result.ok) return answered === before ? setCart(result.data.cart) : refreshCart()
  if (result.error.code === 'aborted') return setCartLoading(false)
  setCartFailed()
  // The header stays as it is; only a page that needs the cart shows the failure.
  if (location.pathname === href.cart) showAlert(2, SOMETHING_WENT_WRONG)
}

/**
 * Sends a change of the cart. Where another one was answered meanwhile, either answer may be the
 * older: the cart is fetched again.
 */
export async function changing<T>(call: () => Promise<T>): Promise<T> {
  const before = answered
  const result = await call()
  if (before !== answered++) void refreshCart()
  return result
}

// One queue for each product: changes are sent in order, and the last one wins.
export const queues = new Map<string, Promise<unknown>>()

/** Resolves when no change of a line is pending. */
export const changesDone = (): Promise<unknown> => Promise.allSettled(queues.values())
