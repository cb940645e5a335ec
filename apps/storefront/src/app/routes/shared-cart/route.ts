import { privateRoute } from '../private-route.ts'

/** CART-19: what a link to a cart leads to. With the cart's share button, in one file: each entry of its own splits the files of the others. */
export const sharedCartRoute = privateRoute(
  '/cart/shared',
  'Shared cart',
  () => import('../../../features/cart/sharing/open-shared.tsx'),
  { screen: 'src/features/cart/sharing/open-shared.tsx', skeleton: 'cart' },
)
