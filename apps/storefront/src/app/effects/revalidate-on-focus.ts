import type { AnyRouter } from '@tanstack/react-router'
import { refreshCart } from '../../features/cart/actions.ts'
import { api } from '../../shell/api/browser-api.ts'
import { customerNow } from '../../shell/visitor/customer.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import { shownShell } from '../../shell/page/shell-data.ts'
import type { ShellData } from '../../shell/page/shell-data.ts'
import type { RouterContext } from '../../router.tsx'

const text = ({ flags, contact, signIn }: Pick<ShellData, 'flags' | 'contact' | 'signIn'>) =>
  JSON.stringify([flags, contact, signIn])

/** Flags that staff have changed since the page came, and a pincode chosen in another tab: the page is loaded again with them. */
async function renewShell(router: AnyRouter): Promise<void> {
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

/** The tab is looked at again, or the browser kept the page whole: what other tabs and staff have done meanwhile shows. */
export const cameBack = (router: AnyRouter): Promise<unknown> =>
  Promise.all([refreshCart(), customerNow(), renewShell(router)])
