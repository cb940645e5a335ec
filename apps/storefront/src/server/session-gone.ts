import type { ApiError } from '@upchar/web/api'
import { loginHref } from '../shell/urls/return-url.ts'
import { resumeHref } from './validate-session.ts'

/**
 * Where a form redirects if its session is over: an expired one is renewed on the way to `again`,
 * where the buyer submits again; without a session the buyer signs in and returns to `page`.
 * Undefined for other refusals.
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
