import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { href } from '../../../shell/urls/hrefs.ts'
import { privateHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'

const load = () => import('./load-order.ts')

const readKey = (raw: Record<string, unknown>) => textParams(raw, 'key')

/** ROUTE-21 */
export const trackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/track',
  validateSearch: readKey,
  loaderDeps: ({ search }) => search,
  staleTime: 0,
  loader: async ({ context, deps, params }) =>
    (await load()).loadTracked(context, params.id, deps.key),
  staticData: {
    screen: 'src/app/routes/order/track-screen.tsx',
    label: 'Order Tracking Individual',
  },
  component: lazyRouteComponent(() => import('./track-screen.tsx'), 'Screen'),
  head: ({ params }) => privateHead('Order tracking', href.track(params.id)),
})

/** The confirmation page. */
export const confirmedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/confirmed',
  validateSearch: readKey,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params }) =>
    (await load()).loadPlaced(context, params.id, deps.key),
  staticData: { screen: 'src/app/routes/order/confirmed-screen.tsx' },
  component: lazyRouteComponent(() => import('./confirmed-screen.tsx'), 'Screen'),
  head: ({ params }) =>
    privateHead('Order placed', `/order/${encodeURIComponent(params.id)}/confirmed`),
})
