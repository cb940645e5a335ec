import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { queue: ['done'] } as const
export const readReturnSearch = listSearch(filters)
export type ReturnSearch = ListSearch<typeof filters>

export const returnQuery = ({ queue, q, page }: ReturnSearch) => ({
  queue,
  q,
  page,
  limit: PAGE_SIZE,
})
