import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { view: ['terms'] } as const
export const readQuotationSearch = listSearch(filters)

export const pageQuery = ({ q, page }: ListSearch<typeof filters>) => ({
  ...(q !== undefined && { q }),
  page,
  limit: PAGE_SIZE,
})
