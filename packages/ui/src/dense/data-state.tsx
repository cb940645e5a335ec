import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { AlertIcon, InboxIcon, RefreshIcon } from '../icons.tsx'

/** An empty state: why there is nothing, and what to do if something was expected. */
export function EmptyState({
  title,
  children,
  action,
  icon,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-panel text-action">
        {icon ?? <InboxIcon size={24} aria-hidden="true" />}
      </span>
      <p className="mt-1 text-h3 font-semibold">{title}</p>
      {children ? <p className="max-w-form text-body-sm text-text-muted">{children}</p> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  )
}

/** A failed load, with a retry where asking again can help. Never looks like an empty list. */
export function FailedState({
  title,
  message,
  onRetry,
  busy = false,
}: {
  title: string
  message: string
  onRetry: (() => void) | undefined
  busy?: boolean
}) {
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-danger-bg text-danger">
        <AlertIcon size={24} aria-hidden="true" />
      </span>
      <p className="mt-1 text-h3 font-semibold">{title}</p>
      <p className="max-w-form text-body-sm text-text-muted">{message}</p>
      {onRetry ? (
        <Button look="outline" className="mt-2" onClick={onRetry} busy={busy}>
          {busy ? null : <RefreshIcon size={16} aria-hidden="true" />} Try again
        </Button>
      ) : null}
    </div>
  )
}
