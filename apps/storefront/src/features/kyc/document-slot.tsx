import { Button } from '@upchar/ui/button'
import { FieldError } from '@upchar/ui/field'
import {
  CheckIcon,
  FileTextIcon,
  ImageIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
} from '@upchar/ui/icons'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { pushModal } from '../../shell/modals/modals.ts'
import { limitWords } from './check-file.ts'
import { fileSize } from './kyc-words.ts'
import { kycId } from './kyc-types.ts'
import type { KycDocument, KycFile } from './kyc-types.ts'

export type DocumentSlotProps = {
  slot: KycDocument
  pharma: boolean
  files: readonly KycFile[]
  error: string | undefined
  onFiles: (change: (before: readonly KycFile[]) => readonly KycFile[]) => void
}

/** A document of the form with its files (KYC-04). */
export function DocumentSlot({ slot, pharma, files, error, onFiles }: DocumentSlotProps) {
  const id = kycId(slot.document)
  const full = files.length >= slot.max_files
  const add = (replaces?: KycFile) =>
    pushModal('kyc-upload', {
      slot,
      pharma,
      present: files.length,
      ...(replaces ? { replaces } : {}),
      onAdded: (file) =>
        onFiles((before) => [...before.filter((one) => one.file_id !== replaces?.file_id), file]),
    })
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      className="min-w-0 rounded-md border border-control-border p-3 sm:p-4"
    >
      <legend className="sr-only">{slot.label}</legend>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:flex-nowrap">
        <div className="min-w-0">
          <SlotLabel slot={slot} filled={files.length > 0} />
          <p id={`${id}-hint`} className="text-body-sm text-text-muted">
            {slot.hint ? `${slot.hint}. ` : ''}
            {limitWords(slot)}
          </p>
          <FieldError id={id} error={error} />
        </div>
        {full ? null : (
          <AddButton id={id} slot={slot} another={files.length > 0} onAdd={() => add()} />
        )}
      </div>
      {files.length > 0 ? (
        <ul
          aria-label={`Files of ${slot.label}`}
          className="mt-3 flex flex-col divide-y divide-border border-t border-border"
        >
          {files.map((file) => (
            <FileRow
              key={file.file_id}
              file={file}
              onReplace={() => add(file)}
              onDeleted={() =>
                onFiles((before) => before.filter((one) => one.file_id !== file.file_id))
              }
            />
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}

/** Opens an uploaded file in a new tab, through a short-lived link for this buyer only. */
async function openFile(file: KycFile): Promise<void> {
  // Opened in the click handler: a tab opened after the answer would be blocked as a popup.
  const tab = window.open('', '_blank')
  const link = await api('getFileLink', { params: { id: file.file_id } })
  if (link.ok && tab) {
    tab.opener = null
    tab.location.replace(link.data.url)
    return
  }
  tab?.close()
  if (!link.ok) showAlert(2, failureText(link))
  else location.assign(link.data.url)
}

export function FileName({ file }: { file: KycFile }) {
  const Icon = file.media_type === 'application/pdf' ? FileTextIcon : ImageIcon
  return (
    <button
      type="button"
      className="flex min-h-11 max-w-full min-w-0 items-center gap-2 text-left text-body-sm text-link hover:underline"
      onClick={() => void openFile(file)}
    >
      <Icon size={18} className="shrink-0" aria-hidden="true" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="tabular shrink-0 text-caption text-text-muted">{fileSize(file.bytes)}</span>
      <span className="sr-only">, opens in a new tab</span>
    </button>
  )
}

function FileRow({
  file,
  onReplace,
  onDeleted,
}: {
  file: KycFile
  onReplace: () => void
  onDeleted: () => void
}) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const result = await api('deleteKycFile', { body: { file_id: file.file_id } })
    setBusy(false)
    if (!result.ok && result.error.code !== 'file_unknown') return showAlert(2, failureText(result))
    showAlert(1, result.ok ? result.data.message : 'File deleted')
    onDeleted()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <FileName file={file} />
      <span className="flex shrink-0">
        <Button look="quiet" className="px-3" onClick={onReplace}>
          <UndoIcon size={16} aria-hidden="true" /> Replace
          <span className="sr-only"> {file.name}</span>
        </Button>
        <Button look="quiet" className="px-3" busy={busy} onClick={() => void remove()}>
          <TrashIcon size={16} aria-hidden="true" /> Delete
          <span className="sr-only"> {file.name}</span>
        </Button>
      </span>
    </li>
  )
}

function SlotLabel({ slot, filled }: { slot: KycDocument; filled: boolean }) {
  return (
    <p aria-hidden="true" className="flex items-center gap-2 text-body-sm font-medium">
      {slot.label}
      {slot.required ? null : <span className="font-normal text-text-hint">(optional)</span>}
      {filled ? <CheckIcon size={16} className="text-success" aria-hidden="true" /> : null}
    </p>
  )
}

function AddButton({
  id,
  slot,
  another,
  onAdd,
}: {
  id: string
  slot: KycDocument
  another: boolean
  onAdd: () => void
}) {
  return (
    <Button
      id={id}
      look="outline"
      className="shrink-0"
      aria-label={`Add a file: ${slot.label}`}
      onClick={onAdd}
    >
      <UploadIcon size={16} aria-hidden="true" /> {another ? 'Add another' : 'Add a file'}
    </Button>
  )
}
