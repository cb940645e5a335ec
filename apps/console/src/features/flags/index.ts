export { ChangeDialog } from './change-dialog.tsx'
export type { Wish } from './change-dialog.tsx'
export { FlagRow } from './flag-row.tsx'
export { SHOW, isShown, readFlagSearch } from './search.ts'
