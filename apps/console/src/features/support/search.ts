import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { state: ['answered', 'closed'], whose: ['mine'] } as const
export const readTicketSearch = listSearch(filters)
export type TicketSearch = ListSearch<typeof filters>

export const ticketQuery = ({ state, whose, q, page }: TicketSearch) => ({
  state,
  whose,
  q,
  page,
  limit: PAGE_SIZE,
})
