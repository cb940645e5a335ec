import { accountRoute } from '../account-route.ts'

/** ROUTE-20: what the buyer has ordered. */
export const ordersRoute = accountRoute('/order', 'orders/screen', () => import('./screen.tsx'))
