import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { DocumentReport, PrintedDocument } from '../invoice-report.ts'
import type { TaxDocument } from '../model.ts'
import { cancelledText } from './challans.ts'
import { reportText } from './e-documents.ts'

export type KeptDocument = {
  id: string
  orderId: string
  document: TaxDocument
  report: DocumentReport | null
}

const all = `(select id, order_id, document, null::json as cancelled from invoice
  union all select id, order_id, document, null from credit_note
  union all select n.id, n.order_id, n.document, ${cancelledText('n')} from delivery_challan n)`

const documentsStatement = {
  name: 'tax-documents-of-customer',
  text: `select d.id, d.order_id as "orderId", d.document, ${reportText('d.id')} as report from "order" o
      cross join lateral (select i.id, i.order_id, i.document from invoice i where i.order_id = o.id
        union all select c.id, c.order_id, c.document from credit_note c where c.order_id = o.id) d
    where o.customer_id = $1 and left(d.document->>'issuedOn', 7) = $2
      and ($3 = '' or $3 in (d.document->'recipient'->>'gstin', d.document->'recipient'->>'uin'))
    order by d.document->>'issuedOn', d.document->>'number' limit $4::int`,
}

/** A customer's documents that were issued in a month (YYYY-MM) in India, oldest first. */
export const selectTaxDocuments = (
  handle: Handle,
  customerId: string,
  { month, gstin }: { month: string; gstin: string },
  most: number,
): Promise<KeptDocument[]> =>
  queryPrepared<KeptDocument>(handle, documentsStatement, [customerId, month, gstin, most])

const gstinsStatement = {
  name: 'tax-gstins-of-customer',
  text: `select distinct n.gstin from "order" o
      cross join lateral (values (o.form->>'gstin'), (o.form->>'uin')) n(gstin)
    where o.customer_id = $1 and n.gstin <> '' order by 1 limit 100`,
}

/** The GSTINs and UINs that a customer has ordered for. */
export const selectGstins = async (handle: Handle, customerId: string): Promise<string[]> =>
  (await queryPrepared<{ gstin: string }>(handle, gstinsStatement, [customerId])).map(
    ({ gstin }) => gstin,
  )

const ofOrderStatement = {
  name: 'tax-documents-of-order',
  text: `select d.id, d.order_id as "orderId", d.document, d.cancelled, ${reportText('d.id')} as report from ${all} d where d.order_id = $1::uuid
    order by d.document->>'issuedOn', d.document->>'number'`,
}

/** All documents of an order, delivery challans among them, in the order in which they were issued. */
export const selectDocumentsOfOrder = (
  handle: Handle,
  orderId: string,
): Promise<PrintedDocument[]> => queryPrepared<PrintedDocument>(handle, ofOrderStatement, [orderId])
