import { useCallback } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'

/** Goes to an address of the console. `replace` for what shouldn't be a step of Back: filters while they are typed. */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const router: AnyRouter = useRouter()
  return useCallback(
    (href, { replace = false } = {}) => {
      void router.navigate({ href, replace })
    },
    [router],
  )
}
