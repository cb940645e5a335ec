import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import type { SortKey } from '../../kit/sorting.ts'

const SORTS = ['newest', 'oldest', 'last_sign_in', 'email', 'business_name'] as const
const filters = {
  state: ['open', 'blocked', 'closed'],
  business_type: BUSINESS_TYPES.map(({ id }) => String(id)),
  sort: SORTS,
} as const

export const readCustomerSearch = listSearch(filters)
export type CustomerSearch = ListSearch<typeof filters>

export const CUSTOMER_SORTS: readonly SortKey<(typeof SORTS)[number]>[] = [
  { key: 'newest', column: 'created', descending: true },
  { key: 'oldest', column: 'created', descending: false },
  { key: 'last_sign_in', column: 'seen', descending: true },
  { key: 'email', column: 'email', descending: false },
  { key: 'business_name', column: 'business', descending: false },
]

export const customerQuery = ({ q, state, business_type, sort, page }: CustomerSearch) => ({
  ...(q ? { q } : {}),
  ...(state ? { state } : {}),
  ...(business_type ? { business_type } : {}),
  sort: sort ?? ('newest' as const),
  page: page ?? 1,
  limit: PAGE_SIZE,
})
