import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { Statement } from './words.ts'

/** Notes what a seller disputes, or how that ended (OPS-06). */
export function DisputeForm({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const client = useQueryClient()
  const disputed = statement.dispute === null
  const note = useCall('staffNoteStatement', {
    onSuccess: () => {
      showAlert(1, disputed ? 'The dispute is noted' : 'The dispute is over')
      onClose()
      return Promise.all(
        ['staffGetStatement', 'staffListStatements'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      )
    },
  })
  return (
    <RecordForm
      id="dispute"
      title={disputed ? 'Dispute' : 'End of the dispute'}
      action={disputed ? 'Note the dispute' : 'End the dispute'}
      fields={[
        {
          name: 'note',
          label: disputed ? 'What the seller disputes' : 'How it ended',
          hint: disputed
            ? 'The seller reads it. Until it ends nothing of this statement is paid'
            : 'The seller reads it. A mistake is put right by the next statement',
          maxLength: 500,
          wide: true,
        },
      ]}
      initial={{ note: '' }}
      check={({ note: text }) =>
        text !== '' && text.trim().length < 3
          ? [{ field: 'note' as const, message: 'Say what it is about' }]
          : []
      }
      send={({ note: text }) =>
        sendBy(note, { params: { id: statement.id }, body: { disputed, note: text.trim() } })
      }
      onClose={onClose}
    />
  )
}
