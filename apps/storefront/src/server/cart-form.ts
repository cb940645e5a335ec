import { isLocalPath } from '@upchar/kernel/local-path'
import type { ApiCall } from '@upchar/web/api'
import { href } from '../lib/hrefs.ts'

/** Only addresses of this shop, or somebody could make us send buyers elsewhere. */
export const safeReturn = (to: string | undefined): string => (to !== undefined && isLocalPath(to) ? to : href.cart)

/** Adds to the cart for browsers without scripts: gives the visitor a cart when there is none, then adds. */
export async function addByForm(api: ApiCall, form: ReadonlyMap<string, string>, pincode: string): Promise<{ location: string }> {
  const product = { sku_id: form.get('sku_id') ?? '', quantity: Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1) }
  const add = () => api('updateGuestCart', { body: { type: 'ADD', product, pincode, device_source: 'web' } })
  let result = await add()
  if (!result.ok && result.error.code === 'guest_unknown') {
    await api('createGuestCart', { body: { pincode, device_source: 'web' } })
    result = await add()
  }
  if (result.ok) return { location: safeReturn(form.get('return_to')) }
  const message = result.kind === 'refused' ? result.error.message : 'Something went wrong'
  return { location: `${href.cart}?message=${encodeURIComponent(message)}` }
}
