import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { KYC_STATES } from '@upchar/kernel/kyc-states'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import type { SortKey } from '../../kit/sorting.ts'

const SORTS = ['waiting', 'newest', 'business_name', 'valid_until'] as const
type Sort = (typeof SORTS)[number]

const filters = {
  state: [...KYC_STATES.filter((state) => state !== 'draft'), 'all'],
  step: ['basic', 'pharma'],
  business_type: BUSINESS_TYPES.map(({ id }) => String(id)),
  sort: SORTS,
} as const

/** The queue's query from the address. The default state is waiting for review. */
export const readKycSearch = listSearch(filters)
export type KycSearch = ListSearch<typeof filters>

export const KYC_SORTS: readonly SortKey<Sort>[] = [
  { key: 'waiting', column: 'submitted', descending: false },
  { key: 'newest', column: 'changed', descending: true },
  { key: 'business_name', column: 'business', descending: false },
  { key: 'valid_until', column: 'valid', descending: false },
]

export const stateOf = ({ state }: KycSearch): NonNullable<KycSearch['state']> =>
  state ?? 'submitted'
export const sortOf = (search: KycSearch): Sort =>
  search.sort ?? (stateOf(search) === 'submitted' ? 'waiting' : 'newest')

/** The API's query. */
export function kycQuery(search: KycSearch) {
  const state = stateOf(search)
  return {
    ...(search.q ? { q: search.q } : {}),
    ...(state === 'all' ? {} : { state }),
    ...(search.step
      ? { is_pharma: search.step === 'pharma' ? ('true' as const) : ('false' as const) }
      : {}),
    ...(search.business_type ? { business_type: search.business_type } : {}),
    sort: sortOf(search),
    page: search.page ?? 1,
    limit: PAGE_SIZE,
  }
}
