import type { Params } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { CourierApi } from '../../platform/courier/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { isUuid } from '../../platform/ids.ts'
import {
  isReceived,
  isStopped,
  parcelStateWrong,
  parcelUnknown,
  replacementStopped,
  selectParcelsById,
} from '../orders/index.ts'
import { bookingUnknown, callFailed, courierOff } from './errors.ts'
import { findLive, setPickup, type Booking } from './store.ts'

type Refused = Refusal & {
  code: 'courier_off' | 'parcel_unknown' | 'booking_unknown' | 'state_wrong'
}
type Working = { courier: CourierApi; booking: Booking & { shipmentRef: string }; orderId: string }

/** The finished booking of a parcel that hasn't arrived. */
async function workOn(context: Context, id: string): Promise<Result<Working, Refused>> {
  const { courier, db } = context
  if (courier === undefined) return courierOff()
  const [parcel] = isUuid(id) ? await selectParcelsById(db, [id]) : []
  if (parcel === undefined) return parcelUnknown()
  const booking = await findLive(db, id)
  if (booking === undefined || booking.shipmentRef === null) return bookingUnknown()
  if (isReceived(parcel.state) || parcel.state === 'cancelled')
    return parcelStateWrong('The parcel has arrived, or is cancelled.')
  if (isStopped(parcel)) return parcelStateWrong(replacementStopped)
  const { shipmentRef } = booking
  return ok({ courier, booking: { ...booking, shipmentRef }, orderId: parcel.orderId })
}

/** Asks the courier to fetch a booked parcel (OPS-02). Asked again, it says when it comes. */
export async function askPickup(
  context: Context,
  staffId: string,
  id: string,
): Promise<HandlerResult<'staffAskPickup'>> {
  const found = await workOn(context, id)
  if (!found.ok) return found
  const { courier, booking, orderId } = found.value
  if (booking.pickup !== '') return ok({ success: true, pickup: booking.pickup })
  const asked = await courier.askPickup(booking.shipmentRef)
  if (!asked.ok) return callFailed(asked.error)
  const pickup = asked.value === '' ? 'asked for' : asked.value
  await inTransaction(context.db, async (tx) => {
    // Two who ask at once are one pick-up.
    if (!(await setPickup(tx, booking.id, pickup))) return
    await recordAudit(tx, {
      by: staffId,
      action: 'parcel.pickup',
      subject: { kind: 'order', id: orderId },
      after: { parcel: id, reference: booking.reference, pickup },
      at: context.clock.now(),
    })
  })
  return ok({ success: true, pickup })
}

/** The courier's own label or manifest (OPS-02). Addresses leave the shop on paper, so it is audited as ours are. */
export async function courierPaper(
  context: Context,
  staffId: string,
  { id, kind }: Params<'staffGetCourierPaper'>,
) {
  const found = await workOn(context, id)
  if (!found.ok) return found
  const { courier, booking, orderId } = found.value
  const paper = await courier.paper(kind, booking.shipmentRef)
  if (!paper.ok) return callFailed(paper.error)
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'parcel.print',
      subject: { kind: 'order', id: orderId },
      after: { parcel: id, paper: `courier’s ${kind}` },
      at: context.clock.now(),
    }),
  )
  return ok({ name: `${kind}-${booking.reference}.pdf`, bytes: paper.value })
}
