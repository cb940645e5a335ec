import { accountRoute } from '../account-route.ts'

/** ROUTE-13: the account. `selected` opens a part of it. */
export const overviewRoute = accountRoute('/account', 'overview', () => import('./screen.tsx'))
