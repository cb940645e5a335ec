import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../shell/api/api.ts'
import { track } from '../../shell/tracking/analytics.ts'
import { landingPage } from '../../shell/tracking/landing-page.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { changing, setCart, where } from '../cart/index.ts'
import { sendWish } from '../wishlist/index.ts'

/** Moves a product to the cart (WISH-01). */
export async function moveToCart(sku: string, quantity: number): Promise<void> {
  const result = await sendWish(() =>
    changing(() =>
      api('moveToCart', {
        body: { sku_id: sku, ...where(), landed_page_url: landingPage() ?? '' },
      }),
    ),
  )
  if (!result.ok) return showAlert(2, failureText(result))
  setCart(result.data.cart)
  track({ name: 'add_to_cart', sku, quantity })
  showAlert(1, result.data.message, { action: { label: 'View cart', href: href.cart } })
}
