import { stringifySearch } from '@upchar/web/search-params'

/** A listing's search parameters: query, page, order and filters by facet key. */
export type ListingSearch = {
  search?: string
  page?: number
  sort?: string
  filters?: Record<string, string[]>
}

export const SORTS = [
  ['stock', 'In stock first'],
  ['relevance', 'Best match'],
  ['price_asc', 'Price: low to high'],
  ['price_desc', 'Price: high to low'],
  ['rating', 'Rating'],
  ['newest', 'Newest'],
] as const

const KEY = /^[a-z][a-z0-9_-]{0,39}$/
const MAX_VALUES = 40
const RESERVED = new Set([
  'search',
  'page',
  'sort',
  'filters',
  'gclid',
  'fbclid',
  'msclkid',
  'ref',
  'source',
])

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '' && one.length <= 120,
  )

/**
 * Reads a listing's search from plain parameters or a parsed search. Drops what can't be a filter
 * (tracking parameters, overlong keys); keys and values are sorted, so that each selection has one
 * address.
 */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  const filters: Record<string, string[]> = {}
  const given: Record<string, unknown> = { ...raw, ...(raw['filters'] as object | undefined) }
  let left = MAX_VALUES
  for (const key of Object.keys(given).toSorted()) {
    if (RESERVED.has(key) || !KEY.test(key) || key.startsWith('utm_')) continue
    const values = [...new Set(texts(given[key]))].toSorted().slice(0, left)
    if (values.length > 0) filters[key] = values
    left -= values.length
  }
  const search = texts(raw['search'])[0]?.trim().slice(0, 200)
  const page = Number(raw['page'])
  const sort = SORTS.find(([key]) => key === raw['sort'])?.[0]
  return {
    ...(search ? { search } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
    ...(sort ? { sort } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= 400 ? { page } : {}),
  }
}

export const listingHref = (path: string, search: ListingSearch): string =>
  path + stringifySearch(readListingSearch({ ...search }))

/** The search without the filters that the listing's scope sets. */
export function openFacets<F extends { key: string }>(facets: readonly F[], scope = ''): F[] {
  const decided = new URLSearchParams(scope)
  return facets.filter(({ key }) => !decided.has(key))
}

/** The filters in the API's form: `brand=a&brand=b`, after the scope's own. */
export function filtersText(search: ListingSearch, scope = ''): string {
  const decided = new URLSearchParams(scope)
  const own = Object.entries(search.filters ?? {}).filter(([key]) => !decided.has(key))
  return [scope, stringifySearch({ filters: Object.fromEntries(own) }).slice(1)]
    .filter(Boolean)
    .join('&')
}
