import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { view: ['credits', 'ended', 'refunds', 'paid', 'returned', 'terms'] } as const
export const readRequestSearch = listSearch(filters)
export type RequestSearch = ListSearch<typeof filters>

export const pageQuery = ({ page }: RequestSearch) => ({ page, limit: PAGE_SIZE })
