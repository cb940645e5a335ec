export type { ImportSummary } from './model.ts'
export { clearStale, markStale, selectStale, setWaiting } from './store.ts'
