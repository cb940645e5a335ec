import { privateRoute } from '../private-route.ts'

/** ENGAGE-08: an application to sell, by its link. */
export const sellerApplicationRoute = privateRoute('/sell', 'Sell', () => import('./screen.tsx'))
