import { useCallback } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'

/** Client-side navigation. `replace` keeps typing in a filter out of the history. */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const router: AnyRouter = useRouter()
  return useCallback(
    (href, { replace = false } = {}) => {
      void router.navigate({ href, replace })
    },
    [router],
  )
}
