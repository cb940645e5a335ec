import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { followLinks } from '@upchar/web/follow-links'
import { onPermissionsChanged, Problem } from '../shell/api/ask.ts'
import { releaseDocuments } from '../shell/viewer/use-document.ts'
import { Toasts } from './layout/toasts.tsx'

const RETRIES = 2

/** Opens the console or the portal in its page. `me`: the key of the question who is signed in. */
export function openPage({
  routerOf,
  isOwnPath,
  me,
}: {
  routerOf: (client: QueryClient) => AnyRouter
  isOwnPath: (path: string) => boolean
  me: readonly unknown[]
}): void {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Retry failures only: a refusal would be repeated.
        retry: (tried, problem) =>
          tried < RETRIES && problem instanceof Problem && problem.kind === 'failed',
      },
    },
  })
  releaseDocuments(queryClient)
  onPermissionsChanged(() => void queryClient.invalidateQueries({ queryKey: me }))
  const router = routerOf(queryClient)
  followLinks(router, isOwnPath)
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  )
}
