import { NO_BATCH } from '@upchar/kernel/batches'
import { productClassOf } from '@upchar/kernel/buying-policy'
import type { ProductClass } from '@upchar/kernel/buying-rules'
import { families as referenceFamilies } from '@upchar/reference/families'
import { sql } from '../../../platform/db/sql.ts'
import type { Database, Handle } from '../../../platform/db/database.ts'
import type { Attribute } from '../attributes.ts'
import type { Column } from '../columns.ts'
import { ownOfferText } from '../../../modules/catalogue/index.ts'

/** Whether goods have somewhere to go: without a seller's warehouse nothing can be imported. */
export async function hasWarehouse(handle: Handle): Promise<boolean> {
  const { rowCount } = await handle.execute(sql`select from warehouse limit 1`)
  return (rowCount ?? 0) > 0
}

export type FamilyMatch = {
  key: string
  /** Of a family of the reference data. */
  lawfulClass: ProductClass | undefined
  attributes: readonly { key: string; label: string }[]
  /** Selects among the GST rates of an HSN. */
  gstTag: string | null
}

/** Classes of the families of the reference data. */
const lawfulClasses = new Map(
  referenceFamilies.map((one) => [
    one.key,
    productClassOf(one.regulatoryClass, one.homeUse ?? false),
  ]),
)

/** Families by every name that a file may use: key, slug, name. */
export async function loadFamilies(handle: Handle): Promise<Map<string, FamilyMatch>> {
  const { rows } = await handle.execute<{
    names: string[]
    key: string
    attributes: FamilyMatch['attributes']
    gstTag: string | null
  }>(sql`
    select array[lower(key), lower(slug), lower(name)] as names, key, attributes, gst_tag as "gstTag" from family`)
  return new Map(
    rows.flatMap(({ names, key, attributes, gstTag }) =>
      names.map(
        (name) => [name, { key, attributes, gstTag, lawfulClass: lawfulClasses.get(key) }] as const,
      ),
    ),
  )
}

/** Rows already written of a file, by content hash: an interrupted import resumes after them. */
export async function rowsDone(handle: Handle, hash: string): Promise<number> {
  const { rows } = await handle.execute<{ done: number }>(
    sql`select (value->>'done')::int as done from content_block where key = ${`import:${hash}`}`,
  )
  return rows[0]?.done ?? 0
}

/** A variant as the columns of a file, and whether buyers find it. */
export type StoredRow = Record<Exclude<Column, 'attributes'>, string | number | null> & {
  sku: string
  attributes: (Attribute & { key: string })[] | null
  sale: 'on sale' | 'waiting for staff' | 'refused' | 'off sale'
}

const storedRows = sql`
    select v.sku, g.title, b.name as brand, v.part_number,
      array_to_string(v.gtin || v.more_gtins, ';') as gtin, f.name as category, g.product_class as class, null as schedule,
      g.facts->>'licenceNumber' as licence, g.facts->>'manufacturerName' as maker,
      g.facts->>'manufacturerAddress' as maker_address, g.facts->>'importerName' as importer,
      g.facts->>'importerAddress' as importer_address,
      (select json_agg(json_build_object('key', e.key, 'label', coalesce((select a->>'label'
        from jsonb_array_elements(f.attributes) a where a->>'key' = e.key), e.key), 'value',
        e.value->>'display') order by e.key)
        from jsonb_each(g.attributes || v.attributes) e) as attributes,
      g.description, case when o.price_paise = 0 then null
        else trim_scale(o.price_paise::numeric / 100) end as price,
        trim_scale(v.mrp_paise::numeric / 100) as mrp, trim_scale(o.gst_bp::numeric / 100) as gst_rate, v.hsn,
      (select coalesce(sum(on_hand), 0)::int from lot where offer_id = o.id) as stock, first.batch_no as batch,
        first.expires_on::text as expiry, s.gstin as seller, first.warehouse, o.moq,
        o.max_oq, v.pack_size, v.pack_unit, g.country_of_origin, null as on_sale,
      case when w.refused_at is not null then 'refused' when w.group_id is not null then 'waiting for staff'
        when g.active and v.active and o.active then 'on sale' else 'off sale' end as sale
    from variant v join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)}
      join product_group g on g.id = v.group_id join brand b on b.id = g.brand_id
      join family f on f.key = g.family_key join seller s on s.id = o.seller_id
      left join waiting_product w on w.group_id = g.id
      left join lateral (select l.batch_no, l.expires_on, w.name as warehouse from lot l join warehouse w on w.id = l.warehouse_id
        where l.offer_id = o.id and l.on_hand > 0 and l.batch_no <> ${NO_BATCH} order by l.expires_on, l.id limit 1) first on true`

/** One page of active variants as file columns, by SKU, after the given SKU. */
export async function exportPage(db: Database, after: string, limit: number): Promise<StoredRow[]> {
  const { rows } = await db.execute<StoredRow>(
    sql`${storedRows} where v.active and o.active and g.active and v.sku > ${after} order by v.sku limit ${limit}`,
  )
  return rows
}

/** Variants, on sale or not, as file columns by SKU in lower case. */
export async function selectStored(
  handle: Handle,
  skus: readonly string[],
): Promise<Map<string, StoredRow>> {
  const { rows } = await handle.execute<StoredRow>(
    sql`${storedRows} where lower(v.sku) = any(${sql.param(skus.map((sku) => sku.toLowerCase()))}::text[])`,
  )
  return new Map(rows.map((row) => [row.sku.toLowerCase(), row]))
}

/** Until the transaction ends, nobody else changes these products, nor their stock. In the order of everybody who locks several. */
export async function lockProducts(tx: Handle, skus: readonly string[]): Promise<void> {
  const named = sql`lower(v.sku) = any(${sql.param(skus.map((sku) => sku.toLowerCase()))}::text[])`
  await tx.execute(sql`select from product_group where id in (select v.group_id from variant v where ${named})
    order by id for no key update`)
  await tx.execute(sql`select from lot where offer_id in (select o.id from offer o join variant v on v.id = o.variant_id where ${named})
    order by id for update`)
}
