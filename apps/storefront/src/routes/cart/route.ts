import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../lib/page-head.ts'
import type { Cart } from '../../state/cart.ts'
import { rootRoute } from '../root.ts'

const MESSAGE_LENGTH = 200

/** ROUTE-11. The server reads the visitor's cart into the page; in the browser the store has it. */
export const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart',
  validateSearch: (raw: Record<string, unknown>): { message?: string } =>
    typeof raw['message'] === 'string' && raw['message'] !== '' ? { message: raw['message'].slice(0, MESSAGE_LENGTH) } : {},
  staticData: { screen: 'src/routes/cart/screen.tsx', skeleton: 'cart', label: 'Cart' },
  loader: async ({ context }): Promise<{ first: Cart | null }> => {
    if (typeof window !== 'undefined') return { first: null }
    context.answer.shared = false
    const result = await context.api('readCart', { body: { pincode: context.shell().pincode, device_source: 'web' } })
    return { first: result.ok ? result.data.cart : null }
  },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'CartRouteScreen'),
  head: () => pageHead({ title: 'Cart', description: 'Your cart with every amount explained.', canonical: '/cart', noindex: true }),
})
