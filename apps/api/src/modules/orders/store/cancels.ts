import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { OwnerColumns } from '../../../platform/identity/shopper.ts'
import type { FrozenQuote, GuestForm } from '../../checkout/index.ts'
import type { CancelPart } from '../cancel/rules.ts'
import type { OrderState } from '../model.ts'

/** An order as a cancel reads it. */
export type CancelledOrder = OwnerColumns & {
  id: string
  number: string
  checkoutId: string
  trackKeyHash: string
  form: GuestForm
  quote: FrozenQuote
  totalPaise: number
  walletPaise: number
  paymentOption: number
}

const orderText = `select id, number, guest_id as "guestId", customer_id as "customerId", checkout_id as "checkoutId",
    track_key_hash as "trackKeyHash", form, quote, total_paise as "totalPaise",
    wallet_paise as "walletPaise",
    payment_option as "paymentOption" from "order" where id = $1::uuid`

/** The order; `lock`: until the transaction ends, its other cancels wait. */
export async function findToCancel(
  handle: Handle,
  id: string,
  lock: boolean,
): Promise<CancelledOrder | undefined> {
  if (!isUuid(id)) return undefined
  const statement = lock
    ? { name: 'cancel-order-lock', text: `${orderText} for update` }
    : { name: 'cancel-order', text: orderText }
  return (await queryPrepared<CancelledOrder>(handle, statement, [id]))[0]
}

const lockPartsStatement = {
  name: 'cancel-lock-parts',
  text: 'select id from sub_order where order_id = $1::uuid order by seller_id is null, id for update',
}
const lockParcelsStatement = {
  name: 'cancel-lock-parcels',
  text: `select h.id from shipment h join sub_order s on s.id = h.sub_order_id
    where s.order_id = $1::uuid order by h.id for update of h`,
}

/** Locks sub-orders, those of sellers first, then parcels, as packing does: none is packed meanwhile. */
export async function lockParts(tx: Transaction, orderId: string): Promise<void> {
  await queryPrepared(tx, lockPartsStatement, [orderId])
  await queryPrepared(tx, lockParcelsStatement, [orderId])
}

const partsStatement = {
  name: 'cancel-parts',
  text: `select s.id, s.seller_id as "sellerId", s.state,
      (select coalesce(json_agg(json_build_object('id', h.id, 'state', h.state,
          'invoiced', exists (select 1 from invoice i where i.sub_order_id = s.id
            and (i.shipment_id = h.id or i.shipment_id is null))) order by h.id), '[]')
        from shipment h where h.sub_order_id = s.id and h.replaces is null) as parcels,
      (select coalesce(json_agg(json_build_object('id', l.id, 'offerId', l.offer_id, 'title', l.title, 'quantity', l.quantity,
          'cancelled', l.cancelled,
          'lots', (select coalesce(json_agg(json_build_object('lotId', t.lot_id, 'parcelId', t.shipment_id,
            'expiresOn', t.expires_on, 'quantity', t.quantity) order by t.lot_id, t.shipment_id), '[]')
            from order_line_lot t join shipment p on p.id = t.shipment_id and p.replaces is null
            where t.order_line_id = l.id)) order by l.title, l.id), '[]')
        from order_line l where l.sub_order_id = s.id) as lines
    from sub_order s where s.order_id = $1::uuid order by s.id`,
}

/** The sub-orders of an order as a cancel reads them. */
export const selectCancelParts = (handle: Handle, orderId: string): Promise<CancelPart[]> =>
  queryPrepared<CancelPart>(handle, partsStatement, [orderId])

const pressedStatement = {
  name: 'cancel-pressed',
  text: 'select id from order_cancel where order_id = $1::uuid and request_key = $2',
}

/** Whether this press has been carried out. */
export const isCarriedOut = async (
  tx: Transaction,
  orderId: string,
  requestKey: string,
): Promise<boolean> => (await queryPrepared(tx, pressedStatement, [orderId, requestKey])).length > 0

export type CancelRow = {
  id: string
  orderId: string
  requestKey: string
  staffId: string | null
  reason: string
  note: string
  amountPaise: number
  refundPaise: number
  at: Date
}
type Cut = {
  lines: readonly {
    id: string
    quantity: number
    paise: number
    lots: readonly { lotId: number; parcelId: string; quantity: number }[]
  }[]
  /** Parcels that lose goods, and those of them that have none left. */
  touched: readonly string[]
  parcels: readonly string[]
  parts: readonly { id: string; state: OrderState }[]
}

const insertStatement = {
  name: 'cancel-insert',
  text: `with c as (insert into order_cancel (id, order_id, request_key, staff_id, reason, note, amount_paise, refund_paise, at)
      values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7::bigint, $8::bigint, $9::timestamptz)),
    cut as (select * from jsonb_to_recordset($10::jsonb) as l(id uuid, quantity int, paise bigint)),
    counted as (update order_line l set cancelled = l.cancelled + cut.quantity from cut where l.id = cut.id)
    insert into order_cancel_line (cancel_id, order_line_id, quantity, amount_paise)
      select $1::uuid, id, quantity, paise from cut`,
}
const lotsText = `jsonb_to_recordset($1::jsonb) as t("lineId" uuid, "lotId" bigint, "parcelId" uuid, quantity int)
    where l.order_line_id = t."lineId" and l.lot_id = t."lotId" and l.shipment_id = t."parcelId"`
const emptyLotsStatement = {
  name: 'cancel-empty-lots',
  text: `delete from order_line_lot l using ${lotsText} and l.quantity = t.quantity`,
}
const cutLotsStatement = {
  name: 'cancel-cut-lots',
  text: `update order_line_lot l set quantity = l.quantity - t.quantity, serials = '{}' from ${lotsText}`,
}
const parcelsStatement = {
  name: 'cancel-parcels',
  text: `update shipment set state = case when id = any($2::uuid[]) then 'cancelled' else state end, version = version + 1
    where id = any($1::uuid[])`,
}
const subOrdersStatement = {
  name: 'cancel-sub-orders',
  text: `update sub_order s set state = t.state from jsonb_to_recordset($1::jsonb) as t(id uuid, state text) where s.id = t.id`,
}

/** Writes a cancel with its lines, and takes the pieces out of lines, batches and parcels. */
export async function insertCancel(tx: Transaction, row: CancelRow, cut: Cut): Promise<void> {
  const lots = JSON.stringify(
    cut.lines.flatMap(({ id, lots: taken }) =>
      taken.map(({ lotId, parcelId, quantity }) => ({ lineId: id, lotId, parcelId, quantity })),
    ),
  )
  await queryPrepared(tx, insertStatement, [
    row.id,
    row.orderId,
    row.requestKey,
    row.staffId,
    row.reason,
    row.note,
    row.amountPaise,
    row.refundPaise,
    row.at,
    JSON.stringify(cut.lines.map(({ id, quantity, paise }) => ({ id, quantity, paise }))),
  ])
  await queryPrepared(tx, emptyLotsStatement, [lots])
  await queryPrepared(tx, cutLotsStatement, [lots])
  await queryPrepared(tx, parcelsStatement, [cut.touched, cut.parcels])
  if (cut.parts.length > 0) await queryPrepared(tx, subOrdersStatement, [JSON.stringify(cut.parts)])
}

const countReturnedStatement = {
  name: 'return-count',
  text: `update order_line l set returned = l.returned + r.quantity
    from jsonb_to_recordset($1::jsonb) as r(line uuid, quantity int) where l.id = r.line`,
}

/** Counts the pieces of lines that came back, or got lost. */
export async function countReturned(
  tx: Transaction,
  lines: readonly { line: string; quantity: number }[],
): Promise<void> {
  await queryPrepared(tx, countReturnedStatement, [JSON.stringify(lines)])
}

/** A cancel as pages show it. */
export type ShownCancel = {
  id: string
  staffId: string | null
  reason: string
  note: string
  amountPaise: number
  refundPaise: number
  at: string
  lines: { title: string; quantity: number; amountPaise: number }[]
}

/** SQL: an order's cancels, oldest first, as `ShownCancel`. */
export const cancelsText = (orderId: string): string =>
  `(select coalesce(json_agg(json_build_object('id', c.id, 'staffId', c.staff_id, 'reason', c.reason, 'note', c.note,
      'amountPaise', c.amount_paise, 'refundPaise', c.refund_paise, 'at', c.at,
      'lines', (select coalesce(json_agg(json_build_object('title', cl.title, 'quantity', k.quantity,
        'amountPaise', k.amount_paise) order by cl.title, cl.id), '[]')
        from order_cancel_line k join order_line cl on cl.id = k.order_line_id where k.cancel_id = c.id)) order by c.at, c.id), '[]')
    from order_cancel c where c.order_id = ${orderId})`
