import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { CourierApi } from '../../platform/courier/index.ts'
import type { ProviderError } from '../../platform/provider-error.ts'
import { isReceived, takeCourierScans } from '../orders/index.ts'
import { alertTaken } from './alert-taken.ts'
import { cancelAtCourier, endHere } from './cancel-booking.ts'
import { finishBooking } from './finish-booking.ts'
import { selectFollowed, setTracked, type Followed } from './store.ts'

const hour = 3_600_000
const most = 100
/** What has not arrived by then, lost or on its way back, is for staff: asking for ever would keep the others waiting. */
const longest = 90 * 24 * hour

/** Whether nothing is expected of the courier any more. */
type Outcome = Result<{ isDone: boolean }, ProviderError>

async function followOne(
  context: Context,
  courier: CourierApi,
  booking: Followed,
): Promise<Outcome> {
  if (booking.state === 'cancelled') {
    const cancelled = await cancelAtCourier(courier, booking)
    if (cancelled.ok) await endHere(context, booking, null)
    return cancelled.ok ? ok({ isDone: false }) : cancelled
  }
  if (booking.awb === null) {
    const found = await courier.find(booking.reference)
    if (!found.ok) return found
    const { value } = found
    if (value?.awb != null && !value.isCancelled) {
      const finished = await finishBooking(context, booking.shipmentId, {
        ...value,
        awb: value.awb,
      })
      if (!finished.ok && finished.error.code === 'awb_taken')
        await alertTaken(context, booking, value.awb, finished.error.message)
    }
    return ok({ isDone: false })
  }
  if (isReceived(booking.state) || booking.state === 'refunded') return ok({ isDone: true })
  const scans = await courier.track(booking.awb)
  if (!scans.ok) return scans
  await takeCourierScans(context, booking.awb, scans.value)
  return ok({ isDone: false })
}

/**
 * Job: asks the courier once an hour about every booking, because webhooks get lost (OPS-02, ORDER-02). What failed in the middle is found by
 * its number, what belongs to a cancelled parcel is cancelled, and scans go the way of the webhook's.
 */
export async function followBookings(context: Context): Promise<void> {
  const { courier, clock, db, log } = context
  if (courier === undefined) return
  const now = clock.now()
  const askedBefore = new Date(now.getTime() - hour)
  const begunAfter = new Date(now.getTime() - longest)
  for (const booking of await selectFollowed(db, { askedBefore, begunAfter, now, limit: most })) {
    const done = await followOne(context, courier, booking)
    // Whatever the courier said: a parcel on which it always fails must not be the first of every round.
    await setTracked(db, booking.id, now, done.ok && done.value.isDone)
    if (!done.ok) {
      log.warn(
        { reference: booking.reference, why: done.error.message },
        'a courier’s booking could not be followed',
      )
      // Neither an outage nor a wrong password ends with the next parcel.
      if (done.error.kind !== 'invalid') return
    }
  }
}
