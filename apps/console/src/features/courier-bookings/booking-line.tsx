import { useState } from 'react'
import { Button, LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { useCall } from '../../shell/api/ask.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { useBookingChange } from './use-booking-change.ts'
import { bookingWords, paperHref, type Booking } from './words.ts'

/** A parcel's booking: its cost, the courier's papers, the pick-up, and its end (OPS-02). */
export function BookingLine({
  booking,
  parcel,
  number,
  hasLeft,
}: {
  booking: Booking
  parcel: string
  number: string
  hasLeft: boolean
}) {
  const [ending, setEnding] = useState(false)
  const pickup = useCall('staffAskPickup', useBookingChange(`The courier fetches ${number}.`))
  const of = <span className="sr-only"> of {number}</span>
  return (
    <div className="flex flex-col items-start gap-2 text-body-sm">
      {booking.is_finished ? (
        <span className="tabular text-text-muted">{bookingWords(booking)}</span>
      ) : (
        <span className="text-warning">
          The booking with {booking.courier} isn’t finished. Book again: what was made is found by
          its number {booking.reference}.
        </span>
      )}
      {pickup.error ? (
        <Notice tone="danger" live>
          {pickup.error.message}
        </Notice>
      ) : null}
      <span className="flex flex-wrap gap-2">
        {booking.is_finished ? (
          <>
            <LinkButton
              look="outline"
              href={paperHref(parcel, 'label')}
              target="_blank"
              rel="noreferrer"
            >
              Courier’s label{of}
            </LinkButton>
            <LinkButton
              look="outline"
              href={paperHref(parcel, 'manifest')}
              target="_blank"
              rel="noreferrer"
            >
              Courier’s manifest{of}
            </LinkButton>
          </>
        ) : null}
        {booking.is_finished && booking.pickup === '' && !hasLeft ? (
          <Button
            busy={pickup.isPending}
            onClick={() => pickup.mutate({ params: { id: parcel }, body: {} })}
          >
            Ask for pick-up{of}
          </Button>
        ) : null}
        {hasLeft ? null : (
          <Button look="quiet" onClick={() => setEnding(true)}>
            Cancel the booking{of}
          </Button>
        )}
      </span>
      {ending ? (
        <CancelBooking parcel={parcel} number={number} onClose={() => setEnding(false)} />
      ) : null}
    </div>
  )
}
