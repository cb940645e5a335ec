import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { useState } from 'react'
import type { ReactNode } from 'react'

export type ConfirmModalProps = {
  /** A question. */
  title: string
  /** What it is about, and what comes of it. */
  text: ReactNode
  /** What the button does, in a verb: never "OK". */
  action: string
  danger?: boolean
  /** The modal stays, its button busy, until this is done. */
  onConfirm: () => void | Promise<void>
  /** Where the focus goes when what was pressed is gone; null: back to it. */
  focusAfter?: () => HTMLElement | null
}

/** UI-07: asks before something that can't be taken back. */
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
