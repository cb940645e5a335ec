import type { Cart } from '../../../features/cart/index.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

/** A guest's cart for the server-rendered page; the browser uses the store. Null for others, who choose from their address book. */
export async function load(context: RouterContext): Promise<{ guestCart: Cart | null }> {
  context.answer.shared = false
  if ((await context.customer()) !== null) return { guestCart: null }
  const { pincode } = context.shell()
  const result = await context.api('readCart', { body: { pincode, device_source: 'web' } })
  return { guestCart: result.ok ? result.data.cart : null }
}
