import { expect } from 'vitest'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import type { Visitor, World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

type Desk = Pick<Visitor, 'call'>

/** The first parcel of an order, as staff see it. */
export async function parcelOf(desk: Desk, orderId: string) {
  const [parcel] = (
    await desk.call('staffGetOrder', { params: { id: orderId } })
  ).body.order.parts.flatMap(({ parcels }) => parcels)
  if (parcel === undefined) throw new Error('no parcel')
  return parcel
}

/** Packs the only parcel of an order with this logger. Returns its id. */
export async function packWithLogger(
  world: World,
  desk: Desk,
  orderId: string,
  logger = 'TL-0042',
): Promise<string> {
  await packOrders(world, orderId)
  const { id, version, logger_number: packed } = await parcelOf(desk, orderId)
  if (packed === logger) return id
  const box = { weight_grams: 900, length_mm: 200, width_mm: 200, height_mm: 200 }
  const measured = await desk.call('staffMeasureParcel', {
    params: { id },
    body: { version, ...box, logger_number: logger },
  })
  expect(measured.status, JSON.stringify(measured.body)).toBe(200)
  return id
}

/** The same parcel, delivered now; it was handed over two hours before. Returns its id. */
export async function deliverWithLogger(
  world: World,
  desk: Desk,
  orderId: string,
  logger = 'TL-0042',
): Promise<string> {
  const id = await packWithLogger(world, desk, orderId, logger)
  await deliverOrders(world, orderId)
  await world.db
    .execute(sql`insert into shipment_scan (shipment_id, status_id, scanned_at, activity, location)
    values (${id}::uuid, 42, ${new Date(world.clock.now().getTime() - 7_200_000).toISOString()}::timestamptz, 'Picked up', '')`)
  return id
}

/** A record of the last two and a half hours, a reading every ten minutes; the last but `cold` of them are too warm. */
export const warmRecord = (world: World, cold = 0): string =>
  `Time,Temperature (°C)\n${Array.from({ length: 16 }, (_, nth) => {
    const at = new Date(world.clock.now().getTime() - (150 - nth * 10) * 60_000)
    return `${at.toISOString()},${nth < cold ? 4.5 : 14.5}`
  }).join('\n')}\n`

export const uploadRecord = (by: Desk, id: string, text: string) =>
  by.call('staffRecordTemperature', { params: { id }, body: { file_name: 'TL-0042.csv', text } })
