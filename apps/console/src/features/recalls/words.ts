import type { Answer } from '@upchar/contract/schema/endpoints'
import { RECALL_CLASS_WORDS, RECALL_NOTICE_STATES } from '@upchar/kernel/recalls'
import type { BadgeTone } from '@upchar/ui/badge'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type Recall = Answer<'staffListRecalls'>['recalls'][number]
export type Found = Answer<'staffGetRecall'>['found']
export type SoldOrder = Answer<'staffListRecallOrders'>['orders'][number]

export type Notice = Answer<'staffListRecallNotices'>['notices'][number]

/** Below a recall: its orders, or the buyers who were told, all or by state. */
const filters = { show: ['buyers', ...RECALL_NOTICE_STATES] } as const
export const readRecallSearch = listSearch(filters)
export type RecallSearch = ListSearch<typeof filters>
export const recallQuery = ({ page }: RecallSearch) => ({ page, limit: PAGE_SIZE })
export const noticesQuery = ({ page, show }: RecallSearch) => ({
  page,
  limit: PAGE_SIZE,
  state: show === 'buyers' ? undefined : show,
})

export const NOTICE_TONES: Readonly<Record<Notice['state'], BadgeTone>> = {
  queued: 'neutral',
  told: 'info',
  acknowledged: 'success',
  not_reached: 'danger',
}

/** The address of the buyers as a file, as the list is narrowed. */
export const buyersFile = (id: number, search: RecallSearch): string => {
  const { state } = noticesQuery(search)
  return `/api/staff/recalls/${id}/notices-file${state === undefined ? '' : `?state=${state}`}`
}

/** The address of the report for the authority. */
export const reportFile = (id: number, format: 'pdf' | 'csv'): string =>
  `/api/staff/recalls/${id}/report?format=${format}`

/** A batch or serial numbers, as people name them. */
export const goodsWords = ({ batch, serials }: Pick<Recall, 'batch' | 'serials'>): string =>
  [
    batch === '' ? '' : `batch ${batch}`,
    batch === '' && serials.length === 0 ? 'all of it, whatever the batch' : '',
    serials.length === 0 ? '' : `serial ${serials.slice(0, 3).join(', ')}`,
    serials.length > 3 ? `and ${serials.length - 3} more` : '',
  ]
    .filter(Boolean)
    .join(', ')

export const className = (of: Recall['class']): string => RECALL_CLASS_WORDS[of].name

/** Typed or scanned serial numbers, separated by commas, spaces or lines. */
export const serialsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
