export { ConfirmClaim, EndClaimDialog } from './decide-claim.tsx'
export { claimColumns } from './columns.tsx'
export type { Claim } from './words.ts'
