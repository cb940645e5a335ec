import type { Context } from '../../platform/context.ts'
import { courierOf, itinerary, sendScan } from '../../platform/courier/index.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.ts'
import { findMovingShipment, setAwb } from './store/shipments.ts'

/**
 * Job: the sandbox courier's next scan of a parcel, sent to our own webhook; then the one after it is planned. What has
 * been scanned is read from the parcel, so a job that runs twice sends the same scan and not the next.
 */
export async function moveShipment(context: Context, shipmentId: string): Promise<void> {
  const courier = courierOf(context.config)
  const parcel = await findMovingShipment(context.db, shipmentId)
  if (parcel === undefined) return
  const label = { shipmentId, fromCity: parcel.fromCity, toCity: parcel.toCity, toPincode: parcel.toPincode }
  const awb = parcel.awb ?? courier.book(label)
  if (awb === null) return
  if (parcel.awb === null) await setAwb(context.db, shipmentId, awb)
  const way = itinerary(label)
  const next = way.find((step) => !parcel.scannedStatusIds.includes(step.statusId))
  if (next === undefined) return
  await sendScan(context.config, context.clock, { awb, ...next }, parcel.orderNumber)
  if (next === way.at(-1)) return
  const runAt = new Date(context.clock.now().getTime() + context.config.SANDBOX_COURIER_SECONDS * 1000)
  await inTransaction(context.db, async (tx) => addJob(tx, 'move-shipment', { shipmentId }, { runAt, key: `move:${shipmentId}` }))
}
