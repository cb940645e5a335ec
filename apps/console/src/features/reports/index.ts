export { partColumns, timeColumns, timeName } from './columns.tsx'
export { readReportSearch, reportFileHref, reportQuery, SPLITS, STEPS } from './search.ts'
export { Totals } from './totals.tsx'
export type { Report, ReportSearch } from './search.ts'
