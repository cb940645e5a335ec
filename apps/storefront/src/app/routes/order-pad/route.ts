import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** A whole list of goods at once. */
export const orderPadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order-pad',
  staticData: { screen: 'src/app/routes/order-pad/screen.tsx', skeleton: 'cart' },
  component: lazyRouteComponent(part, 'OrderPadScreen'),
  head: async () => pageHead((await part()).head),
})
