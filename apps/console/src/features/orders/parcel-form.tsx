import type { FormEvent, ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { useFormFocus } from '../../kit/use-form-focus.ts'
import type { Problem } from '../../shell/api/ask.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { isOutrun } from './use-parcel-change.ts'

/** The frame of a form about a parcel, inside the parcel's own box: what it changes stays in view above it. */
export function ParcelForm({
  title,
  action,
  busy,
  message,
  problem,
  unsaved,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  action: string
  busy: boolean
  message: string
  problem: Problem | null
  /** Whether something was typed that isn't saved. */
  unsaved: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}) {
  const form = useFormFocus()
  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={onSubmit}
      className="flex flex-col gap-3 rounded-md bg-panel p-4"
    >
      {message ? (
        <Notice tone={isOutrun(problem) ? 'warning' : 'danger'} live>
          {message}
          {isOutrun(problem) ? ' What you typed is still here.' : ''}
        </Notice>
      ) : null}
      {children}
      <LeaveGuard unsaved={unsaved} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
