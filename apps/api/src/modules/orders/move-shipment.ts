import type { Context } from '../../platform/context.ts'
import { courierOf, itinerary, sendScan, type Step } from '../../platform/courier/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { scheduleMove } from './schedule-move.ts'
import { findMovingShipment, setAwb } from './store/shipments.ts'

/** A parcel with its number and all its scans. */
export type BookedParcel = {
  awb: string
  way: readonly Step[]
  orderNumber: string
  scannedStatusIds: readonly number[]
}

/**
 * Books a parcel with the courier once; undefined where staff book by hand or no courier is set.
 */
export async function bookParcel(
  context: Context,
  shipmentId: string,
): Promise<BookedParcel | undefined> {
  const parcel = await findMovingShipment(context.db, shipmentId)
  const courier = courierOf(context.config)
  // Staff have named another courier, whose parcels are not ours to move.
  if (parcel === undefined || parcel.courier !== courier.name || parcel.state === 'cancelled')
    return undefined
  const label = {
    shipmentId,
    fromCity: parcel.fromCity,
    toCity: parcel.toCity,
    toPincode: parcel.toPincode,
  }
  const awb = parcel.awb ?? courier.book(label)
  if (awb === null) return undefined
  if (parcel.awb === null) await setAwb(context.db, shipmentId, awb)
  return {
    awb,
    way: itinerary(label),
    orderNumber: parcel.orderNumber,
    scannedStatusIds: parcel.scannedStatusIds,
  }
}

/**
 * Job: sends the sandbox courier's next scan of a parcel to our own webhook and schedules the one
 * after it. The last scan is read from the parcel, so a repeated job sends the same scan, not the
 * next.
 */
export async function moveShipment(context: Context, shipmentId: string): Promise<void> {
  const parcel = await bookParcel(context, shipmentId)
  if (parcel === undefined) return
  const next = parcel.way.find((step) => !parcel.scannedStatusIds.includes(step.statusId))
  if (next === undefined) return
  await sendScan(context.config, context.clock, parcel.awb, next, parcel.orderNumber)
  if (next === parcel.way.at(-1)) return
  await inTransaction(context.db, async (tx) =>
    scheduleMove(tx, context.config, { shipmentId, at: context.clock.now() }),
  )
}
