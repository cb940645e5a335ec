import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../lib/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** ROUTE-10: the offer zone. */
export const offersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/offers',
  staticData: { screen: 'src/routes/offers/screen.tsx', skeleton: 'listing' },
  loader: async ({ context }) => (await part()).load(context),
  component: lazyRouteComponent(part, 'OffersScreen'),
  head: async () => pageHead((await part()).head()),
})
