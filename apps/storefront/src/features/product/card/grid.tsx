import type { ReactNode } from 'react'
import { Skeleton } from '@upchar/ui/skeleton'

/**
 * 2 cards a row on phones, 3 on tablets and beside the filters, 4 from 1280 px; `wide` is for pages
 * without filters.
 */
export function CardGrid({
  wide = false,
  busy = false,
  children,
}: {
  wide?: boolean
  busy?: boolean
  children: ReactNode
}) {
  return (
    <ul
      aria-busy={busy || undefined}
      className={`grid grid-cols-2 gap-3 transition-opacity sm:grid-cols-3 sm:gap-4 lg:gap-6 ${wide ? 'lg:grid-cols-4 xl:grid-cols-5' : 'xl:grid-cols-4'} ${busy ? 'opacity-50' : ''}`}
    >
      {children}
    </ul>
  )
}

/** The skeleton of a card, with the same dimensions. */
export function ProductCardSkeleton() {
  return (
    <div className="flex flex-col gap-1 rounded-md border border-border bg-surface p-3">
      <Skeleton className="mb-2 aspect-square w-full" />
      <Skeleton className="h-4 w-16" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-2 h-10 w-full" />
      <Skeleton className="mt-1 h-8 w-24" />
    </div>
  )
}
