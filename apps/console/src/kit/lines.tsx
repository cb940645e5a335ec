import { Skeleton } from '@upchar/ui/skeleton'

/** A placeholder for a panel's text while it loads. */
export function Lines({ count = 6 }: { count?: number }) {
  return (
    <div className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4">
      {/* eslint-disable-next-line react/no-array-index-key */}
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className={at % 3 === 2 ? 'h-4 w-1/2' : 'h-4 w-5/6'} />
      ))}
    </div>
  )
}
