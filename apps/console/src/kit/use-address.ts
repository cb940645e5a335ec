import { useMemo } from 'react'
import { useLocation, useParams } from '@tanstack/react-router'
import { parseSearch } from '@upchar/web/search-params'
import type { PlainSearch } from '@upchar/web/search-params'

/** The address's search parameters, parsed by `read`. */
export function useSearchOf<T>(read: (raw: PlainSearch) => T): T {
  const text = useLocation({ select: ({ searchStr }) => searchStr })
  return useMemo(() => read(parseSearch(text)), [read, text])
}

/** A path parameter by its name in the route. */
export function usePathPart(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}
