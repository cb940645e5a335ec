import { accountRoute } from '../account-route.ts'

/** ROUTE-20: the buyer's orders. */
export const ordersRoute = accountRoute('/order', 'orders/screen', () => import('./screen.tsx'))
