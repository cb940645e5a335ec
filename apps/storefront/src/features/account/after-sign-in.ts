import type { Answer } from '@upchar/contract/schema/endpoints'
import { track } from '../../shell/tracking/analytics.ts'
import { showAlert } from '@upchar/web/alerts'
import { dismissPrompt } from '../../shell/page/automatic-popups.ts'
import { refreshCart, applyWaitingCode } from '../cart/index.ts'
import { api } from '../../shell/api/api.ts'
import { hasChosenPincode, pincodeCookie } from '../../shell/visitor/pincode.ts'
import { currentCustomer, forgetProfile } from '../../shell/visitor/current-customer.ts'

/**
 * Runs after signing in: refetches profile and cart, reports what merging did to the cart, applies
 * a waiting voucher code, and tracks a login event, marked if it is the account's first (AUTH-03).
 */
export async function afterSignIn(
  signedIn: Pick<Answer<'signIn'>, 'is_first_login' | 'is_new_user' | 'message'>,
): Promise<void> {
  forgetProfile()
  dismissPrompt('login')
  track({
    name: 'login',
    first: signedIn.is_first_login ? 1 : 0,
    new_user: signedIn.is_new_user ? 1 : 0,
  })
  if (signedIn.message) showAlert(1, signedIn.message)
  await deliverToDefaultAddress()
  await Promise.all([currentCustomer(), refreshCart().then(applyWaitingCode)])
}

/** The delivery pincode is that of the default address, unless the buyer has chosen one here. */
async function deliverToDefaultAddress(): Promise<void> {
  if (hasChosenPincode(document.cookie)) return
  const book = await api('getMyAddresses', {})
  if (!book.ok) return
  const { addresses, default_shipping_address_id: chosen } = book.data
  const place = addresses.find(({ id }) => id === chosen)?.pinCode
  if (place !== undefined) document.cookie = pincodeCookie(place)
}
