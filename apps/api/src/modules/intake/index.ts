export type { CatalogueFileState, CatalogueRowOutcome, ImportSummary } from './model.ts'
export { clearStale, markStale, selectStale, setWaiting } from './store.ts'
