import { accountRoute } from '../account-route.ts'

/** ROUTE-16: the buyer's addresses. `form` opens the form of one, `remove` asks whether to delete it. */
export const addressRoute = accountRoute(
  '/account/address',
  'address/screen',
  () => import('./screen.tsx'),
)
