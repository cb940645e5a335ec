import { stringifySearch, parseSearch } from '@upchar/web/search-params'
import { readListingSearch } from '../shell/urls/listing-search.ts'
import { PERSONAL_PAGES } from '../shell/urls/personal-pages.ts'

/** Rendered for each request, never cached. */
const PERSONAL = new RegExp(`^/(${PERSONAL_PAGES.join('|')})(/|$)`)
/** Pages for everybody, by the first part of their path, which with one of these search parameters are for who has a mail's link. */
const OF_A_LINK: Readonly<Record<string, readonly string[]>> = {
  policy: ['order'],
  'order-pad': ['quotation', 'key'],
  events: ['place', 'key'],
}
const isOfLink = (path: string, search: Record<string, unknown>): boolean =>
  OF_A_LINK[path.split('/')[1] ?? '']?.some((key) => search[key] !== undefined) === true
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
  if (isOfLink(clean, search)) return undefined
  if (PRODUCT.test(clean)) {
    const relevant = PRODUCT_PARAMETERS.flatMap((key) =>
      search[key] === undefined ? [] : [[key, search[key]] as const],
    )
    return clean + stringifySearch(Object.fromEntries(relevant))
  }
  return LISTING.test(clean) ? clean + stringifySearch(readListingSearch(search)) : clean
}
