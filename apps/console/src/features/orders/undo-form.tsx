import { TextArea } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { ParcelForm } from './parcel-form.tsx'
import { useParcelChange } from './use-parcel-change.ts'
import type { Parcel } from './use-parcel-change.ts'

const FIELDS = ['reason'] as const
const SHORTEST = 3

/** Takes back a state that staff set by mistake (OPS-01). */
export function UndoForm({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const form = useForm({ id: `undo-${parcel.id}`, fields: FIELDS, initial: { reason: '' } })
  const undo = useCall('staffUndoParcelMove', useParcelChange('The state is taken back', onClose))
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason.trim(),
    check: (reason) =>
      reason.length < SHORTEST
        ? [{ field: 'reason', message: 'Say what was wrong, for the record' }]
        : [],
    send: (reason) =>
      sendBy(undo, { params: { id: parcel.id }, body: { version: parcel.version, reason } }),
  })
  return (
    <ParcelForm
      title={`Undo “${parcel.state_label}”`}
      action="Take it back"
      busy={busy}
      message={form.message}
      problem={undo.error}
      unsaved={form.values.reason !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        The parcel goes back to “{parcel.undo}”. A buyer who was told by mail gets a correction.
      </p>
      <TextArea
        {...form.text('reason')}
        label="What was wrong?"
        hint="For the record. The buyer doesn’t see it"
        rows={2}
        maxLength={300}
      />
    </ParcelForm>
  )
}
