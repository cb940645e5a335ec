import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { EWayBillState } from '../tables-e-documents.ts'
import type { Ewb01 } from '../e-documents/ewb-01.ts'

export type EWayBillRow = {
  id: string
  order_id: string
  invoice_id: string | null
  challan_id: string | null
  shipment_id: string
  gstin: string
  number: string
  issued_on: string
  value_paise: number
  payload: Ewb01
  problem: string | null
  state: EWayBillState
}

const billsStatement = {
  name: 'e-way-bill-write',
  text: `insert into e_way_bill (id, order_id, invoice_id, challan_id, shipment_id, gstin, number, issued_on, value_paise, payload, problem, state)
    select id, order_id, invoice_id, challan_id, shipment_id, gstin, number, issued_on, value_paise, payload, problem, state
    from jsonb_populate_recordset(null::e_way_bill, $1::jsonb)`,
}

export async function insertEWayBills(
  tx: Transaction,
  rows: readonly EWayBillRow[],
): Promise<void> {
  await queryPrepared(tx, billsStatement, [JSON.stringify(rows)])
}

export type EWayBill = {
  id: string
  orderId: string
  invoiceId: string | null
  shipmentId: string
  gstin: string
  number: string
  issuedOn: string
  payload: Ewb01
  problem: string | null
  state: EWayBillState
  transporterId: string
  transporterName: string
  mode: number
  vehicle: string
  distanceKm: number
  ewbNumber: string | null
  madeAt: Date | null
  validUntil: Date | null
}

const columnsOfBill = `b.id, b.order_id as "orderId", b.invoice_id as "invoiceId", b.shipment_id as "shipmentId", b.gstin, b.number,
    b.issued_on::text as "issuedOn", b.payload, b.problem, b.state, b.transporter_id as "transporterId",
    b.transporter_name as "transporterName", b.mode, b.vehicle, b.distance_km as "distanceKm", b.ewb_number as "ewbNumber",
    b.made_at as "madeAt", b.valid_until as "validUntil"`

const lockBillStatement = {
  name: 'e-way-bill-lock',
  text: `select ${columnsOfBill} from e_way_bill b where b.id = $1::uuid for update`,
}

export const lockEWayBill = async (tx: Transaction, id: string): Promise<EWayBill | undefined> =>
  (await queryPrepared<EWayBill>(tx, lockBillStatement, [id]))[0]

const billShipmentStatement = {
  name: 'e-way-bill-shipment',
  text: 'select shipment_id as id from e_way_bill where id = $1::uuid',
}

export const findShipmentOfBill = async (tx: Transaction, id: string): Promise<string | null> =>
  (await queryPrepared<{ id: string }>(tx, billShipmentStatement, [id]))[0]?.id ?? null

const madeStatement = {
  name: 'e-way-bill-made',
  text: `update e_way_bill set state = 'made', ewb_number = $2, made_at = $3, valid_until = $4, reported_by = $5,
      cancelled_at = null, cancelled_by = null, cancel_reason = null where id = $1::uuid
    and not exists (select from e_way_bill o where o.ewb_number = $2 and o.id <> $1::uuid) returning id`,
}

/** False where another bill has the number. */
export async function setBillMade(
  tx: Transaction,
  id: string,
  answer: { ewbNumber: string; madeAt: Date; validUntil: Date | null; by: string | null },
): Promise<boolean> {
  const { ewbNumber, madeAt, validUntil, by } = answer
  return (
    (await queryPrepared(tx, madeStatement, [id, ewbNumber, madeAt, validUntil, by])).length > 0
  )
}

const transportStatement = {
  name: 'e-way-bill-transport',
  text: `update e_way_bill set transporter_id = $2, transporter_name = $3, mode = $4, vehicle = $5, distance_km = $6 where id = $1::uuid`,
}

export async function setTransport(
  tx: Transaction,
  id: string,
  transport: Pick<
    EWayBill,
    'transporterId' | 'transporterName' | 'mode' | 'vehicle' | 'distanceKm'
  >,
): Promise<void> {
  const { transporterId, transporterName, mode, vehicle, distanceKm } = transport
  await queryPrepared(tx, transportStatement, [
    id,
    transporterId,
    transporterName,
    mode,
    vehicle,
    distanceKm,
  ])
}
