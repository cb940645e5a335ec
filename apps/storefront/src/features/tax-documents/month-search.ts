import { MONTH, monthOf } from '@upchar/kernel/months'
import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../shell/urls/hrefs.ts'

/** Which documents: of a month (YYYY-MM, in India) and a GSTIN; an empty one is all. */
export type MonthSearch = { month: string; gstin: string }

/** Reads them from an address; by default the current month. */
export const readMonthSearch = (
  search: Readonly<Record<string, unknown>>,
  now: number,
): MonthSearch => {
  const { month, gstin } = search
  return {
    month: MONTH.test(String(month)) ? String(month) : monthOf(now),
    gstin: /^[0-9A-Z]{15}$/.test(String(gstin)) ? String(gstin) : '',
  }
}

/** The page of these documents. */
export const monthHref = ({ month, gstin }: MonthSearch): string =>
  `${href.taxDocuments}${stringifySearch({ month, gstin: gstin || undefined })}`

/** The same documents as a file. */
export const fileHref = ({ month, gstin }: MonthSearch, format?: 'pdf'): string =>
  `/api/orders/documents-file${stringifySearch({ month, gstin: gstin || undefined, format })}`
