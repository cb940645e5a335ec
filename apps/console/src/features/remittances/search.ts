import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import { WAITS } from './words.ts'

const filters = { kind: ['charges'], view: ['settled', 'awaited', 'lists'], days: WAITS } as const
export const readRemittanceSearch = listSearch(filters)
export type RemittanceSearch = ListSearch<typeof filters>

export const pageQuery = ({ kind, page }: RemittanceSearch) => ({
  kind: kind ?? ('cash' as const),
  page,
  limit: PAGE_SIZE,
})
export const awaitedQuery = ({ page, days }: RemittanceSearch) => ({
  page,
  limit: PAGE_SIZE,
  days: Number(days ?? 0),
})
