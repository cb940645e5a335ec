import { stringifySearch } from '@upchar/web/search-params'

type Search = Record<string, unknown>
const at = (path: string, search: Search = {}): string => `/seller${path}${stringifySearch(search)}`

/** Every address of the portal. */
export const portalHref = {
  start: at(''),
  signIn: (search: { return?: string | undefined; reason?: string | undefined } = {}) =>
    at('/sign-in', search),
  account: at('/account'),
  team: at('/team'),
  parcels: (search: Search = {}) => at('/parcels', search),
  stock: (search: Search = {}) => at('/stock', search),
  parcel: (id: string) => at(`/parcels/${encodeURIComponent(id)}`),
  products: (search: Search = {}) => at('/products', search),
  newOffer: at('/products/new'),
  proposals: (search: Search = {}) => at('/products/proposals', search),
  newReceipt: at('/stock/new'),
  returns: (search: Search = {}) => at('/returns', search),
  return: (id: string) => at(`/returns/${encodeURIComponent(id)}`),
  performance: (search: Search = {}) => at('/performance', search),
  statements: (search: Search = {}) => at('/statements', search),
  statement: (id: string) => at(`/statements/${encodeURIComponent(id)}`),
}

/** Paths that the portal renders itself. */
export const isPortalPath = (path: string): boolean => /^\/seller(\/|$)/.test(path)
