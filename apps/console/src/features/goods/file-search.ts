import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

/** What rows do, in the order of the tabs. */
export const OUTCOMES = [
  { value: 'made', name: 'New' },
  { value: 'changed', name: 'Changed' },
  { value: 'refused', name: 'Refused' },
  { value: 'unchanged', name: 'Unchanged' },
] as const

const filters = { outcome: ['made', 'changed', 'refused', 'unchanged'] } as const
export const readFileSearch = listSearch(filters)

export const fileQuery = ({ outcome, page }: ListSearch<typeof filters>) => ({
  outcome,
  page,
  limit: PAGE_SIZE,
})
