import type { YearTurnover } from '@upchar/kernel/e-invoice-duty'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { EInvoiceState, EWayBillState } from '../tables-e-documents.ts'
import type { EWayRule } from '../e-documents/due.ts'
import type { Ewb01 } from '../e-documents/ewb-01.ts'
import type { Inv01 } from '../e-documents/inv-01.ts'
import type { DispatchPlace } from '../e-documents/make-inv-01.ts'

/** What decides which documents are reported. */
export type DueFacts = {
  /** By GSTIN, of all registrations with its PAN (CGST Act s.2(6)). */
  turnovers: Record<string, YearTurnover[]>
  /** In force on the day. */
  rules: EWayRule[]
  /** Where parcels leave from. */
  places: Record<string, DispatchPlace>
}

const factsStatement = {
  name: 'e-document-facts',
  text: `select
      (select coalesce(json_object_agg(g.gstin, (select coalesce(json_agg(json_build_object('financialYear', t.financial_year,
          'turnoverPaise', t.turnover_paise)), '[]') from seller_turnover t join seller s on s.id = t.seller_id
          where substr(s.gstin, 3, 10) = substr(g.gstin, 3, 10))), '{}')
        from unnest($1::text[]) as g(gstin)) as turnovers,
      (select coalesce(json_agg(json_build_object('stateCode', r.state_code, 'abovePaise', r.above_paise)
          order by r.state_code, r.valid_from desc), '[]')
        from e_way_rule r where $3::date between r.valid_from and coalesce(r.valid_to, 'infinity')) as rules,
      (select coalesce(json_object_agg(h.id, json_build_object('name', w.name, 'city', w.city, 'pincode', w.pincode,
          'stateCode', s.state_code)), '{}')
        from shipment h join warehouse w on w.id = h.warehouse_id join seller s on s.id = w.seller_id
        where h.id = any($2::uuid[])) as places`,
}

export async function selectDueFacts(
  tx: Transaction,
  { gstins, shipments, on }: { gstins: string[]; shipments: string[]; on: string },
): Promise<DueFacts> {
  const [facts] = await queryPrepared<DueFacts>(tx, factsStatement, [gstins, shipments, on])
  if (facts === undefined) throw new Error('no facts of documents')
  return facts
}

export type EInvoiceRow = {
  id: string
  order_id: string
  invoice_id: string | null
  credit_note_id: string | null
  gstin: string
  number: string
  issued_on: string
  last_day: string | null
  payload: Inv01
  problem: string | null
  state: EInvoiceState
  is_verified: boolean
}

const invoicesStatement = {
  name: 'e-invoice-write',
  text: 'insert into e_invoice select * from jsonb_populate_recordset(null::e_invoice, $1::jsonb)',
}

export async function insertEInvoices(
  tx: Transaction,
  rows: readonly EInvoiceRow[],
): Promise<void> {
  await queryPrepared(tx, invoicesStatement, [JSON.stringify(rows)])
}

export type EWayBillRow = {
  id: string
  order_id: string
  invoice_id: string
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
  text: `insert into e_way_bill (id, order_id, invoice_id, shipment_id, gstin, number, issued_on, value_paise, payload, problem, state)
    select id, order_id, invoice_id, shipment_id, gstin, number, issued_on, value_paise, payload, problem, state
    from jsonb_populate_recordset(null::e_way_bill, $1::jsonb)`,
}

export async function insertEWayBills(
  tx: Transaction,
  rows: readonly EWayBillRow[],
): Promise<void> {
  await queryPrepared(tx, billsStatement, [JSON.stringify(rows)])
}

/** What a parcel lacks to leave. */
export type Missing = {
  kind: 'irn' | 'e_way_bill'
  /** Of the invoice. */
  number: string
  problem: string | null
  /** The bill has run out. */
  isOver: boolean
}

/** `at`: the moment at which bills must be valid, in SQL. */
const missingRows = (
  shipmentId: string,
  at: string,
): string => `select 'irn' as kind, e.number, e.problem, false as "isOver"
      from invoice i join e_invoice e on e.invoice_id = i.id where i.shipment_id = ${shipmentId} and e.state <> 'reported'
    union all select 'e_way_bill', b.number, b.problem, b.state = 'made'
      from e_way_bill b where b.shipment_id = ${shipmentId} and (b.state <> 'made' or b.valid_until <= ${at}::timestamptz)`

/** SQL: what a parcel that hasn't left lacks, as a JSON list of `Missing`. Whether a bill has run out is asked at the hand-over. */
export const missingText = (shipmentId: string): string =>
  `(select coalesce(json_agg(m order by m.kind desc, m.number), '[]') from (${missingRows(shipmentId, 'null')}) m)`

const missingStatement = {
  name: 'e-documents-missing',
  text: `${missingRows('$1::uuid', '$2')} order by 1 desc, 2`,
}

export const selectMissing = (handle: Handle, shipmentId: string, at: Date): Promise<Missing[]> =>
  queryPrepared<Missing>(handle, missingStatement, [shipmentId, at])

const columnsOfInvoice = `e.id, e.order_id as "orderId", e.invoice_id as "invoiceId", e.credit_note_id as "creditNoteId", e.gstin, e.number,
    e.issued_on::text as "issuedOn", e.last_day::text as "lastDay", e.payload, e.problem, e.state, e.irn, e.ack_no as "ackNo",
    e.ack_at as "ackAt"`

export type EInvoice = {
  id: string
  orderId: string
  invoiceId: string | null
  creditNoteId: string | null
  gstin: string
  number: string
  issuedOn: string
  lastDay: string | null
  payload: Inv01
  problem: string | null
  state: EInvoiceState
  irn: string | null
  ackNo: string | null
  ackAt: Date | null
}

const lockInvoiceStatement = {
  name: 'e-invoice-lock',
  text: `select ${columnsOfInvoice} from e_invoice e where e.id = $1::uuid for update`,
}

export const lockEInvoice = async (tx: Transaction, id: string): Promise<EInvoice | undefined> =>
  (await queryPrepared<EInvoice>(tx, lockInvoiceStatement, [id]))[0]

const shipmentStatement = {
  name: 'e-invoice-shipment',
  text: `select i.shipment_id as id from e_invoice e join invoice i on i.id = e.invoice_id where e.id = $1::uuid`,
}

/** The parcel that leaves with the document; null: none. */
export const findShipmentOf = async (tx: Transaction, id: string): Promise<string | null> =>
  (await queryPrepared<{ id: string | null }>(tx, shipmentStatement, [id]))[0]?.id ?? null

const reportedStatement = {
  name: 'e-invoice-reported',
  text: `update e_invoice set state = 'reported', irn = $2, ack_no = $3, ack_at = $4, signed_qr = $5, signed_invoice = $6,
      is_verified = $7, reported_by = $8 where id = $1::uuid`,
}

export async function setReported(
  tx: Transaction,
  id: string,
  answer: {
    irn: string
    ackNo: string
    ackAt: Date
    signedQr: string
    signedInvoice: string | null
    isVerified: boolean
    by: string | null
  },
): Promise<void> {
  const { irn, ackNo, ackAt, signedQr, signedInvoice, isVerified, by } = answer
  await queryPrepared(tx, reportedStatement, [
    id,
    irn,
    ackNo,
    ackAt,
    signedQr,
    signedInvoice,
    isVerified,
    by,
  ])
}

export type EWayBill = {
  id: string
  orderId: string
  invoiceId: string
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

const cancelStatements = {
  e_invoice: {
    name: 'e-invoice-cancel',
    text: `update e_invoice set state = 'cancelled', cancelled_at = $2, cancelled_by = $3, cancel_reason = $4 where id = $1::uuid`,
  },
  e_way_bill: {
    name: 'e-way-bill-cancel',
    text: `update e_way_bill set state = 'cancelled', cancelled_at = $2, cancelled_by = $3, cancel_reason = $4 where id = $1::uuid`,
  },
} as const

export async function setCancelled(
  tx: Transaction,
  kind: 'e_invoice' | 'e_way_bill',
  id: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await queryPrepared(tx, cancelStatements[kind], [id, at, by, reason])
}

const voidStatement = {
  name: 'e-invoice-void-notes',
  text: `update e_invoice n set state = 'void' from credit_note c
    where c.id = n.credit_note_id and c.invoice_id = $1::uuid and n.state = 'waiting'`,
}

/** The credit notes of an invoice whose number is cancelled are not reported. */
export async function voidNotesOf(tx: Transaction, invoiceId: string): Promise<void> {
  await queryPrepared(tx, voidStatement, [invoiceId])
}

const notesStatement = {
  name: 'e-invoice-reported-notes',
  text: `select exists (select from e_invoice n join credit_note c on c.id = n.credit_note_id
    where c.invoice_id = $1::uuid and n.state = 'reported') as found`,
}

export const hasReportedNotes = async (tx: Transaction, invoiceId: string): Promise<boolean> =>
  (await queryPrepared<{ found: boolean }>(tx, notesStatement, [invoiceId]))[0]?.found === true

/** SQL: what the portals said of a document by its id, as JSON of `DocumentReport`; null: nothing is needed. */
export const reportText = (
  documentId: string,
): string => `(select case when e.id is not null or b.id is not null then json_build_object(
      'irn', case when e.id is not null then json_build_object('state', e.state, 'irn', e.irn, 'ackNo', e.ack_no, 'ackAt', e.ack_at,
        'signedQr', e.signed_qr) end,
      'eWayBill', case when b.state = 'made' then json_build_object('number', b.ewb_number, 'validUntil', b.valid_until) end) end
    from (select 1) one
      left join e_invoice e on ${documentId} in (e.invoice_id, e.credit_note_id)
      left join e_way_bill b on b.invoice_id = ${documentId})`
