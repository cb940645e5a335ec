import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import type { ProductState } from '../model.ts'
import { ownOfferText } from '../../../modules/catalogue/index.ts'

type Query = Page & { q: string; state: ProductState | undefined }

const states: Readonly<Record<ProductState, SQL>> = {
  on_sale: sql`g.active`,
  draft: sql`not g.active and w.group_id is null`,
  waiting: sql`w.group_id is not null and w.refused_at is null`,
  refused: sql`w.refused_at is not null`,
}

const has = (condition: SQL) =>
  sql`exists (select from variant v where v.group_id = g.id and ${condition})`

function filters({ q, state }: Query): SQL {
  const words = q.split(/\s+/).filter(Boolean)
  return (
    and(
      state && states[state],
      ...words.map(
        (
          word,
        ) => sql`(${has(sql`lower(v.sku) = ${word.toLowerCase()}`)} or ${has(sql`(v.gtin = ${word} or ${word} = any(v.more_gtins))`)}
          or ' ' || g.title ilike ${`% ${likeLiteral(word)}%`})`,
      ),
    ) ?? sql`true`
  )
}

/** A page of products, the latest first, and how many there are. */
export async function selectProductIds(
  handle: Handle,
  query: Query,
): Promise<{ ids: number[]; count: number }> {
  const from = sql`product_group g left join waiting_product w on w.group_id = g.id where ${filters(query)}`
  const { offset, limit } = rowsOf(query)
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<{ id: number }>(
      sql`select g.id from ${from} order by g.id desc offset ${offset} limit ${limit}`,
    ),
    handle.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${from} limit ${countLimit}) counted`,
    ),
  ])
  return { ids: rows.map(({ id }) => id), count: counts[0]?.count ?? 0 }
}

/** Of SKUs and bar codes, those that another product, or another seller’s offer, has. */
export async function selectTaken(
  handle: Handle,
  groupId: number | null,
  { skus, gtins }: { skus: readonly string[]; gtins: readonly string[] },
): Promise<{ skus: Set<string>; gtins: Map<string, string> }> {
  const named = sql.param(skus.map((sku) => sku.toLowerCase()))
  const { rows } = await handle.execute<{ sku: string; gtins: string[]; own: boolean }>(sql`
    select lower(sku) as sku, array_remove(gtin || more_gtins, null) as gtins, group_id is not distinct from ${groupId}::bigint as own
    from variant where lower(sku) = any(${named}::text[])
      or gtin = any(${sql.param([...gtins])}::text[]) or more_gtins && ${sql.param([...gtins])}::text[]
    union all
    select lower(o.seller_sku), '{}', false from offer o join variant v on v.id = o.variant_id
    where lower(o.seller_sku) = any(${named}::text[]) and not ${sql.raw(ownOfferText)}`)
  const others = rows.filter(({ own }) => !own)
  return {
    skus: new Set(
      others.map(({ sku }) => sku).filter((sku) => skus.some((one) => one.toLowerCase() === sku)),
    ),
    gtins: new Map(
      others.flatMap(({ sku, gtins: codes }) => codes.map((code) => [code, sku] as const)),
    ),
  }
}

export async function selectChoices(handle: Handle): Promise<{
  families: { name: string; attributes: string[]; key: string }[]
  brands: string[]
}> {
  const [{ rows: families }, { rows: brands }] = await Promise.all([
    handle.execute<{ name: string; attributes: string[]; key: string }>(sql`
      select name, key, array(select a->>'label' from jsonb_array_elements(attributes) a) as attributes
      from family order by lower(name), key`),
    handle.execute<{ name: string }>(sql`select name from brand order by lower(name), id`),
  ])
  return { families, brands: brands.map(({ name }) => name) }
}
