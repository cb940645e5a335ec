import { useCallback } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Client-side navigation. `replace` keeps typing in a filter out of the history. `saved` leaves a
 * form whose words have just been saved, without asking.
 */
export function useGo(): (href: string, options?: { replace?: boolean; saved?: boolean }) => void {
  const router: AnyRouter = useRouter()
  return useCallback(
    (href, { replace = false, saved = false } = {}) => {
      void router.navigate({ href, replace, ignoreBlocker: saved })
    },
    [router],
  )
}
