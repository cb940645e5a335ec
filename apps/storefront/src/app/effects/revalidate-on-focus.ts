import type { AnyRouter } from '@tanstack/react-router'
import { refreshCart } from '../../features/cart/index.ts'
import { api } from '../../shell/api/api.ts'
import { customerNow } from '../../shell/visitor/customer.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import { shownShell } from '../../shell/page/shell-data.ts'
import type { ShellData } from '../../shell/page/shell-data.ts'
import type { RouterContext } from '../../shell/page/router-context.ts'

const text = ({ flags, contact, signIn }: Pick<ShellData, 'flags' | 'contact' | 'signIn'>) =>
  JSON.stringify([flags, contact, signIn])

/** Reloads the page after staff changed a flag or another tab changed the pincode. */
async function revalidateShell(router: AnyRouter): Promise<void> {
  const context = router.options.context as RouterContext
  const shown = shownShell(router)
  const known = context.shell()
  const result = await api('getUserConfig', { body: {} })
  const fresh = result.ok
    ? { flags: result.data.config, contact: result.data.contact, signIn: result.data.sign_in }
    : known
  const changed = text(fresh) !== text(known)
  if (changed) {
    const before = context.shell
    context.shell = () => ({ ...before(), ...fresh })
    document.body.toggleAttribute('data-cart-opens', fresh.flags?.redirect_to_cart === true)
  }
  if (changed || shown?.pincode !== readPincode(document.cookie)) await router.invalidate()
}

/**
 * Refetches what other tabs or staff may have changed when the tab becomes visible or returns from
 * the back/forward cache.
 */
export const revalidateOnFocus = (router: AnyRouter): Promise<unknown> =>
  Promise.all([refreshCart(), customerNow(), revalidateShell(router)])
