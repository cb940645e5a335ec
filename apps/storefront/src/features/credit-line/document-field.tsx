import { buttonClass } from '@upchar/ui/button'
import { FieldError } from '@upchar/ui/field'
import { TrashIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { upload } from '../../shell/api/upload.ts'
import type { CreditFile, CreditForm } from './credit-types.ts'

type Props = {
  id: string
  document: CreditForm['documents'][number]
  files: readonly CreditFile[]
  error: string | undefined
  onChange: (files: CreditFile[]) => void
}

/** The files of one document: they go to the lender's service, and can be deleted there until the application is sent (CREDIT-04). */
export function DocumentField({
  id,
  document: { name, label, required },
  files,
  error,
  onChange,
}: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = async (file: File | undefined) => {
    if (file === undefined) return
    setBusy(true)
    setProblem(undefined)
    const signal = new AbortController().signal
    const onProgress = () => undefined
    const sent = await upload('uploadCreditFile', file, { field: name }, { onProgress, signal })
    if (sent.ok) onChange([...files, sent.data.file])
    else setProblem(sent.error.message)
    setBusy(false)
  }
  const remove = async (fileId: string) => {
    setBusy(true)
    const gone = await api('deleteCreditFile', { body: { file_id: fileId } })
    if (gone.ok) onChange(files.filter((one) => one.file_id !== fileId))
    else setProblem(gone.error.message)
    setBusy(false)
  }
  const wrong = problem ?? error
  return (
    <div className="flex flex-col gap-2" aria-busy={busy}>
      <span className="text-body-sm font-medium">
        {label}
        {required ? null : <span className="font-normal text-text-hint"> (optional)</span>}
      </span>
      <FieldError id={id} error={wrong} />
      <ul className="flex flex-col gap-1 text-body-sm">
        {files.map((file) => (
          <li key={file.file_id} className="flex items-center justify-between gap-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{file.name}</span>
            <button
              type="button"
              disabled={busy}
              className={buttonClass('quiet')}
              aria-label={`Delete ${file.name}`}
              onClick={() => void remove(file.file_id)}
            >
              <TrashIcon size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <label className="flex min-h-control cursor-pointer items-center justify-center rounded-md border border-action bg-surface px-4 text-body-sm font-semibold text-action focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-panel sm:self-start">
        {busy ? 'Sending …' : files.length > 0 ? 'Add another file' : 'Choose a file'}
        <span className="sr-only"> for {label}</span>
        <input
          id={id}
          type="file"
          className="sr-only"
          accept="application/pdf,image/jpeg,image/png"
          disabled={busy}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => {
            void add(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}
