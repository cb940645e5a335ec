import { useQuery } from '@tanstack/react-query'
import { question } from '../../shell/api/ask.ts'
import { kycQuery } from './search.ts'
import type { KycSearch } from './search.ts'

export type Neighbours = {
  before: string | undefined
  next: string | undefined
  place: string | undefined
}

/**
 * The neighbours in the list the member came from; after its end, the application that has waited
 * longest.
 */
export function useNeighbours(
  id: string,
  search: KycSearch,
  longestWaiting: string | null,
): Neighbours {
  const query = kycQuery(search)
  const { data } = useQuery(question('staffListKyc', { query }))
  const rows = data?.applications ?? []
  const at = rows.findIndex((row) => row.id === id)
  const place =
    at < 0 || !data
      ? undefined
      : `${(query.page - 1) * query.limit + at + 1} of ${data.total_is_more ? 'more than ' : ''}${data.total}`
  return {
    before: at > 0 ? rows[at - 1]?.id : undefined,
    next:
      (at < 0 ? undefined : rows[at + 1]?.id) ??
      (longestWaiting === id ? undefined : (longestWaiting ?? undefined)),
    place,
  }
}
