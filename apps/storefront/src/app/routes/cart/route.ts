import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'
import type { CartPage } from './page.ts'

/** ROUTE-11. The server renders the visitor's cart into the page; the browser uses the store. */
export const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart',
  // The screen has the texts, and shows none for a code that it doesn't know.
  validateSearch: (raw: Record<string, unknown>) => textParams(raw, 'problem'),
  staticData: { screen: 'src/app/routes/cart/screen.tsx', skeleton: 'cart', label: 'Cart' },
  loader: async ({ context }): Promise<CartPage> =>
    import.meta.env.SSR ? (await import('./page.ts')).load(context) : { cart: null, offers: null },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'Screen'),
  head: () => privateHead('Cart', '/cart'),
})
