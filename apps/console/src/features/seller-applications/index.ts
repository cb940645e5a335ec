export { applicationColumns } from './columns.tsx'
export { ApproveDialog } from './approve-dialog.tsx'
export { AskForm, CheckForm, RefuseDialog } from './decide-forms.tsx'
export type { Application, Step } from './words.ts'
