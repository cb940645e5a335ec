import { istDate } from '@upchar/kernel/dates'
import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../shell/urls/hrefs.ts'

/** Which documents: of a month (YYYY-MM, in India) and a GSTIN; an empty one is all. */
export type MonthSearch = { month: string; gstin: string }

const LISTED = 36

const monthOf = (now: number): string => istDate(now).slice(0, 7)

/** The current month and those before it, newest first. */
export function monthsUntil(now: number): string[] {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number)
  return Array.from({ length: LISTED }, (_, back) => {
    const count = year * 12 + month - 1 - back
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}

/** Reads them from an address; by default the current month. */
export const readMonthSearch = (
  search: Readonly<Record<string, unknown>>,
  now: number,
): MonthSearch => {
  const { month, gstin } = search
  return {
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(String(month)) ? String(month) : monthOf(now),
    gstin: /^[0-9A-Z]{15}$/.test(String(gstin)) ? String(gstin) : '',
  }
}

/** The page of these documents. */
export const monthHref = ({ month, gstin }: MonthSearch): string =>
  `${href.taxDocuments}${stringifySearch({ month, gstin: gstin || undefined })}`

/** The same documents as a file. */
export const fileHref = ({ month, gstin }: MonthSearch, format?: 'pdf'): string =>
  `/api/orders/documents-file${stringifySearch({ month, gstin: gstin || undefined, format })}`
