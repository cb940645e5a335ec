import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'

/** Confirms an action that affects others. `action` names it, never "OK". */
export function Confirm({
  title,
  action,
  danger = false,
  busy,
  problem,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  action: string
  danger?: boolean
  busy: boolean
  problem?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  // A destructive action must not be one Enter away.
  const first = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      focusFirst={() => document.getElementById(first)}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button id={danger ? first : undefined} look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            id={danger ? undefined : first}
            look={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 text-body-sm">
        {children}
        {problem ? (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
