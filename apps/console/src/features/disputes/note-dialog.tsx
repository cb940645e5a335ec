import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import { NOTE_LONGEST } from './words.ts'
import type { Dispute } from './words.ts'

const FIELDS: readonly RecordField<'text'>[] = [
  {
    name: 'text',
    label: 'Note',
    hint: 'Such as: invoice and proof of delivery sent in the dashboard, copies in the order’s folder',
    maxLength: NOTE_LONGEST,
    wide: true,
  },
]

/** Keeps what was sent to the gateway as evidence (RET-04). */
export function NoteDialog({ row, onClose }: { row: Dispute; onClose: () => void }) {
  // The same for every press of the button.
  const [id] = useState(() => crypto.randomUUID())
  const client = useQueryClient()
  const note = useCall('staffNoteDispute', {
    onSuccess: () => {
      showAlert(1, 'The note is kept')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListDisputes'] })
    },
  })
  return (
    <Dialog title={`Note on ${row.id}`} onClose={onClose}>
      <RecordForm
        id="note"
        title="What was sent to the gateway"
        action="Keep the note"
        fields={FIELDS}
        initial={{ text: '' }}
        check={({ text }) =>
          text.trim() !== '' && text.trim().length < 3
            ? [{ field: 'text', message: 'Say what you have sent, for whoever asks later' }]
            : []
        }
        send={({ text }) =>
          sendBy(note, { params: { id: row.id }, body: { id, text: text.trim() } })
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
