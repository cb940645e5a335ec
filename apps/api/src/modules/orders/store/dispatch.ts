import type { IstDate } from '@upchar/kernel/dates'
import { startOfIstDate } from '@upchar/kernel/dates'
import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { eq, sql, type SQL } from '../../../platform/db/sql.ts'
import type { OrderState } from '../model.ts'
import type { GuestForm } from '../../checkout/index.ts'
import { missingText, type Missing } from './e-documents.ts'
import { shipment } from '../tables.ts'
import { recalledText, type Recalled } from './recalled.ts'
import { stoppedText } from './shipments.ts'
import { bookingText, carriedText, type ShownBooking, type ShownCarried } from './booked.ts'

/** Where a parcel is in the warehouse's day. */
export type Stage = 'to_pack' | 'packed' | 'handed_over'
export type Goods = {
  sku: string
  title: string
  quantity: number
  batch: string
  expiresOn: string | null
  /** What the buyer was promised of its expiry; null: nothing. */
  promise: ShelfLifePromise | null
}

export type Dispatched = {
  id: string
  version: number
  orderId: string
  orderNumber: string
  placedAt: string
  form: GuestForm
  paymentOption: number
  /** What its courier collects, fixed when it was packed; null: nothing is paid in cash, or it isn't packed. */
  cashPaise: number | null
  warehouseId: number
  /** Null: the marketplace's charges, which no parcel has. */
  sellerId: number | null
  warehouse: { name: string; city: string; pincode: string }
  seller: {
    legalName: string
    address: string
    city: string
    pincode: string
    gstin: string
    phone: string
  }
  state: OrderState
  courier: string
  awb: string | null
  trackingUrl: string | null
  /** By the courier's API; null: none. */
  booking: ShownBooking | null
  carried: ShownCarried
  promisedFrom: string
  promisedTo: string
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  loggerNumber: string | null
  coldChain: boolean
  contents: Goods[]
  /** The number of the parcel's first invoice; null: it has none of its own. */
  invoiceNumber: string | null
  invoiceId: string | null
  /** The courier's scans by their status, so that a held parcel is known. */
  scans: { statusId: number }[]
  /** What it lacks to leave. */
  missing: Missing[]
  /** Goods in it that may not leave. */
  recalled: Recalled[]
  /** It replaces goods of a seller whose sales are stopped. */
  isStopped: boolean
}

/** SQL: a column of the document that the parcel `h` leaves with; of older orders, the invoice goes with the first parcel. */
const leavesWith = (column: 'id' | 'number'): string =>
  `coalesce((select c.${column} from delivery_challan c where c.shipment_id = h.id),
  (select i.${column} from invoice i where i.order_id = o.id and coalesce(i.shipment_id,
      (select min(b.id::text)::uuid from shipment b where b.sub_order_id = i.sub_order_id and b.replaces is null and b.state <> 'cancelled')) = h.id
    order by i.issued_at, i.sequence limit 1))`

const columns =
  sql.raw(`h.id, h.version, o.id as "orderId", o.number as "orderNumber", o.placed_at::text as "placedAt",
  o.form, o.payment_option as "paymentOption", h.cash_paise as "cashPaise", h.warehouse_id as "warehouseId", p.seller_id as "sellerId",
  json_build_object('name', w.name, 'city', w.city, 'pincode', w.pincode) as warehouse,
  json_build_object('legalName', s.legal_name, 'address', s.address, 'city', s.city, 'pincode', s.pincode,
    'gstin', s.gstin, 'phone', s.phone) as seller,
  h.state, h.courier, h.awb, h.tracking_url as "trackingUrl", ${bookingText} as booking, ${carriedText} as carried, h.promised_from::text as "promisedFrom", h.promised_to::text as "promisedTo",
  h.weight_grams as "weightGrams", h.length_mm as "lengthMm", h.width_mm as "widthMm", h.height_mm as "heightMm",
  h.logger_number as "loggerNumber",
  exists (select from order_line l join order_line_lot t on t.order_line_id = l.id and t.shipment_id = h.id
    join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
    where l.sub_order_id = h.sub_order_id and g.cold_chain) as "coldChain",
  (select coalesce(json_agg(json_build_object('sku', l.sku, 'title', l.title, 'quantity', t.quantity,
    'batch', t.batch_no, 'expiresOn', t.expires_on, 'promise',
    (select q->'shelfLife' from jsonb_array_elements(o.quote->'lines') q where (q->>'offerId')::bigint = l.offer_id limit 1)) order by l.title, t.expires_on nulls last, t.batch_no), '[]')
    from order_line l join order_line_lot t on t.order_line_id = l.id
    where t.shipment_id = h.id and t.quantity > 0) as contents,
  ${leavesWith('number')} as "invoiceNumber", ${leavesWith('id')} as "invoiceId",
  (select coalesce(json_agg(json_build_object('statusId', c.status_id) order by c.scanned_at), '[]')
    from shipment_scan c where c.shipment_id = h.id) as scans,
  ${missingText('h.id')} as missing, ${recalledText('h.id')} as recalled, ${stoppedText} as "isStopped"`)
const tables =
  sql.raw(`shipment h join sub_order p on p.id = h.sub_order_id join "order" o on o.id = p.order_id
  join seller s on s.id = p.seller_id join warehouse w on w.id = h.warehouse_id`)

const day = (date: IstDate): SQL =>
  sql`${new Date(startOfIstDate(date)).toISOString()}::timestamptz`

/** Parcels of the stage; of those handed over, the ones of a day in India. */
const inStage = (stage: Stage, on: IstDate): SQL => {
  if (stage === 'to_pack') return sql`h.state in ('placed', 'confirmed')`
  if (stage === 'packed') return sql`h.state = 'packed'`
  return sql`h.id in (select c.shipment_id from shipment_scan c where c.status_id in (6, 42)
    and c.scanned_at >= ${day(on)} and c.scanned_at < ${day(on)} + interval '24 hours')`
}

export type DispatchQuery = {
  warehouseId: number
  stage: Stage
  on: IstDate
  page: number
  limit: number
}

/** A page of a warehouse's parcels, those promised first in front. */
export async function selectParcels(
  handle: Handle,
  { warehouseId, stage, on, page, limit }: DispatchQuery,
): Promise<Dispatched[]> {
  const { rows } = await handle.execute<Dispatched>(sql`
    with shown as materialized (select h.id from shipment h
      where h.warehouse_id = ${warehouseId} and ${inStage(stage, on)}
      order by h.promised_from, h.id limit ${limit} offset ${(page - 1) * limit})
    select ${columns} from shown n join ${tables} on h.id = n.id order by h.promised_from, h.id`)
  return rows
}

/** How many parcels of a warehouse are in each stage. */
export async function countStages(
  handle: Handle,
  { warehouseId, on }: Pick<DispatchQuery, 'warehouseId' | 'on'>,
): Promise<Record<Stage, number>> {
  const count = (stage: Stage) =>
    sql`(select count(*)::int from shipment h where h.warehouse_id = ${warehouseId} and ${inStage(stage, on)})`
  const { rows } = await handle.execute<Record<Stage, number>>(
    sql`select ${count('to_pack')} as to_pack, ${count('packed')} as packed, ${count('handed_over')} as handed_over`,
  )
  return rows[0] ?? { to_pack: 0, packed: 0, handed_over: 0 }
}

/** Parcels by id, in the order given. */
export async function selectParcelsById(
  handle: Handle,
  ids: readonly string[],
): Promise<Dispatched[]> {
  const { rows } = await handle.execute<Dispatched>(
    sql`select ${columns} from ${tables} where h.id = any(${sql.param([...ids])}::uuid[])`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type WaitingWarehouse = {
  id: number
  name: string
  city: string
  seller: string
  waiting: number
}

/** Every warehouse with how many of its parcels have to leave, the busiest first. */
export async function selectWarehousesToDispatch(
  handle: Handle,
  sellerId?: number,
): Promise<WaitingWarehouse[]> {
  const { rows } = await handle.execute<WaitingWarehouse>(sql`
    select w.id, w.name, w.city, s.trade_name as seller, count(h.id)::int as waiting
    from warehouse w join seller s on s.id = w.seller_id
      left join shipment h on h.warehouse_id = w.id and h.state in ('placed', 'confirmed', 'packed')
    where ${sellerId ?? null}::int is null or w.seller_id = ${sellerId ?? null}::int
    group by w.id, s.id order by waiting desc, w.name, w.id`)
  return rows
}

export type Measures = Pick<
  Dispatched,
  'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm' | 'loggerNumber'
>

export async function selectMeasures(tx: Transaction, id: string): Promise<Measures | undefined> {
  const [row] = await tx
    .select({
      weightGrams: shipment.weightGrams,
      lengthMm: shipment.lengthMm,
      widthMm: shipment.widthMm,
      heightMm: shipment.heightMm,
      loggerNumber: shipment.loggerNumber,
    })
    .from(shipment)
    .where(eq(shipment.id, id))
  return row
}

export async function setMeasures(tx: Transaction, id: string, measures: Measures): Promise<void> {
  await tx
    .update(shipment)
    .set({ ...measures, version: sql`${shipment.version} + 1` })
    .where(eq(shipment.id, id))
}
