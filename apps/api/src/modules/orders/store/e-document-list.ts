import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { EInvoiceState, EWayBillState } from '../tables-e-documents.ts'
import type { Ewb01, Transport } from '../e-documents/ewb-01.ts'
import type { OrderState } from '../model.ts'
import type { Inv01 } from '../e-documents/inv-01.ts'
import type { MoveState } from './e-way-bills.ts'
import { stoppedText } from './shipments.ts'

export type EKind = 'e_invoice' | 'e_way_bill'

export type Listed = {
  id: string
  /** Null with its number: a move of stock. */
  orderId: string | null
  orderNumber: string | null
  moveId: number | null
  number: string
  title: string
  issuedOn: string
  gstin: string
  seller: string
  buyer: string
  totalPaise: number
  state: EInvoiceState | EWayBillState
  lastDay: string | null
  problem: string | null
  irn: string | null
  ackNo: string | null
  isVerified: boolean
  ewbNumber: string | null
  at: string | null
  validUntil: string | null
  transport: Transport | null
  /** Of the parcel that leaves with it. */
  parcelState: OrderState | null
  moveState: MoveState | null
  /** An e-way bill whose parcel or move was cancelled, or whose parcel was stopped: it moves nowhere. */
  isNeedless: boolean
}

/** SQL: what goes with the e-way bill `e`: the parcel `h`, or the move of stock `m` with the challan `c`. */
const carriedText = `left join shipment h on h.id = e.shipment_id left join delivery_challan c on c.id = e.challan_id
    left join stock_move m on m.id = c.stock_move_id`

/** SQL: it was cancelled, or is a packed replacement of a stopped seller: it moves nowhere, and needs no e-way bill. */
const needlessText = `coalesce(m.state = 'cancelled', h.state = 'cancelled' or (h.state = 'packed' and ${stoppedText}))`

const document = sql.raw(`coalesce(i.document, c.document)`)
const common = sql`o.id as "orderId", o.number as "orderNumber", ${document}->>'title' as title,
  ${document}->'seller'->>'legalName' as seller,
  coalesce(nullif(${document}->'recipient'->>'businessName', ''), ${document}->'recipient'->>'name') as buyer`

const eInvoices = sql`select e.id, e.number, e.issued_on::text as "issuedOn", e.gstin, ${common}, (${document}->'totals'->>'totalPaise')::bigint as "totalPaise", e.state, e.last_day::text as "lastDay",
    e.problem, e.irn, e.ack_no as "ackNo", e.is_verified as "isVerified", null as "ewbNumber",
    e.ack_at::text as at, null as "validUntil", null as transport, h.state as "parcelState", null as "moveId", null as "moveState", false as "isNeedless"
  from e_invoice e join "order" o on o.id = e.order_id left join invoice i on i.id = e.invoice_id
    left join credit_note c on c.id = e.credit_note_id left join shipment h on h.id = i.shipment_id`

const eWayBills = sql`select e.id, e.number, e.issued_on::text as "issuedOn", e.gstin, ${common},
    e.value_paise as "totalPaise", e.state, null as "lastDay", e.problem, null as irn, null as "ackNo",
    false as "isVerified", e.ewb_number as "ewbNumber", e.made_at::text as at, e.valid_until::text as "validUntil",
    json_build_object('transporterId', e.transporter_id, 'transporterName', e.transporter_name, 'mode', e.mode,
      'vehicle', e.vehicle, 'distanceKm', e.distance_km) as transport, h.state as "parcelState", m.id as "moveId", m.state as "moveState",
    ${sql.raw(needlessText)} as "isNeedless"
  from e_way_bill e left join "order" o on o.id = e.order_id left join invoice i on i.id = e.invoice_id ${sql.raw(carriedText)}`

export type Wanted = {
  kind: EKind
  state: 'waiting' | 'done' | 'to_cancel' | 'cancelled'
  q: string
  page: number
  limit: number
}

const needless = sql.raw(`(select ${needlessText} from (select) one ${carriedText})`)

/** The bill of what moves nowhere isn't waited for; its number is cancelled while the portal still does so (CGST Rules 138(9)). */
const stateOf = (kind: EKind, state: Wanted['state'], madeAfter: Date): SQL => {
  if (state === 'to_cancel')
    return kind === 'e_invoice'
      ? sql`false`
      : sql`e.state = 'made' and e.made_at > ${madeAfter.toISOString()}::timestamptz and ${needless}`
  if (state === 'done') return sql`e.state in ('reported', 'made')`
  if (state === 'cancelled') return sql`e.state in ('cancelled', 'void')`
  return kind === 'e_invoice'
    ? sql`e.state = 'waiting'`
    : sql`e.state = 'waiting' and not ${needless}`
}

const wordsOf = (q: string): SQL =>
  q === ''
    ? sql`true`
    : sql`(e.number = upper(${q}) or e.gstin = upper(${q}) or e.order_id in (select id from "order" where number = upper(${q})))`

const deepest = 10_000

/** A page of what is reported, and how many there are, at most one more than can be paged to. Numbers made after `madeAfter` can still be cancelled. */
export async function selectListed(
  handle: Handle,
  { kind, state, q, page, limit }: Wanted,
  madeAfter: Date,
): Promise<{ rows: Listed[]; total: number }> {
  const where = sql`${stateOf(kind, state, madeAfter)} and ${wordsOf(q)}`
  const order =
    state === 'waiting' || state === 'to_cancel'
      ? sql`e.issued_on, e.id`
      : sql`e.issued_on desc, e.id desc`
  const table = sql.raw(kind)
  const [{ rows }, counted] = await Promise.all([
    handle.execute<Listed>(
      sql`${kind === 'e_invoice' ? eInvoices : eWayBills} where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    handle.execute<{ total: number }>(
      sql`select count(*)::int as total from (select from ${table} e where ${where} limit ${deepest + 1}) n`,
    ),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const countsStatement = {
  name: 'e-documents-waiting',
  text: `select (select json_build_object('waiting', count(*), 'late', count(*) filter (where last_day < $1::date), 'to_cancel', 0)
      from e_invoice where state = 'waiting') as e_invoice,
    (select json_build_object('waiting', count(*) filter (where e.state = 'waiting' and not ${needlessText}), 'late', 0,
        'to_cancel', count(*) filter (where e.state = 'made' and e.made_at > $2 and ${needlessText}))
      from e_way_bill e ${carriedText}
      where e.state = 'waiting' or (e.state = 'made' and e.made_at > $2)) as e_way_bill`,
}
export type Counts = Record<EKind, { waiting: number; late: number; to_cancel: number }>

export async function countWaiting(handle: Handle, on: string, madeAfter: Date): Promise<Counts> {
  const none = { waiting: 0, late: 0, to_cancel: 0 }
  const [row] = await queryPrepared<Counts>(handle, countsStatement, [on, madeAfter])
  return row ?? { e_invoice: none, e_way_bill: none }
}

export type ToReport = { id: string; number: string; problem: string | null; state: string }

const invoicesStatement = {
  name: 'e-invoices-to-report',
  text: `select id, number, problem, state, payload from e_invoice
    where case when $1::uuid[] is null then state = 'waiting' and problem is null else id = any($1::uuid[]) end
    order by issued_on, id limit 500`,
}

/** E-invoices by id, or what waits without a problem. */
export const selectInvoicesToReport = (
  handle: Handle,
  ids: readonly string[] | null,
): Promise<(ToReport & { payload: Inv01 })[]> =>
  queryPrepared<ToReport & { payload: Inv01 }>(handle, invoicesStatement, [ids])

const billsStatement = {
  name: 'e-way-bills-to-report',
  text: `select e.id, e.number, e.problem, e.state, e.payload, json_build_object('transporterId', e.transporter_id,
      'transporterName', e.transporter_name, 'mode', e.mode, 'vehicle', e.vehicle, 'distanceKm', e.distance_km) as transport
    from e_way_bill e ${carriedText}
    where case when $1::uuid[] is null
      then e.state = 'waiting' and e.problem is null and (e.transporter_id <> '' or e.vehicle <> '')
        and not ${needlessText}
      else e.id = any($1::uuid[]) end
    order by e.issued_on, e.id limit 500`,
}

export const selectBillsToReport = (
  handle: Handle,
  ids: readonly string[] | null,
): Promise<(ToReport & { payload: Ewb01; transport: Transport })[]> =>
  queryPrepared<ToReport & { payload: Ewb01; transport: Transport }>(handle, billsStatement, [ids])

const byNumber = {
  name: 'e-documents-by-number',
  text: `select 'e_invoice' as kind, id from e_invoice where gstin = $1 and number = $2
    union all select 'e_way_bill', id from e_way_bill where ($1 = '' or gstin = $1) and number = $2`,
}

/** The reports of a document; without a GSTIN its e-way bill, if one supplier alone has the number. */
export const findByNumber = (
  handle: Handle,
  gstin: string,
  number: string,
): Promise<{ kind: EKind; id: string }[]> =>
  queryPrepared<{ kind: EKind; id: string }>(handle, byNumber, [gstin, number])
