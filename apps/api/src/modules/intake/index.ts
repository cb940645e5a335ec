export type {
  CatalogueFileState,
  CatalogueRowOutcome,
  FileHeading,
  ImportSummary,
} from './model.ts'
export { clearStale, markStale, selectStale, setWaiting } from './store.ts'
