import { accountRoute } from '../account-route.ts'

/** ROUTE-15: what a new account still lacks. */
export const completeProfileRoute = accountRoute(
  '/account/complete-profile',
  'complete-profile',
  () => import('./screen.tsx'),
)
