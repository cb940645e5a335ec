import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import { WAITS } from './words.ts'

const filters = { view: ['cleared', 'unsettled', 'bank', 'all'], days: WAITS } as const
export const readSettlementSearch = listSearch(filters)
export type SettlementSearch = ListSearch<typeof filters>

export const pageQuery = ({ page }: SettlementSearch) => ({ page, limit: PAGE_SIZE })
export const unsettledQuery = ({ page, days }: SettlementSearch) => ({
  page,
  limit: PAGE_SIZE,
  days: Number(days ?? 0),
})
