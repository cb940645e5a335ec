import { sql } from 'drizzle-orm'
import type { Database, Handle } from '../../platform/db.ts'
import type { Attribute } from './attributes.ts'
import type { Column } from './columns.ts'
import type { HsnRate } from './rate-for.ts'
import { usualMaxOq, type ImportRow } from './parse-row.ts'

/** What an unmatched product needs to stand in: the shelf it is put on, who sells it, where it lies. */
export type Home = { sellerId: number; warehouseId: number }

export async function findHome(handle: Handle): Promise<Home | undefined> {
  const { rows } = await handle.execute<{ sellerId: number; warehouseId: number }>(
    sql`select seller_id as "sellerId", id as "warehouseId" from warehouse order by id limit 1`)
  return rows[0]
}

export type FamilyMatch = { key: string; productClass: string }

/** Families by every name a file may use for them: key, slug, name, category's slug or name. */
export async function loadFamilies(handle: Handle): Promise<Map<string, FamilyMatch>> {
  const { rows } = await handle.execute<{ names: string[]; key: string; productClass: string | null }>(sql`
    select array[lower(f.key), lower(f.slug), lower(f.name)] as names, f.key,
      (select mode() within group (order by g.product_class) from product_group g where g.family_key = f.key) as "productClass"
    from family f`)
  return new Map(rows.flatMap((row) => row.names.map((name) => [name, { key: row.key, productClass: row.productClass ?? 'GEN' }] as const)))
}

/** A category of the file that the shop does not have becomes a shelf of its own under consumables. */
export async function createFamily(handle: Handle, key: string, name: string): Promise<void> {
  await handle.execute(sql`
    with shelf as (
      insert into category (id, slug, name, business_category, position)
      select coalesce(max(id), 0) + 1, ${key}, ${name}, (select key from business_category where enabled order by (key = 'consumables') desc, position limit 1), 500 from category
      on conflict (slug) do update set name = excluded.name returning id, business_category)
    insert into family (key, name, slug, category_id, business_category, description, attributes, position)
    select ${key}, ${name}, ${key}, id, business_category, ${`${name}.`}, '[]'::jsonb, 500 from shelf on conflict (key) do nothing`)
}

/** GST rates in force on a day by HSN prefix; of several the one that began last first. */
export async function loadRates(handle: Handle, day: string): Promise<HsnRate[]> {
  const { rows } = await handle.execute<HsnRate>(sql`
    select hsn_prefix as prefix, rate_bp as "rateBp", max_piece_paise as "maxPiecePaise" from gst_rate
    where valid_from <= ${day} and (valid_to is null or valid_to >= ${day}) and tag is null order by valid_from desc, rate_bp desc`)
  return rows
}

export type PreparedRow = ImportRow & { slug: string; brandSlug: string; brandName: string; familyKey: string; productClass: string; rateBp: number; leadOnly: boolean; attributesJson: string }

/**
 * Writes prepared rows whole: brand, group, variant, stock. The SKU decides what is new and what is changed; writing the
 * same rows again changes nothing. Gives the groups that were touched.
 */
export async function writeRows(tx: Handle, rows: readonly PreparedRow[], home: Home, at: Date): Promise<number[]> {
  const json = JSON.stringify(rows)
  await tx.execute(sql`
    insert into brand (slug, name, hue, country, description)
    select distinct on (r->>'brandSlug') r->>'brandSlug', r->>'brandName', abs(hashtext(r->>'brandSlug')) % 360, 'India', '' from jsonb_array_elements(${json}::jsonb) r
    on conflict (slug) do nothing`)
  const facts = sql`jsonb_build_object('manufacturerName', r->>'brandName', 'manufacturerAddress', '', 'netQuantity', (r->>'packSize') || ' ' || (r->>'packUnit'),
    'licenceClass', 'none', 'storage', '', 'consumerCare', '')`
  await tx.execute(sql`
    insert into product_group (slug, title, brand_id, family_key, description, highlights, attributes, facts, product_class, country_of_origin, lead_only, created_at)
    select r->>'slug', r->>'title', b.id, r->>'familyKey', r->>'description', '[]'::jsonb, '{}'::jsonb, ${facts}, r->>'productClass', r->>'countryOfOrigin', (r->>'leadOnly')::boolean, ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${json}::jsonb) r join brand b on b.slug = r->>'brandSlug'
    where not exists (select 1 from variant v where v.sku = r->>'sku')
    on conflict (slug) do nothing`)
  await tx.execute(sql`
    update product_group g set title = r->>'title', brand_id = b.id, family_key = r->>'familyKey', description = r->>'description',
      country_of_origin = r->>'countryOfOrigin', lead_only = (r->>'leadOnly')::boolean, product_class = r->>'productClass', active = true
    from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku' join brand b on b.slug = r->>'brandSlug'
    where g.id = v.group_id and (select count(*) from variant o where o.group_id = g.id) = 1`)
  await tx.execute(sql`
    insert into variant (sku, group_id, seller_id, position, option_label, attributes, part_number, gtin, mrp_paise, price_paise, gst_bp, hsn, moq, max_oq, pack_size, pack_unit, uqc, weight_grams)
    select r->>'sku', coalesce(v.group_id, g.id), coalesce(v.seller_id, ${home.sellerId}), coalesce(v.position, 0), coalesce(v.option_label, 'Standard'), (r->>'attributesJson')::jsonb,
      r->>'partNumber', r->>'gtin', (r->>'mrpPaise')::bigint, coalesce((r->>'pricePaise')::bigint, 0), (r->>'rateBp')::int, r->>'hsn', (r->>'moq')::int,
      coalesce((r->>'maxOq')::int, greatest((r->>'moq')::int, ${usualMaxOq}::int)), (r->>'packSize')::int, r->>'packUnit', coalesce(v.uqc, 'NOS'), coalesce(v.weight_grams, 500)
    from jsonb_array_elements(${json}::jsonb) r left join variant v on v.sku = r->>'sku' left join product_group g on g.slug = r->>'slug'
    on conflict (sku) do update set attributes = excluded.attributes, part_number = excluded.part_number, gtin = excluded.gtin, mrp_paise = excluded.mrp_paise,
      price_paise = excluded.price_paise, gst_bp = excluded.gst_bp, hsn = excluded.hsn, moq = excluded.moq, max_oq = excluded.max_oq,
      pack_size = excluded.pack_size, pack_unit = excluded.pack_unit, active = true`)
  await setStock(tx, json, home, at)
  const { rows: touched } = await tx.execute<{ id: number }>(sql`select distinct group_id as id from variant where sku in (select r->>'sku' from jsonb_array_elements(${json}::jsonb) r)`)
  return touched.map((row) => row.id)
}

/** The file says what lies there in all: the difference to the lots is a movement on the import's own lot. */
async function setStock(tx: Handle, json: string, home: Home, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into lot (variant_id, warehouse_id, batch_no, on_hand)
    select v.id, ${home.warehouseId}, 'IMPORT', 0 from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku'
    where not exists (select 1 from lot l where l.variant_id = v.id and l.batch_no = 'IMPORT')`)
  await tx.execute(sql`
    with wanted as (
      select v.id as variant_id, (r->>'stock')::int - coalesce((select sum(on_hand) from lot where variant_id = v.id and batch_no <> 'IMPORT'), 0)::int as stock
      from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku'),
    changed as (
      select l.id, greatest(w.stock, 0) - l.on_hand as delta from wanted w join lot l on l.variant_id = w.variant_id and l.batch_no = 'IMPORT'
      where greatest(w.stock, 0) <> l.on_hand for update of l),
    moved as (update lot set on_hand = lot.on_hand + changed.delta from changed where lot.id = changed.id)
    insert into stock_movement (lot_id, quantity, reason, reference, at) select id, delta, 'adjustment', 'catalogue file', ${at.toISOString()}::timestamptz from changed`)
}

/** How far a file has been written, by its content's hash: an interrupted import goes on from here. */
export async function rowsDone(handle: Handle, hash: string): Promise<number> {
  const { rows } = await handle.execute<{ done: number }>(sql`select (value->>'done')::int as done from content_block where key = ${`import:${hash}`}`)
  return rows[0]?.done ?? 0
}

export async function saveRowsDone(handle: Handle, hash: string, done: number): Promise<void> {
  await handle.execute(sql`insert into content_block (key, value) values (${`import:${hash}`}, ${JSON.stringify({ done })}::jsonb)
    on conflict (key) do update set value = excluded.value`)
}

export async function forgetRowsDone(handle: Handle, hash: string): Promise<void> {
  await handle.execute(sql`delete from content_block where key = ${`import:${hash}`}`)
}

export type StoredRow = Record<Exclude<Column, 'attributes'>, string | number | null> & { attributes: Attribute[] | null }

/** Every active variant by the file's columns, in order of SKU, a page after the given SKU. */
export async function exportPage(db: Database, after: string, limit: number): Promise<StoredRow[]> {
  const { rows } = await db.execute<StoredRow>(sql`
    select v.sku, g.title, b.name as brand, v.part_number, v.gtin, f.name as category,
      (select json_agg(json_build_object('label', coalesce((select a->>'label' from jsonb_array_elements(f.attributes) a where a->>'key' = e.key), e.key), 'value', e.value->>'display') order by e.key)
        from jsonb_each(g.attributes || v.attributes) e) as attributes,
      g.description, case when v.price_paise = 0 then null else trim_scale(v.price_paise::numeric / 100) end as price, trim_scale(v.mrp_paise::numeric / 100) as mrp, trim_scale(v.gst_bp::numeric / 100) as gst_rate, v.hsn,
      (select coalesce(sum(on_hand), 0)::int from lot where variant_id = v.id) as stock, v.moq, v.max_oq, v.pack_size, v.pack_unit, g.country_of_origin
    from variant v join product_group g on g.id = v.group_id join brand b on b.id = g.brand_id join family f on f.key = g.family_key
    where v.active and g.active and v.sku > ${after} order by v.sku limit ${limit}`)
  return rows
}
