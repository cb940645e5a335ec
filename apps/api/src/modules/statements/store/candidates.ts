import { endOfIstDate, type IstDate } from '@upchar/kernel/dates'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { HoldFacts } from '../rules.ts'
import type { StatementChannel } from '@upchar/kernel/seller-statements'

/** An invoice or credit note of a seller that no statement has, with what decides whether it may be settled. */
export type Unsettled = Omit<HoldFacts, 'deliveredAt'> & {
  documentId: string
  invoiceId: string
  kind: 'invoice' | 'credit_note'
  number: string
  orderId: string
  issuedOn: IstDate
  isInter: boolean
  channel: StatementChannel
  totalPaise: number
  taxedPaise: number
  lines: { sku: string; taxablePaise: number }[]
  isFirst: boolean
  deliveredAt: string | null
  gatewayPaise: number
  gatewayGstPaise: number
  /** Of a credit note: its invoice is in a statement. */
  isInvoiceSettled: boolean
}

const taxed = (of: string): string =>
  `(select coalesce(sum((l->>'taxablePaise')::bigint), 0) from (select jsonb_array_elements(${of}->'lines') as l union all select jsonb_array_elements(${of}->'charges')) p
    where (l->>'gstBp')::int > 0 or ${of}->'sez' is not null)::bigint`

const shape = (doc: string): string => `${doc}.issued_at, ${doc}.id as "documentId", ${doc}.number,
    (${doc}.issued_at at time zone 'Asia/Kolkata')::date::text as "issuedOn",
    ${doc}.document->'sez' is not null or left(${doc}.gstin, 2) <> ${doc}.document->'placeOfSupply'->>'stateCode' as "isInter",
    (${doc}.document->'totals'->>'totalPaise')::bigint as "totalPaise", ${taxed(`${doc}.document`)} as "taxedPaise",
    (select coalesce(json_agg(json_build_object('sku', l->>'sku', 'taxablePaise', (l->>'taxablePaise')::bigint)), '[]')
      from jsonb_array_elements(${doc}.document->'lines') l) as lines`

const notVoid = (column: string, doc: string): string =>
  `not exists (select from e_invoice e where e.${column} = ${doc}.id and e.state in ('void', 'cancelled'))`

/** What the gateway took for a payment, as its settlement says, shared by the order's invoices in the order of issue. */
const gatewayShare = (of: 'fee_paise' | 'tax_paise'): string =>
  `coalesce((select round(f.${of}::numeric * least(n.after, p.amount_paise) / p.amount_paise) - round(f.${of}::numeric * least(n.before, p.amount_paise) / p.amount_paise)
    from settlement_line f, lateral (select coalesce(sum(b.paise) filter (where (b.issued_at, b.id) < (i.issued_at, i.id)), 0) as before,
        coalesce(sum(b.paise) filter (where (b.issued_at, b.id) <= (i.issued_at, i.id)), 0) as after
      from (select x.issued_at, x.id, (x.document->'totals'->>'totalPaise')::bigint - coalesce((x.document->'paidByShop'->>'paise')::bigint, 0) as paise
        from invoice x where x.order_id = i.order_id) b) n
    where f.entity_id = p.id and f.kind = 'payment' and f.outcome = 'matched' and p.amount_paise > 0), 0)::bigint`

const invoicesStatement = {
  name: 'statement-invoices',
  text: `select ${shape('i')}, i.id as "invoiceId", 'invoice' as kind, i.order_id as "orderId",
      case when q.provider in ('razorpay', 'sandbox') then 'aggregator' else 'bank' end as channel,
      not exists (select from invoice x where x.shipment_id = i.shipment_id and (x.issued_at, x.id) < (i.issued_at, i.id)) as "isFirst",
      (case when h.id is null then i.issued_at + interval '30 days'
        else (select max(c.scanned_at) from shipment_scan c where c.shipment_id = h.id and c.status_id = 7 and h.state = 'delivered') end)::text as "deliveredAt",
      (select coalesce(sum((c.document->'totals'->>'totalPaise')::bigint), 0) from credit_note c where c.invoice_id = i.id and c.issued_at < $3::timestamptz and ${notVoid('credit_note_id', 'c')})
        >= (i.document->'totals'->>'totalPaise')::bigint as "isCredited",
      exists (select from order_return r where r.sub_order_id = i.sub_order_id and r.state in ('requested', 'approved', 'picked')) as "hasOpenReturn",
      coalesce(q.provider in ('razorpay', 'sandbox') and p.settled_in is null, false) as "awaitsGateway",
      coalesce(h.cash_paise > 0 and h.cash_listed_at is null, false) as "awaitsCash",
      ${gatewayShare('fee_paise')} as "gatewayPaise", ${gatewayShare('tax_paise')} as "gatewayGstPaise", false as "isInvoiceSettled"
    from invoice i join sub_order s on s.id = i.sub_order_id join "order" o on o.id = i.order_id
      left join shipment h on h.id = i.shipment_id left join payment p on p.id = o.payment_id left join payment_order q on q.id = p.payment_order_id
    where s.seller_id = $1 and i.gstin <> $2 and i.issued_at < $3::timestamptz and ${notVoid('invoice_id', 'i')}
      and not exists (select from seller_statement_entry t where t.document_id = i.id)
    order by i.issued_at, i.id`,
}

const notesStatement = {
  name: 'statement-notes',
  text: `select ${shape('c')}, c.invoice_id as "invoiceId", 'credit_note' as kind, c.order_id as "orderId",
      case when q.provider in ('razorpay', 'sandbox') then 'aggregator' else 'bank' end as channel,
      false as "isFirst", null as "deliveredAt", false as "isCredited", false as "hasOpenReturn", false as "awaitsGateway", false as "awaitsCash",
      0::bigint as "gatewayPaise", 0::bigint as "gatewayGstPaise",
      exists (select from seller_statement_entry t where t.document_id = c.invoice_id) as "isInvoiceSettled"
    from credit_note c join invoice i on i.id = c.invoice_id join sub_order s on s.id = i.sub_order_id join "order" o on o.id = i.order_id
      left join payment p on p.id = o.payment_id left join payment_order q on q.id = p.payment_order_id
    where s.seller_id = $1 and i.gstin <> $2 and c.issued_at < $3::timestamptz and ${notVoid('credit_note_id', 'c')} and ${notVoid('invoice_id', 'i')}
      and not exists (select from seller_statement_entry t where t.document_id = c.id)
    order by c.issued_at, c.id`,
}

/** A seller's documents until the end of a day that no statement has, in the order of issue, invoices first. */
export async function selectUnsettled(
  handle: Handle,
  { sellerId, operatorGstin, until }: { sellerId: number; operatorGstin: string; until: IstDate },
): Promise<Unsettled[]> {
  const values = [sellerId, operatorGstin, new Date(endOfIstDate(until)).toISOString()]
  const invoices = await queryPrepared<Unsettled>(handle, invoicesStatement, values)
  const notes = await queryPrepared<Unsettled>(handle, notesStatement, values)
  return [...invoices, ...notes]
}

const familiesStatement = {
  name: 'statement-families',
  text: `select f.seller_sku as sku, g.family_key as family from offer f join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
    where f.seller_sku = any($1::text[])`,
}

/** The families of goods now: a statement keeps them. */
export async function selectFamilies(
  handle: Handle,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queryPrepared<{ sku: string; family: string }>(handle, familiesStatement, [
    [...new Set(skus)],
  ])
  return new Map(rows.map(({ sku, family }) => [sku, family]))
}
