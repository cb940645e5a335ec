import { accountRoute } from '../account-route.ts'

/** ROUTE-20: the buyer's orders. */
export const ordersRoute = accountRoute('/order', 'orders', () => import('./screen.tsx'))
