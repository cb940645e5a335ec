import type { ReactNode } from 'react'
import { CloseIcon } from '@upchar/ui/icons'

/**
 * An automatic notice in the corner of the page. It takes no focus, blocks nothing, and closes with
 * one press or Escape.
 */
export function CornerCard({
  title,
  children,
  actions,
  onAway,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
  onAway: () => void
}) {
  return (
    // Handles Escape from the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      aria-label={title}
      className="fixed inset-x-3 bottom-[calc(0.75rem+var(--bottom-bar-taken))] z-tray rounded-lg border border-border bg-surface p-4 shadow-2 sm:right-6 sm:bottom-[calc(1.5rem+var(--bottom-bar-taken))] sm:left-auto sm:w-96"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onAway()
      }}
    >
      <div className="flex items-start gap-2">
        <h2 className="grow text-h3 font-semibold">{title}</h2>
        <button
          type="button"
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-panel"
          aria-label={`Close: ${title}`}
          onClick={onAway}
        >
          <CloseIcon size={20} aria-hidden="true" />
        </button>
      </div>
      <div className="text-body-sm text-text-muted">{children}</div>
      {/* Accepting and dismissing are equally easy. */}
      <div className="mt-3 flex gap-2 *:flex-1 *:px-2">{actions}</div>
    </aside>
  )
}
