import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { CourierApi } from '../../platform/courier/index.ts'
import { decideInTransaction, inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { ProviderError } from '../../platform/provider-error.ts'
import {
  lockShipment,
  parcelStateWrong,
  parcelUnknown,
  setCourier,
  stateLabel,
} from '../orders/index.ts'
import { busyMs } from './book-with.ts'
import { bookingBusy, bookingUnknown, callFailed, courierOff } from './errors.ts'
import { endBooking, findLive, setBusy, type Booking } from './store.ts'

type Refused = Refusal & {
  code: 'parcel_unknown' | 'booking_unknown' | 'booking_busy' | 'state_wrong'
}

/** Cancels at the courier whatever stands there under a booking's number. */
export async function cancelAtCourier(
  courier: CourierApi,
  booking: Booking,
): Promise<Result<void, ProviderError>> {
  if (booking.orderRef !== null) return courier.cancel(booking.orderRef)
  const found = await courier.find(booking.reference)
  if (!found.ok) return found
  return found.value === undefined || found.value.isCancelled
    ? ok(undefined)
    : courier.cancel(found.value.orderId)
}

/** Ends a booking here, once the courier has. `by` null: the shop did, for a parcel that is cancelled. */
export async function endHere(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  booking: Booking,
  by: { staffId: string; reason: string } | null,
): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const parcel = await lockShipment(tx, booking.shipmentId)
    const live = await findLive(tx, booking.shipmentId)
    if (parcel === undefined || live?.id !== booking.id) return
    await endBooking(tx, booking.id, at)
    if (live.awb !== null && parcel.awb === live.awb)
      await setCourier(tx, parcel.id, { courier: '', awb: null, trackingUrl: null })
    if (by === null) return
    await recordAudit(tx, {
      by: by.staffId,
      action: 'parcel.courier',
      subject: { kind: 'order', id: parcel.orderId },
      before: { parcel: parcel.id, courier: parcel.courier, awb: parcel.awb },
      after: {
        parcel: parcel.id,
        courier: '',
        awb: null,
        reason: by.reason,
        reference: live.reference,
      },
      at,
    })
  })
}

/** Cancels a parcel's booking before it has left (OPS-02). */
export async function cancelBooking(
  context: Context,
  by: { staffId: string; reason: string },
  id: string,
): Promise<HandlerResult<'staffCancelBooking'>> {
  const { courier, clock, db } = context
  if (courier === undefined) return courierOff()
  const now = clock.now()
  const taken = await decideInTransaction(db, async (tx): Promise<Result<Booking, Refused>> => {
    const parcel = await lockShipment(tx, id)
    if (parcel === undefined) return parcelUnknown()
    const live = await findLive(tx, id)
    if (live === undefined) return bookingUnknown()
    if (live.busyUntil !== null && live.busyUntil > now) return bookingBusy()
    if (parcel.state !== 'packed' && parcel.state !== 'cancelled')
      return parcelStateWrong(`The parcel is “${stateLabel(parcel.state)}”: it has left.`)
    await setBusy(tx, live.id, new Date(now.getTime() + busyMs))
    return ok(live)
  })
  if (!taken.ok) return taken
  const cancelled = await cancelAtCourier(courier, taken.value)
  if (!cancelled.ok) {
    await setBusy(db, taken.value.id, null)
    return callFailed(cancelled.error)
  }
  await endHere(context, taken.value, by)
  return ok({ success: true })
}
