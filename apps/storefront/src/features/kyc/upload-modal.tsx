import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { Dialog } from '@upchar/ui/dialog'
import { AlertIcon, CameraIcon, CheckIcon, UploadIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ModalProps } from '../../shell/modals/modals.ts'
import { fileProblem, limitWords } from './check-file.ts'
import { fileSize } from './kyc-words.ts'
import type { KycDocument, KycFile } from './kyc-types.ts'
import { uploadPaper } from './upload.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    'kyc-upload': {
      slot: KycDocument
      pharma: boolean
      present: number
      replaces?: KycFile
      onAdded: (file: KycFile) => void
    }
  }
}

type Sending = {
  key: number
  name: string
  bytes: number
  share: number
  state: 'sending' | 'done' | 'failed'
  message: string
  again: (() => void) | null
  stop: () => void
}

let lastKey = 0

/** UI-07 'KYC file upload': limits before choosing, progress for each file, what went wrong and another try (guide 60). */
export function UploadModal({
  slot,
  pharma,
  present,
  replaces,
  onAdded,
  onClose,
}: ModalProps['kyc-upload'] & { onClose: () => void }) {
  const [rows, setRows] = useState<readonly Sending[]>([])
  const [over, setOver] = useState(false)
  const room = replaces ? 1 : slot.max_files - present
  const sent = rows.filter((row) => row.state !== 'failed').length
  const busy = rows.some((row) => row.state === 'sending')
  const put = (key: number, part: Partial<Sending>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))

  const send = async (file: File, key: number) => {
    const stopper = new AbortController()
    put(key, { state: 'sending', share: 0, message: '', again: null, stop: () => stopper.abort() })
    const result = await uploadPaper(
      file,
      { document: slot.document, pharma, replaces: replaces?.file_id },
      { signal: stopper.signal, onProgress: (share) => put(key, { share }) },
    )
    if (result.ok) {
      onAdded(result.data.file)
      return put(key, { state: 'done', share: 1, message: result.data.message })
    }
    if (result.error.code === 'aborted')
      return setRows((all) => all.filter((row) => row.key !== key))
    const lost = result.kind === 'failed'
    put(key, {
      state: 'failed',
      message: lost ? 'The file didn’t get through. Check your connection.' : result.error.message,
      again: lost ? () => void send(file, key) : null,
    })
  }

  const take = (files: readonly File[]) => {
    const chosen = files.slice(0, Math.max(0, room - sent))
    const tooMany = files.length - chosen.length
    const fresh = chosen.map((file): { file: File; row: Sending } => {
      lastKey += 1
      const wrong = fileProblem(file, slot)
      return {
        file,
        row: {
          key: lastKey,
          name: file.name,
          bytes: file.size,
          share: 0,
          state: wrong === undefined ? 'sending' : 'failed',
          message: wrong ?? '',
          again: null,
          stop: () => undefined,
        },
      }
    })
    lastKey += 1
    const left: Sending[] =
      tooMany > 0
        ? [
            {
              key: lastKey,
              name: `${tooMany} more`,
              bytes: 0,
              share: 0,
              state: 'failed',
              message: `Not sent: at most ${slot.max_files} here.`,
              again: null,
              stop: () => undefined,
            },
          ]
        : []
    setRows((all) => [...all, ...fresh.map(({ row }) => row), ...left])
    for (const { file, row } of fresh) if (row.state === 'sending') void send(file, row.key)
  }

  const full = room - sent <= 0
  return (
    <Dialog
      title={replaces ? `Replace: ${slot.label}` : slot.label}
      onClose={onClose}
      footer={
        <Button
          className="w-full"
          look={rows.length > 0 && !busy ? 'primary' : 'outline'}
          onClick={onClose}
        >
          {busy ? 'Close, and go on sending' : 'Done'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-body-sm text-text-muted">
          {slot.hint ? `${slot.hint}. ` : ''}
          {limitWords(slot)} Names and numbers must be readable.
          {replaces ? ` “${replaces.name}” goes once the new file is here.` : ''}
        </p>
        {full ? null : (
          <div
            className={cx(
              'flex flex-col items-stretch gap-2 rounded-md border-2 border-dashed p-4 sm:items-center',
              over ? 'border-action bg-panel' : 'border-control-border',
            )}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault()
              setOver(false)
              take([...event.dataTransfer.files])
            }}
          >
            <Choose
              label="Choose a file"
              accept={slot.accept.join()}
              several={!replaces && room > 1}
              onChosen={take}
              icon={<UploadIcon size={18} aria-hidden="true" />}
            />
            {slot.accept.includes('image/jpeg') ? (
              <Choose
                label="Take a photo"
                accept="image/*"
                camera
                onChosen={take}
                icon={<CameraIcon size={18} aria-hidden="true" />}
              />
            ) : null}
            <p aria-hidden="true" className="hidden text-body-sm text-text-muted sm:block">
              or drop it here
            </p>
          </div>
        )}
        {rows.length > 0 ? (
          <ul aria-label="Chosen files" className="flex flex-col gap-3">
            {rows.map((row) => (
              <SendingRow key={row.key} row={row} />
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The platform's own file input under a label that looks like a button; focus shows around the label. */
function Choose({
  label,
  accept,
  several = false,
  camera = false,
  icon,
  onChosen,
}: {
  label: string
  accept: string
  several?: boolean
  camera?: boolean
  icon: ReactNode
  onChosen: (files: readonly File[]) => void
}) {
  return (
    <label
      className={cx(
        'min-h-control cursor-pointer items-center justify-center gap-2 rounded-md border border-action bg-surface px-4 text-body-sm font-semibold text-action focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-panel',
        camera ? 'hidden pointer-coarse:flex' : 'flex',
      )}
    >
      {icon}
      {label}
      <input
        type="file"
        className="sr-only"
        accept={accept}
        multiple={several}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          onChosen([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

function SendingRow({ row }: { row: Sending }) {
  const percent = Math.round(row.share * 100)
  return (
    <li className="flex flex-col gap-1 rounded-md border border-border p-3 text-body-sm">
      <span className="flex items-center gap-2">
        {row.state === 'done' ? (
          <CheckIcon size={18} className="shrink-0 text-success" aria-hidden="true" />
        ) : null}
        {row.state === 'failed' ? (
          <AlertIcon size={18} className="shrink-0 text-danger" aria-hidden="true" />
        ) : null}
        <span className="min-w-0 grow truncate font-medium">{row.name}</span>
        {row.bytes > 0 ? (
          <span className="tabular shrink-0 text-caption text-text-muted">
            {fileSize(row.bytes)}
          </span>
        ) : null}
      </span>
      {row.state === 'sending' ? (
        <span className="flex items-center gap-3">
          <progress
            aria-label={`Sending ${row.name}`}
            value={percent}
            max={100}
            className="h-2 min-w-0 grow accent-action"
          />
          <span className="tabular w-10 text-right text-caption">{percent}%</span>
          <Button look="quiet" className="px-2" onClick={row.stop}>
            Stop<span className="sr-only"> sending {row.name}</span>
          </Button>
        </span>
      ) : null}
      <output className={cx('block', row.state === 'failed' ? 'text-danger' : 'text-success')}>
        {row.message}
      </output>
      {row.again ? (
        <Button look="outline" className="self-start" onClick={row.again}>
          Try again
        </Button>
      ) : null}
    </li>
  )
}
