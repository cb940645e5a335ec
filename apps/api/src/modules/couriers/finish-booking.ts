import { normaliseAwb } from '@upchar/kernel/awb'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Booked } from '../../platform/courier/index.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import {
  awbTaken,
  findOrderOfAwb,
  lockShipment,
  parcelUnknown,
  setCourier,
} from '../orders/index.ts'
import { findLive, setBooked } from './store.ts'

type Refused = Refusal & { code: 'parcel_unknown' | 'awb_taken' }

/**
 * Keeps what the courier has booked, with the parcel's courier and AWB, as if staff had typed them. Once: a second answer changes nothing.
 * A parcel that was cancelled meanwhile keeps no AWB; the job cancels the booking.
 */
export function finishBooking(
  { db, clock, courier: api }: Pick<Context, 'db' | 'clock' | 'courier'>,
  shipmentId: string,
  booked: Booked,
): Promise<Result<void, Refused>> {
  const at = clock.now()
  const awb = normaliseAwb(booked.awb)
  return decideInTransaction(db, async (tx): Promise<Result<void, Refused>> => {
    const parcel = await lockShipment(tx, shipmentId)
    const booking = parcel && (await findLive(tx, shipmentId))
    if (parcel === undefined || booking === undefined) return parcelUnknown()
    if (booking.awb !== null) return ok(undefined)
    const other = await findOrderOfAwb(tx, awb, shipmentId)
    if (other !== undefined) return awbTaken(other)
    const courier = booked.courier === '' ? booking.courier : booked.courier
    await setBooked(tx, booking.id, { ...booked, awb, courier, at })
    if (parcel.awb !== null || parcel.state !== 'packed') return ok(undefined)
    const trackingUrl = api?.trackingUrl(awb) ?? null
    await setCourier(tx, shipmentId, { courier, awb, trackingUrl })
    await recordAudit(tx, {
      by: booking.staffId,
      action: 'parcel.courier',
      subject: { kind: 'order', id: parcel.orderId },
      before: { parcel: shipmentId, courier: parcel.courier, awb: null },
      after: {
        parcel: shipmentId,
        courier,
        awb,
        tracking_url: trackingUrl,
        reference: booking.reference,
        cost_paise: booking.costPaise,
        collect_paise: booking.collectPaise,
      },
      at,
    })
    return ok(undefined)
  })
}
