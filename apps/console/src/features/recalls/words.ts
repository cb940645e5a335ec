import type { Answer } from '@upchar/contract/schema/endpoints'
import { RECALL_CLASS_WORDS } from '@upchar/kernel/recalls'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type Recall = Answer<'staffListRecalls'>['recalls'][number]
export type Found = Answer<'staffGetRecall'>['found']
export type SoldOrder = Answer<'staffListRecallOrders'>['orders'][number]

const filters = {} as const
export const readRecallSearch = listSearch(filters)
export const recallQuery = ({ page }: ListSearch<typeof filters>) => ({ page, limit: PAGE_SIZE })

/** A batch or serial numbers, as people name them. */
export const goodsWords = ({ batch, serials }: Pick<Recall, 'batch' | 'serials'>): string =>
  [
    batch === '' ? '' : `batch ${batch}`,
    serials.length === 0 ? '' : `serial ${serials.slice(0, 3).join(', ')}`,
    serials.length > 3 ? `and ${serials.length - 3} more` : '',
  ]
    .filter(Boolean)
    .join(', ')

export const className = (of: Recall['class']): string => RECALL_CLASS_WORDS[of].name

/** Typed or scanned serial numbers, separated by commas, spaces or lines. */
export const serialsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
