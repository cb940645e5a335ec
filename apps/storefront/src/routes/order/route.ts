import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { href } from '../../lib/hrefs.ts'
import { pageHead } from '../../lib/page-head.ts'
import { rootRoute } from '../root.ts'

/** ROUTE-21 */
export const trackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order/$id/track',
  staticData: { screen: 'src/routes/order/screen.tsx', label: 'Order Tracking Individual' },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'TrackScreen'),
  head: ({ params }) => pageHead({ title: 'Order tracking', description: 'Where your order is.', canonical: href.track(params.id), noindex: true }),
})
