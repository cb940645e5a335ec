import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useBookingChange } from './use-booking-change.ts'

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
  const end = useCall(
    'staffCancelBooking',
    useBookingChange(`The booking of ${number} is cancelled.`, onClose),
  )
  const form = useReason({
    id: `end-booking-${parcel}`,
    send: (reason) => sendBy(end, { params: { id: parcel }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`Cancel the booking of ${number}?`}
      action="Cancel the booking"
      {...form}
      onClose={onClose}
    >
      <p>
        The courier doesn’t fetch the parcel, and its AWB and label are void. The order stays; you
        can book another courier.
      </p>
    </ReasonDialog>
  )
}
