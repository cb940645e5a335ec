import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = { audit: /^[0-9a-f-]{36}$/ } as const
export const readBooksSearch = listSearch(filters)
type BooksSearch = ListSearch<typeof filters>

export const booksQuery = ({ audit, page }: BooksSearch) => ({ audit, page, limit: PAGE_SIZE })
