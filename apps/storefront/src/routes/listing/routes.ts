import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isBusinessCategoryKey } from '@upchar/kernel/business-categories'
import { href } from '../../lib/hrefs.ts'
import { readListingSearch } from '../../lib/listing-search.ts'
import { pageHead } from '../../lib/page-head.ts'
import type { PlainSearch } from '../../lib/search-params.ts'
import { rootRoute } from '../root.ts'
import { listingHead, loadListing } from './load-listing.ts'

/** The address stays as it is; what it means is read by `readListingSearch`. */
const plainSearch = (search: Record<string, unknown>): PlainSearch => search as PlainSearch

const component = lazyRouteComponent(() => import('./screen.tsx'), 'ListingScreen')
const staticData = { screen: 'src/routes/listing/screen.tsx', skeleton: 'listing' } as const
const shared = { getParentRoute: () => rootRoute, validateSearch: plainSearch, component, staticData }

/** ROUTE-02 */
export const productsRoute = createRoute({
  ...shared,
  path: '/products',
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps }) => loadListing(context, '/products', deps),
  head: ({ loaderData }) => pageHead(listingHead(loaderData, 'All products')),
})

/** ROUTE-04 */
export const brandRoute = createRoute({
  ...shared,
  path: '/brands/$slug',
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps, params: { slug } }) => loadListing(context, href.brand(slug), deps, { kind: 'brand', slug }),
  head: ({ loaderData }) => pageHead(listingHead(loaderData, 'Brand')),
})

/** ROUTE-05 */
export const categoryRoute = createRoute({
  ...shared,
  path: '/categories/$slug',
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps, params: { slug } }) => loadListing(context, href.category(slug), deps, { kind: 'category', slug }),
  head: ({ loaderData }) => pageHead(listingHead(loaderData, 'Category')),
})

/** ROUTE-06 */
export const procedureRoute = createRoute({
  ...shared,
  path: '/procedures/$slug',
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps, params: { slug } }) => loadListing(context, href.procedure(slug), deps, { kind: 'procedure', slug }),
  head: ({ loaderData }) => pageHead(listingHead(loaderData, 'Procedure')),
})

/** ROUTE-07 */
export const specialityRoute = createRoute({
  ...shared,
  path: '/specialities/$slug',
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps, params: { slug } }) => loadListing(context, href.speciality(slug), deps, { kind: 'speciality', slug }),
  head: ({ loaderData }) => pageHead(listingHead(loaderData, 'Speciality')),
})

/** ROUTE-10 */
export const offerRoute = createRoute({
  ...shared,
  path: '/offers/$slug',
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps, params: { slug } }) => loadListing(context, href.offer(slug), deps, { kind: 'offer', slug }),
  head: ({ loaderData }) => pageHead(listingHead(loaderData, 'Offer')),
})

/** ROUTE-08 */
export const genericRoute = createRoute({
  ...shared,
  path: '/$business/$generic',
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: ({ context, deps, params: { business, generic } }) => {
    if (!isBusinessCategoryKey(business)) throw notFound()
    return loadListing(context, href.generic(business, generic), deps, { kind: 'family', slug: generic, business })
  },
  head: ({ loaderData }) => pageHead(listingHead(loaderData, 'Products')),
})

export const listingRoutes = [productsRoute, brandRoute, categoryRoute, procedureRoute, specialityRoute, offerRoute, genericRoute] as const
