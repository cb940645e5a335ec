export { quarantineColumns } from './columns.tsx'
export { quarantineQuery, readQuarantineSearch } from './search.ts'
export { TakeDialog } from './take-dialog.tsx'
export type { QuarantinedLot } from './words.ts'
