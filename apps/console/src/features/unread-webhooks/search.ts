import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { state: ['settled'] } as const
export const readMessageSearch = listSearch(filters)
export type MessageSearch = ListSearch<typeof filters>

export const messageQuery = ({ state, page }: MessageSearch) => ({ state, page, limit: PAGE_SIZE })
