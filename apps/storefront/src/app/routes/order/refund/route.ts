import { privateRoute } from '../../private-route.ts'

/** RET-04: where a refund shall go that the bank returned, by the link of its mail or of the order’s page. */
export const refundRoute = privateRoute('/order/refund', 'Refund', () => import('./screen.tsx'))
