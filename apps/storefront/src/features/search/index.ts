/** The search field of the header with its suggestions. */

export { SearchField } from './search-field.tsx'
export { closeSearch, searchStore } from './search-store.ts'
