import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Licence } from '../model.ts'

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

/** Documents of parcels with goods of Schedule H1, replacements among them, by the class that they had when they were ordered. */
function entries({ from, to, seller, warehouse }: H1Query): SQL {
  const issued = sql.join(
    [
      ...(from === undefined ? [] : [sql`d.issued_at >= ${startOf(from)}`]),
      ...(to === undefined ? [] : [sql`d.issued_at < ${startOf(to)} + interval '1 day'`]),
      ...(seller === undefined ? [] : [sql`s.seller_id = ${seller}`]),
      ...(warehouse === undefined ? [] : [sql`h.warehouse_id = ${warehouse}`]),
      sql`true`,
    ],
    sql` and `,
  )
  return sql`(select d.issued_at, d.number, d.sign, o.number as order_number, d.document, x.line, b.batch, w.name as warehouse
    from (select i.issued_at, i.number, 1 as sign, i.document, i.order_id, i.sub_order_id, i.shipment_id from invoice i
      union all select c.issued_at, c.number, -1, c.document, c.order_id, v.sub_order_id, v.shipment_id
        from credit_note c join invoice v on v.id = c.invoice_id
      union all select n.issued_at, n.number, 1, n.document, n.order_id, r.sub_order_id, n.shipment_id
        from delivery_challan n join shipment r on r.id = n.shipment_id) d
    join sub_order s on s.id = d.sub_order_id join "order" o on o.id = d.order_id
    left join shipment h on h.id = d.shipment_id left join warehouse w on w.id = h.warehouse_id
    cross join lateral jsonb_array_elements(d.document->'lines') as x(line)
    cross join lateral jsonb_array_elements(x.line->'batches') as b(batch)
    where ${issued} and exists (select from order_line l join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id
      join product_group g on g.id = v.group_id
      where l.sub_order_id = s.id and l.sku = x.line->>'sku' and coalesce((select q->>'productClass'
        from jsonb_array_elements(o.quote->'lines') q where (q->>'offerId')::bigint = l.offer_id limit 1), g.product_class) = 'DRUG_H1')) e`
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
