import { NOT_PROMOTED } from '@upchar/kernel/buying-rules'
import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'

const mapped = sql`from product_read r join product_group g on g.id = r.group_id where g.active
  and g.product_class <> all(${sql.param([...NOT_PROMOTED])}::text[])`

export async function countMappedProducts(handle: Handle): Promise<number> {
  const { rows } = await handle.execute<{ count: number }>(
    sql`select count(*)::int as count ${mapped}`,
  )
  return rows[0]?.count ?? 0
}

export async function selectMappedSlugs(
  handle: Handle,
  offset: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await handle.execute<{ slug: string }>(
    sql`select r.slug ${mapped} order by r.group_id limit ${limit} offset ${offset}`,
  )
  return rows.map((row) => row.slug)
}

/** A product of the merchant feed: its page as JSON text, and for each variant its own SKU and the warehouses that can ship it now. */
export type FeedRow = { detail: string; variantSkus: string[]; variantWarehouses: string[] }

/** Products of the feed after `offset`, in a fixed order; goods on enquiry are in none. */
export async function selectFeed(
  handle: Handle,
  offset: number,
  limit: number,
): Promise<FeedRow[]> {
  const { rows } = await handle.execute<FeedRow>(
    sql`select r.detail, array(select v.sku from unnest(r.variant_ids) with ordinality u(id, place) join variant v on v.id = u.id
        order by u.place) as "variantSkus", r.variant_warehouses as "variantWarehouses" ${mapped} and not g.lead_only
      order by r.group_id limit ${limit} offset ${offset}`,
  )
  return rows
}
