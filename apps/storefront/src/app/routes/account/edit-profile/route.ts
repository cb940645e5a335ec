import { accountRoute } from '../account-route.ts'

/** ROUTE-17: editing the profile. */
export const editProfileRoute = accountRoute(
  '/account/editProfile',
  'edit-profile',
  () => import('./screen.tsx'),
)
