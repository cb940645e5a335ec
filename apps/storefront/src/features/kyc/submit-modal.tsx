import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { CheckIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import type { ModalProps } from '../../shell/modals/modals.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    /** `onSubmit` gives the words of a refusal, null when it was sent. */
    'kyc-submit': {
      sections: readonly { name: string; files: number }[]
      onSubmit: () => Promise<string | null>
    }
  }
}

/** UI-07 'KYC submit': what goes to the team, and the press that sends it. */
export function SubmitModal({
  sections,
  onSubmit,
  onClose,
}: ModalProps['kyc-submit'] & { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const submit = async () => {
    setBusy(true)
    const refused = await onSubmit()
    setBusy(false)
    if (refused === null) onClose()
    else setSaid(refused)
  }
  return (
    <Dialog
      title="Send for checking?"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="grow" busy={busy} onClick={() => void submit()}>
            Send for checking
          </Button>
          <Button look="outline" className="grow" onClick={onClose}>
            Look it over again
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
          By sending you confirm that the details are true and that the documents are yours or your
          organisation’s.
        </p>
        <p className="text-text-muted">
          Only our KYC team sees your documents. While they are checked you can’t change them; we
          write to you by email when it is decided.
        </p>
        {said ? (
          <p role="alert" className="font-semibold text-danger">
            {said}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
