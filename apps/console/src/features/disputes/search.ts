import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { view: ['under_review', 'to_settle', 'ended'] } as const
export const readDisputeSearch = listSearch(filters)
export type DisputeSearch = ListSearch<typeof filters>

export const pageQuery = ({ page }: DisputeSearch) => ({ page, limit: PAGE_SIZE })
