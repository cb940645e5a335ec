import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../lib/page-head.ts'
import { rootRoute } from '../root.ts'

/** ROUTE-12 */
export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  staticData: { screen: 'src/routes/checkout/screen.tsx', skeleton: 'cart' },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'CheckoutScreen'),
  head: () => pageHead({ title: 'Checkout', description: 'Delivery address and payment.', canonical: '/checkout', noindex: true }),
})
