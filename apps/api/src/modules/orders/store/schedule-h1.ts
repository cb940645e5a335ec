import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Licence } from '../model.ts'
import { mayHaveH1 } from '../tables.ts'

export type H1Row = {
  date: string
  document: string
  orderNumber: string
  buyer: string
  address: string
  licence: Licence | null
  drug: string
  maker: string
  batch: string
  expiresOn: string | null
  quantity: number
  seller: string
  warehouse: string
}

export type H1Query = {
  from?: string | undefined
  to?: string | undefined
  seller?: number | undefined
  warehouse?: number | undefined
}

const startOf = (day: string): SQL => sql`${`${day}T00:00:00+05:30`}::timestamptz`

/** The kinds of documents that move goods of an order `o`, with what they do to the quantity. */
const documents = sql`
  select i.issued_at, i.number, 1 as sign, i.document, i.sub_order_id, i.shipment_id from invoice i where i.order_id = o.id
  union all select c.issued_at, c.number, -1, c.document, v.sub_order_id, v.shipment_id
    from credit_note c join invoice v on v.id = c.invoice_id where c.order_id = o.id
  union all select n.issued_at, n.number, 1, n.document, r.sub_order_id, n.shipment_id
    from delivery_challan n join shipment r on r.id = n.shipment_id where n.order_id = o.id
  union all select n.cancelled_at, n.number, -1, n.document, r.sub_order_id, n.shipment_id
    from delivery_challan n join shipment r on r.id = n.shipment_id where n.order_id = o.id and n.cancelled_at is not null`

/**
 * Documents of parcels with goods of Schedule H1, replacements among them, by the class that they had when they were ordered. An
 * index has the few orders that may have such goods; each `offset 0` keeps the planner from reading the documents of all others.
 */
function entries({ from, to, seller, warehouse }: H1Query): SQL {
  const end = to === undefined ? undefined : sql`${startOf(to)} + interval '1 day'`
  const asked = and(
    sql`true`,
    from === undefined ? undefined : sql`d.issued_at >= ${startOf(from)}`,
    end && sql`d.issued_at < ${end}`,
    seller === undefined ? undefined : sql`s.seller_id = ${seller}`,
    warehouse === undefined ? undefined : sql`h.warehouse_id = ${warehouse}`,
  )
  // No document is older than its order.
  const placed = end === undefined ? sql`` : sql`and one.placed_at < ${end}`
  return sql`(select d.issued_at, d.number, d.sign, o.number as order_number, d.document, x.line, b.batch,
      (select w.name from warehouse w where w.id = h.warehouse_id) as warehouse
    from (select one.id, one.number, one.quote from "order" one where ${sql.raw(mayHaveH1('one.quote'))} ${placed} offset 0) o
    cross join lateral (${documents} offset 0) d
    cross join lateral (select seller_id from sub_order where id = d.sub_order_id offset 0) s
    left join lateral (select warehouse_id from shipment where id = d.shipment_id offset 0) h on true
    cross join lateral jsonb_array_elements(d.document->'lines') as x(line)
    cross join lateral jsonb_array_elements(x.line->'batches') as b(batch)
    where ${asked} and exists (select from order_line l join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id
      join product_group g on g.id = v.group_id
      where l.sub_order_id = d.sub_order_id and l.sku = x.line->>'sku' and coalesce((select q->>'productClass'
        from jsonb_array_elements(o.quote->'lines') q where (q->>'offerId')::bigint = l.offer_id limit 1), g.product_class) = 'DRUG_H1' offset 0)) e`
}

const columns = sql`(e.issued_at at time zone 'Asia/Kolkata')::date::text as date, e.number as document, e.order_number as "orderNumber",
  coalesce(nullif(e.document->'recipient'->>'businessName', ''), e.document->'recipient'->>'name') as buyer,
  concat_ws(', ', e.document->'recipient'->>'address', e.document->'recipient'->>'city', e.document->'recipient'->>'pincode') as address,
  case when jsonb_typeof(e.line->'licence') = 'object' then e.line->'licence' end as licence,
  e.line->>'title' as drug, coalesce(e.line->>'maker', '') as maker, e.batch->>'batchNo' as batch, e.batch->>'expiresOn' as "expiresOn",
  e.sign * (e.batch->>'quantity')::int as quantity, e.document->'seller'->>'legalName' as seller, coalesce(e.warehouse, '') as warehouse`

const deepest = 10_000

/** A page of the register, newest first, and how many entries there are, at most one more than can be paged to. */
export async function selectH1Page(
  handle: Handle,
  query: H1Query,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: H1Row[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    handle.execute<H1Row>(
      sql`select ${columns} from ${entries(query)} order by e.issued_at desc, e.number desc, drug, batch limit ${limit} offset ${(page - 1) * limit}`,
    ),
    handle.execute<{ total: number }>(
      sql`select count(*)::int as total from (select from ${entries(query)} limit ${deepest + 1}) n`,
    ),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The register in the order in which the goods were packed. */
export const selectH1 = async (handle: Handle, query: H1Query, most: number): Promise<H1Row[]> =>
  (
    await handle.execute<H1Row>(
      sql`select ${columns} from ${entries(query)} order by e.issued_at, e.number, drug, batch limit ${most}`,
    )
  ).rows
