import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { EInvoiceState } from '../tables-e-documents.ts'
import type { Inv01 } from '../e-documents/inv-01.ts'

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
