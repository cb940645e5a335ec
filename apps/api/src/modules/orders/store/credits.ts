import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { CreditNote, InvoiceDocument } from '../model.ts'

/** An invoice with the credit notes that it has. */
export type CreditableInvoice = {
  id: string
  subOrderId: string
  /** The parcel that was packed with it; null: fees, or goods invoiced when they were ordered. */
  shipmentId: string | null
  gstin: string
  series: string
  document: InvoiceDocument
  notes: CreditNote[]
  /** Its Invoice Reference Number was cancelled at the portal: for the tax office the invoice isn't there. */
  isIrnCancelled: boolean
}

const invoicesStatement = {
  name: 'credit-invoices',
  text: `select i.id, i.sub_order_id as "subOrderId", i.shipment_id as "shipmentId", i.gstin, i.series, i.document,
      (select coalesce(json_agg(c.document order by c.sequence), '[]') from credit_note c where c.invoice_id = i.id) as notes,
      exists (select from e_invoice e where e.invoice_id = i.id and e.state = 'cancelled') as "isIrnCancelled"
    from invoice i where i.order_id = $1::uuid order by i.series, i.sequence`,
}

/** An order's invoices. To credit one, lock the order first, so that no other credit note is issued meanwhile. */
export const selectCreditable = (handle: Handle, orderId: string): Promise<CreditableInvoice[]> =>
  queryPrepared<CreditableInvoice>(handle, invoicesStatement, [orderId])

export type CreditNoteRow = {
  id: string
  order_id: string
  invoice_id: string
  cause: string
  gstin: string
  series: string
  number: string
  financial_year: string
  sequence: number
  issued_at: Date
  document: CreditNote
}

const insertStatement = {
  name: 'credit-write',
  text: 'insert into credit_note select * from jsonb_populate_recordset(null::credit_note, $1::jsonb)',
}

export async function insertCreditNotes(
  tx: Transaction,
  rows: readonly CreditNoteRow[],
): Promise<void> {
  await queryPrepared(tx, insertStatement, [JSON.stringify(rows)])
}

/** A credit note as pages list it. */
export type ShownCreditNote = {
  id: string
  number: string
  /** The invoice that it reduces. */
  invoice: string
  totalPaise: number
}

/** SQL: an order's credit notes by number, as `ShownCreditNote`. */
export const creditNotesText = (orderId: string): string =>
  `(select coalesce(json_agg(json_build_object('id', c.id, 'number', c.number, 'invoice', c.document->'credits'->>'number',
      'totalPaise', (c.document->'totals'->>'totalPaise')::bigint) order by c.number), '[]')
    from credit_note c where c.order_id = ${orderId})`
