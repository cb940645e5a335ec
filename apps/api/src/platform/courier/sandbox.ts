import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { ownAddress } from '../http/own-address.ts'
import type { Courier, Parcel } from './port.ts'
import { writeCourierTime } from './wire.ts'

/** A simulated courier: a job moves its parcels. */
export const sandboxCourier: Courier = {
  name: 'Sandbox Express',
  book: (parcel) =>
    `SBX${(BigInt(`0x${createHash('sha256').update(parcel.shipmentId).digest('hex').slice(0, 15)}`) % 10_000_000_000n).toString().padStart(10, '0')}`,
}

export type Step = { statusId: number; activity: string; location: string }

const hub = (city: string) => `${city} hub`

/** Every scan of a parcel's journey, in order. Status ids are Shiprocket's. */
export function itinerary(parcel: Parcel): Step[] {
  const far = parcel.fromCity !== parcel.toCity
  return [
    { statusId: 1, activity: 'Shipment booked with the courier', location: parcel.fromCity },
    { statusId: 5, activity: 'Packed and ready for pickup', location: parcel.fromCity },
    { statusId: 42, activity: 'Picked up from the seller', location: parcel.fromCity },
    { statusId: 18, activity: 'Left the hub', location: hub(parcel.fromCity) },
    ...(far
      ? [{ statusId: 38, activity: 'Arrived at the destination hub', location: hub(parcel.toCity) }]
      : []),
    {
      statusId: 17,
      activity: 'Out for delivery',
      location: `${parcel.toCity} ${parcel.toPincode}`,
    },
    { statusId: 7, activity: 'Delivered', location: `${parcel.toCity} ${parcel.toPincode}` },
  ]
}

/** A tracking update as the courier sends it: scans in order, the last one current. */
export function courierUpdate(
  awb: string,
  scans: readonly (Step & { at: Date })[],
  orderNumber: string,
) {
  const current = scans.at(-1)
  return {
    awb,
    courier_name: sandboxCourier.name,
    current_status: current?.activity,
    current_status_id: current?.statusId,
    shipment_status: current?.activity,
    shipment_status_id: current?.statusId,
    current_timestamp: current && writeCourierTime(current.at),
    order_id: orderNumber,
    is_return: 0,
    scans: scans.map(({ statusId, activity, location, at }) => ({
      date: writeCourierTime(at),
      status: activity,
      activity,
      location,
      'sr-status': String(statusId),
      'sr-status-label': activity.toUpperCase(),
    })),
  }
}

/**
 * Posts one scan to our own webhook as the courier would. Throws on a refusal, so that the job is retried.
 */
export async function sendScan(
  config: Config,
  clock: Clock,
  awb: string,
  step: Step,
  orderNumber: string,
): Promise<void> {
  const reply = await fetch(`${ownAddress(config)}/api/shipping/updates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': config.COURIER_TOKEN ?? '' },
    body: JSON.stringify(courierUpdate(awb, [{ ...step, at: clock.now() }], orderNumber)),
    signal: AbortSignal.timeout(5000),
  })
  if (!reply.ok) throw new Error(`the shop answered the courier with ${reply.status}`)
}
