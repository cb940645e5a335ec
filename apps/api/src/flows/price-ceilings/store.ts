import type { Handle } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Goods that a ceiling covers, with what the highest lawful price depends on. */
export type CoveredGoods = {
  sku: string
  title: string
  optionLabel: string
  pricePaise: number
  packSize: number
  hsn: string
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
}

/** The covered goods that are on sale but for their price. */
export async function selectCovered(handle: Handle): Promise<CoveredGoods[]> {
  const { rows } = await handle.execute<CoveredGoods>(sql`
    select o.seller_sku as sku, g.title, v.option_label as "optionLabel", o.price_paise::float8 as "pricePaise", v.pack_size as "packSize", v.hsn,
      f.gst_tag as "gstTag", o.gst_bp as "statedBp", o.gst_from::text as "statedFrom"
    from formulation_goods c join variant v on v.id = c.variant_id and v.active join offer o on o.variant_id = v.id and o.active
      join product_group g on g.id = v.group_id and g.active join family f on f.key = g.family_key
    order by g.title, v.position, v.id`)
  return rows
}

export type NamedVariant = {
  key: string
  sku: string
  variantId: number
  groupId: number
  /** The formulation that covers it. */
  formulationId: number | null
  formulation: string | null
}

/** Variants by SKU in any case. */
export async function selectNamed(
  handle: Handle,
  skus: readonly string[],
): Promise<Map<string, NamedVariant>> {
  const { rows } = await handle.execute<NamedVariant>(sql`
    select lower(v.sku) as key, v.sku, v.id::float8 as "variantId", v.group_id::float8 as "groupId", f.id as "formulationId",
      f.name as formulation
    from variant v left join formulation_goods c on c.variant_id = v.id left join price_formulation f on f.id = c.formulation_id
    where lower(v.sku) = any(${sql.param(skus.map((sku) => sku.toLowerCase()))}::text[])`)
  return new Map(rows.map((row) => [row.key, row]))
}
