import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { resetAnalytics } from '../../shell/tracking/analytics.ts'
import { showAlert } from '@upchar/web/alerts'
import { setVisitor } from '../../shell/visitor/customer-store.ts'
import { unsetCart } from '../cart/index.ts'
import { resetModals } from '../../shell/modals/modals.ts'
import { forgetProfile } from '../../shell/visitor/current-customer.ts'

/** Belongs to the browser, not the buyer: the tracking choice and which popups were shown. */
const STAYS = new Set(['upchar.tracking', 'upchar.popups', 'upchar.uninvited'])

type BrowserStorage = Pick<Storage, 'key' | 'length' | 'removeItem'>

/**
 * Removes everything the shop stores about the buyer: account, cart, checkout, wishlist, compare
 * list, last step, wallet, credit.
 */
export function clearStorage(storage: BrowserStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('upchar.') && !STAYS.has(key)) storage.removeItem(key)
}

type Google = { google?: { accounts?: { id?: { disableAutoSelect?: () => void } } } }

/** Clears this browser (AUTH-04). The API's answer has cleared the session and guest cookies. */
function clearBrowser(): void {
  ;(globalThis as Google).google?.accounts?.id?.disableAutoSelect?.()
  document.cookie = 'g_state=; Path=/; Max-Age=0'
  forgetProfile()
  setVisitor()
  unsetCart()
  resetModals()
  resetAnalytics()
  for (const storage of [localStorage, sessionStorage]) clearStorage(storage)
}

/** Loads a new document, so that nothing of this buyer stays in memory. */
export function leave(to: string = href.account): void {
  clearBrowser()
  location.replace(to)
}

/** Signs out (AUTH-04). If the API call fails, the buyer stays signed in and sees why. */
export async function signOut(): Promise<void> {
  const result = await api('logout', { body: {} })
  if (result.ok) leave()
  else showAlert(2, `Error occurred during logout: ${result.error.message}`)
}
