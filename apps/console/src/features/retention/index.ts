export { RetentionList } from './retention-list.tsx'
export { SetRetention } from './set-retention.tsx'
export type { Kept } from './words.ts'
