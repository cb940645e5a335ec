import type { Answer } from '@upchar/contract/schema/endpoints'
import { addDays } from '@upchar/kernel/dates'
import type { FigureReport } from '@upchar/kernel/figure-reports'
import { REPORT_STEPS } from '@upchar/kernel/report-periods'
import { today } from '../../kit/format.ts'
import { DAY, listSearch } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type Report = Answer<'staffGetSalesReport'>
export type Figures = Report['total']
export type ServiceReport = Answer<'staffGetServiceReport'>
export type StockReport = Answer<'staffGetStockReport'>
export type Performance = Answer<'sellerGetPerformance'>

export const STEPS = [
  { value: 'day', name: 'Days' },
  { value: 'week', name: 'Weeks' },
  { value: 'month', name: 'Months' },
] as const
export const SPLITS = [
  { value: 'seller', name: 'Seller' },
  { value: 'category', name: 'Category' },
  { value: 'payment', name: 'Payment' },
] as const

const filters = {
  from: DAY,
  to: DAY,
  step: REPORT_STEPS,
  split: ['seller', 'category', 'payment'],
} as const
export const readReportSearch = listSearch(filters)
export type ReportSearch = ListSearch<typeof filters>

/** The last thirty days, unless the address says otherwise. */
const daysOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  const last = to ?? today()
  return { from: from ?? addDays(last, -29), to: last }
}

/** By day, unless the address says otherwise. */
export const reportQuery = ({ step, split, ...days }: ReportSearch) =>
  ({ ...daysOf(days), step: step ?? 'day', split: split ?? 'time' }) as const

export const reportFileHref = (search: ReportSearch): string =>
  `/api/staff/reports/sales/file?${new URLSearchParams(reportQuery(search)).toString()}`

const serviceFilters = { from: DAY, to: DAY } as const
export const readServiceSearch = listSearch(serviceFilters)
export const serviceQuery = (search: ListSearch<typeof serviceFilters>) => daysOf(search)

const figureFilters = { from: DAY, to: DAY, step: REPORT_STEPS } as const
export const readFigureSearch = listSearch(figureFilters)
export type FigureSearch = ListSearch<typeof figureFilters>

/** By week, unless the address says otherwise. */
export const figureQuery = ({ step, ...days }: FigureSearch) =>
  ({ ...daysOf(days), step: step ?? 'week' }) as const

export const figureFileHref = (report: FigureReport, search: FigureSearch): string =>
  `/api/staff/reports/figures/${report}/file?${new URLSearchParams(figureQuery(search)).toString()}`
