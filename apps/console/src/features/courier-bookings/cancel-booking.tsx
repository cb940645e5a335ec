import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useBookingChange } from './use-booking-change.ts'

const FIELDS = ['reason'] as const

/** Ends a booking at the courier, with a reason (OPS-02). */
export function CancelBooking({
  parcel,
  number,
  onClose,
}: {
  parcel: string
  number: string
  onClose: () => void
}) {
  const form = useForm({ id: `end-booking-${parcel}`, fields: FIELDS, initial: { reason: '' } })
  const end = useCall(
    'staffCancelBooking',
    useBookingChange(`The booking of ${number} is cancelled.`, onClose),
  )
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason.trim(),
    check: (reason) =>
      reason.length < 3 ? [{ field: 'reason', message: 'Enter a reason, for the record' }] : [],
    send: (reason) => sendBy(end, { params: { id: parcel }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`Cancel the booking of ${number}?`}
      action="Cancel the booking"
      message={form.message}
      reason={form.text('reason')}
      longest={300}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        The courier doesn’t fetch the parcel, and its AWB and label are void. The order stays; you
        can book another courier.
      </p>
    </ReasonDialog>
  )
}
