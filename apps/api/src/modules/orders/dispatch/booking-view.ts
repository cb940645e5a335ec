import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import type { OrderState } from '../model.ts'
import type { ShownBooking } from '../store/booked.ts'

type Shown = Answer<'staffListDispatch'>['parcels'][number]

/** A parcel's booking as staff see it, and whether one can be made (OPS-02). */
export const bookingView = (
  { state, awb, booking }: { state: OrderState; awb: string | null; booking: ShownBooking | null },
  hasApi: boolean,
): Pick<Shown, 'booking' | 'can_book'> => ({
  booking: booking && {
    reference: booking.reference,
    is_finished: booking.isFinished,
    courier: booking.courier,
    cost: paiseToRupees(booking.costPaise),
    collect: booking.collectPaise === null ? null : paiseToRupees(booking.collectPaise),
    pickup: booking.pickup,
  },
  can_book: hasApi && state === 'packed' && awb === null,
})
