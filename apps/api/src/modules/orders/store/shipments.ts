import { asc, eq, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../platform/db.ts'
import { warehouse } from '../../sellers/tables.ts'
import type { OrderState } from '../model.ts'
import { order, shipment, shipmentScan, subOrder } from '../tables.ts'

export type ShipmentRow = { id: string; subOrderId: string; orderId: string; state: OrderState; subOrderState: OrderState }

/** Locks the sub-order and the parcel: two scans at once are taken one after the other. */
export async function lockShipmentByAwb(tx: Transaction, awb: string): Promise<ShipmentRow | undefined> {
  const { rows } = await tx.execute<ShipmentRow>(sql`
    select h.id, h.sub_order_id as "subOrderId", s.order_id as "orderId", h.state, s.state as "subOrderState"
    from shipment h join sub_order s on s.id = h.sub_order_id where h.awb = ${awb} for update of s, h`)
  return rows[0]
}

/** False when this scan was stored before. */
export async function insertScan(tx: Transaction, scan: { shipmentId: string; statusId: number; scannedAt: Date; activity: string; location: string }): Promise<boolean> {
  const { rowCount } = await tx.insert(shipmentScan).values(scan).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export async function setShipmentState(tx: Transaction, id: string, state: OrderState): Promise<void> {
  await tx.update(shipment).set({ state }).where(eq(shipment.id, id))
}

export async function statesOfSubOrder(tx: Transaction, subOrderId: string): Promise<OrderState[]> {
  return (await tx.select({ state: shipment.state }).from(shipment).where(eq(shipment.subOrderId, subOrderId))).map((row) => row.state)
}

export async function setSubOrderState(tx: Transaction, id: string, state: OrderState): Promise<void> {
  await tx.update(subOrder).set({ state }).where(eq(subOrder.id, id))
}

export type MovingShipment = {
  id: string; awb: string | null; state: OrderState; orderNumber: string; fromCity: string; toCity: string; toPincode: string; scannedStatusIds: number[]
}

/** A parcel with what the courier has told of it so far. */
export async function findMovingShipment(handle: Handle, id: string): Promise<MovingShipment | undefined> {
  const [row] = await handle.select({
    id: shipment.id, awb: shipment.awb, state: shipment.state, orderNumber: order.number, form: order.form, fromCity: warehouse.city,
  }).from(shipment).innerJoin(subOrder, eq(subOrder.id, shipment.subOrderId)).innerJoin(order, eq(order.id, subOrder.orderId))
    .innerJoin(warehouse, eq(warehouse.id, shipment.warehouseId)).where(eq(shipment.id, id))
  if (row === undefined) return undefined
  const scans = await handle.select({ statusId: shipmentScan.statusId }).from(shipmentScan).where(eq(shipmentScan.shipmentId, id)).orderBy(asc(shipmentScan.scannedAt))
  const { form, ...rest } = row
  return { ...rest, toCity: form.city, toPincode: form.pincode, scannedStatusIds: scans.map((scan) => scan.statusId) }
}

export async function setAwb(handle: Handle, id: string, awb: string): Promise<void> {
  await handle.update(shipment).set({ awb }).where(eq(shipment.id, id))
}
