import { privateRoute } from '../private-route.ts'

/** ENGAGE-03: complaints, about an `order` or none, requests about own data (`about` chooses the subject), and the page of one by its `id`. */
export const complaintsRoute = privateRoute(
  '/complaints',
  'Complaints',
  () => import('./screen.tsx'),
)
