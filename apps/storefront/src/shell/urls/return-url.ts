import { isLocalPath } from '@upchar/kernel/local-path'
import { stringifySearch } from '@upchar/web/search-params'

const LOGIN = '/account/login'

/** Where to go after signing in: an address of this shop, and not signing in itself; undefined otherwise. */
export const returnUrlOf = (given: unknown): string | undefined =>
  typeof given === 'string' && isLocalPath(given) && !new RegExp(`^${LOGIN}(?![\\w-])`).test(given)
    ? given
    : undefined

/** The address of signing in that leads back afterwards (ROUTE-14). */
export const loginHref = (returnUrl?: string, source?: 'route_guard'): string =>
  LOGIN + stringifySearch({ returnUrl: returnUrlOf(returnUrl), source })
