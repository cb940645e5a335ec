import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = {} as const
export const readQuarantineSearch = listSearch(filters)

export const quarantineQuery = ({ page }: ListSearch<typeof filters>) => ({
  page,
  limit: PAGE_SIZE,
})
