import { stringifySearch } from '@upchar/web/search-params'

/** Every address of the portal. */
export const portalHref = {
  start: '/seller',
  signIn: (search: { return?: string | undefined; reason?: string | undefined } = {}) =>
    `/seller/sign-in${stringifySearch(search)}`,
}

/** Paths that the portal renders itself. */
export const isPortalPath = (path: string): boolean => /^\/seller(\/|$)/.test(path)
