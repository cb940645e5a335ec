export { costKey, insertCosts, lockCosts, selectCostsOn } from './store.ts'
