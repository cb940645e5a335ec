import { and, asc, desc, eq, isNull, ne, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { isUuid } from '../../../platform/ids.ts'
import { warehouse } from '../../sellers/tables.ts'
import type { OrderState } from '../model.ts'
import { order, shipment, shipmentScan, subOrder } from '../tables.ts'

export type ShipmentRow = {
  id: string
  subOrderId: string
  orderId: string
  state: OrderState
  subOrderState: OrderState
  version: number
  courier: string
  awb: string | null
  trackingUrl: string | null
  /** Its part's. */
  sellerId: number | null
  /** The return whose goods it replaces. */
  replaces: string | null
  /** It replaces goods, and staff have stopped its seller's sales: it isn't sent (OPS-06). */
  isStopped: boolean
}

/** SQL: the parcel `h` replaces goods of a seller whose sales are stopped. */
export const stoppedText = `(h.replaces is not null and exists (select from seller_suspension q where q.seller_id = h.seller_id and q.lifted_at is null))`

const lockText = `select h.id, h.sub_order_id as "subOrderId", s.order_id as "orderId", h.state,
    s.state as "subOrderState", h.version, h.courier, h.awb, h.tracking_url as "trackingUrl", s.seller_id as "sellerId", h.replaces, ${stoppedText} as "isStopped"
    from shipment h join sub_order s on s.id = h.sub_order_id`
const lockStatement = {
  name: 'shipment-lock',
  text: `${lockText} where h.awb = $1 for update of s, h`,
}
const lockByIdStatement = {
  name: 'shipment-lock-by-id',
  text: `${lockText} where h.id = $1::uuid for update of s, h`,
}

/** Locks the sub-order and the parcel: concurrent scans are processed one after the other. */
export const lockShipmentByAwb = async (
  tx: Transaction,
  awb: string,
): Promise<ShipmentRow | undefined> =>
  (await queryPrepared<ShipmentRow>(tx, lockStatement, [awb]))[0]

/** The same for a parcel that staff name. */
export const lockShipment = async (tx: Transaction, id: string): Promise<ShipmentRow | undefined> =>
  isUuid(id) ? (await queryPrepared<ShipmentRow>(tx, lockByIdStatement, [id]))[0] : undefined

type Scan = {
  statusId: number
  at: Date
  activity: string
  location: string
  /** Who typed it: staff, or a member of the seller; neither: the courier. */
  staffId?: string | null
  memberId?: string | null
}

const scansStatement = {
  name: 'shipment-scans',
  text: `insert into shipment_scan (shipment_id, status_id, scanned_at, activity, location, staff_id, member_id)
    select $1::uuid, s.status_id, s.scanned_at, s.activity, s.location, s.staff_id, s.member_id
    from jsonb_to_recordset($2::jsonb) as s(status_id int, scanned_at timestamptz, activity text, location text, staff_id text, member_id text)
    on conflict do nothing returning status_id as "statusId", scanned_at as at`,
}

/** Stores scans of a parcel; returns the new ones in the order sent. */
export async function insertScans<S extends Scan>(
  tx: Transaction,
  shipmentId: string,
  scans: readonly S[],
): Promise<S[]> {
  const key = ({ statusId, at }: Pick<Scan, 'statusId' | 'at'>) => `${statusId} ${at.getTime()}`
  const sent = new Map(scans.toReversed().map((scan) => [key(scan), scan]))
  const rows = scans.map(({ statusId, at, activity, location, staffId, memberId }) => ({
    status_id: statusId,
    scanned_at: at,
    activity,
    location,
    staff_id: staffId ?? null,
    member_id: memberId ?? null,
  }))
  const stored = new Set(
    (
      await queryPrepared<Pick<Scan, 'statusId' | 'at'>>(tx, scansStatement, [
        shipmentId,
        JSON.stringify(rows),
      ])
    ).map(key),
  )
  return scans.filter((scan) => stored.has(key(scan)) && sent.get(key(scan)) === scan)
}

const stateStatement = {
  name: 'shipment-state',
  text: 'update shipment set state = $2, version = version + 1 where id = $1::uuid',
}

export async function setShipmentState(
  tx: Transaction,
  id: string,
  state: OrderState,
): Promise<void> {
  await queryPrepared(tx, stateStatement, [id, state])
}

const othersStatement = {
  name: 'shipment-others',
  text: 'select state from shipment where sub_order_id = $1::uuid and id <> $2::uuid and replaces is null',
}

/** The states of the sub-order's other parcels. */
export async function statesOfOtherParcels(
  tx: Transaction,
  { id, subOrderId }: Pick<ShipmentRow, 'id' | 'subOrderId'>,
): Promise<OrderState[]> {
  return (await queryPrepared<{ state: OrderState }>(tx, othersStatement, [subOrderId, id])).map(
    (row) => row.state,
  )
}

const subOrderStatement = {
  name: 'sub-order-state',
  text: 'update sub_order set state = $2 where id = $1::uuid',
}

export async function setSubOrderState(
  tx: Transaction,
  id: string,
  state: OrderState,
): Promise<void> {
  await queryPrepared(tx, subOrderStatement, [id, state])
}

export type MovingShipment = {
  id: string
  courier: string
  awb: string | null
  state: OrderState
  orderNumber: string
  fromCity: string
  toCity: string
  toPincode: string
  scannedStatusIds: number[]
}

/** A parcel with all its scans so far. */
export async function findMovingShipment(
  handle: Handle,
  id: string,
): Promise<MovingShipment | undefined> {
  const [row] = await handle
    .select({
      id: shipment.id,
      courier: shipment.courier,
      awb: shipment.awb,
      state: shipment.state,
      orderNumber: order.number,
      form: order.form,
      fromCity: warehouse.city,
    })
    .from(shipment)
    .innerJoin(subOrder, eq(subOrder.id, shipment.subOrderId))
    .innerJoin(order, eq(order.id, subOrder.orderId))
    .innerJoin(warehouse, eq(warehouse.id, shipment.warehouseId))
    .where(eq(shipment.id, id))
  if (row === undefined) return undefined
  const scans = await handle
    .select({ statusId: shipmentScan.statusId })
    .from(shipmentScan)
    .where(eq(shipmentScan.shipmentId, id))
    .orderBy(asc(shipmentScan.scannedAt))
  const { form, ...rest } = row
  return {
    ...rest,
    toCity: form.city,
    toPincode: form.pincode,
    scannedStatusIds: scans.map((scan) => scan.statusId),
  }
}

/** Stores a courier's number unless staff have typed one meanwhile. */
export async function setAwb(handle: Handle, id: string, awb: string): Promise<void> {
  await handle
    .update(shipment)
    .set({ awb, version: sql`${shipment.version} + 1` })
    .where(and(eq(shipment.id, id), isNull(shipment.awb)))
}

/** Sets who carries a parcel. */
export async function setCourier(
  tx: Transaction,
  id: string,
  { courier, awb, trackingUrl }: Pick<ShipmentRow, 'courier' | 'awb' | 'trackingUrl'>,
): Promise<void> {
  await tx
    .update(shipment)
    .set({ courier, awb, trackingUrl, version: sql`${shipment.version} + 1` })
    .where(eq(shipment.id, id))
}

/** The order of another parcel with this AWB. Until the commit, nobody else can take the number. */
export async function findOrderOfAwb(
  tx: Transaction,
  awb: string,
  exceptId: string,
): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${awb}, 0))`)
  const [row] = await tx
    .select({ number: order.number })
    .from(shipment)
    .innerJoin(subOrder, eq(subOrder.id, shipment.subOrderId))
    .innerJoin(order, eq(order.id, subOrder.orderId))
    .where(and(eq(shipment.awb, awb), ne(shipment.id, exceptId)))
  return row?.number
}

/** When an order was placed, and the newest scan of a parcel. */
export type StoredScan = {
  statusId: number
  at: Date
  staffId: string | null
  memberId: string | null
}

/** A parcel's scans in the order of time. */
export async function selectScans(tx: Transaction, shipmentId: string): Promise<StoredScan[]> {
  return tx
    .select({
      statusId: shipmentScan.statusId,
      at: shipmentScan.scannedAt,
      staffId: shipmentScan.staffId,
      memberId: shipmentScan.memberId,
    })
    .from(shipmentScan)
    .where(eq(shipmentScan.shipmentId, shipmentId))
    .orderBy(asc(shipmentScan.scannedAt), asc(shipmentScan.statusId))
}

export async function deleteScan(
  tx: Transaction,
  shipmentId: string,
  { statusId, at }: Pick<StoredScan, 'statusId' | 'at'>,
): Promise<void> {
  await tx
    .delete(shipmentScan)
    .where(
      and(
        eq(shipmentScan.shipmentId, shipmentId),
        eq(shipmentScan.statusId, statusId),
        eq(shipmentScan.scannedAt, at),
      ),
    )
}

export async function selectTimes(
  tx: Transaction,
  { id, orderId }: Pick<ShipmentRow, 'id' | 'orderId'>,
): Promise<{ placedAt: Date; scannedAt: Date | undefined }> {
  const [[placed], [scan]] = await Promise.all([
    tx.select({ at: order.placedAt }).from(order).where(eq(order.id, orderId)),
    tx
      .select({ at: shipmentScan.scannedAt })
      .from(shipmentScan)
      .where(eq(shipmentScan.shipmentId, id))
      .orderBy(desc(shipmentScan.scannedAt))
      .limit(1),
  ])
  if (placed === undefined) throw new Error(`the parcel ${id} belongs to no order`)
  return { placedAt: placed.at, scannedAt: scan?.at }
}
