import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** ROUTE-10: the offer zone. */
export const offersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/offers',
  staticData: { screen: 'src/app/routes/offers/screen.tsx', skeleton: 'listing' },
  loader: async ({ context }) => (await part()).load(context),
  component: lazyRouteComponent(part, 'OffersScreen'),
  head: async () => pageHead((await part()).head()),
})
