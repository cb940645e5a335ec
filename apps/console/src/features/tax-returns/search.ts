import { MONTH, monthsUntil } from '@upchar/kernel/months'
import type { TaxReturnForm } from '@upchar/kernel/tax-return-rules'
import { listSearch } from '../../kit/list-search.ts'

const filters = {
  month: MONTH,
  gstin: /^[0-9A-Z]{15}$/,
  form: ['gstr-1', 'gstr-8'],
} as const
export const readReturnSearch = listSearch(filters)

/** Two years back: what is older was filed long ago. */
export const shownMonths = (now = Date.now()): string[] => monthsUntil(now, 24)

/** The month before this one is what has to be filed now. */
export const defaultMonth = (now = Date.now()): string => monthsUntil(now, 2)[1] ?? ''

export type Which = { gstin: string; form: TaxReturnForm; month: string }

export const fileHref = ({ gstin, form, month }: Which, format: 'json' | 'zip'): string =>
  `/api/staff/tax-returns/${gstin}/${form}/${month}/file?format=${format}`

/** The vouchers for Tally (`zip`) or the sales register (`csv`) of a GSTIN and month. */
export const booksHref = ({ gstin, month }: Which, format: 'zip' | 'csv'): string =>
  `/api/staff/seller-books/${gstin}/${month}/file?format=${format}`
