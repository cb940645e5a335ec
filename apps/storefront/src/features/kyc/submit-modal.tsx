import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { CheckIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import type { ModalProps } from '../../shell/modals/modals.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    /** `onSubmit` returns the message of a refusal, or null after submitting. */
    'kyc-submit': {
      sections: readonly { name: string; files: number }[]
      onSubmit: () => Promise<string | null>
    }
  }
}

/** UI-07 'KYC submit': confirms before submitting to the team. */
export function SubmitModal({
  sections,
  onSubmit,
  onClose,
}: ModalProps['kyc-submit'] & { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const submit = async () => {
    setBusy(true)
    const refused = await onSubmit()
    setBusy(false)
    if (refused === null) onClose()
    else setMessage(refused)
  }
  return (
    <Dialog
      title="Submit for review?"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="grow" busy={busy} onClick={() => void submit()}>
            Submit for review
          </Button>
          <Button look="outline" className="grow" onClick={onClose}>
            Check again
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 text-body-sm">
        <ul className="flex flex-col gap-2">
          {sections.map(({ name, files }) => (
            <li key={name} className="flex items-start gap-2">
              <CheckIcon size={18} className="shrink-0 text-success" aria-hidden="true" />
              <span>
                {name}
                {files > 0 ? (
                  <span className="text-text-muted"> · {plural(files, 'file')}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
        <p>
          By submitting, you confirm that the details are true and that the documents are yours or
          your organisation’s.
        </p>
        <p className="text-text-muted">
          Only our KYC team sees your documents. You can’t change them during the review. We will
          email you the decision.
        </p>
        {message ? (
          <p role="alert" className="font-semibold text-danger">
            {message}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
