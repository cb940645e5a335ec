export { entryColumns } from './columns.tsx'
export { h1FileHref, h1Query, readH1Search } from './search.ts'
export type { H1Search } from './search.ts'
