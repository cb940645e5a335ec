export { clearStale, markStale, selectStale, setWaiting, type Stale } from './store.ts'
