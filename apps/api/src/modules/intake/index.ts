export type { ImportSummary } from './model.ts'
export { clearStale, markStale, selectStale, setWaiting, type Stale } from './store.ts'
