import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { DeliveryChallan, OrderState } from '../model.ts'

type ChallanRow = {
  id: string
  order_id: string | null
  shipment_id: string | null
  gstin: string
  series: string
  number: string
  financial_year: string
  sequence: number
  issued_at: Date
  document: DeliveryChallan
  /** The move of stock that leaves with it; null: a parcel does. */
  stock_move_id: number | null
}

/** SQL: when and why a challan was cancelled, as `CancelledDocument`; null: it stands. */
export const cancelledText = (alias: string): string =>
  `case when ${alias}.cancelled_at is not null then json_build_object('at', to_char(${alias}.cancelled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', ${alias}.cancel_reason) end`

const insertStatement = {
  name: 'challan-write',
  text: 'insert into delivery_challan select * from jsonb_populate_record(null::delivery_challan, $1::jsonb)',
}

export async function insertChallan(tx: Transaction, row: ChallanRow): Promise<void> {
  await queryPrepared(tx, insertStatement, [JSON.stringify(row)])
}

type Replaced = { number: string; reason: string; invoices: string[]; isIssued: boolean }

const replacedStatement = {
  name: 'challan-of',
  text: `select r.number, r.reason, exists (select from delivery_challan c where c.shipment_id = h.id) as "isIssued",
      (select coalesce(json_agg(i.number order by i.sequence), '[]') from invoice i where i.sub_order_id = h.sub_order_id) as invoices
    from shipment h join order_return r on r.id = h.replaces where h.id = $1::uuid`,
}

/** What a parcel replaces: the return, and the invoices of the seller's goods. */
export const findReplaced = async (
  tx: Transaction,
  shipmentId: string,
): Promise<Replaced | undefined> =>
  (await queryPrepared<Replaced>(tx, replacedStatement, [shipmentId]))[0]

/** A parcel of goods that replace returned ones. */
type ReplacingParcel = {
  id: string
  subOrderId: string
  warehouseId: number
  courier: string
  from: string
  to: string
  replaces: string
  lots: readonly { line: string; lotId: number; quantity: number }[]
}

const parcelStatement = {
  name: 'replacing-parcel',
  text: `with h as (insert into shipment (id, sub_order_id, warehouse_id, courier, state, promised_from, promised_to, replaces, order_id, placed_at, seller_id)
      select $1::uuid, s.id, $3::int, $4::text, 'placed', $5::date, $6::date, $7::uuid, s.order_id, s.placed_at, s.seller_id
      from sub_order s where s.id = $2::uuid)
    insert into order_line_lot (order_line_id, lot_id, shipment_id, warehouse_id, batch_no, expires_on, quantity)
    select g.line, l.id, $1::uuid, l.warehouse_id, l.batch_no, l.expires_on, g.quantity
    from jsonb_to_recordset($8::jsonb) as g(line uuid, "lotId" bigint, quantity int) join lot l on l.id = g."lotId"`,
}

export async function insertReplacing(tx: Transaction, parcel: ReplacingParcel): Promise<void> {
  const { id, subOrderId, warehouseId, courier, from, to, replaces, lots } = parcel
  await queryPrepared(tx, parcelStatement, [
    id,
    subOrderId,
    warehouseId,
    courier,
    from,
    to,
    replaces,
    JSON.stringify(lots),
  ])
}

const waitingStatement = {
  name: 'replacing-lots',
  text: `select h.id, h.state, (select coalesce(json_agg(json_build_object('statusId', c.status_id) order by c.scanned_at), '[]')
      from shipment_scan c where c.shipment_id = h.id) as scans, (select coalesce(json_agg(json_build_object('lotId', t.lot_id, 'offerId', l.offer_id, 'quantity', t.quantity)
      order by t.lot_id), '[]') from order_line_lot t join order_line l on l.id = t.order_line_id where t.shipment_id = h.id) as lots
    from shipment h where h.replaces = $1::uuid order by h.id for update of h`,
}

/** The parcels that replace the goods of a return, locked, with what lies in them. */
export const lockReplacing = (
  tx: Transaction,
  returnId: string,
): Promise<
  {
    id: string
    state: OrderState
    scans: { statusId: number }[]
    lots: { lotId: number; offerId: number; quantity: number }[]
  }[]
> => queryPrepared(tx, waitingStatement, [returnId])

const dropStatement = {
  name: 'replacing-drop',
  text: `with gone as (delete from order_line_lot where shipment_id = any($1::uuid[])),
      void as (update delivery_challan set cancelled_at = $2::timestamptz, cancel_reason = $3 where shipment_id = any($1::uuid[]))
    update shipment set state = 'cancelled', version = version + 1 where id = any($1::uuid[])`,
}

/** Ends parcels that haven't left; their goods are on the shelf again, and their challans are cancelled. */
export async function dropReplacing(
  tx: Transaction,
  ids: readonly string[],
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await queryPrepared(tx, dropStatement, [[...ids], at.toISOString(), reason])
}
