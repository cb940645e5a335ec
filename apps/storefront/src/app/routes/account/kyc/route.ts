import { accountRoute } from '../account-route.ts'

/**
 * ROUTE-18: the buyer's KYC. `step` opens the form of a step, `returnUrl` is where the buyer came
 * from.
 */
export const kycRoute = accountRoute('/account/kyc', 'kyc', () => import('./screen.tsx'))
