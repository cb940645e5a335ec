export { feeColumns } from './columns.tsx'
export { FeeForm } from './fee-form.tsx'
export type { SellerFees } from './words.ts'
