import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { followLinks } from '@upchar/web/follow-links'
import { onPermissionsChanged, Problem } from './shell/api/ask.ts'
import { isConsolePath } from './shell/hrefs.ts'
import { meQuestion } from './shell/api/me.ts'
import { releaseDocuments } from './shell/viewer/use-document.ts'
import { createConsoleRouter } from './app/router.tsx'
import { Toasts } from './app/layout/toasts.tsx'

const RETRIES = 2

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
onPermissionsChanged(() => void queryClient.invalidateQueries({ queryKey: meQuestion.queryKey }))

const router = createConsoleRouter(queryClient)
followLinks(router, isConsolePath)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  )
}
