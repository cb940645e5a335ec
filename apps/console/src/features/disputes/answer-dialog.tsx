import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  EVIDENCE_KIND_WORDS,
  EVIDENCE_KINDS,
  EVIDENCE_MOST_FILES,
  EVIDENCE_SUMMARY_LONGEST,
} from '@upchar/kernel/dispute-evidence'
import type { EvidenceKind } from '@upchar/kernel/dispute-evidence'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Dialog } from '@upchar/ui/dialog'
import { Select, TextArea } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { FilePicker } from '../../kit/file-picker.tsx'
import { rupees } from '../../kit/format.ts'
import { useCall, useUpload } from '../../shell/api/ask.ts'
import type { Dispute } from './words.ts'

type Attached = { id: string; name: string; kind: EvidenceKind }
const SHORTEST = 10
const KINDS = EVIDENCE_KINDS.map((value) => ({ value, name: EVIDENCE_KIND_WORDS[value] }))

/** Attaches files, says why the payment is right, and sends both to the buyer's bank (RET-04). */
export function AnswerDialog({ row, onClose }: { row: Dispute; onClose: () => void }) {
  const [files, setFiles] = useState<readonly Attached[]>([])
  const [summary, setSummary] = useState('')
  const [problem, setProblem] = useState('')
  const client = useQueryClient()
  const upload = useUpload('staffUploadEvidence', {
    onSuccess: ({ document }) => {
      // What is attached first is usually the proof of delivery, then the invoice.
      const kind = files.length === 0 ? 'shipping_proof' : 'billing_proof'
      setFiles((before) => [...before, { ...document, kind }])
      setProblem('')
    },
  })
  const contest = useCall('staffContestDispute', {
    onSuccess: ({ dispute: { evidence } }) => {
      showAlert(
        1,
        evidence.some(({ at }) => at === null)
          ? 'The gateway doesn’t answer: the evidence is kept and sent by itself'
          : 'The evidence is sent to the bank',
      )
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListDisputes'] })
    },
  })
  const send = () => {
    const text = summary.trim()
    const missing =
      files.length === 0
        ? 'Attach a file'
        : text.length < SHORTEST
          ? 'Say in a sentence why the payment is right'
          : ''
    setProblem(missing)
    if (missing !== '') return
    const documents = files.map(({ id, kind }) => ({ id, kind }))
    contest.mutate({ params: { id: row.id }, body: { summary: text, documents } })
  }
  const message = problem || (contest.error ?? upload.error)?.message
  return (
    <Dialog title={`Answer ${row.id}`} onClose={onClose}>
      <div className="flex flex-col gap-4 text-body-sm">
        <p>
          {rupees(row.amount)} · {row.reason}. The bank reads what you send once: attach the proof
          of delivery and the invoice.
        </p>
        {message ? (
          <Notice tone="danger" live>
            {message}
          </Notice>
        ) : null}
        <Files files={files} onChange={setFiles} />
        <AttachFile
          busy={upload.isPending}
          isFull={files.length >= EVIDENCE_MOST_FILES}
          onFile={(file) => upload.mutate(file)}
        />
        <TextArea
          id="summary"
          label="Why the payment is right"
          hint="Such as: delivered on 12 November to the buyer’s clinic, signed by Dr Rao"
          rows={4}
          maxLength={EVIDENCE_SUMMARY_LONGEST}
          value={summary}
          onChange={({ currentTarget }) => setSummary(currentTarget.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={contest.isPending} onClick={send}>
            Send to the bank
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type FilesProps = { files: readonly Attached[]; onChange: (files: readonly Attached[]) => void }

const Files = ({ files, onChange }: FilesProps) => (
  <ul aria-label="Attached files" className="flex flex-col gap-3 empty:hidden">
    {files.map((file) => (
      <li key={file.id} className="flex flex-wrap items-end gap-3">
        <Select
          id={file.id}
          label={file.name}
          value={file.kind}
          onChange={({ currentTarget }) =>
            onChange(
              files.map((one) =>
                one.id === file.id
                  ? {
                      ...one,
                      kind: EVIDENCE_KINDS.find((k) => k === currentTarget.value) ?? one.kind,
                    }
                  : one,
              ),
            )
          }
        >
          {KINDS.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Button look="quiet" onClick={() => onChange(files.filter(({ id }) => id !== file.id))}>
          Remove<span className="sr-only"> {file.name}</span>
        </Button>
      </li>
    ))}
  </ul>
)

type AttachProps = { busy: boolean; isFull: boolean; onFile: (file: File) => void }

function AttachFile({ busy, isFull, onFile }: AttachProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isFull ? null : (
        <FilePicker
          label="Evidence file"
          accept="application/pdf,image/jpeg,image/png"
          look="outline"
          busy={busy}
          onFiles={([file]) => onFile(file)}
        >
          Attach a file
        </FilePicker>
      )}
      <p className="text-caption text-text-hint">PDF, JPEG or PNG, up to 5 MB each</p>
    </div>
  )
}
