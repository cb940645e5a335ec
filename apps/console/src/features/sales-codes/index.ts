export { salesCodeColumns } from './columns.tsx'
export { EndSalesCodeDialog } from './end-dialog.tsx'
export { NewSalesCode } from './new-sales-code.tsx'
export type { SalesCode } from './words.ts'
