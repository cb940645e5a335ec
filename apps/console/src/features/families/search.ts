import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { source: ['files', 'reference', 'staff'] } as const
export const readFamiliesSearch = listSearch(filters)
export type FamiliesSearch = ListSearch<typeof filters>

export const familiesQuery = (search: FamiliesSearch) => ({ ...search, limit: PAGE_SIZE })
