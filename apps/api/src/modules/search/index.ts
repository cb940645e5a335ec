export { changeSearch, endPlacements } from './change-search.ts'
export { askedWords, hasTerm, saysLabel, termsIn, type AskedWords } from './asked-words.ts'
export { findExactCodes } from './exact-codes.ts'
export { indexGroups } from './index/index-groups.ts'
export { rebuildSearchIndex } from './index/rebuild-index.ts'
export { askForCurrentIndex, updateIndex } from './keep-current.ts'
export { searchGroups } from './search-groups.ts'
export {
  forgetSearches,
  moveGuestSearches,
  recentSearches,
  topSearches,
} from './search-config-and-history.ts'
export { registerSearchRoutes } from './routes.ts'
export { loadSearchReference } from './store/reference.ts'
export { previewSearch } from './preview-search.ts'
export { isBlockedByLaw } from './rules/look-up.ts'
export { selectPlacements } from './store/placements.ts'
export { countMeanings, readBlocked, selectMeanings } from './store/staff-words.ts'
export { wordsWithoutResults } from './store/searched.ts'
