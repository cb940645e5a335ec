import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { ownOfferText } from '../../../modules/catalogue/index.ts'

export type GoodsLot = { id: number; batch: string; expires: string | null; pieces: number }

/** A variant's stored rows, for an undo to compare and write back. */
export type Goods = {
  variant: number
  /** Changes with everything that staff and files change, but not with stock, nor with what follows from other products. */
  mark: string
  facts: unknown
  lots: GoodsLot[]
  /** The last movement of the stock. */
  movement: number
}

/** Types of values follow from other products. */
const shown = (attributes: SQL) =>
  sql`(select jsonb_object_agg(e.key, e.value->'display') from jsonb_each(${attributes}) e)`

/**
 * Columns by name: one that a later release adds must not make all goods look changed, nor an empty name of a variant, which once
 * was "Standard". A product with further variants isn't a row's.
 */
const mark = sql`md5(jsonb_build_array(
  v.sku, v.group_id, coalesce(nullif(v.option_label, ''), 'Standard'), ${shown(sql`v.attributes`)}, v.part_number, v.gtin, v.more_gtins, v.photos, v.mrp_paise, v.hsn,
  v.pack_size, v.pack_unit, v.net_quantity, v.uqc, v.weight_grams, v.active,
  o.seller_sku, o.price_paise, o.gst_bp, o.moq, o.max_oq, o.active,
  case when alone then jsonb_build_array(g.title, g.brand_id, g.family_key, g.description, g.highlights, ${shown(sql`g.attributes`)},
    g.facts, g.product_class, g.country_of_origin, g.cold_chain, g.lead_only, g.engravable, g.dental_list, g.photos, g.active, g.draft,
    w.reasons, w.refused_at) end)::text)`

/** Of the variants that `where` selects, of which it may name `v`. */
export const goodsOf = (where: SQL): SQL => sql`
  select v.id as variant, lower(v.sku) as key, ${mark} as mark,
    jsonb_build_object('variant', to_jsonb(v), 'offer', to_jsonb(o), 'group', to_jsonb(g), 'alone', alone, 'waiting', to_jsonb(w)) as facts,
    (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'batch', l.batch_no, 'expires', l.expires_on, 'pieces', l.on_hand)
      order by l.id), '[]') from lot l where l.offer_id = o.id) as lots,
    (select coalesce(max(m.id), 0) from stock_movement m join lot l on l.id = m.lot_id where l.offer_id = o.id) as movement
  from variant v join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)} join product_group g on g.id = v.group_id
    left join waiting_product w on w.group_id = g.id
    cross join lateral (select not exists (select from variant x where x.group_id = g.id and x.id <> v.id) as alone) s
  where ${where}`

/** By SKU in lower case. The caller has locked them. */
export async function selectGoods(
  tx: Handle,
  skus: readonly string[],
): Promise<Map<string, Goods>> {
  const { rows } = await tx.execute<Goods & { key: string }>(
    goodsOf(sql`lower(v.sku) = any(${sql.param(skus.map((sku) => sku.toLowerCase()))}::text[])`),
  )
  return new Map(rows.map(({ key, ...goods }) => [key, goods]))
}
