import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { useState } from 'react'
import type { ReactNode } from 'react'

export type ConfirmModalProps = {
  /** Phrased as a question. */
  title: string
  /** What is affected, and the consequences. */
  text: ReactNode
  /** A verb for the button, never "OK". */
  action: string
  danger?: boolean
  /** The modal stays open and its button busy until this resolves. */
  onConfirm: () => void | Promise<void>
  /** Where the focus goes if the pressed control is gone; null: back to it. */
  focusAfter?: () => HTMLElement | null
}

/** UI-07: confirms an irreversible action. */
export function ConfirmModal({
  title,
  text,
  action,
  danger = false,
  onConfirm,
  focusAfter,
  onClose,
}: ConfirmModalProps & { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      onClose()
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      focusAfter={focusAfter}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </div>
      }
    >
      <div className="[overflow-wrap:anywhere]">{text}</div>
    </Dialog>
  )
}
