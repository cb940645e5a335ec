/** Referrals and their terms (CART-13). */

export { BlockReferralDialog } from './block-dialog.tsx'
export { referralColumns } from './columns.tsx'
export { TermsForm } from './terms-form.tsx'
export { TermsList } from './terms-list.tsx'
export { termsFacts } from './words.ts'
export type { Referral, ReferralTerms } from './words.ts'
