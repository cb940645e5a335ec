import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { EWayBillState } from '../tables-e-documents.ts'
import type { Ewb01 } from '../e-documents/ewb-01.ts'

export type EWayBillRow = {
  id: string
  order_id: string | null
  invoice_id: string | null
  challan_id: string | null
  shipment_id: string | null
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
  /** Null: a move of stock. */
  orderId: string | null
  moveId: number | null
  invoiceId: string | null
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

const columnsOfBill = `b.id, b.order_id as "orderId", (select c.stock_move_id from delivery_challan c where c.id = b.challan_id) as "moveId", b.invoice_id as "invoiceId", b.gstin, b.number,
    b.issued_on::text as "issuedOn", b.payload, b.problem, b.state, b.transporter_id as "transporterId",
    b.transporter_name as "transporterName", b.mode, b.vehicle, b.distance_km as "distanceKm", b.ewb_number as "ewbNumber",
    b.made_at as "madeAt", b.valid_until as "validUntil"`

const lockBillStatement = {
  name: 'e-way-bill-lock',
  text: `select ${columnsOfBill} from e_way_bill b where b.id = $1::uuid for update`,
}

export const lockEWayBill = async (tx: Transaction, id: string): Promise<EWayBill | undefined> =>
  (await queryPrepared<EWayBill>(tx, lockBillStatement, [id]))[0]

const carriedStatement = {
  name: 'e-way-bill-carried',
  text: `select b.shipment_id as "shipmentId", c.stock_move_id as "moveId"
    from e_way_bill b left join delivery_challan c on c.id = b.challan_id where b.id = $1::uuid`,
}

/** The parcel or the move of stock that goes with a bill. */
export const findCarried = async (
  tx: Transaction,
  id: string,
): Promise<{ shipmentId: string | null; moveId: number | null } | undefined> =>
  (
    await queryPrepared<{ shipmentId: string | null; moveId: number | null }>(
      tx,
      carriedStatement,
      [id],
    )
  )[0]

export type MoveState = 'asked' | 'packed' | 'sent' | 'received' | 'cancelled'

const lockMoveStatement = {
  name: 'stock-move-lock',
  text: 'select state from stock_move where id = $1::int for update',
}

export const lockStockMove = async (tx: Transaction, id: number): Promise<MoveState | undefined> =>
  (await queryPrepared<{ state: MoveState }>(tx, lockMoveStatement, [id]))[0]?.state

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
