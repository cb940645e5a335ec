import { isLocalPath } from '@upchar/kernel/local-path'
import type { ApiCall } from '@upchar/web/api'
import { stringifySearch } from '@upchar/web/search-params'
import { cartHrefWith } from '../shell/page/form-problems.ts'
import { href } from '../shell/urls/hrefs.ts'
import { resumeHref } from './validate-session.ts'

/** Only addresses of this shop: anything else would be an open redirect. */
export const safeReturn = (to: string | undefined): string =>
  to !== undefined && isLocalPath(to) ? to : href.cart

/**
 * Adds to the cart without scripts: to the customer's with a session, else to the guest's, which is
 * created if missing. A session that needs a new token gets it first, and the buyer presses again.
 */
export async function addByForm(
  api: ApiCall,
  form: ReadonlyMap<string, string>,
  { pincode, signedIn }: { pincode: string; signedIn: boolean },
): Promise<{ location: string }> {
  const product = {
    sku_id: form.get('sku_id') ?? '',
    quantity: Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1),
    ...(form.get('shelf_life_months') && {
      shelf_life_months: Math.trunc(Number(form.get('shelf_life_months'))) || 0,
    }),
    ...(form.get('engraving_name') && { engraving_name: form.get('engraving_name') }),
  }
  const body = { type: 'ADD', product, pincode, device_source: 'web' } as const
  const add = () => api('updateGuestCart', { body })
  let result = signedIn ? await api('updateCart', { body }) : await add()
  if (!result.ok && result.error.code === 'not_signed_in') {
    if (result.error.detail['session'] === 'expired')
      return { location: resumeHref(cartHrefWith('session_renewed')) }
    result = await add()
  }
  if (!result.ok && result.error.code === 'guest_unknown') {
    await api('createGuestCart', { body: { pincode, device_source: 'web' } })
    result = await add()
  }
  if (result.ok) return { location: safeReturn(form.get('return_to')) }
  return { location: cartHrefWith(result.kind === 'refused' ? result.error.code : 'failed') }
}

/** Adds a shared cart without scripts (CART-19). Where nothing could be added, its page says why. */
export async function addSharedByForm(
  api: ApiCall,
  form: ReadonlyMap<string, string>,
  pincode: string,
): Promise<{ location: string }> {
  const link = (form.get('key') ?? '').slice(0, 100)
  const added = await api('addSharedCart', { body: { link, pincode, device_source: 'web' } })
  const any = added.ok && added.data.lines.some((line) => line.added > 0)
  return { location: any ? href.cart : `/cart/shared${stringifySearch({ key: link })}` }
}
