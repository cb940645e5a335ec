import { accountRoute } from '../account-route.ts'

/**
 * ROUTE-16: the buyer's addresses. `form` opens an address form, `remove` asks to confirm a
 * deletion.
 */
export const addressRoute = accountRoute(
  '/account/address',
  'address',
  () => import('./screen.tsx'),
)
