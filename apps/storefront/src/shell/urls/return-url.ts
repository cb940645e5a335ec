import { isLocalPath } from '@upchar/kernel/local-path'
import { stringifySearch } from '@upchar/web/search-params'

const LOGIN = '/account/login'

/**
 * Where to go after signing in: an address of this shop other than the sign-in; undefined
 * otherwise.
 */
export const returnUrlOf = (given: unknown): string | undefined =>
  typeof given === 'string' && isLocalPath(given) && !new RegExp(`^${LOGIN}(?![\\w-])`).test(given)
    ? given
    : undefined

/** The sign-in's address with the address to return to (ROUTE-14). */
export const loginHref = (returnUrl?: string, source?: 'route_guard'): string =>
  LOGIN + stringifySearch({ returnUrl: returnUrlOf(returnUrl), source })
