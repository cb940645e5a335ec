import { api } from '../../shell/api/api.ts'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiResult } from '@upchar/web/api'
import { ADDED_TO_CART, OUT_OF_STOCK, REMOVED_FROM_CART } from '@upchar/kernel/cart-words'
import { track } from '../../shell/tracking/analytics.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { hasSession } from '../../shell/visitor/session.ts'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import type { CartLine } from './cart-store.ts'
import { cartStore, setCart, setPending } from './cart-store.ts'
import { changing, queues, where } from './fetch-cart.ts'

type Change = {
  type: 'ADD' | 'UPDATE' | 'DELETE'
  product: {
    sku_id: string
    quantity?: number
    engraving_name?: string
    shelf_life_months?: number
  }
}
type CartAnswer = ApiResult<Answer<'updateCart'>>

const landedPage = async (): Promise<string> =>
  (await import('../../shell/tracking/landing-page.ts')).landingPage() ?? ''

/** To the customer’s cart, or without a session to the guest’s (ID-06, AUTH-09). */
async function send(change: Change): Promise<CartAnswer> {
  // The cart remembers how its buyer came; nothing known also counts, after tracking was declined.
  const came = change.type === 'ADD' ? { landed_page_url: await landedPage() } : {}
  const body = { ...change, ...where(), ...came }
  if (hasSession(document.cookie)) {
    const result = await api('updateCart', { body })
    // The session has ended: the product goes into the guest's cart (AUTH-09).
    if (result.ok || result.error.code !== 'not_signed_in') return result
  }
  const result = await api('updateGuestCart', { body })
  if (result.ok || result.error.code !== 'guest_unknown') return result
  await api('createGuestCart', { body: where() })
  return api('updateGuestCart', { body })
}

function queued(change: Change): Promise<CartAnswer> {
  const { sku_id: sku } = change.product
  const before = queues.get(sku) ?? Promise.resolve()
  const work = before.then(() => changing(() => send(change)))
  const settled = work.finally(() => {
    if (queues.get(sku) === settled) queues.delete(sku)
  })
  queues.set(sku, settled)
  return work
}

const isLast = (sku: string, quantity: number): boolean =>
  cartStore.getState().pending[sku] === quantity

/**
 * Opens the cart after an add if the flag redirect_to_cart is on, as the body's data attribute
 * says.
 */
function openCart(): void {
  if (document.body.dataset['cartOpens'] !== undefined)
    document.querySelector<HTMLElement>(`header a[href="${href.cart}"]`)?.click()
}

/** Adds a product (CART-02, CART-05, CART-07) and shows the result. True if something was added. */
export async function addToCart(line: {
  sku: string
  quantity: number
  title: string
  engravingName?: string
  /** Wanted on delivery, at least; undefined: as the line has it. */
  shelfLifeMonths?: number | undefined
  silent?: boolean
}): Promise<boolean> {
  const { sku, quantity } = line
  setPending(sku, quantity)
  const result = await queued({
    type: 'ADD',
    product: {
      sku_id: sku,
      quantity,
      ...(line.engravingName ? { engraving_name: line.engravingName } : {}),
      ...(line.shelfLifeMonths === undefined ? {} : { shelf_life_months: line.shelfLifeMonths }),
    },
  })
  if (isLast(sku, quantity)) setPending(sku, undefined)
  if (result.ok) {
    setCart(result.data.cart)
    track({ name: 'add_to_cart', sku, quantity })
    const capped = result.data.code === 'quantity_capped'
    if (line.silent) return true
    showAlert(capped ? 3 : 1, capped ? result.data.message : ADDED_TO_CART, {
      action: { label: 'View cart', href: href.cart },
    })
    openCart()
    return true
  }
  const soldOut = result.error.code === 'out_of_stock'
  if (soldOut) track({ name: 'sold_out_product', sku })
  showAlert(2, soldOut ? OUT_OF_STOCK : failureText(result))
  return false
}

/**
 * Sets a line's quantity optimistically; rolls back with the server's message if refused (CART-03,
 * VALID-09).
 */
export async function setQuantity(sku: string, wanted: number): Promise<void> {
  const quantity = Math.max(1, wanted)
  setPending(sku, quantity)
  const result = await queued({ type: 'UPDATE', product: { sku_id: sku, quantity } })
  const last = isLast(sku, quantity)
  if (result.ok && last) setCart(result.data.cart)
  if (last) setPending(sku, undefined)
  if (!result.ok) showAlert(2, failureText(result))
}

/** Sets a line's engraving, empty removes it (CART-22), or the shelf life that it must have, 0 for any. */
export async function setWish(
  sku: string,
  wish: { engraving_name: string } | { shelf_life_months: number },
): Promise<boolean> {
  const result = await queued({ type: 'UPDATE', product: { sku_id: sku, ...wish } })
  if (result.ok) setCart(result.data.cart)
  else showAlert(2, failureText(result))
  return result.ok
}

/** Longer than other alerts: it is read, and then decided about. */
const UNDO_MS = 8000

/** Removes a line (CART-04); for a moment it can be put back as it was. */
export async function removeFromCart(sku: string): Promise<void> {
  const line = cartStore.getState().cart?.items.find((one) => one.sku_id === sku && !one.is_free)
  setPending(sku, 0)
  const result = await queued({ type: 'DELETE', product: { sku_id: sku } })
  if (isLast(sku, 0)) setPending(sku, undefined)
  if (!result.ok) return showAlert(2, 'Something Went wrong')
  setCart(result.data.cart)
  showAlert(
    1,
    REMOVED_FROM_CART,
    line && { ms: UNDO_MS, action: { label: 'Undo', onPress: () => void putBack(line) } },
  )
}

const putBack = ({
  sku_id: sku,
  quantity,
  title,
  engraving_name: engravingName,
  shelf_life_months: shelfLifeMonths,
}: CartLine) => addToCart({ sku, quantity, title, engravingName, shelfLifeMonths, silent: true })
