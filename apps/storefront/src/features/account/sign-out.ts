import { api } from '../../shell/api/api.ts'
import { accountHref } from '../../shell/urls/account-hrefs.ts'
import { resetAnalytics } from '../../shell/tracking/analytics.ts'
import { showAlert } from '@upchar/web/alerts'
import { setVisitor } from '../../shell/visitor/customer-store.ts'
import { unsetCart } from '../cart/index.ts'
import { resetModals } from '../../shell/modals/modals.ts'
import { forgetProfile } from '../../shell/visitor/current-customer.ts'

/** What belongs to the browser and not to the person who leaves: the choice about tracking, and which popups it has seen. */
const STAYS = new Set(['upchar.tracking', 'upchar.popups', 'upchar.uninvited'])

type Kept = Pick<Storage, 'key' | 'length' | 'removeItem'>

/** Takes away everything that the shop keeps in this browser about somebody: account, cart, pre-checkout, wishlist, compare, last step, wallet, credit. */
export function clearKept(storage: Kept): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('upchar.') && !STAYS.has(key)) storage.removeItem(key)
}

type Google = { google?: { accounts?: { id?: { disableAutoSelect?: () => void } } } }

/** Leaves nothing of the person in this browser (AUTH-04). The cookies of the session and the guest id went with the API's answer. */
function clearBrowser(): void {
  ;(globalThis as Google).google?.accounts?.id?.disableAutoSelect?.()
  document.cookie = 'g_state=; Path=/; Max-Age=0'
  forgetProfile()
  setVisitor()
  unsetCart()
  resetModals()
  resetAnalytics()
  for (const storage of [localStorage, sessionStorage]) clearKept(storage)
}

/** Everything of this person goes, and a new document begins: nothing that was loaded for them stays in memory. */
export function leave(to: string = accountHref.overview): void {
  clearBrowser()
  location.replace(to)
}

/** Signs out (AUTH-04). When the server can't be told, one stays signed in and is told so. */
export async function signOut(): Promise<void> {
  const result = await api('logout', { body: {} })
  if (result.ok) leave()
  else showAlert(2, `Error occurred during logout: ${result.error.message}`)
}
