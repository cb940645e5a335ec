import { accountRoute } from '../account-route.ts'

/** ROUTE-19: adds reviews. */
export const addReviewsRoute = accountRoute('/reviews/add', 'reviews', () => import('./screen.tsx'))
