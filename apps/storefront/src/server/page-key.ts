import { stringifySearch, parseSearch } from '@upchar/web/search-params'
import { readListingSearch } from '../shell/urls/listing-search.ts'

/** Personal pages: rendered for each request, never cached. */
const PERSONAL = /^\/(cart|checkout|account|order|reviews|compare|wishlist|notices|preview)(\/|$)/
/** Pages with a listing's search parameters. */
const LISTING =
  /^\/(products|(brands|categories|procedures|specialities|offers)\/[^/]+|[a-z-]+\/[^/]+)$/
const PRODUCT = /^\/products\/[^/]+$/
/** Search parameters of a product page. */
const PRODUCT_PARAMETERS = ['sku', 'variant', 'view'] as const
const MAX_URL = 2000

/**
 * The canonical cache key of a request: irrelevant parameters dropped, the others sorted. Undefined
 * for personal pages and overlong addresses.
 */
export function sharedAddress(url: string): string | undefined {
  if (url.length > MAX_URL) return undefined
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (PERSONAL.test(path)) return undefined
  const clean =
    path.length > 1 &&
    path.endsWith('/') &&
    !/^\/(brands|categories|procedures|specialities)\/$/.test(path)
      ? path.slice(0, -1)
      : path
  if (at < 0) return clean
  const search = parseSearch(url.slice(at))
  if (PRODUCT.test(clean)) {
    const relevant = PRODUCT_PARAMETERS.flatMap((key) =>
      search[key] === undefined ? [] : [[key, search[key]] as const],
    )
    return clean + stringifySearch(Object.fromEntries(relevant))
  }
  return LISTING.test(clean) ? clean + stringifySearch(readListingSearch(search)) : clean
}
