import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isBusinessCategoryKey } from '@upchar/kernel/business-categories'
import { href } from '../../lib/hrefs.ts'
import { needed } from '../../lib/loaders.ts'
import { pageHead } from '../../lib/page-head.ts'
import { rootRoute } from '../root.ts'

/** ROUTE-23: the landing page of a business category. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$business',
  staticData: { screen: 'src/routes/landing/screen.tsx', skeleton: 'shop', label: 'Category Landing Page' },
  loader: async ({ context, params }) => {
    if (!isBusinessCategoryKey(params.business)) throw notFound()
    return needed(await context.api('getLandingPage', { params: { category: params.business } }), context)
  },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'LandingScreen'),
  head: ({ loaderData, params }) =>
    pageHead({
      title: loaderData?.meta_title ?? 'Medical supplies',
      description: loaderData?.meta_description ?? '',
      keywords: loaderData ? [loaderData.name, ...loaderData.categories.slice(0, 8).map(({ name }) => name)] : [],
      canonical: href.landing(params.business),
      ...(loaderData ? { image: `/img/b/${params.business}-2000.jpg` } : { noindex: true }),
    }),
})
