import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'

// With the cart's share button, in one file: each entry of its own splits the files of the others.
const part = () => import('../../../features/cart/sharing/open-shared.tsx')

/** CART-19: what a link to a cart leads to. */
export const sharedCartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart/shared',
  validateSearch: (raw: Record<string, unknown>) => textParams(raw, 'key'),
  loaderDeps: ({ search }) => search,
  staleTime: 0,
  staticData: { screen: 'src/features/cart/sharing/open-shared.tsx', skeleton: 'cart' },
  loader: async ({ context, deps }) => (await part()).load(context, deps.key),
  component: lazyRouteComponent(part, 'SharedCartRouteScreen'),
  head: () =>
    pageHead({
      title: 'Shared cart',
      description: 'A cart shared with you.',
      canonical: '/cart/shared',
      noindex: true,
    }),
})
