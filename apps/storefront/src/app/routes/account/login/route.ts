import { accountRoute } from '../account-route.ts'

/** ROUTE-14: signing in. */
export const loginRoute = accountRoute('/account/login', 'login', () => import('./screen.tsx'))
