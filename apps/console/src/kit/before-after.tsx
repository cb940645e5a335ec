import { BackIcon } from '@upchar/ui/icons'

/** A value before and after a change. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-md bg-panel px-4 py-3 text-body">
      <span className="sr-only">From</span>
      <span className="text-text-muted line-through">{before}</span>
      <BackIcon size={18} className="rotate-180 text-text-hint" aria-hidden="true" />
      <span className="sr-only">to</span>
      <b>{after}</b>
    </p>
  )
}
