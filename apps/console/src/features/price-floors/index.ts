export { AskForm } from './ask-form.tsx'
export { approvalColumns, floorColumns } from './columns.tsx'
export { FloorForm } from './floor-form.tsx'
export type { Floors } from './words.ts'
