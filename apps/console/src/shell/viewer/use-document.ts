import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { ask, Problem } from '../api/ask.ts'

const SHOWN = ['application/pdf', 'image/jpeg', 'image/png']
const KEPT_MS = 60_000
const KEY = 'document'

type Shown = { type: string; url: string }
const isShown = (data: unknown): data is Shown =>
  typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'

/** Fetches a document by a short-lived link for this member. The server records each fetch. */
const documentQuestion = (id: string) =>
  queryOptions<Shown, Problem>({
    queryKey: [KEY, id],
    queryFn: async ({ signal }) => {
      const { url } = await ask('staffGetKycFileLink', { params: { id } })
      const response = await fetch(url, { signal, credentials: 'same-origin' }).catch(
        () => undefined,
      )
      const type = response?.headers.get('content-type')?.split(';', 1)[0] ?? ''
      if (!response?.ok || !SHOWN.includes(type)) {
        throw new Problem('failed', {
          status: response?.status ?? 0,
          code: 'document_failed',
          message: '',
          fields: [],
          detail: {},
        })
      }
      // The server decides the type, never the file's content.
      return { type, url: URL.createObjectURL(new Blob([await response.arrayBuffer()], { type })) }
    },
    staleTime: Infinity,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    retry: false,
  })

/** Revokes a document's object URL when it leaves the cache, and all of them at sign-out. */
export function releaseDocuments(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === KEY && isShown(query.state.data))
      URL.revokeObjectURL(query.state.data.url)
  })
}

/** A document in memory as an object URL. */
export function useDocument(id: string) {
  const { data, error, isFetching, refetch } = useQuery(documentQuestion(id))
  return { type: data?.type, url: data?.url, error, isFetching, retry: () => void refetch() }
}
