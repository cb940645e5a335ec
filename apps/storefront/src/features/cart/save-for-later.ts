import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { sendWish } from '../wishlist/index.ts'
import { setCart, setPending } from './cart-store.ts'
import { changing, queues, where } from './fetch-cart.ts'

/** Moves a line to the wishlist, after the changes of it that are under way (WISH-01). */
export async function saveForLater(sku: string): Promise<void> {
  setPending(sku, 0)
  await queues.get(sku)
  const result = await sendWish(() =>
    changing(() => api('saveForLater', { body: { sku_id: sku, ...where() } })),
  )
  setPending(sku, undefined)
  if (!result.ok) return showAlert(2, failureText(result))
  setCart(result.data.cart)
  showAlert(1, result.data.message, { action: { label: 'Wishlist', href: href.wishlist } })
}
