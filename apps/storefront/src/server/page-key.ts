import { stringifySearch, parseSearch } from '@upchar/web/search-params'
import { readListingSearch } from '../shell/urls/listing-search.ts'

/** Pages of one visitor: rendered for each request, never stored. */
const PERSONAL = /^\/(cart|checkout|account|order|reviews|compare)(\/|$)/
/** Pages whose content follows search parameters like a listing's. */
const LISTING =
  /^\/(products|(brands|categories|procedures|specialities|offers)\/[^/]+|[a-z-]+\/[^/]+)$/
const PRODUCT = /^\/products\/[^/]+$/
/** Parameters that choose something on a product page. */
const PRODUCT_PARAMETERS = ['sku', 'variant', 'view'] as const
const MAX_URL = 2000

/**
 * The one address of what a request asks for: parameters that change nothing are dropped, the others sorted. Undefined for
 * pages that aren't shared and for addresses too long to be ours.
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
    const kept = PRODUCT_PARAMETERS.flatMap((key) =>
      search[key] === undefined ? [] : [[key, search[key]] as const],
    )
    return clean + stringifySearch(Object.fromEntries(kept))
  }
  return LISTING.test(clean) ? clean + stringifySearch(readListingSearch(search)) : clean
}
