import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Dialog } from '@upchar/ui/dialog'
import { TextArea } from '@upchar/ui/field'

type Props = {
  title: string
  /** What the button does. */
  action: string
  /** It takes nothing from anybody: the button isn’t red. */
  harmless?: boolean
  message: string | null | undefined
  /** The reason's field of the caller's form. */
  reason: Pick<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'error'> & { id: string }
  longest?: number
  /** What the reason answers. */
  label?: string
  /** Where it is read. */
  hint?: string
  busy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  /** What it does to buyers. */
  children: ReactNode
}

/** Does something for which the audit log wants a reason, such as ending it for good. */
export function ReasonDialog(props: Props) {
  const { title, action, message, reason, longest = 300, label = 'Why', harmless = false } = props
  const { hint = 'It stays on record in the audit log' } = props
  const { busy, onSubmit, onClose, children } = props
  return (
    <Dialog title={title} onClose={onClose} focusFirst={() => document.getElementById(reason.id)}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 text-body-sm">
        {message ? (
          <Notice tone="danger" live>
            {message}
          </Notice>
        ) : null}
        {children}
        <TextArea {...reason} label={label} hint={hint} rows={2} maxLength={longest} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={harmless ? 'primary' : 'danger'} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
