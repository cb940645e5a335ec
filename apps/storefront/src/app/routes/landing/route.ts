import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** ROUTE-23: the landing page of a business category. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$business',
  staticData: {
    screen: 'src/app/routes/landing/screen.tsx',
    skeleton: 'shop',
    label: 'Category Landing Page',
  },
  loader: async ({ context, params }) => (await part()).load(context, params.business),
  component: lazyRouteComponent(part, 'LandingScreen'),
  head: async ({ loaderData, params }) =>
    pageHead((await part()).head(loaderData, params.business)),
})
