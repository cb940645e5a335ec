export { readDeskSearch } from './search.ts'
export { searchedColumns, share } from './searched-columns.tsx'
