import { routes } from '@upchar/contract/routes'
import type { ApiCall } from '@upchar/web/api'
import { hasSession } from '../shell/visitor/session.ts'
import { ACCESS_COOKIE } from './cookies.ts'
import type { Customer } from '../shell/visitor/customer-store.ts'

/** The visitor of a page. `resume`: the session may be valid but needs a new token first. */
export type Visit = { customer: Customer | null | undefined; resume: boolean }

/**
 * AUTH-02: validates the visitor's token by fetching the profile, on each render of a personal
 * page. The answer's cookies clear an invalid one. Visitors who never signed in cost no call.
 */
export async function validateSession(api: ApiCall, cookies: string): Promise<Visit> {
  const flag = hasSession(cookies)
  if (!flag && !cookies.includes(`${ACCESS_COOKIE}=`)) return { customer: null, resume: false }
  const result = await api('getCustomer', {})
  if (result.ok) return { customer: result.data.user_info, resume: false }
  if (result.kind === 'failed') return { customer: undefined, resume: false }
  return { customer: null, resume: flag && result.error.detail['session'] !== 'ended' }
}

/** Where a session gets a new token before the page is requested again. */
export const resumeHref = (url: string): string =>
  `${routes.resumeSession.path}?return_to=${encodeURIComponent(url)}`
