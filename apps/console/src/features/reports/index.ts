export { partColumns, timeColumns, timeName } from './columns.tsx'
export {
  readReportSearch,
  readServiceSearch,
  reportFileHref,
  reportQuery,
  serviceQuery,
  SPLITS,
  STEPS,
} from './search.ts'
export { ReportFailed } from './report-failed.tsx'
export { ReportDays } from './report-days.tsx'
export { PerformanceTotals, ReasonsTable, serviceColumns, ServiceTotals } from './service.tsx'
export { SalesTotals } from './sales-totals.tsx'
export { askedColumns, StockTotals, stockSellerColumns } from './stock.tsx'
export type { Report, ReportSearch, ServiceReport, StockReport } from './search.ts'
