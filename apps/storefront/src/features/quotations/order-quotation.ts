import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiResult } from '@upchar/web/api'
import { api } from '../../shell/api/api.ts'
import { keepGuestForm, keptGuestForm } from '../../shell/kept-guest-form.ts'
import { landingPage } from '../../shell/tracking/landing-page.ts'
import { changing, setCart, shopperDevice } from '../cart/index.ts'

/** The checkout reads its form when it opens (DATA-13): its store is not loaded here. */
function keepPoNumber(poNumber: string): void {
  try {
    const form = keptGuestForm()
    keepGuestForm({ ...(typeof form === 'object' ? form : {}), poNumber })
  } catch {
    // Private mode or storage is full: the buyer types it.
  }
}

/** Brings a quotation into the cart, and its purchase order to the checkout's form. `linkKey`: of a mail's link; null: it is the visitor's own. */
export async function orderQuotation(
  id: string,
  linkKey: string | null,
): Promise<ApiResult<Answer<'orderQuotation'>>> {
  const result = await changing(() =>
    api('orderQuotation', {
      params: { id },
      body: {
        device_source: shopperDevice(),
        landed_page_url: landingPage() ?? '',
        ...(linkKey !== null && { key: linkKey }),
      },
    }),
  )
  if (!result.ok) return result
  setCart(result.data.cart)
  if (result.data.po_number !== '') keepPoNumber(result.data.po_number)
  return result
}
