import { sql } from '../../platform/db/sql.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { PadGoods } from './model.ts'

type Row = Omit<PadGoods, 'texts'> & {
  brand: string
  values: string[] | null
  pack: string
}

/** The variants on sale of product groups, and single ones by id, in display order, as the offers sell them that are shown or named. */
export async function selectPadGoods(
  handle: Handle,
  asked: {
    groupIds: readonly number[]
    variantIds: readonly number[]
    /** In small letters. */
    namedSkus: readonly string[]
  },
): Promise<PadGoods[]> {
  const { rows } = await handle.execute<Row>(sql`
    select v.id::int as "variantId", v.group_id::int as "groupId", o.seller_sku as sku, o.id = any(r.shown_offers) as "isShown", g.family_key as family, g.title,
      v.option_label as "optionLabel", b.name as brand,
      (select array_agg(a.value->>'display') from jsonb_each(g.attributes || v.attributes) a) as values,
      concat_ws(' ', v.pack_size, v.pack_unit, v.net_quantity) as pack
    from variant v
    join product_group g on g.id = v.group_id and g.active
    join product_read r on r.group_id = g.id
    join brand b on b.id = g.brand_id
    join offer o on o.variant_id = v.id and o.active and (o.id = any(r.shown_offers) or lower(o.seller_sku) = any(${sql.param([...asked.namedSkus])}::text[]))
    where v.active and (v.group_id = any(${sql.param([...asked.groupIds])}::bigint[]) or v.id = any(${sql.param([...asked.variantIds])}::bigint[]))
    order by v.group_id, v.position`)
  return rows.map(({ brand, values, pack, ...row }) => ({
    ...row,
    texts: [row.title, brand, row.optionLabel, pack, ...(values ?? [])],
  }))
}
