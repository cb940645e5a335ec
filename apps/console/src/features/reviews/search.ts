import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { state: ['published', 'refused'], review: /^[\da-f-]{36}$/ } as const

/** The queue's query from the address; `review` opens one. */
export const readReviewSearch = listSearch(filters)
export type ReviewSearch = ListSearch<typeof filters>

export const reviewQuery = ({ state, q, page }: ReviewSearch) => ({
  state,
  q,
  page,
  limit: PAGE_SIZE,
})
