import { asc, eq } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { warehouse } from '../../sellers/tables.ts'
import type { OrderState } from '../model.ts'
import { order, shipment, shipmentScan, subOrder } from '../tables.ts'

export type ShipmentRow = {
  id: string
  subOrderId: string
  orderId: string
  state: OrderState
  subOrderState: OrderState
}

const lockStatement = {
  name: 'shipment-lock',
  text: `select h.id, h.sub_order_id as "subOrderId", s.order_id as "orderId", h.state, s.state as "subOrderState"
    from shipment h join sub_order s on s.id = h.sub_order_id where h.awb = $1 for update of s, h`,
}

/** Locks the sub-order and the parcel: concurrent scans are processed one after the other. */
export const lockShipmentByAwb = async (
  tx: Transaction,
  awb: string,
): Promise<ShipmentRow | undefined> =>
  (await queryPrepared<ShipmentRow>(tx, lockStatement, [awb]))[0]

type Scan = { statusId: number; at: Date; activity: string; location: string }

const scansStatement = {
  name: 'shipment-scans',
  text: `insert into shipment_scan (shipment_id, status_id, scanned_at, activity, location)
    select $1::uuid, s.status_id, s.scanned_at, s.activity, s.location
    from jsonb_to_recordset($2::jsonb) as s(status_id int, scanned_at timestamptz, activity text, location text)
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
  const rows = scans.map(({ statusId, at, activity, location }) => ({
    status_id: statusId,
    scanned_at: at,
    activity,
    location,
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
  text: 'update shipment set state = $2 where id = $1::uuid',
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
  text: 'select state from shipment where sub_order_id = $1::uuid and id <> $2::uuid',
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

export async function setAwb(handle: Handle, id: string, awb: string): Promise<void> {
  await handle.update(shipment).set({ awb }).where(eq(shipment.id, id))
}
