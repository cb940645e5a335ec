import { NO_BATCH } from '@upchar/kernel/batches'
import type { WaitingReason } from '@upchar/kernel/waiting-goods'
import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { ownOfferText } from '../../../modules/catalogue/index.ts'

export type WaitingRow = {
  id: number
  sku: string
  title: string
  brand: string
  family: string
  reasons: WaitingReason[]
  /** ISO 8601. */
  since: string
  refusedAt: string | null
}

export type WaitingQuery = Page & {
  q: string
  state: 'waiting' | 'refused'
  reason: WaitingReason | undefined
}

const iso = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const row = sql`g.id, v.sku, g.title, b.name as brand, f.name as family, w.reasons, ${iso(sql`w.since`)} as since,
  ${iso(sql`w.refused_at`)} as "refusedAt"`
const tables = sql`waiting_product w join product_group g on g.id = w.group_id
  join variant v on v.group_id = g.id join brand b on b.id = g.brand_id join family f on f.key = g.family_key`

function filters({ q, state, reason }: WaitingQuery): SQL | undefined {
  return and(
    state === 'refused' ? sql`w.refused_at is not null` : sql`w.refused_at is null`,
    reason && sql`w.reasons @> ${sql.param([reason])}::text[]`,
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (word) =>
          sql`(lower(v.sku) = ${word.toLowerCase()} or ' ' || g.title ilike ${`% ${likeLiteral(word)}%`})`,
      ),
  )
}

/** A page of waiting products, the longest waiting first, and how many there are. */
export async function selectWaiting(
  handle: Handle,
  query: WaitingQuery,
): Promise<{ rows: WaitingRow[]; count: number }> {
  const where = filters(query)
  const { offset, limit } = rowsOf(query)
  const { rows } = await handle.execute<WaitingRow>(sql`
    select ${row} from ${tables} where ${where} order by w.since, w.group_id offset ${offset} limit ${limit}`)
  const { rows: counts } = await handle.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from ${tables} where ${where} limit ${countLimit}) counted`)
  return { rows, count: counts[0]?.count ?? 0 }
}

export type WaitingCounts = {
  waiting: number
  refused: number
  reasons: { reason: WaitingReason; products: number }[]
}

export async function countWaiting(handle: Handle): Promise<WaitingCounts> {
  const { rows } = await handle.execute<WaitingCounts>(sql`
    select count(*) filter (where refused_at is null)::int as waiting,
      count(*) filter (where refused_at is not null)::int as refused,
      (select coalesce(json_agg(json_build_object('reason', reason, 'products', products)), '[]') from (
        select reason, count(*)::int as products from waiting_product, unnest(reasons) reason
          where refused_at is null group by reason) r) as reasons
    from waiting_product`)
  return rows[0] ?? { waiting: 0, refused: 0, reasons: [] }
}

export type WaitingProduct = WaitingRow & {
  revision: number
  description: string
  attributes: { label: string; value: string }[]
  pricePaise: number
  mrpPaise: number | null
  /** A rate stated before. */
  gstBp: number | null
  /** Of its family. */
  gstTag: string | null
  packSize: number
  seller: string
  offerId: number
  stock: number
  undatedStock: number
  productClass: string
  hsn: string
  maker: string
  countryOfOrigin: string
  importer: string
  licence: string
  batch: string
  expiresOn: string | null
  refusedBecause: string
  refusedBy: string | null
}

/** A waiting product; with `lock`, nobody else decides on it meanwhile. */
export async function findWaiting(
  handle: Handle,
  id: number,
  lock = false,
): Promise<WaitingProduct | undefined> {
  const { rows } = await handle.execute<WaitingProduct>(sql`
    select ${row}, w.revision, g.description, o.price_paise as "pricePaise", v.mrp_paise as "mrpPaise", o.gst_bp as "gstBp",
      (select f.gst_tag from family f where f.key = g.family_key) as "gstTag",
      v.pack_size as "packSize", s.trade_name as seller, o.id as "offerId", g.product_class as "productClass", v.hsn,
      coalesce(g.facts->>'manufacturerName', '') as maker, g.country_of_origin as "countryOfOrigin",
      coalesce(g.facts->>'importerName', '') as importer, coalesce(g.facts->>'licenceNumber', '') as licence,
      coalesce(nullif(undated.batch, ${NO_BATCH}), '') as batch, undated.expires::text as "expiresOn",
      coalesce(undated.stock, 0)::int as "undatedStock",
      (select coalesce(sum(on_hand), 0)::int from lot where offer_id = o.id) as stock,
      w.refused_because as "refusedBecause", w.refused_by as "refusedBy",
      (select coalesce(json_agg(json_build_object('label', coalesce((select a->>'label'
        from jsonb_array_elements(f.attributes) a where a->>'key' = e.key), e.key), 'value', e.value->>'display')
        order by e.key), '[]') from jsonb_each(g.attributes || v.attributes) e) as attributes
    from ${tables} join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)} join seller s on s.id = o.seller_id
      left join lateral (select min(batch_no) as batch, min(expires_on) as expires, sum(on_hand) as stock from lot
        where offer_id = o.id and on_hand > 0 and (batch_no = ${NO_BATCH} or expires_on is null)) undated on true
    where g.id = ${id} ${lock ? sql`for update of w` : sql``}`)
  return rows[0]
}
