import type { Answer } from '@upchar/contract/schema/endpoints'
import { track } from '../../shell/tracking/analytics.ts'
import { showAlert } from '@upchar/web/alerts'
import { dismissPrompt } from '../../shell/page/automatic-popups.ts'
import { refreshCart, applyWaitingCode } from '../cart/index.ts'
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
  await Promise.all([currentCustomer(), refreshCart().then(applyWaitingCode)])
}
