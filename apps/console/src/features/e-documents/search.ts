import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { kind: ['e_way_bill'], state: ['done', 'to_cancel', 'cancelled'] } as const
export const readEDocumentSearch = listSearch(filters)
export type EDocumentSearch = ListSearch<typeof filters>

export const listQuery = ({ kind, state, q, page }: EDocumentSearch) => ({
  kind: kind ?? ('e_invoice' as const),
  state: state ?? ('waiting' as const),
  ...(q !== undefined && { q }),
  page,
  limit: PAGE_SIZE,
})
