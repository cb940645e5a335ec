import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import type { RefundWay } from '@upchar/kernel/refund-ways'
import type { ReturnWish } from '@upchar/kernel/return-reasons'
import { isUuid } from '../../platform/ids.ts'
import {
  cancelledText,
  recalledPiecesText,
  type CancelledDocument,
  type OrderState,
} from '../orders/index.ts'
import type { ReturnState } from './model.ts'
import type { Piece, SoldLine, Wish } from './rules.ts'

/** SQL: staff have stopped the sales of the seller of the part `s` (OPS-06). */
const stoppedText =
  'exists (select from seller_suspension q where q.seller_id = s.seller_id and q.lifted_at is null)'

const soldStatement = {
  name: 'return-sold',
  text: `select l.id, l.offer_id as "offerId", s.id as "subOrderId", w.trade_name as "sellerName", ${stoppedText} as "isStopped", l.sku, l.title, g.product_class as "productClass",
      g.cold_chain as "coldChain",
      (select coalesce(sum(k.quantity), 0)::int from order_return_line k join order_return r on r.id = k.return_id
        where k.order_line_id = l.id and r.opened_by is null and r.state in ('requested', 'approved', 'picked')) as asked,
      (select coalesce(json_agg(json_build_object('lotId', t.lot_id, 'shipmentId', h.id, 'warehouseId', t.warehouse_id,
          'batchNo', t.batch_no, 'expiresOn', t.expires_on, 'quantity', t.quantity,
          'returned', (select coalesce(sum(p.quantity), 0)::int from order_return_piece p
            where p.order_line_id = l.id and p.lot_id = t.lot_id and p.shipment_id = t.shipment_id and p.fate <> 'rejected'),
          'settled', (select coalesce(sum(p.quantity), 0)::int from order_return_piece p join order_return r on r.id = p.return_id
            where p.order_line_id = l.id and p.lot_id = t.lot_id and p.shipment_id = t.shipment_id and (p.fate <> 'rejected' or r.opened_by is null)),
          'recalled', ${recalledPiecesText('t')},
          'replaces', h.replaces, 'deliveredAt', case when h.state = 'delivered' then (select max(c.scanned_at) from shipment_scan c
            where c.shipment_id = h.id and c.status_id = 7) end) order by t.expires_on nulls last, t.lot_id, h.id), '[]')
        from order_line_lot t join shipment h on h.id = t.shipment_id
        where t.order_line_id = l.id) as batches
    from sub_order s join order_line l on l.sub_order_id = s.id join seller w on w.id = s.seller_id
      join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
    where s.order_id = $1::uuid order by w.trade_name, l.title, l.id`,
}

/** The goods of an order as returns see them. */
export const selectSold = (handle: Handle, orderId: string): Promise<SoldLine[]> =>
  queryPrepared<SoldLine>(handle, soldStatement, [orderId])

/** A parcel that replaces goods, as pages show it. */
export type ReplacingShipment = {
  id: string
  state: OrderState
  courier: string
  awb: string | null
  trackingUrl: string | null
  /** Its delivery challan; null: it isn't packed. */
  challan: { id: string; number: string; cancelled: CancelledDocument | null } | null
}

export type ReturnRow = {
  id: string
  orderId: string
  orderNumber: string
  subOrderId: string
  sellerId: number
  /** The parcel that never arrived. */
  parcelId: string | null
  sellerName: string
  /** Staff have stopped the seller's sales: nothing of it is sent again (OPS-06). */
  isStopped: boolean
  buyer: string
  number: string
  state: ReturnState
  version: number
  reason: string
  note: string
  openedBy: string | null
  openedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  decision: string
  courier: string
  awb: string
  settledBy: string | null
  settledAt: Date | null
  creditPaise: number
  refundPaise: number
  cashPaise: number
  paidBy: string | null
  paidAt: Date | null
  bankReference: string
  /** When staff agreed that the bank had returned it. */
  cameBackAt: Date | null
  /** When the buyer was asked for an account. */
  accountAskedAt: Date | null
  /** What the buyer would like, and what it was settled with; empty before. */
  wish: ReturnWish
  outcome: '' | ReturnWish
  /** Where the buyer would like the money, and what of it went to the wallet. */
  refundWay: RefundWay
  toWalletPaise: number
  /** The parcels that replace its goods. */
  replacements: ReplacingShipment[]
  /** Sealed. */
  payTo: string
  lines: { line: string; title: string; sku: string; quantity: number }[]
  pieces: (Piece & { batchNo: string })[]
  /** The buyer's, oldest first. */
  photos: { id: string; name: string }[]
}

/** SQL: returns, to be narrowed. */
export const returnText = `select r.id, r.order_id as "orderId", o.number as "orderNumber", r.sub_order_id as "subOrderId", r.shipment_id as "parcelId",
    s.seller_id as "sellerId", w.trade_name as "sellerName", ${stoppedText} as "isStopped", coalesce(nullif(o.form->>'businessName', ''), o.form->>'fullName') as buyer, r.number, r.state, r.version,
    r.reason, r.note, r.opened_by as "openedBy", r.opened_at as "openedAt", r.decided_by as "decidedBy", r.decided_at as "decidedAt",
    r.decision, r.courier, r.awb, r.settled_by as "settledBy", r.settled_at as "settledAt", r.credit_paise as "creditPaise",
    r.refund_paise as "refundPaise", r.cash_paise as "cashPaise", r.paid_by as "paidBy", r.paid_at as "paidAt",
    r.bank_reference as "bankReference", r.came_back_at as "cameBackAt", r.account_asked_at as "accountAskedAt", r.pay_to as "payTo", r.wish, r.outcome, r.refund_way as "refundWay",
    (select coalesce(sum(f.amount_paise), 0)::bigint from payment_order q join payment m on m.payment_order_id = q.id
      join refund f on f.payment_id = m.id where q.checkout_id = o.checkout_id and f.cause = r.id::text and f.to_wallet) as "toWalletPaise",
    (select coalesce(json_agg(json_build_object('id', h.id, 'state', h.state, 'courier', h.courier, 'awb', h.awb, 'trackingUrl', h.tracking_url,
        'challan', (select json_build_object('id', c.id, 'number', c.number, 'cancelled', ${cancelledText('c')}) from delivery_challan c where c.shipment_id = h.id)) order by h.id), '[]')
      from shipment h where h.replaces = r.id) as replacements,
    (select json_agg(json_build_object('line', l.id, 'title', l.title, 'sku', l.sku, 'quantity', k.quantity) order by l.title, l.id)
      from order_return_line k join order_line l on l.id = k.order_line_id where k.return_id = r.id) as lines,
    (select coalesce(json_agg(json_build_object('line', p.order_line_id, 'lot', p.lot_id, 'parcel', p.shipment_id, 'quantity', p.quantity, 'fate', p.fate,
        'batchNo', t.batch_no) order by p.order_line_id, p.lot_id, p.shipment_id, p.fate), '[]')
      from order_return_piece p join order_line_lot t on t.order_line_id = p.order_line_id and t.lot_id = p.lot_id
        and t.shipment_id = p.shipment_id
      where p.return_id = r.id) as pieces,
    (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by f.created_at, f.id), '[]')
      from order_return_photo p join stored_file f on f.id = p.file_id and f.deleted_at is null where p.return_id = r.id) as photos
  from order_return r join "order" o on o.id = r.order_id join sub_order s on s.id = r.sub_order_id join seller w on w.id = s.seller_id`

const ofOrderStatement = {
  name: 'returns-of-order',
  text: `${returnText} where r.order_id = $1::uuid order by length(r.number), r.number`,
}

/** An order's returns, oldest first. */
export const selectReturnsOf = (handle: Handle, orderId: string): Promise<ReturnRow[]> =>
  queryPrepared<ReturnRow>(handle, ofOrderStatement, [orderId])

const byIdStatement = { name: 'return-by-id', text: `${returnText} where r.id = $1::uuid` }

export async function findReturn(handle: Handle, id: string): Promise<ReturnRow | undefined> {
  return isUuid(id) ? (await queryPrepared<ReturnRow>(handle, byIdStatement, [id]))[0] : undefined
}

/** What the desk asks for; `work`: what staff still have to do something about. */
export type Queue = 'work' | 'done'

/** SQL: the return `r` was settled by goods that haven't left a seller whose sales were stopped since (OPS-06). */
const heldText = `r.outcome = 'replacement' and exists (select from shipment h join seller_suspension q on q.seller_id = h.seller_id and q.lifted_at is null
  where h.replaces = r.id and h.state in ('placed', 'confirmed', 'packed'))`
const heldOfSeller = {
  name: 'returns-held-of-seller',
  text: `select r.id, r.order_id as "orderId", o.form->>'email' as email from order_return r join "order" o on o.id = r.order_id
      join sub_order s on s.id = r.sub_order_id where s.seller_id = $1::bigint and ${heldText} order by r.id`,
}
/** Returns whose replacements a suspension of their seller holds, with whom to tell. */
export const selectHeldOf = (
  tx: Transaction,
  sellerId: number,
): Promise<{ id: string; orderId: string; email: string }[]> =>
  queryPrepared(tx, heldOfSeller, [sellerId])

/** SQL: nobody has to do anything about the return `r` any more. */
export const overText = `(r.state in ('refused', 'withdrawn', 'paid') or r.state = 'settled' and r.cash_paise = 0 and not (${heldText}))`
const inQueue: Readonly<Record<Queue, string>> = { work: `not ${overText}`, done: overText }

/** Returns of a queue: open ones by how long they wait, others newest first; at most `limit` from `offset` on. */
export const selectQueue = (
  handle: Handle,
  queue: Queue,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<ReturnRow[]> =>
  queryPrepared<ReturnRow>(
    handle,
    {
      name: `returns-${queue}`,
      text: `${returnText} where ${inQueue[queue]} and ($1 = '' or position(upper($1) in r.number) > 0)
        order by r.opened_at ${queue === 'work' ? '' : 'desc'}, r.id limit $2::int offset $3::int`,
    },
    [q, limit, offset],
  )

export async function countQueue(handle: Handle, queue: Queue, q: string): Promise<number> {
  const [row] = await queryPrepared<{ count: number }>(
    handle,
    {
      name: `returns-${queue}-count`,
      text: `select count(*)::int as count from order_return r where ${inQueue[queue]} and ($1 = '' or position(upper($1) in r.number) > 0)`,
    },
    [q],
  )
  return row?.count ?? 0
}

const pressedStatement = {
  name: 'return-pressed',
  text: 'select id from order_return where order_id = $1::uuid and request_key = $2',
}

/** The return that this press has opened before; undefined: none. */
export const findOpened = async (
  tx: Transaction,
  orderId: string,
  requestKey: string,
): Promise<string | undefined> =>
  (await queryPrepared<{ id: string }>(tx, pressedStatement, [orderId, requestKey]))[0]?.id

const ofParcelStatement = {
  name: 'return-order-of-parcel',
  text: 'select s.order_id as "orderId" from shipment h join sub_order s on s.id = h.sub_order_id where h.id = $1::uuid',
}

/** The order of a parcel, which is locked before the parcel. */
export const findOrderOfParcel = async (
  tx: Transaction,
  parcelId: string,
): Promise<string | undefined> =>
  isUuid(parcelId)
    ? (await queryPrepared<{ orderId: string }>(tx, ofParcelStatement, [parcelId]))[0]?.orderId
    : undefined

export type NewReturn = {
  id: string
  orderId: string
  subOrderId: string
  parcelId: string | null
  requestKey: string
  state: ReturnState
  reason: string
  note: string
  staffId: string | null
  wish: ReturnWish
  refundWay: RefundWay
  /** Sealed. */
  payTo: string
  at: Date
  lines: Wish
}

const insertStatement = {
  name: 'return-insert',
  text: `with r as (insert into order_return (id, order_id, sub_order_id, number, request_key, state, reason, note, opened_by, opened_at, pay_to, shipment_id, wish, refund_way)
      select $1::uuid, o.id, $3::uuid, o.number || '/R' || (1 + (select count(*) from order_return x where x.order_id = o.id)),
        $4, $5, $6, $7, $8, $9::timestamptz, $11, $12::uuid, $13, $14 from "order" o where o.id = $2::uuid returning number),
    k as (insert into order_return_line (return_id, order_line_id, quantity)
      select $1::uuid, line, quantity from jsonb_to_recordset($10::jsonb) as w(line uuid, quantity int))
    select number from r`,
}

/** Opens a return and gives it the next number of its order, which the caller has locked. */
export async function insertReturn(tx: Transaction, one: NewReturn): Promise<string> {
  const {
    id,
    orderId,
    subOrderId,
    parcelId,
    requestKey,
    state,
    reason,
    note,
    staffId,
    at,
    lines,
    payTo,
    wish,
    refundWay,
  } = one
  const [row] = await queryPrepared<{ number: string }>(tx, insertStatement, [
    id,
    orderId,
    subOrderId,
    requestKey,
    state,
    reason,
    note,
    staffId,
    at,
    JSON.stringify(lines),
    payTo,
    parcelId,
    wish,
    refundWay,
  ])
  if (row === undefined) throw new Error(`no order ${orderId} to return goods of`)
  return row.number
}

const decideStatement = {
  name: 'return-decide',
  text: `update order_return set state = $2, decided_by = $3, decided_at = $4::timestamptz, decision = $5, version = version + 1,
      pay_to = case when $2 in ('refused', 'withdrawn') then '' else pay_to end where id = $1::uuid`,
}
export const setDecision = (
  tx: Transaction,
  id: string,
  set: { state: ReturnState; staffId: string | null; at: Date; decision: string },
) => queryPrepared(tx, decideStatement, [id, set.state, set.staffId, set.at, set.decision])

const pickStatement = {
  name: 'return-pick',
  text: `update order_return set state = 'picked', courier = $2, awb = $3, version = version + 1 where id = $1::uuid`,
}
export const setPicked = (tx: Transaction, id: string, courier: string, awb: string) =>
  queryPrepared(tx, pickStatement, [id, courier, awb])

const settleStatement = {
  name: 'return-settle',
  text: `with s as (update order_return set state = 'settled', settled_by = $2, settled_at = $3::timestamptz, credit_paise = $4::bigint,
      refund_paise = $5::bigint, cash_paise = $6::bigint, decision = $7, outcome = $9, version = version + 1,
      pay_to = case when $6::bigint = 0 then '' else pay_to end where id = $1::uuid)
    insert into order_return_piece (return_id, order_line_id, lot_id, shipment_id, fate, quantity)
      select $1::uuid, line, lot, parcel, fate, quantity
      from jsonb_to_recordset($8::jsonb) as p(line uuid, lot bigint, parcel uuid, fate text, quantity int)`,
}
export const setSettled = (
  tx: Transaction,
  id: string,
  set: {
    staffId: string
    at: Date
    creditPaise: number
    refundPaise: number
    cashPaise: number
    decision: string
    outcome: ReturnWish
    pieces: readonly Piece[]
  },
) =>
  queryPrepared(tx, settleStatement, [
    id,
    set.staffId,
    set.at,
    set.creditPaise,
    set.refundPaise,
    set.cashPaise,
    set.decision,
    JSON.stringify(set.pieces),
    set.outcome,
  ])

const refundStatement = {
  name: 'return-refund-instead',
  text: `update order_return set outcome = 'refund', credit_paise = $2::bigint, refund_paise = $3::bigint, cash_paise = $4::bigint,
      decision = $5, version = version + 1 where id = $1::uuid`,
}
/** The money goes back after all. */
export const setRefunded = (
  tx: Transaction,
  id: string,
  set: { creditPaise: number; refundPaise: number; cashPaise: number; decision: string },
) =>
  queryPrepared(tx, refundStatement, [
    id,
    set.creditPaise,
    set.refundPaise,
    set.cashPaise,
    set.decision,
  ])

const payStatement = {
  name: 'return-pay',
  text: `update order_return set state = 'paid', paid_by = $2, paid_at = $3::timestamptz, bank_reference = $4, pay_to = '', version = version + 1
    where id = $1::uuid`,
}
export const setPaid = (
  tx: Transaction,
  id: string,
  set: { staffId: string; at: Date; bankReference: string },
) => queryPrepared(tx, payStatement, [id, set.staffId, set.at, set.bankReference])

const sendBackStatement = {
  name: 'return-sent-back',
  text: `update order_return set state = 'sent_back', paid_by = null, paid_at = null, bank_reference = '', came_back_at = $2::timestamptz,
      version = version + 1 where id = $1::uuid`,
}
/** The bank returned what was paid: it is to be paid again. */
export const setSentBack = (tx: Transaction, id: string, at: Date) =>
  queryPrepared(tx, sendBackStatement, [id, at])

const askStatement = {
  name: 'return-ask-account',
  text: `update order_return set pay_to = '', account_asked_at = $2::timestamptz, version = version + 1 where id = $1::uuid`,
}
/** Forgets where the money should go: the buyer is asked anew. */
export const setAccountAsked = (tx: Transaction, id: string, at: Date) =>
  queryPrepared(tx, askStatement, [id, at])

const accountStatement = {
  name: 'return-account',
  text: 'update order_return set pay_to = $2, version = version + 1 where id = $1::uuid',
}
/** Where the money goes, sealed. */
export const setPayTo = (tx: Transaction, id: string, payTo: string) =>
  queryPrepared(tx, accountStatement, [id, payTo])
