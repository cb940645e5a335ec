import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { href } from '../../../shell/urls/hrefs.ts'
import { privateHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** WISH-01 */
export const wishlistRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wishlist',
  staleTime: 0,
  staticData: { screen: 'src/app/routes/wishlist/screen.tsx', skeleton: 'cart' },
  loader: async ({ context }) => (await part()).load(context),
  component: lazyRouteComponent(part, 'WishlistRouteScreen'),
  head: () => privateHead('Wishlist', href.wishlist),
})
