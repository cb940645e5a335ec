/** Verification: forms, status texts, and links to it from product and cart. */

export { FormScreen } from './form-screen.tsx'
export { KycScreen } from './kyc-screen.tsx'
export type { Kyc, KycForm } from './kyc-types.ts'
export { KYC_WORDS } from './status-words.ts'
export { WayToVerify } from './way-to-verify.tsx'
