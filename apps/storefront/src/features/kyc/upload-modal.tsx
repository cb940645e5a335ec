import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import type { ModalProps } from '../../shell/modals/modals.ts'
import { limitWords } from './check-file.ts'
import { FileDrop } from '../../kit/file-drop.tsx'
import type { KycDocument, KycFile } from './kyc-types.ts'
import { UploadingRow } from './uploading-row.tsx'
import { useUploads } from './use-uploads.ts'

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

/** UI-07 'KYC file upload': limits, and progress, error and retry for each file (guide 60). */
export function UploadModal({
  slot,
  pharma,
  present,
  replaces,
  onAdded,
  onClose,
}: ModalProps['kyc-upload'] & { onClose: () => void }) {
  const room = replaces ? 1 : slot.max_files - present
  const { rows, take, full, busy } = useUploads({ slot, pharma, room, replaces, onAdded })
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
          {busy ? 'Close and keep uploading' : 'Done'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-body-sm text-text-muted">
          {slot.hint ? `${slot.hint}. ` : ''}
          {limitWords(slot)} Names and numbers must be readable.
          {replaces ? ` “${replaces.name}” is deleted once the new file is uploaded.` : ''}
        </p>
        {full ? null : (
          <FileDrop accept={slot.accept} several={!replaces && room > 1} onChosen={take} />
        )}
        {rows.length > 0 ? (
          <ul aria-label="Chosen files" className="flex flex-col gap-3">
            {rows.map((row) => (
              <UploadingRow key={row.key} row={row} />
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  )
}
