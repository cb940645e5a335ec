import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { isUuid } from '../../platform/ids.ts'
import type { OrderState } from '../orders/index.ts'

export type Booking = {
  id: string
  shipmentId: string
  reference: string
  courierId: number
  courier: string
  costPaise: number
  collectPaise: number | null
  orderRef: string | null
  shipmentRef: string | null
  awb: string | null
  pickup: string
  staffId: string
  busyUntil: Date | null
}

const columns = `b.id, b.shipment_id as "shipmentId", b.reference, b.courier_id as "courierId", b.courier, b.cost_paise as "costPaise",
  b.collect_paise as "collectPaise", b.order_ref as "orderRef", b.shipment_ref as "shipmentRef", b.awb, b.pickup, b.staff_id as "staffId",
  b.busy_until as "busyUntil"`

const liveStatement = {
  name: 'courier-booking-live',
  text: `select ${columns} from courier_booking b where b.shipment_id = $1::uuid and b.ended_at is null`,
}
/** The booking of a parcel that hasn't ended. Lock the parcel first if something follows from it. */
export const findLive = async (handle: Handle, shipmentId: string): Promise<Booking | undefined> =>
  isUuid(shipmentId)
    ? (await queryPrepared<Booking>(handle, liveStatement, [shipmentId]))[0]
    : undefined

const beginStatement = {
  name: 'courier-booking-begin',
  text: `insert into courier_booking (id, shipment_id, reference, courier_id, courier, cost_paise, collect_paise, staff_id, begun_at, busy_until)
    select $1::uuid, $2::uuid, $3 || '-' || (select count(*) + 1 from sub_order s join sub_order t on t.order_id = s.order_id
        join shipment h on h.sub_order_id = t.id join courier_booking c on c.shipment_id = h.id
        where s.id = (select sub_order_id from shipment where id = $2::uuid)),
      $4, $5, $6::bigint, $7::bigint, $8, $9::timestamptz, $10::timestamptz returning reference`,
}
export type Begun = {
  id: string
  shipmentId: string
  orderNumber: string
  courierId: number
  courier: string
  costPaise: number
  collectPaise: number | null
  staffId: string
  at: Date
  busyUntil: Date
}
/** Begins a booking under the order's next number; the caller has locked what numbers an order's bookings. */
export async function insertBooking(tx: Transaction, of: Begun): Promise<string> {
  const [row] = await queryPrepared<{ reference: string }>(tx, beginStatement, [
    of.id,
    of.shipmentId,
    of.orderNumber,
    of.courierId,
    of.courier,
    of.costPaise,
    of.collectPaise,
    of.staffId,
    of.at,
    of.busyUntil,
  ])
  if (row === undefined) throw new Error('a booking without a number')
  return row.reference
}

const numbersStatement = {
  name: 'courier-booking-numbers',
  text: `select pg_advisory_xact_lock(hashtextextended('booking ' || $1, 0))`,
}
export const lockNumbers = (tx: Transaction, orderId: string) =>
  queryPrepared(tx, numbersStatement, [orderId])

const againStatement = {
  name: 'courier-booking-again',
  text: `update courier_booking set courier_id = $2, courier = $3, cost_paise = $4::bigint where id = $1::uuid and awb is null`,
}
/** Another choice for a booking under whose number the courier has no AWB. */
export const chooseAgain = (
  handle: Handle,
  id: string,
  of: Pick<Begun, 'courierId' | 'courier' | 'costPaise'>,
) => queryPrepared(handle, againStatement, [id, of.courierId, of.courier, of.costPaise])

const busyStatement = {
  name: 'courier-booking-busy',
  text: 'update courier_booking set busy_until = $2::timestamptz where id = $1::uuid',
}
export const setBusy = (handle: Handle, id: string, until: Date | null) =>
  queryPrepared(handle, busyStatement, [id, until])

const bookedStatement = {
  name: 'courier-booking-booked',
  text: `update courier_booking set order_ref = $2, shipment_ref = $3, awb = $4, courier = $5, booked_at = $6::timestamptz, busy_until = null
    where id = $1::uuid`,
}
export const setBooked = (
  tx: Transaction,
  id: string,
  of: { orderId: string; shipmentId: string; awb: string; courier: string; at: Date },
) => queryPrepared(tx, bookedStatement, [id, of.orderId, of.shipmentId, of.awb, of.courier, of.at])

const endStatement = {
  name: 'courier-booking-end',
  text: 'update courier_booking set ended_at = $2::timestamptz, busy_until = null where id = $1::uuid',
}
export const endBooking = (tx: Transaction, id: string, at: Date) =>
  queryPrepared(tx, endStatement, [id, at])

const pickupStatement = {
  name: 'courier-booking-pickup',
  text: "update courier_booking set pickup = $2 where id = $1::uuid and pickup = '' returning id",
}
/** False: somebody else's pick-up is kept already. */
export const setPickup = async (tx: Transaction, id: string, pickup: string): Promise<boolean> =>
  (await queryPrepared(tx, pickupStatement, [id, pickup])).length > 0

const toldStatement = {
  name: 'courier-booking-told',
  text: 'update courier_booking set told_at = $2::timestamptz where id = $1::uuid and told_at is null returning 1',
}
/** Notes that staff are told of its AWB; false: they were. */
export const setTold = async (tx: Transaction, id: string, at: Date): Promise<boolean> =>
  (await queryPrepared(tx, toldStatement, [id, at])).length > 0

export type Followed = Booking & { state: OrderState }

const followedStatement = {
  name: 'courier-booking-followed',
  text: `select ${columns}, h.state from courier_booking b join shipment h on h.id = b.shipment_id
    where b.ended_at is null and b.done_at is null and (b.tracked_at is null or b.tracked_at < $1::timestamptz)
      and (b.busy_until is null or b.busy_until < $2::timestamptz) and b.begun_at > $4::timestamptz
    order by b.tracked_at nulls first limit $3::int`,
}
/** Bookings that nobody has asked after since a moment, and that nobody works on. */
export const selectFollowed = (
  handle: Handle,
  of: { askedBefore: Date; begunAfter: Date; now: Date; limit: number },
): Promise<Followed[]> =>
  queryPrepared<Followed>(handle, followedStatement, [
    of.askedBefore,
    of.now,
    of.limit,
    of.begunAfter,
  ])

const trackedStatement = {
  name: 'courier-booking-tracked',
  text: `update courier_booking set tracked_at = $2::timestamptz, done_at = case when $3 then $2::timestamptz end where id = $1::uuid`,
}
export const setTracked = (handle: Handle, id: string, at: Date, isDone: boolean) =>
  queryPrepared(handle, trackedStatement, [id, at, isDone])

/** What the courier is told beside the address. */
export type Goods = {
  valuePaise: number
  items: { name: string; sku: string; units: number; pricePaise: number; hsn: string }[]
}

const goodsStatement = {
  name: 'courier-booking-goods',
  text: `select coalesce((select sum((i.document #>> '{totals,totalPaise}')::bigint) from invoice i where i.shipment_id = h.id),
      (select sum(t.quantity * l.unit_price_paise) from order_line_lot t join order_line l on l.id = t.order_line_id where t.shipment_id = h.id),
      0)::bigint as "valuePaise",
    (select coalesce(json_agg(json_build_object('name', l.title, 'sku', l.sku, 'units', t.units, 'pricePaise', l.unit_price_paise, 'hsn', l.hsn)
        order by l.title, l.id), '[]')
      from (select order_line_id, sum(quantity)::int as units from order_line_lot where shipment_id = h.id group by order_line_id) t
      join order_line l on l.id = t.order_line_id where t.units > 0) as items
    from shipment h where h.id = $1::uuid`,
}
/** The goods of a parcel, and what its invoices say that they are worth. */
export async function selectGoods(handle: Handle, shipmentId: string): Promise<Goods> {
  const [row] = await queryPrepared<Goods>(handle, goodsStatement, [shipmentId])
  return row ?? { valuePaise: 0, items: [] }
}

const lanesStatement = {
  name: 'courier-booking-lane',
  text: `select box_hours - margin_hours as hours from cold_lane where $1 like pincode_prefix || '%' and valid_from <= $2::date
    and (valid_to is null or valid_to >= $2::date) order by length(pincode_prefix) desc, valid_from desc limit 1`,
}
/** For how many hours cold goods may travel to a pincode; 0: never. */
export const coldHours = async (handle: Handle, pincode: string, on: string): Promise<number> =>
  Math.max(
    0,
    (await queryPrepared<{ hours: number }>(handle, lanesStatement, [pincode, on]))[0]?.hours ?? 0,
  )
