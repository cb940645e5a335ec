import { STAFF_ROLES } from '@upchar/kernel/staff-permissions'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = {
  role: STAFF_ROLES,
  state: ['invited', 'enrolling', 'active', 'disabled'],
} as const
export const readTeamSearch = listSearch(filters)
export type TeamSearch = ListSearch<typeof filters>

export const teamQuery = ({ q, role, state, page }: TeamSearch) => ({
  ...(q ? { q } : {}),
  ...(role ? { role } : {}),
  ...(state ? { state } : {}),
  page: page ?? 1,
  limit: PAGE_SIZE,
})
