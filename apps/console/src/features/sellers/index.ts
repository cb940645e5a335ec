export { sellerColumns } from './columns.tsx'
export type { Seller } from './columns.tsx'
export { SuspensionDialog } from './suspension-dialog.tsx'
