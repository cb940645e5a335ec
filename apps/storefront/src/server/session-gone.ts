import type { ApiError } from '@upchar/web/api'
import { loginHref } from '../shell/urls/return-url.ts'
import { resumeHref } from './who-visits.ts'

/**
 * Where a form leads whose session is over: an expired one is renewed first, on the way to `again`, where the buyer is asked
 * to send it once more; who has none signs in and comes back to `page`. Undefined: it is another refusal.
 */
export function sessionGone(
  error: ApiError | undefined,
  again: string,
  page: string,
): { location: string } | undefined {
  if (error?.code !== 'not_signed_in') return undefined
  return {
    location:
      error.detail['session'] === 'expired' ? resumeHref(again) : loginHref(page, 'route_guard'),
  }
}
