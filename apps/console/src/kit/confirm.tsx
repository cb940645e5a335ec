import type { ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'

/** Asks once more before something is done that others feel. `action` names what will be done, never "OK". */
export function Confirm({ title, action, danger = false, busy, problem, onConfirm, onClose, children }: {
  title: string
  action: string
  danger?: boolean
  busy: boolean
  problem?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title={title} onClose={onClose} footer={(
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>Cancel</Button>
        <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>{action}</Button>
      </div>
    )}>
      <div className="flex flex-col gap-3 text-body-sm">
        {children}
        {problem ? <Notice tone="danger" live>{problem}</Notice> : null}
      </div>
    </Dialog>
  )
}
