import type { DatedGstRate, GstTerms } from '@upchar/kernel/gst-rates'
import { and, asc, eq, inArray, isNull, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { gstRate } from '../tables.ts'

export type StoredRate = typeof gstRate.$inferSelect
type Heading = { hsn: string; tag: string | null }

/** Every dated rate, past and to come. */
export const selectGstRates = (handle: Handle): Promise<(DatedGstRate & { id: number })[]> =>
  handle
    .select({
      id: gstRate.id,
      hsnPrefix: gstRate.hsnPrefix,
      tag: gstRate.tag,
      maxPiecePaise: gstRate.maxPiecePaise,
      rateBp: gstRate.rateBp,
      validFrom: gstRate.validFrom,
      validTo: gstRate.validTo,
    })
    .from(gstRate)
    .orderBy(asc(gstRate.id))

/** Groups with goods below an HSN whose rate began after `after` and until `today`, or ended since. */
export async function selectGroupIdsOfRatesTurned(
  handle: Handle,
  after: string,
  today: string,
): Promise<number[]> {
  const { rows } = await handle.execute<{ id: number }>(sql`
    select distinct v.group_id::int as id from variant v join gst_rate r on starts_with(v.hsn, r.hsn_prefix)
    where (r.valid_from > ${after} and r.valid_from <= ${today})
      or (r.valid_to >= ${after} and r.valid_to < ${today}) order by 1`)
  return rows.map((row) => row.id)
}

const ofHeading = ({ hsn, tag }: Heading) =>
  and(eq(gstRate.hsnPrefix, hsn), tag === null ? isNull(gstRate.tag) : eq(gstRate.tag, tag))

/** The rows of an HSN itself, without those of shorter and longer ones. */
export const selectHeading = (handle: Handle, heading: Heading): Promise<StoredRate[]> =>
  handle.select().from(gstRate).where(ofHeading(heading)).orderBy(asc(gstRate.id))

export async function lockHeading(tx: Transaction, heading: Heading): Promise<StoredRate[]> {
  // An advisory lock, because there may be no rows to lock yet.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('gst_rate'), hashtext(${`${heading.hsn} ${heading.tag ?? ''}`}))`,
  )
  return selectHeading(tx, heading)
}

export async function endRates(
  tx: Transaction,
  ids: readonly number[],
  validTo: string | null,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(gstRate)
      .set({ validTo })
      .where(inArray(gstRate.id, [...ids]))
}

export const insertRates = (
  tx: Transaction,
  rows: (typeof gstRate.$inferInsert)[],
): Promise<StoredRate[]> => tx.insert(gstRate).values(rows).returning()

type Filter = Page & { q: string; state?: string | undefined; today: string }
export type RateCounts = { all: number; running: number; planned: number; ended: number }

/** A page of the rates that a search fits, with their number in each state. */
export async function selectRatesForStaff(
  handle: Handle,
  { q, state, today, ...page }: Filter,
): Promise<{ rows: StoredRate[]; states: RateCounts; count: number }> {
  const digits = q.replace(/[\s.]/g, '')
  const pattern = `%${likeLiteral(q)}%`
  const fits = /^\d+$/.test(digits)
    ? sql`(starts_with(hsn_prefix, ${digits}) or starts_with(${digits}, hsn_prefix))`
    : sql`(${q} = '' or source ilike ${pattern} or tag ilike ${pattern})`
  const stated = sql`case when valid_to < valid_from or valid_to < ${today}::date then 'ended'
    when valid_from > ${today}::date then 'planned' else 'running' end`
  const inState = state === undefined ? sql`true` : sql`${stated} = ${state}`
  const { offset, limit } = rowsOf(page)
  const [rows, { rows: counts }] = await Promise.all([
    handle
      .select()
      .from(gstRate)
      .where(and(fits, inState))
      .orderBy(
        asc(gstRate.hsnPrefix),
        sql`${gstRate.tag} nulls first, ${gstRate.validFrom} desc, ${gstRate.id}`,
      )
      .offset(offset)
      .limit(limit),
    handle.execute<RateCounts>(sql`
      select count(*)::int as "all", (count(*) filter (where ${stated} = 'running'))::int as running,
        (count(*) filter (where ${stated} = 'planned'))::int as planned, (count(*) filter (where ${stated} = 'ended'))::int as ended
      from (select * from gst_rate where ${fits} limit ${countLimit}) gst_rate`),
  ])
  const states = counts[0] ?? { all: 0, running: 0, planned: 0, ended: 0 }
  const count =
    state === 'running' || state === 'planned' || state === 'ended' ? states[state] : states.all
  return { rows, states, count }
}

const onSale = sql`offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id
  join family f on f.key = g.family_key where o.active and v.active and g.active`

export async function countProductsBelow(handle: Handle, { hsn, tag }: Heading): Promise<number> {
  const { rows } = await handle.execute<{ count: number }>(sql`
    select count(distinct g.id)::int as count from ${onSale} and starts_with(v.hsn, ${hsn})
      and (${tag}::text is null or f.gst_tag = ${tag})`)
  return rows[0]?.count ?? 0
}

export type GoodsBelow = {
  hsn: string
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
}

/** What the rate depends on, of all goods on sale below an HSN, each once. */
export async function selectGoodsBelow(handle: Handle, hsn: string): Promise<GoodsBelow[]> {
  const { rows } = await handle.execute<GoodsBelow>(sql`
    select distinct v.hsn, f.gst_tag as "gstTag", o.gst_bp as "statedBp", o.gst_from::text as "statedFrom"
    from ${onSale} and starts_with(v.hsn, ${hsn})`)
  return rows
}

type Turned = GoodsBelow & { before: GstTerms | undefined; after: GstTerms | undefined }
export type TaxedAnew = {
  title: string
  sku: string
  slug: string
  pricePaise: number
  /** Basis points; null: no rate. */
  before: number | null
  after: number | null
}
const mostExamples = 5

const flat = (name: string, terms: GstTerms | undefined) => ({
  [`${name}_bp`]: terms?.rateBp ?? null,
  [`${name}_max`]: terms?.cheap?.maxPiecePaise ?? null,
  [`${name}_low`]: terms?.cheap?.rateBp ?? null,
})
/** `rateOfValue` at the list price; prices on request are beyond a slab. */
const rateBy = (name: string) => {
  const [bp, max, low] = ['bp', 'max', 'low'].map((part) => sql.raw(`t.${name}_${part}`))
  return sql`case when o.price_paise > 0 and o.price_paise * 10000 <= ${max} * v.pack_size * (10000 + ${low})
    then ${low} else ${bp} end`
}

/** Products of which a size is taxed differently after the terms of its kind of goods change, and some of them. */
export async function selectTaxedAnew(
  handle: Handle,
  turned: readonly Turned[],
): Promise<{ products: number; examples: TaxedAnew[] }> {
  const kinds = turned.map(({ before, after, ...kind }) => ({
    ...kind,
    ...flat('before', before),
    ...flat('after', after),
  }))
  const { rows } = await handle.execute<{ products: number; examples: TaxedAnew[] | null }>(sql`
    with taxed as (select g.id, g.title, g.slug, g.popularity, v.position, o.seller_sku as sku, o.price_paise as "pricePaise",
        ${rateBy('before')} as before, ${rateBy('after')} as after
      from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as t(hsn text, "gstTag" text, "statedBp" int, "statedFrom" date,
        before_bp int, before_max bigint, before_low bigint, after_bp int, after_max bigint, after_low bigint),
      ${onSale} and v.hsn = t.hsn and f.gst_tag is not distinct from t."gstTag"
        and o.gst_bp is not distinct from t."statedBp" and o.gst_from is not distinct from t."statedFrom"),
    anew as (select distinct on (id) * from taxed where before is distinct from after order by id, position)
    select (select count(*)::int from anew) as products, (select json_agg(e) from (
      select title, sku, slug, "pricePaise", before, after from anew order by popularity desc, id limit ${mostExamples}) e) as examples`)
  return { products: rows[0]?.products ?? 0, examples: rows[0]?.examples ?? [] }
}
