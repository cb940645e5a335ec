import { accountRoute } from './account-route.ts'

/**
 * ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-17. Addresses, orders and verification have folders of their
 * own.
 */
export const accountRoutes = [
  accountRoute('/account', 'overview', () => import('./overview.tsx')),
  accountRoute('/account/login', 'login', () => import('./login.tsx')),
  accountRoute(
    '/account/complete-profile',
    'complete-profile',
    () => import('./complete-profile.tsx'),
  ),
  accountRoute('/account/editProfile', 'edit-profile', () => import('./edit-profile.tsx')),
] as const
