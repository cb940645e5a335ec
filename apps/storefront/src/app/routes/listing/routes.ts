import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { href } from '../../../shell/urls/hrefs.ts'
import { pageHead } from '../../../shell/page/page-head.ts'
import type { PlainSearch } from '@upchar/web/search-params'
import { rootRoute } from '../root.ts'

/** Parameters stay as they are; `readListingSearch` interprets them. */
const plainSearch = (search: Record<string, unknown>): PlainSearch => search as PlainSearch

const part = () => import('./screen.tsx')
const component = lazyRouteComponent(part, 'ListingScreen')
const staticData = { screen: 'src/app/routes/listing/screen.tsx', skeleton: 'listing' } as const
const shared = {
  getParentRoute: () => rootRoute,
  validateSearch: plainSearch,
  component,
  staticData,
}

/** Campaign parameters: the shared page is rendered without them. */
const MARK = /^utm_|clid$|^(ref|source)$/
/**
 * A canonical key for the loader: otherwise the browser wouldn't match the server's data and would
 * load it again.
 */
const loaderDeps = ({ search }: { search: PlainSearch }): PlainSearch =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([key]) => !MARK.test(key))
      .toSorted(),
  )

/** ROUTE-02 */
const productsRoute = createRoute({
  ...shared,
  path: '/products',
  loaderDeps,
  loader: async ({ context, deps }) => (await part()).load(context, '/products', deps),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData, 'All products')),
})

/** ROUTE-04 */
const brandRoute = createRoute({
  ...shared,
  path: '/brands/$slug',
  loaderDeps,
  loader: async ({ context, deps, params: { slug } }) =>
    (await part()).load(context, href.brand(slug), deps, { kind: 'brand', slug }),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData, 'Brand')),
})

/** ROUTE-05 */
const categoryRoute = createRoute({
  ...shared,
  path: '/categories/$slug',
  loaderDeps,
  loader: async ({ context, deps, params: { slug } }) =>
    (await part()).load(context, href.category(slug), deps, { kind: 'category', slug }),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData, 'Category')),
})

/** ROUTE-06 */
const procedureRoute = createRoute({
  ...shared,
  path: '/procedures/$slug',
  loaderDeps,
  loader: async ({ context, deps, params: { slug } }) =>
    (await part()).load(context, href.procedure(slug), deps, { kind: 'procedure', slug }),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData, 'Procedure')),
})

/** ROUTE-07 */
const specialityRoute = createRoute({
  ...shared,
  path: '/specialities/$slug',
  loaderDeps,
  loader: async ({ context, deps, params: { slug } }) =>
    (await part()).load(context, href.speciality(slug), deps, { kind: 'speciality', slug }),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData, 'Speciality')),
})

/** ROUTE-10 */
const offerRoute = createRoute({
  ...shared,
  path: '/offers/$slug',
  loaderDeps,
  loader: async ({ context, deps, params: { slug } }) =>
    (await part()).load(context, href.offer(slug), deps, { kind: 'offer', slug }),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData, 'Offer')),
})

/** ROUTE-08 */
const genericRoute = createRoute({
  ...shared,
  path: '/$business/$generic',
  loaderDeps,
  // The API answers "not found" if the first part of the address is not a business category.
  loader: async ({ context, deps, params: { business, generic } }) =>
    (await part()).load(context, href.generic(business, generic), deps, {
      kind: 'family',
      slug: generic,
      business,
    }),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData, 'Products')),
})

export const listingRoutes = [
  productsRoute,
  brandRoute,
  categoryRoute,
  procedureRoute,
  specialityRoute,
  offerRoute,
  genericRoute,
] as const
