import { Suspense } from 'react'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Skeleton } from '@upchar/ui/skeleton'

const Waiting = () => (
  <div className="page-width py-6" aria-busy="true">
    <Skeleton className="h-64 w-full" />
  </div>
)

/**
 * Around a lazy section of the account, whose code only those fetch who open it: it needs scripts, and the other sections
 * stay small. The server renders its place only: a part whose code isn't loaded yet would fail the whole page.
 */
export function LoadedPart({ children }: { children: ReactNode }) {
  return useHydrated() ? (
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  ) : (
    <>
      <Waiting />
      <noscript>
        <p className="page-width py-4">Switch on JavaScript to use this page.</p>
      </noscript>
    </>
  )
}
