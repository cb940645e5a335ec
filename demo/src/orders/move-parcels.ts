import type pg from 'pg'
import { startOfIstDate, type IstDate } from '@upchar/kernel/dates'
import { bookParcel, takeScans } from '@upchar/api/internals/modules/orders/index'
import { courierUpdate, type Step } from '@upchar/api/platform/courier/index'
import { random, type Random } from '../random.ts'
import type { Past } from './past.ts'

export type Parcel = {
  id: string
  placedAt: Date
  warehouseId: number
  promisedFrom: IstDate
  promisedTo: IstDate
  toCity: string
  toPincode: string
}
type Scan = Step & { at: Date }

const hour = 3_600_000
/** The courier's status id of a packed parcel. */
const packed = 5

/** Parcels without a scan, oldest first. */
export async function unbookedParcels(client: pg.ClientBase): Promise<Parcel[]> {
  const { rows } = await client.query<Parcel>(`
    select h.id, o.placed_at as "placedAt", h.warehouse_id as "warehouseId", h.promised_from::text as "promisedFrom", h.promised_to::text as "promisedTo", o.form->>'city' as "toCity", o.form->>'pincode' as "toPincode"
    from shipment h join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id where h.awb is null order by o.placed_at, h.warehouse_id, h.id`)
  return rows
}

/** Scan times of a parcel: in transit until the promised day, delivered between nine and six. */
function scansOf(
  way: readonly Step[],
  { placedAt, promisedTo, toCity, toPincode }: Parcel,
  rng: Random,
): Scan[] {
  const placed = placedAt.getTime()
  const day = Math.max(startOfIstDate(promisedTo) + 9 * hour, placed + 20 * hour)
  const brought = day + (1 + rng.next() * 8) * hour
  const left = Math.max(day - placed, 12 * hour)
  const share: Readonly<Record<number, number>> = {
    1: 0.02 + rng.next() * 0.03,
    5: 0.08 + rng.next() * 0.1,
    42: 0.3,
    18: 0.5,
    38: 0.85,
  }
  const at = ({ statusId }: Step) =>
    new Date(
      statusId === 7 ? brought : statusId === 17 ? day : placed + left * (share[statusId] ?? 0.5),
    )
  const scans = way.map((step): Scan => ({ ...step, at: at(step) }))
  const nobodyThere: Step = {
    statusId: 21,
    activity: 'Nobody to take it',
    location: `${toCity} ${toPincode}`,
  }
  const luck = rng.next()
  if (luck > 0.09) return scans
  const upTo = scans.filter(({ statusId }) => statusId !== 7)
  const failed: Scan = { ...nobodyThere, at: new Date(brought) }
  if (luck < 0.02)
    return [
      ...upTo,
      failed,
      {
        statusId: 9,
        activity: 'Going back to the seller',
        location: `${toCity} hub`,
        at: new Date(brought + 30 * hour),
      },
    ]
  return [
    ...upTo,
    failed,
    ...scans
      .filter(({ statusId }) => statusId === 7)
      .map((scan): Scan => ({ ...scan, at: new Date(brought + 24 * hour) })),
  ]
}

/** A booked parcel with its scans up to now. */
export type Booked = {
  awb: string
  orderNumber: string
  scans: readonly Scan[]
  packedAt: Date | undefined
}

/** Books a parcel with the sandbox courier. */
export async function book(past: Past, parcel: Parcel, now: Date): Promise<Booked | undefined> {
  const booked = await bookParcel(past(parcel.placedAt), parcel.id)
  if (booked === undefined) return undefined
  const { awb, orderNumber, way } = booked
  const ago = Math.round((now.getTime() - parcel.placedAt.getTime()) / 60_000)
  const scans = scansOf(way, parcel, random(`parcel ${ago} ${parcel.warehouseId}`)).filter(
    ({ at }) => at <= now,
  )
  return {
    awb,
    orderNumber,
    scans,
    packedAt: scans.find(({ statusId }) => statusId === packed)?.at,
  }
}

async function apply(past: Past, { awb, orderNumber }: Booked, scans: readonly Scan[]) {
  const last = scans.at(-1)
  if (last === undefined) return
  const update = courierUpdate(awb, scans, orderNumber)
  await takeScans(past(last.at), Buffer.from(JSON.stringify(update)))
}

const until = (scans: readonly Scan[]): number =>
  scans.findIndex(({ statusId }) => statusId === packed) + 1

/** Applies a parcel's scans until it is packed, at that time: its invoice has that day. */
export const pack = (past: Past, booked: Booked): Promise<void> =>
  apply(past, booked, booked.scans.slice(0, until(booked.scans)))

/** Applies the scans after that. */
export const bring = (past: Past, booked: Booked): Promise<void> =>
  apply(past, booked, booked.scans.slice(until(booked.scans)))
