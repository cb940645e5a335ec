import { api } from '../../shell/api/api.ts'
import { clearBuyerStorage } from '../../shell/browser-storage.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { resetAnalytics } from '../../shell/tracking/analytics.ts'
import { showAlert } from '@upchar/web/alerts'
import { setVisitor } from '../../shell/visitor/customer-store.ts'
import { unsetCart } from '../cart/index.ts'
import { resetModals } from '../../shell/modals/modals.ts'
import { forgetProfile } from '../../shell/visitor/current-customer.ts'

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
  for (const storage of [localStorage, sessionStorage]) clearBuyerStorage(storage)
}

/** Loads a new document, so that nothing of this buyer stays in memory. */
export function leave(to: string = href.account): void {
  clearBrowser()
  location.replace(to)
}

/** Whoever uses this device next reads no notices of this buyer (APP-03). The shop ends what the browser couldn't at the next text. */
const endNotices = (): Promise<unknown> =>
  import('../pushes/push-calls.ts').then(({ turnPushOff }) => turnPushOff()).catch(() => undefined)

/** Signs out (AUTH-04). If the API call fails, the buyer stays signed in and sees why. */
export async function signOut(): Promise<void> {
  await endNotices()
  const result = await api('logout', { body: {} })
  if (result.ok) leave()
  else showAlert(2, `Error occurred during logout: ${result.error.message}`)
}
