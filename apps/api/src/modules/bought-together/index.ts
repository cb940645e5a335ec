export { COUNTED_DAYS } from './rules.ts'
export { pinTogether, unpinTogether } from './pin-products.ts'
export { showTogether, slugsTogether } from './show-together.ts'
export { findGroupBySku, selectPairsForStaff } from './store.ts'
