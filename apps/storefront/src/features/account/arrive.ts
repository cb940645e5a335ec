import type { Answer } from '@upchar/contract/schema/endpoints'
import { track } from '../../shell/tracking/analytics.ts'
import { showAlert } from '@upchar/web/alerts'
import { sendAway } from '../../shell/page/prompts.ts'
import { refreshCart, applyWaitingCode } from '../cart/index.ts'
import { currentCustomer, forgetProfile } from '../../shell/visitor/current-customer.ts'

/**
 * Somebody is signed in from here on: profile and cart are asked for anew, what the sign-in did to the cart is told, a voucher
 * that waited for it is used, and a login event is tracked, the first of the account's life marked as such (AUTH-03).
 */
export async function arrive(
  signedIn: Pick<Answer<'signIn'>, 'is_first_login' | 'is_new_user' | 'message'>,
): Promise<void> {
  forgetProfile()
  sendAway('login')
  track({
    name: 'login',
    first: signedIn.is_first_login ? 1 : 0,
    new_user: signedIn.is_new_user ? 1 : 0,
  })
  if (signedIn.message) showAlert(1, signedIn.message)
  await Promise.all([currentCustomer(), refreshCart().then(applyWaitingCode)])
}
