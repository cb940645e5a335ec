export { giftColumns } from './columns.tsx'
export { GiftForm } from './gift-form.tsx'
export { EndGiftDialog } from './end-dialog.tsx'
export type { Gift } from './words.ts'
