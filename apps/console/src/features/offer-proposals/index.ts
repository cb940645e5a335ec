export { AcceptDialog } from './accept-dialog.tsx'
export { proposalColumns } from './columns.tsx'
export { RefuseDialog } from './refuse-dialog.tsx'
export type { Proposal } from './words.ts'
