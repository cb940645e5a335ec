import { DAY, listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const ID = /^[1-9]\d{0,8}$/
const filters = { from: DAY, to: DAY, seller: ID, warehouse: ID } as const
export const readH1Search = listSearch(filters)
export type H1Search = ListSearch<typeof filters>

export const h1Query = ({ from, to, seller, warehouse, page }: H1Search) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(seller !== undefined && { seller }),
  ...(warehouse !== undefined && { warehouse }),
  page,
  limit: PAGE_SIZE,
})

/** The register as a file, narrowed alike. */
export function h1FileHref(
  { from, to, seller, warehouse }: H1Search,
  format: 'csv' | 'pdf',
): string {
  const query = new URLSearchParams({ format })
  for (const [key, value] of Object.entries({ from, to, seller, warehouse }))
    if (value !== undefined) query.set(key, value)
  return `/api/staff/schedule-h1/file?${query.toString()}`
}
