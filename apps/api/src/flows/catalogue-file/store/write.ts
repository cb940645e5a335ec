import { NO_BATCH } from '@upchar/kernel/batches'
import type { WaitingReason } from '@upchar/kernel/waiting-goods'
import { istDate } from '@upchar/kernel/dates'
import { sql } from '../../../platform/db/sql.ts'
import {
  noteAttributes,
  followStatedRates,
  ownOfferText,
  type NamedAttribute,
} from '../../../modules/catalogue/index.ts'
import { markStale, setWaiting } from '../../../modules/intake/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Place } from '../find-place.ts'
import { usualMaxOq, type ImportRow } from '../parse-row.ts'
import { isUndone } from './known.ts'

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

export type PreparedRow = ImportRow &
  Place & {
    slug: string
    brandSlug: string
    brandName: string
    familyKey: string
    /** Why it may not be on sale yet; empty when it may. */
    reasons: WaitingReason[]
    /** A rate that the row states against the tax table, or without one. */
    rateBp: number | null
    leadOnly: boolean
    /** Statutory facts that are known. */
    facts: Record<string, string>
    attributesJson: string
    /** The file says something of its stock. */
    stockGiven: boolean
    attributeNames: NamedAttribute[]
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

export type Written = { groupIds: number[]; waiting: number }

/** The attributes that the rows name, each once a family. */
const namesOf = (rows: readonly PreparedRow[]): NamedAttribute[] => [
  ...new Map(
    rows
      .flatMap(({ attributeNames }) => attributeNames)
      .map((one) => [JSON.stringify([one.familyKey, one.key]), one]),
  ).values(),
]

/** The product's facts: what the row knows replaces what was known. */
const unknownFacts = sql`jsonb_build_object('manufacturerName', '', 'manufacturerAddress', '',
  'licenceClass', 'none', 'storage', '', 'consumerCare', '')`

/**
 * Upserts prepared rows by SKU: brand, group, variant, offer, stock, and what each waits for. Idempotent. The groups are marked
 * as stale until read models and postings follow.
 */
export async function writeRows(
  tx: Handle,
  rows: readonly PreparedRow[],
  { key, at }: { key: string; at: Date },
): Promise<Written> {
  const json = JSON.stringify(rows)
  await putUndoneBack(tx, json, at)
  await writeGroups(tx, json, at)
  await tx.execute(sql`
    insert into variant (sku, group_id, position, option_label, attributes, part_number, gtin, more_gtins,
      mrp_paise, hsn, pack_size, pack_unit, net_quantity, uqc, weight_grams, active)
    select r->>'sku', coalesce(v.group_id, g.id), coalesce(v.position, 0),
      coalesce(v.option_label, ''), ${ownAttributes},
      r->>'partNumber', r->'gtins'->>0, array(select jsonb_array_elements_text((r->'gtins') - 0)),
        (r->>'mrpPaise')::bigint, r->>'hsn', (r->>'packSize')::int,
        r->>'packUnit', (r->>'packSize') || ' ' || (r->>'packUnit'), coalesce(v.uqc, 'NOS'), coalesce(v.weight_grams, 500),
        coalesce(v.active, true) or coalesce((r->>'onSale')::boolean, false)
    from jsonb_array_elements(${json}::jsonb) r left join variant v on v.sku = r->>'sku'
      left join product_group held on held.id = v.group_id left join product_group g on g.slug = r->>'slug'
    on conflict (sku) do update set attributes = excluded.attributes,
      part_number = excluded.part_number, gtin = excluded.gtin, more_gtins = excluded.more_gtins,
      mrp_paise = excluded.mrp_paise, hsn = excluded.hsn, pack_size = excluded.pack_size,
      pack_unit = excluded.pack_unit, active = excluded.active,
      -- A file has no column for it: what is declared stands until the pack changes.
      net_quantity = case when (variant.pack_size, variant.pack_unit) = (excluded.pack_size, excluded.pack_unit)
        then variant.net_quantity else excluded.net_quantity end`)
  await noteAttributes(tx, [...new Set(rows.map(({ familyKey }) => familyKey))], namesOf(rows))
  await setOffers(tx, json, at)
  await setStock(tx, json, bookedBy(key), at)
  return settleSale(tx, rows, at)
}

/** Goods that an undone import left behind are as new to this one. */
async function putUndoneBack(tx: Handle, json: string, at: Date): Promise<void> {
  await tx.execute(sql`
    with undone as (select v.id from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku'
      join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)} where ${isUndone}),
    articles as (update variant set active = true where id in (select id from undone))
    update offer o set active = true, updated_at = ${at.toISOString()}::timestamptz from variant v
    where v.id in (select id from undone) and o.variant_id = v.id and ${sql.raw(ownOfferText)}`)
}

async function writeGroups(tx: Handle, json: string, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into brand (slug, name, hue, country, description)
    select distinct on (r->>'brandSlug') r->>'brandSlug', r->>'brandName',
      abs(hashtext(r->>'brandSlug')) % 360, '', '' from jsonb_array_elements(${json}::jsonb) r
    on conflict (slug) do nothing`)
  await tx.execute(sql`
    insert into product_group (slug, title, brand_id, family_key, description, highlights,
      attributes, facts, product_class, country_of_origin, lead_only, active, created_at)
    select r->>'slug', r->>'title', b.id, r->>'familyKey', r->>'description', '[]'::jsonb,
      '{}'::jsonb, ${unknownFacts} || (r->'facts'), r->>'productClass', r->>'countryOfOrigin',
      (r->>'leadOnly')::boolean, false, ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${json}::jsonb) r join brand b on b.slug = r->>'brandSlug'
    where not exists (select 1 from variant v where v.sku = r->>'sku')
    on conflict (slug) do nothing`)
  await tx.execute(sql`
    update product_group g set title = r->>'title', brand_id = b.id, family_key = r->>'familyKey',
      description = r->>'description', facts = g.facts || (r->'facts'),
      country_of_origin = r->>'countryOfOrigin', lead_only = (r->>'leadOnly')::boolean,
        product_class = r->>'productClass', attributes = ${saidAgain}
    from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku'
      join brand b on b.slug = r->>'brandSlug'
    where g.id = v.group_id and (select count(*) from variant o where o.group_id = g.id) = 1`)
}

/** Puts products without a reason to wait on sale, unless staff refused them, and takes the others off it. */
async function settleSale(tx: Handle, rows: readonly PreparedRow[], at: Date): Promise<Written> {
  const reasonsOf = new Map(rows.map(({ sku, reasons }) => [sku, reasons]))
  const { rows: found } = await tx.execute<{ id: number; skus: string[]; variants: number }>(sql`
    select group_id as id, array_agg(sku) as skus,
      (select count(*)::int from variant o where o.group_id = v.group_id) as variants
    from variant v where sku = any(${sql.param(rows.map(({ sku }) => sku))}::text[]) group by group_id order by group_id`)
  // A group of several variants is no import's: a row changes only its own variant of it.
  const products = found
    .filter(({ variants }) => variants === 1)
    .map(({ id, skus }) => ({ groupId: id, reasons: reasonsOf.get(skus[0] ?? '') ?? [] }))
  const waiting = await setWaiting(tx, products, at)
  const groupIds = found.map(({ id }) => id)
  await tx.execute(sql`
    update product_group g set active = not g.draft and not exists (select from waiting_product w where w.group_id = g.id)
    where id = any(${sql.param(groupIds)}::bigint[])`)
  await followStatedRates(tx, groupIds)
  await markStale(tx, groupIds)
  return { groupIds, waiting }
}

/** Upserts the terms of sale. */
async function setOffers(tx: Handle, json: string, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into offer (variant_id, seller_id, seller_sku, price_paise, gst_bp, gst_from, moq, max_oq, active, created_at, updated_at)
    select v.id, coalesce(o.seller_id, (r->>'sellerId')::int), coalesce(o.seller_sku, v.sku),
      coalesce((r->>'pricePaise')::bigint, 0), (r->>'rateBp')::int,
      case when r->>'rateBp' is null then null else ${istDate(at)}::date end, (r->>'moq')::int,
      coalesce((r->>'maxOq')::int, greatest((r->>'moq')::int, ${usualMaxOq}::int)),
        coalesce((r->>'onSale')::boolean, o.active, true),
        ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku' left
      join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)}
    on conflict (variant_id, seller_id) do update set price_paise = excluded.price_paise,
      gst_bp = excluded.gst_bp,
      gst_from = case when offer.gst_bp = excluded.gst_bp then offer.gst_from else excluded.gst_from end, moq = excluded.moq, max_oq = excluded.max_oq,
      active = excluded.active, updated_at = excluded.updated_at
    where (offer.price_paise, offer.gst_bp, offer.moq, offer.max_oq, offer.active) is distinct
      from (excluded.price_paise, excluded.gst_bp, excluded.moq, excluded.max_oq, excluded.active)`)
}

/** Goods without a batch lie in one lot of this name, which no document prints. */
const batch = sql`coalesce(r->>'batch', ${NO_BATCH})`

/** How the stock ledger names the import of a file. */
export const bookedBy = (key: string): string => `catalogue file ${key}`

/** Lots of a row: of its batch, in its warehouse where it names one. */
const lotOfRow = sql`l.offer_id = o.id and l.batch_no = ${batch}
  and (not (r->>'warehouseNamed')::boolean or l.warehouse_id = (r->>'warehouseId')::int)`

/**
 * The file gives total stock: the difference to all lots is booked on the lot of the row's batch. Stock without a batch
 * becomes the row's.
 */
async function setStock(tx: Handle, json: string, reference: string, at: Date): Promise<void> {
  const rows = sql`jsonb_array_elements(${json}::jsonb) r
    join variant v on v.sku = r->>'sku' and (r->>'stockGiven')::boolean join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)}`
  await tx.execute(sql`
    update lot set batch_no = ${batch}, expires_on = coalesce((r->>'expiresOn')::date, lot.expires_on) from ${rows}
    where lot.offer_id = o.id and lot.batch_no = ${NO_BATCH} and r->>'batch' is not null
      and not exists (select 1 from lot l where ${lotOfRow})`)
  await tx.execute(sql`
    update lot set expires_on = (r->>'expiresOn')::date from ${rows}
    where lot.offer_id = o.id and lot.batch_no = ${batch} and lot.expires_on is null and r->>'expiresOn' is not null`)
  await tx.execute(sql`
    insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
    select o.id, (r->>'warehouseId')::int, ${batch}, (r->>'expiresOn')::date, 0 from ${rows}
    where not exists (select 1 from lot l where ${lotOfRow})`)
  await tx.execute(sql`
    with wanted as (
      select (select l.id from lot l where ${lotOfRow} order by l.id limit 1) as lot_id, (r->>'stock')::int
        - (select coalesce(sum(on_hand), 0)::int from lot where offer_id = o.id) as more from ${rows}),
    changed as (
      select l.id, greatest(w.more, -l.on_hand) as delta from wanted w join lot l on l.id = w.lot_id
      where greatest(w.more, -l.on_hand) <> 0 for update of l),
    moved as (update lot set on_hand = lot.on_hand + changed.delta from changed where lot.id = changed.id)
    insert into stock_movement (lot_id, quantity, reason, reference, at) select id, delta,
      'adjustment', ${reference}, ${at.toISOString()}::timestamptz from changed`)
}

export async function saveRowsDone(handle: Handle, hash: string, done: number): Promise<void> {
  await handle.execute(sql`insert into content_block (key, value)
    values (${`import:${hash}`}, ${JSON.stringify({ done })}::jsonb)
    on conflict (key) do update set value = excluded.value`)
}

export async function forgetRowsDone(handle: Handle, hash: string): Promise<void> {
  await handle.execute(sql`delete from content_block where key = ${`import:${hash}`}`)
}
