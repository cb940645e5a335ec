import { accountRoute } from '../account-route.ts'

/** The customer's invoices and credit notes of a month (ORDER-06). */
export const documentsRoute = accountRoute(
  '/account/documents',
  'documents',
  () => import('./screen.tsx'),
)
