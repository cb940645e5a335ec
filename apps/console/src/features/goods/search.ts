import { WAITING_REASONS, WAITING_REASON_WORDS } from '@upchar/kernel/waiting-goods'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

/** The reasons to narrow the list by. */
export const REASONS = WAITING_REASONS.map((value) => ({
  value,
  name: WAITING_REASON_WORDS[value].short,
}))

const filters = { state: ['refused'], reason: WAITING_REASONS } as const
export const readGoodsSearch = listSearch(filters)
export type GoodsSearch = ListSearch<typeof filters>

export const goodsQuery = (search: GoodsSearch) => ({ ...search, limit: PAGE_SIZE })
