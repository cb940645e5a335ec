import { NO_BATCH } from '@upchar/kernel/batches'
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/db/database.ts'
import { usualMaxOq, type ImportRow } from '../parse-row.ts'
import type { Home } from './read.ts'

/** Creates a family under consumables for a category that the shop lacks. */
export async function createFamily(handle: Handle, key: string, name: string): Promise<void> {
  await handle.execute(sql`
    with shelf as (
      insert into category (id, slug, name, business_category, position)
      select coalesce(max(id), 0) + 1, ${key}, ${name},
        (select key from business_category where enabled order by (key = 'consumables') desc,
        position limit 1), 500 from category
      on conflict (slug) do update set slug = excluded.slug returning id, business_category)
    insert into family (key, name, slug, category_id, business_category, description, attributes, position)
    select ${key}, ${name}, ${key}, id, business_category, ${`${name}.`}, '[]'::jsonb, 500
      from shelf on conflict (key) do nothing`)
}

export type PreparedRow = ImportRow & {
  slug: string
  brandSlug: string
  brandName: string
  familyKey: string
  productClass: string
  rateBp: number
  leadOnly: boolean
  attributesJson: string
}

/** The row's attributes that differ from its group's: unchanged values keep their type. */
const ownAttributes = sql`(select coalesce(jsonb_object_agg(e.key, case
  when v.attributes->e.key->>'display' = e.value->>'display' then v.attributes->e.key else e.value end), '{}')
  from jsonb_each((r->>'attributesJson')::jsonb) e
    where held.attributes->e.key->>'display' is distinct from e.value->>'display')`
/** The attributes of a single-variant group that the row repeats. */
const saidAgain = sql`(select coalesce(jsonb_object_agg(e.key, e.value), '{}')
  from jsonb_each(g.attributes) e where (r->>'attributesJson')::jsonb->e.key->>'display' =
  e.value->>'display')`

/**
 * Upserts prepared rows by SKU: brand, group, variant, offer, stock. Idempotent. Returns the ids of
 * changed groups.
 */
export async function writeRows(
  tx: Handle,
  rows: readonly PreparedRow[],
  home: Home,
  at: Date,
): Promise<number[]> {
  const json = JSON.stringify(rows)
  await tx.execute(sql`
    insert into brand (slug, name, hue, country, description)
    select distinct on (r->>'brandSlug') r->>'brandSlug', r->>'brandName',
      abs(hashtext(r->>'brandSlug')) % 360, 'India', '' from jsonb_array_elements(${json}::jsonb) r
    on conflict (slug) do nothing`)
  const facts = sql`jsonb_build_object('manufacturerName', r->>'brandName', 'manufacturerAddress',
    '', 'netQuantity', (r->>'packSize') || ' ' || (r->>'packUnit'),
    'licenceClass', 'none', 'storage', '', 'consumerCare', '')`
  await tx.execute(sql`
    insert into product_group (slug, title, brand_id, family_key, description, highlights,
      attributes, facts, product_class, country_of_origin, lead_only, created_at)
    select r->>'slug', r->>'title', b.id, r->>'familyKey', r->>'description', '[]'::jsonb,
      '{}'::jsonb, ${facts}, r->>'productClass', r->>'countryOfOrigin', (r->>'leadOnly')::boolean,
      ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${json}::jsonb) r join brand b on b.slug = r->>'brandSlug'
    where not exists (select 1 from variant v where v.sku = r->>'sku')
    on conflict (slug) do nothing`)
  await tx.execute(sql`
    update product_group g set title = r->>'title', brand_id = b.id, family_key = r->>'familyKey',
      description = r->>'description',
      country_of_origin = r->>'countryOfOrigin', lead_only = (r->>'leadOnly')::boolean,
        product_class = r->>'productClass', active = true, attributes = ${saidAgain}
    from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku'
      join brand b on b.slug = r->>'brandSlug'
    where g.id = v.group_id and (select count(*) from variant o where o.group_id = g.id) = 1`)
  await tx.execute(sql`
    insert into variant (sku, group_id, position, option_label, attributes, part_number, gtin,
      mrp_paise, hsn, pack_size, pack_unit, uqc, weight_grams)
    select r->>'sku', coalesce(v.group_id, g.id), coalesce(v.position, 0),
      coalesce(v.option_label, 'Standard'), ${ownAttributes},
      r->>'partNumber', r->>'gtin', (r->>'mrpPaise')::bigint, r->>'hsn', (r->>'packSize')::int,
        r->>'packUnit', coalesce(v.uqc, 'NOS'), coalesce(v.weight_grams, 500)
    from jsonb_array_elements(${json}::jsonb) r left join variant v on v.sku = r->>'sku'
      left join product_group held on held.id = v.group_id left join product_group g on g.slug = r->>'slug'
    on conflict (sku) do update set attributes = excluded.attributes,
      part_number = excluded.part_number, gtin = excluded.gtin, mrp_paise = excluded.mrp_paise,
      hsn = excluded.hsn, pack_size = excluded.pack_size, pack_unit = excluded.pack_unit, active = true`)
  await setOffers(tx, json, home, at)
  await setStock(tx, json, home, at)
  const { rows: touched } = await tx.execute<{ id: number }>(
    sql`select distinct group_id as id from variant
      where sku in (select r->>'sku' from jsonb_array_elements(${json}::jsonb) r)`,
  )
  return touched.map((row) => row.id)
}

/** Upserts the terms of sale, for the variant's present seller or else the shop's first one. */
async function setOffers(tx: Handle, json: string, home: Home, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into offer (variant_id, seller_id, seller_sku, price_paise, gst_bp, moq, max_oq, created_at, updated_at)
    select v.id, coalesce(o.seller_id, ${home.sellerId}), coalesce(o.seller_sku, v.sku),
      coalesce((r->>'pricePaise')::bigint, 0), (r->>'rateBp')::int, (r->>'moq')::int,
      coalesce((r->>'maxOq')::int, greatest((r->>'moq')::int, ${usualMaxOq}::int)),
        ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku' left
      join offer o on o.variant_id = v.id
    on conflict (variant_id, seller_id) do update set price_paise = excluded.price_paise,
      gst_bp = excluded.gst_bp, moq = excluded.moq, max_oq = excluded.max_oq,
      active = true, updated_at = excluded.updated_at
    where (offer.price_paise, offer.gst_bp, offer.moq, offer.max_oq, offer.active) is distinct
      from (excluded.price_paise, excluded.gst_bp, excluded.moq, excluded.max_oq, true)`)
}

/** Goods without a batch lie in one lot of this name, which no document prints. */
const batch = sql`coalesce(r->>'batch', ${NO_BATCH})`

/**
 * The file gives total stock: the difference to the other lots is booked on the lot of the row's batch.
 */
async function setStock(tx: Handle, json: string, home: Home, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
    select o.id, ${home.warehouseId}, ${batch}, (r->>'expiresOn')::date, 0 from jsonb_array_elements(${json}::jsonb) r
      join variant v on v.sku = r->>'sku' join offer o on o.variant_id = v.id
    where not exists (select 1 from lot l where l.offer_id = o.id and l.batch_no = ${batch})`)
  await tx.execute(sql`
    with wanted as (
      select o.id as offer_id, ${batch} as batch, (r->>'stock')::int - coalesce((select sum(on_hand) from lot
        where offer_id = o.id and batch_no <> ${batch}), 0)::int as stock
      from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku'
        join offer o on o.variant_id = v.id),
    changed as (
      select l.id, greatest(w.stock, 0) - l.on_hand as delta from wanted w
        join lot l on l.offer_id = w.offer_id and l.batch_no = w.batch
      where greatest(w.stock, 0) <> l.on_hand for update of l),
    moved as (update lot set on_hand = lot.on_hand + changed.delta from changed where lot.id = changed.id)
    insert into stock_movement (lot_id, quantity, reason, reference, at) select id, delta,
      'adjustment', 'catalogue file', ${at.toISOString()}::timestamptz from changed`)
}

export async function saveRowsDone(handle: Handle, hash: string, done: number): Promise<void> {
  await handle.execute(sql`insert into content_block (key, value)
    values (${`import:${hash}`}, ${JSON.stringify({ done })}::jsonb)
    on conflict (key) do update set value = excluded.value`)
}

export async function forgetRowsDone(handle: Handle, hash: string): Promise<void> {
  await handle.execute(sql`delete from content_block where key = ${`import:${hash}`}`)
}
