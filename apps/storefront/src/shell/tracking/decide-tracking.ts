import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../api/api.ts'
import { chooseTracking } from './consent.ts'
import { forgetLandingPage } from './landing-page.ts'

/**
 * Follows a choice about statistics in this browser and records it. What the browser and the server have recorded goes with
 * the consent (AUTH-08). False: the server doesn't know of it, and an alert says so.
 */
export async function decideTracking(
  allowed: boolean,
  place: 'account' | 'cookie_choices',
): Promise<boolean> {
  chooseTracking(allowed)
  if (!allowed) forgetLandingPage()
  const result = await api('setConsent', { body: { purpose: 'statistics', allowed, place } })
  if (!result.ok) showAlert(2, failureText(result))
  return result.ok
}
