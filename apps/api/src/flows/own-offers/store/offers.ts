import type { Answer } from '@upchar/contract/schema/endpoints'
import { freeStockText } from '../../../modules/availability/index.ts'
import { mrpText, sellableFrom } from '../../../modules/catalogue/index.ts'
import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { offerVersion } from '../../products/store/offers.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'

export type OwnOfferRow = {
  sku: string
  variant: string
  title: string
  optionLabel: string
  pricePaise: number
  mrpPaise: number | null
  moq: number
  maxOq: number
  dispatchDays: number
  active: boolean
  state: Exclude<Answer<'sellerListOffers'>['offers'][number]['state'], 'ceiling'>
  free: number
  others: boolean
  proposed: boolean
  version: string
  hsn: string
  packSize: number
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
}

type Query = Page & {
  sellerId: number
  q: string
  sale?: 'on' | 'off' | undefined
  /** Classes that the seller may not sell. */
  barred: readonly string[]
}

const tables = sql`offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id`
const stateOf = (
  barred: readonly string[],
) => sql`case when not (g.active and v.active) then 'article'
  when not o.active then 'ended' when g.product_class = any(${sql.param([...barred])}::text[]) then 'licence' else 'on_sale' end`

/** Whether a word is an offer's SKU, its article's bar code, or begins a word of its title. */
const isNamed = (word: string): SQL => sql`(lower(o.seller_sku) = ${word.toLowerCase()}
  or v.gtin = ${word} or ${word} = any(v.more_gtins) or ' ' || g.title ilike ${`% ${likeLiteral(word)}%`})`

/** A page of a seller's offers by title, and how many there are. */
export async function selectOwnOffers(
  handle: Handle,
  { sellerId, q, sale, barred, ...page }: Query,
  at: Date,
): Promise<{ rows: OwnOfferRow[]; count: number }> {
  const words = q.split(/\s+/).filter(Boolean)
  const where = and(
    sql`o.seller_id = ${sellerId}`,
    sale === undefined
      ? undefined
      : sql`(${stateOf(barred)} = 'on_sale') = ${sale === 'on'}::boolean`,
    ...words.map(isNamed),
  )
  const { offset, limit } = rowsOf(page)
  const free = sql.raw(
    freeStockText({ offerId: 'o.id', at: 'call.at', sellableFrom: 'call.sellable_from' }),
  )
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<OwnOfferRow>(sql`
      with shown as materialized (select o.id, g.title, v.position from ${tables} where ${where}
        order by g.title, v.position, o.id offset ${offset} limit ${limit})
      select o.seller_sku as sku, v.sku as variant, g.title, v.option_label as "optionLabel", o.price_paise::float8 as "pricePaise",
        ${sql.raw(mrpText)}::float8 as "mrpPaise", o.moq, o.max_oq as "maxOq", o.dispatch_days as "dispatchDays", o.active, ${stateOf(barred)} as state,
        (select coalesce(sum(pieces), 0)::int from unnest(stock.free) pieces) as free,
        exists (select from offer x where x.variant_id = v.id and x.id <> o.id and x.active) as others,
        exists (select from offer_proposal p where p.variant_id = v.id and p.seller_id = o.seller_id and p.state = 'open') as proposed,
        ${offerVersion} as version,
        v.hsn, v.pack_size as "packSize", f.gst_tag as "gstTag", o.gst_bp as "statedBp", o.gst_from::text as "statedFrom"
      from shown join ${tables} on o.id = shown.id join family f on f.key = g.family_key
        cross join (select ${at.toISOString()}::timestamptz as at, ${sellableFrom(at)}::date as sellable_from) call
        left join lateral ${free} stock on true
      order by shown.title, shown.position, o.id`),
    handle.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${tables} where ${where} limit ${countLimit}) counted`,
    ),
  ])
  return { rows, count: counts[0]?.count ?? 0 }
}

/** A seller's offer by its SKU; its product is locked against every other change of offers until the transaction ends. */
export async function lockOwnOffer(
  tx: Transaction,
  { sku, sellerId }: { sku: string; sellerId: number },
): Promise<{ id: number; groupId: number; variant: string; active: boolean } | undefined> {
  const isOne = sql`lower(o.seller_sku) = ${sku.toLowerCase()} and o.seller_id = ${sellerId}`
  await tx.execute(sql`select from product_group where id =
    (select v.group_id from offer o join variant v on v.id = o.variant_id where ${isOne}) for no key update`)
  const { rows } = await tx.execute<{
    id: number
    groupId: number
    variant: string
    active: boolean
  }>(sql`select o.id, g.id as "groupId", v.sku as variant, o.active from ${tables} where ${isOne}`)
  return rows[0]
}

export async function endOffer(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.execute(
    sql`update offer set active = false, updated_at = ${at.toISOString()}::timestamptz where id = ${id}`,
  )
}

export type Article = { variant: string; title: string; optionLabel: string }

/** Articles on sale of which the seller has no offer and has proposed none, in classes that it may sell, by title. */
export async function selectArticles(
  handle: Handle,
  { sellerId, q, barred, limit }: Pick<Query, 'sellerId' | 'q' | 'barred'> & { limit: number },
): Promise<Article[]> {
  const where = and(
    sql`g.active and v.active and o.seller_sku = v.sku and g.product_class <> all(${sql.param([...barred])}::text[])`,
    sql`not exists (select from offer own where own.variant_id = v.id and own.seller_id = ${sellerId})`,
    sql`not exists (select from offer_proposal p where p.variant_id = v.id and p.seller_id = ${sellerId} and p.state = 'open')`,
    ...q.split(/\s+/).filter(Boolean).map(isNamed),
  )
  const { rows } = await handle.execute<Article>(sql`
    select v.sku as variant, g.title, v.option_label as "optionLabel" from ${tables}
    where ${where} order by g.title, v.position, v.id limit ${limit}`)
  return rows
}
