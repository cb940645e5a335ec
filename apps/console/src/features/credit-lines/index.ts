export { creditColumns } from './columns.tsx'
export { CREDIT_STATES } from './words.ts'
