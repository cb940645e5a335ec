export { marginWords, partColumns, timeColumns, timeName } from './columns.tsx'
export { figureColumns, FigureCharts, FigureTotals, figureWords, listColumns } from './figures.tsx'
export type { Figures } from './figures.tsx'
export {
  figureFileHref,
  figureQuery,
  readFigureSearch,
  readReportSearch,
  readServiceSearch,
  reportFileHref,
  reportQuery,
  serviceQuery,
  SPLITS,
  STEPS,
} from './search.ts'
export { FigureFilters } from './figure-filters.tsx'
export { ReportFailed } from './report-failed.tsx'
export { ReportDays } from './report-days.tsx'
export { PerformanceTotals, ReasonsTable, serviceColumns, ServiceTotals } from './service.tsx'
export { SalesTotals } from './sales-totals.tsx'
export { StockAges } from './stock-ages.tsx'
export { askedColumns, StockTotals, stockSellerColumns } from './stock.tsx'
export type { FigureSearch, Report, ReportSearch, ServiceReport, StockReport } from './search.ts'
