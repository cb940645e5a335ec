/** The header's search field with suggestions. */

export { SearchField } from './search-field.tsx'
export { closeSearch, searchStore } from './search-store.ts'
