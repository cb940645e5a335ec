import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'
import type { Cart } from '../../../features/cart/index.ts'

/** ROUTE-12. `failed` names the checkout whose payment failed. The server renders a guest's checkout into the page. */
export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  validateSearch: (raw: Record<string, unknown>) => textParams(raw, 'failed'),
  staticData: { screen: 'src/app/routes/checkout/screen.tsx', skeleton: 'cart' },
  loader: async ({ context }): Promise<{ guestCart: Cart | null }> =>
    import.meta.env.SSR ? (await import('./page.ts')).load(context) : { guestCart: null },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'Screen'),
  head: () => privateHead('Checkout', '/checkout'),
})

/**
 * The payment page returns the buyer here. The parameters only make the server query the gateway at
 * once.
 */
export const checkoutReturnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/return',
  validateSearch: (raw: Record<string, unknown>) =>
    textParams(raw, 'checkout', 'razorpay_payment_id', 'razorpay_signature'),
  staticData: { screen: 'src/app/routes/checkout/return-screen.tsx' },
  component: lazyRouteComponent(() => import('./return-screen.tsx'), 'Screen'),
  head: () => privateHead('Confirming your payment', '/checkout/return'),
})
