import { plural } from '@upchar/kernel/text'
import type { PageHead } from '../../shell/page/page-head.ts'
import type { MoreProductsProps } from './more-products.tsx'
import { lazyPart } from '../../kit/lazy.tsx'
import {
  filtersText,
  listingHref,
  openFacets,
  readListingSearch,
} from '../../shell/urls/listing-search.ts'
import type { PlainSearch } from '@upchar/web/search-params'
import { CardBuy } from '../product/index.ts'
import { faqStructuredData } from '../../shell/page/faq-structured-data.ts'
import { needed } from '../../shell/page/loaders.ts'
import type { ListingData, ListingScope, ScopeQuery } from './listing-data.ts'
import type { RouterContext } from '../../shell/page/router-context.ts'

// Parts that few listings have, and parts that can wait for hydration.
export const NoResults = lazyPart<{ data: ListingData }, 'NoResults'>(
  () => import('./no-results.tsx'),
  'NoResults',
)
export const OfferEnd = lazyPart(() => import('../product/offer/offer-end.tsx'), 'OfferEnd')
export const QuestionsAbout = lazyPart(() => import('../content/questions.tsx'), 'QuestionsAbout')
export const FilterRail = lazyPart(() => import('./filter-rail.tsx'), 'FilterRail')
export const MoreProducts = lazyPart<MoreProductsProps, 'MoreProducts'>(
  () => import('./more-products.tsx'),
  'MoreProducts',
)
export const ListingBar = lazyPart(() => import('./listing-bar.tsx'), 'ListingBar')

const PAGE_SIZE = 24

/** Parameters that aren't facets but filter legitimately: they define a listing's scope. */
const SCOPE_KEYS = new Set([
  'brand',
  'category',
  'family',
  'speciality',
  'procedure',
  'business',
  'offer',
])

// A listing's heading doesn't change with the filters: the browser loads it once.
const scopes = new Map<string, ListingScope>()
export const forgetScopes = (): void => scopes.clear()

async function loadScope(query: ScopeQuery, context: RouterContext): Promise<ListingScope | null> {
  const key = `${query.kind} ${query.business ?? ''} ${query.slug}`
  const known = scopes.get(key)
  if (known) return known
  const scope = needed(await context.api('getListingScope', { query }), context)
  if (scope && typeof window !== 'undefined') scopes.set(key, scope)
  return scope
}

/** A listing's heading and products; null if the API call failed. */
export async function loadListing(
  context: RouterContext,
  path: string,
  asked: PlainSearch,
  scopeQuery?: ScopeQuery,
): Promise<ListingData | null> {
  const search = readListingSearch(asked)
  const scope = scopeQuery ? await loadScope(scopeQuery, context) : null
  if (scopeQuery && !scope) return null
  const query = {
    search: search.search ?? '',
    page: search.page ?? 1,
    limit: PAGE_SIZE,
    sort: (search.sort ?? (search.search ? 'relevance' : 'stock')) as 'stock',
    filters: filtersText(search, scope?.filters),
  }
  const { pincode, origin } = context.shell()
  let result = await context.api('listProducts', { query: { ...query, pincode } })
  if (!result.ok && result.error.code === 'pincode_unknown')
    result = await context.api('listProducts', { query })
  const list = needed(result, context)
  if (!list) return null
  // Pages for unknown filters are not cached: they would fill the memory with copies.
  const known = new Set(list.facets.map(({ key }) => key))
  if (
    list.ignored.length > 0 ||
    Object.keys(search.filters ?? {}).some((key) => !known.has(key) && !SCOPE_KEYS.has(key))
  )
    context.answer.shared = false
  const questions = Object.keys(asked).length === 0 ? scope?.questions : undefined
  await Promise.all([
    CardBuy.preload(),
    FilterRail.preload(),
    ListingBar.preload(),
    MoreProducts.preload(),
    list.total === 0 ? NoResults.preload() : undefined,
    scope?.ends_at ? OfferEnd.preload() : undefined,
    questions ? QuestionsAbout.preload() : undefined,
  ])
  return {
    path,
    search,
    scope,
    list: { ...list, facets: openFacets(list.facets, scope?.filters) },
    questions,
    origin,
  }
}

/**
 * The head of a listing. A single facet has an indexable page of its own; combinations have the
 * plain listing as canonical.
 */
export function listingHead(data: ListingData | null | undefined, fallback: string): PageHead {
  if (!data) return { title: fallback, description: '', canonical: '/products', noindex: true }
  const { path, search, scope, list, questions, origin } = data
  const chosen = Object.values(search.filters ?? {}).flat().length
  const { page, ...rest } = search
  const words = rest.search ? { search: rest.search } : {}
  const base = chosen === 1 && rest.filters ? { ...words, filters: rest.filters } : words
  const title = scope?.title ?? (search.search ? `Search: ${search.search}` : fallback)
  return {
    title: page ? `${title}, page ${page}` : title,
    description:
      scope?.description ||
      `${plural(list.total, 'product')}: ${list.products
        .slice(0, 4)
        .map((card) => card.title)
        .join(', ')}. Prices with GST and delivery dates for your pincode.`,
    keywords: [title, ...list.products.slice(0, 5).map((card) => card.brand.name)],
    canonical: listingHref(path, page && chosen < 2 ? { ...base, page } : base),
    ...(search.search ? { noindex: true } : {}),
    structured: scope
      ? [
          ...(import.meta.env.SSR && questions ? [faqStructuredData(questions)] : []),
          {
            '@type': 'BreadcrumbList',
            itemListElement: scope.breadcrumbs.map(({ name, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              item: new URL(href || path, origin).href,
            })),
          },
        ]
      : [],
  }
}
