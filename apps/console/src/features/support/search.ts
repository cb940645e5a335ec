import { TICKET_FILTERS } from '@upchar/kernel/tickets'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { state: ['answered', 'closed'], whose: ['mine'], only: TICKET_FILTERS } as const
export const readTicketSearch = listSearch(filters)
export type TicketSearch = ListSearch<typeof filters>

export const ticketQuery = ({ state, whose, only, q, page }: TicketSearch) => ({
  state,
  whose,
  only,
  q,
  page,
  limit: PAGE_SIZE,
})
