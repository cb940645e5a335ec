import type { Handle } from '../../platform/db/database.ts'
import { likeLiteral } from '../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../platform/db/paging.ts'
import { and, sql, type SQL } from '../../platform/db/sql.ts'

/** An offer with what its margin depends on. */
export type CostedOffer = {
  offerId: number
  sku: string
  title: string
  optionLabel: string
  familyKey: string
  sellerId: number
  seller: string
  gstin: string
  pricePaise: number
  packSize: number
  hsn: string
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
  costPaise: number | null
  costFrom: string | null
  /** The next one that is recorded. */
  nextPaise: number | null
  nextFrom: string | null
}

const goods = sql`offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id
  join family f on f.key = g.family_key join seller s on s.id = o.seller_id`

const offers = (day: string, where: SQL, order: SQL): SQL => sql`
  select o.id::float8 as "offerId", o.seller_sku as sku, g.title, v.option_label as "optionLabel", g.family_key as "familyKey", o.seller_id as "sellerId",
    s.trade_name as seller, s.gstin, o.price_paise::float8 as "pricePaise", v.pack_size as "packSize", v.hsn, f.gst_tag as "gstTag",
    o.gst_bp as "statedBp", o.gst_from::text as "statedFrom", c.paise::float8 as "costPaise",
    case when c.paise is not null then c.valid_from::text end as "costFrom", n.paise::float8 as "nextPaise", n.valid_from::text as "nextFrom"
  from ${goods}
    left join lateral (select paise, valid_from from offer_cost where offer_id = o.id and valid_from <= ${day}::date order by valid_from desc, id desc limit 1) c on true
    left join lateral (select paise, valid_from from offer_cost where offer_id = o.id and valid_from > ${day}::date order by valid_from, id desc limit 1) n on true
  where ${where} ${order}`

const recorded = sql`exists (select from offer_cost x where x.offer_id = o.id)`

const wordsOf = (q: string): SQL[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) =>
        sql`(lower(o.seller_sku) = ${word.toLowerCase()} or ' ' || g.title ilike ${`% ${likeLiteral(word)}%`})`,
    )

type Query = Page & { q: string; state: 'recorded' | 'missing' | undefined }

const whereOf = ({ q, state }: Pick<Query, 'q' | 'state'>): SQL =>
  and(
    state === 'recorded' ? recorded : state === 'missing' ? sql`not ${recorded}` : undefined,
    ...wordsOf(q),
  ) ?? sql`true`

/** A page of offers, the latest first, and how many there are. */
export async function selectCosted(
  handle: Handle,
  day: string,
  query: Query,
): Promise<{ rows: CostedOffer[]; count: number }> {
  const where = whereOf(query)
  const { offset, limit } = rowsOf(query)
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<CostedOffer>(
      offers(day, where, sql`order by o.id desc offset ${offset} limit ${limit}`),
    ),
    handle.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${goods} where ${where} limit ${countLimit}) counted`,
    ),
  ])
  return { rows, count: counts[0]?.count ?? 0 }
}

/** Every offer with a recorded cost. */
export async function selectRecorded(
  handle: Handle,
  day: string,
  q: string,
): Promise<CostedOffer[]> {
  const where = whereOf({ q, state: 'recorded' })
  return (await handle.execute<CostedOffer>(offers(day, where, sql`order by o.id desc`))).rows
}

export async function selectOffersOfProduct(
  handle: Handle,
  day: string,
  groupId: number,
): Promise<CostedOffer[]> {
  const order = sql`order by v.position, v.id`
  return (await handle.execute<CostedOffer>(offers(day, sql`g.id = ${groupId}`, order))).rows
}

/** Offers by their SKU in lower case, on sale or not. */
export async function selectBySku(
  handle: Handle,
  day: string,
  skus: readonly string[],
): Promise<Map<string, CostedOffer>> {
  const named = sql.param(skus.map((sku) => sku.toLowerCase()))
  const { rows } = await handle.execute<CostedOffer>(
    offers(day, sql`lower(o.seller_sku) = any(${named}::text[])`, sql`order by v.id`),
  )
  return new Map(rows.map((row) => [row.sku.toLowerCase(), row]))
}
