export { COUNTED_DAYS, FEWEST_BUYERS } from './rules.ts'
export { pinTogether, unpinTogether } from './pin-products.ts'
export { showTogether, slugsTogether } from './show-together.ts'
export { findGroupBySku, selectPairsForStaff } from './store.ts'
