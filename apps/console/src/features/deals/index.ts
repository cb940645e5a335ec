export { dealColumns } from './columns.tsx'
export { DealForm } from './deal-form.tsx'
export { EndDealDialog } from './end-dialog.tsx'
export type { Deal } from './words.ts'
