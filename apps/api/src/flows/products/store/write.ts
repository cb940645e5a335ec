import { rupeesToPaise } from '@upchar/kernel/money'
import { slugify } from '@upchar/kernel/text'
import {
  followStatedRates,
  noteAttributes,
  ownOfferText,
} from '../../../modules/catalogue/index.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { ProductFacts, VariantFacts } from '../model.ts'

export type KeyedAttribute = { key: string; label: string; value: string }
/** A product as it is written: its family found, its attributes keyed, its rates settled. */
export type PreparedProduct = {
  facts: ProductFacts
  familyKey: string
  attributes: KeyedAttribute[]
  variants: { facts: VariantFacts; attributes: KeyedAttribute[]; rateBp: number | null }[]
  sellerId: number
  publish: boolean
}

const hexOf = (text: string) => Buffer.from(text).toString('hex').slice(0, 40)
const valuesOf = (attributes: readonly KeyedAttribute[]) =>
  JSON.stringify(
    Object.fromEntries(attributes.map(({ key, value }) => [key, { value, display: value }])),
  )
/** Given values; unchanged ones keep their type. */
const keptTypes = (given: string, before: string) => sql`(
  select coalesce(jsonb_object_agg(e.key, case when ${sql.raw(before)}->e.key->>'display' = e.value->>'display'
    then ${sql.raw(before)}->e.key else e.value end), '{}') from jsonb_each(${given}::jsonb) e)`

/** Optional facts are absent where they are unknown. */
function factsJson({ facts }: PreparedProduct): string {
  const optional = {
    importerName: facts.importer,
    importerAddress: facts.importer_address,
    licenceNumber: facts.licence,
    shelfLifeMonths: facts.shelf_life_months,
    warranty: facts.warranty,
    boxContents: facts.box_contents,
  }
  return JSON.stringify({
    manufacturerName: facts.maker,
    manufacturerAddress: facts.maker_address,
    storage: facts.storage,
    consumerCare: facts.consumer_care,
    ...Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== '' && value !== null),
    ),
  })
}
const optionalFacts = sql`array['importerName', 'importerAddress', 'licenceNumber', 'shelfLifeMonths', 'warranty', 'boxContents']`

async function brandOf(tx: Handle, name: string): Promise<number> {
  const slug = slugify(name) || hexOf(name)
  const { rows } = await tx.execute<{ id: number }>(sql`
    with made as (insert into brand (slug, name, hue, country, description)
      values (${slug}, ${name}, abs(hashtext(${slug})) % 360, '', '') on conflict (slug) do nothing returning id)
    select id from made union all select id from brand where slug = ${slug}`)
  const [brand] = rows
  if (brand !== undefined) return brand.id
  // Another transaction has made it meanwhile: this statement's snapshot is older.
  return brandOf(tx, name)
}

/** Stores a new product without its facts; `writeProduct` fills it in. */
export async function insertProduct(
  tx: Handle,
  product: PreparedProduct,
  at: Date,
): Promise<number> {
  const { title, variants } = product.facts
  const sku = variants[0]?.sku ?? ''
  const slug = `${slugify(title).slice(0, 120)}-${slugify(sku) || hexOf(sku)}`
  const brandId = await brandOf(tx, product.facts.brand)
  const insert = async (wanted: string) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into product_group (slug, title, brand_id, family_key, description, highlights, attributes, facts,
        product_class, country_of_origin, active, draft, created_at)
      values (${wanted}, ${title}, ${brandId}, ${product.familyKey}, '', '[]', '{}',
        ${JSON.stringify({ licenceClass: 'none', netQuantity: variants[0]?.net_quantity ?? '' })}::jsonb,
        '', '', false, true, ${at.toISOString()}::timestamptz)
      on conflict (slug) do nothing returning id`)
    return rows[0]?.id
  }
  // SKUs that differ in signs only have one slug.
  const id = (await insert(slug)) ?? (await insert(`${slug}-${hexOf(sku)}`))
  if (id === undefined) throw new Error(`no slug is free for ${sku}`)
  return id
}

/** Writes all facts of a product with its variants and offers. False: another product has one of its SKUs by now. */
export async function writeProduct(
  tx: Handle,
  id: number,
  product: PreparedProduct,
  { at, today }: { at: Date; today: string },
): Promise<boolean> {
  const { facts } = product
  const brandId = await brandOf(tx, facts.brand)
  await tx.execute(sql`
    update product_group g set title = ${facts.title}, brand_id = ${brandId}, family_key = ${product.familyKey},
      description = ${facts.description}, highlights = ${JSON.stringify(facts.highlights)}::jsonb,
      attributes = ${keptTypes(valuesOf(product.attributes), 'g.attributes')},
      facts = (g.facts - ${optionalFacts}) || ${factsJson(product)}::jsonb, product_class = ${facts.product_class},
      country_of_origin = ${facts.country_of_origin}, cold_chain = ${facts.cold_chain}, lead_only = ${facts.lead_only},
      engravable = ${facts.engravable}, dental_list = ${facts.dental_list},
      photos = ${JSON.stringify(facts.photos)}::jsonb, active = ${product.publish}, draft = ${!product.publish}
    where g.id = ${id}`)
  await tx.execute(sql`delete from waiting_product where group_id = ${id}`)
  const json = JSON.stringify(product.variants.map(variantRow))
  const { rowCount } = await tx.execute(sql`
    insert into variant as kept (sku, group_id, position, option_label, attributes, part_number, gtin, more_gtins, mrp_paise, hsn,
      pack_size, pack_unit, net_quantity, uqc, weight_grams, photos, active)
    select r->>'sku', ${id}, n - 1, r->>'label', (r->>'attributes')::jsonb, nullif(r->>'partNumber', ''), r->'gtins'->>0,
      array(select jsonb_array_elements_text((r->'gtins') - 0)), (r->>'mrpPaise')::bigint, r->>'hsn', (r->>'packSize')::int,
      r->>'packUnit', nullif(r->>'netQuantity', ''), r->>'uqc', (r->>'weight')::int, r->'photos', (r->>'active')::boolean
    from jsonb_array_elements(${json}::jsonb) with ordinality as given(r, n)
    on conflict (sku) do update set position = excluded.position, option_label = excluded.option_label,
      attributes = (select coalesce(jsonb_object_agg(e.key, case when kept.attributes->e.key->>'display' = e.value->>'display'
        then kept.attributes->e.key else e.value end), '{}') from jsonb_each(excluded.attributes) e),
      part_number = excluded.part_number, gtin = excluded.gtin, more_gtins = excluded.more_gtins, mrp_paise = excluded.mrp_paise,
      hsn = excluded.hsn, pack_size = excluded.pack_size, pack_unit = excluded.pack_unit, net_quantity = excluded.net_quantity,
      uqc = excluded.uqc, weight_grams = excluded.weight_grams,
      photos = excluded.photos, active = excluded.active or kept.active and exists (
        select from offer o where o.seller_sku = kept.sku and not o.active)
      where kept.group_id = excluded.group_id`)
  if (rowCount !== product.variants.length) return false
  await writeOffers(tx, json, product.sellerId, { at, today })
  await followStatedRates(tx, [id])
  const all = [...product.attributes, ...product.variants.flatMap(({ attributes }) => attributes)]
  const named = [...new Map(all.map((one) => [one.key, one])).values()]
  await noteAttributes(
    tx,
    [product.familyKey],
    named.map(({ key, label }) => ({ familyKey: product.familyKey, key, label })),
  )
  return true
}

const variantRow = ({ facts, attributes, rateBp }: PreparedProduct['variants'][number]) => ({
  sku: facts.sku,
  label: facts.option_label,
  attributes: valuesOf(attributes),
  partNumber: facts.part_number,
  gtins: facts.gtins,
  mrpPaise: facts.mrp === null ? null : rupeesToPaise(facts.mrp),
  pricePaise: facts.price === null ? 0 : rupeesToPaise(facts.price),
  hsn: facts.hsn,
  rateBp,
  moq: facts.moq,
  maxOq: facts.max_oq,
  dispatchDays: facts.dispatch_days,
  packSize: facts.pack_size,
  packUnit: facts.pack_unit,
  netQuantity: facts.net_quantity,
  uqc: facts.uqc,
  weight: facts.weight_grams,
  photos: facts.photos,
  active: facts.active,
})

/** The terms of sale. A stated rate keeps its first day until it changes. */
async function writeOffers(
  tx: Handle,
  json: string,
  sellerId: number,
  { at, today }: { at: Date; today: string },
): Promise<void> {
  await tx.execute(sql`
    insert into offer (variant_id, seller_id, seller_sku, price_paise, gst_bp, gst_from, moq, max_oq, dispatch_days, active, created_at, updated_at)
    select v.id, coalesce(o.seller_id, ${sellerId}), coalesce(o.seller_sku, v.sku), (r->>'pricePaise')::bigint, (r->>'rateBp')::int,
      case when r->>'rateBp' is null then null else ${today}::date end, (r->>'moq')::int, (r->>'maxOq')::int, (r->>'dispatchDays')::int,
      (r->>'active')::boolean or coalesce(o.active, true), ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${json}::jsonb) r join variant v on v.sku = r->>'sku' left join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)}
    on conflict (variant_id, seller_id) do update set price_paise = excluded.price_paise, gst_bp = excluded.gst_bp,
      gst_from = case when offer.gst_bp = excluded.gst_bp then offer.gst_from else excluded.gst_from end, moq = excluded.moq,
      max_oq = excluded.max_oq, dispatch_days = excluded.dispatch_days, active = excluded.active, updated_at = excluded.updated_at
    where (offer.price_paise, offer.gst_bp, offer.moq, offer.max_oq, offer.dispatch_days, offer.active) is distinct
      from (excluded.price_paise, excluded.gst_bp, excluded.moq, excluded.max_oq, excluded.dispatch_days, excluded.active)`)
}

/** Shows a product that isn't stored to the reader of the same transaction, which is rolled back. */
export async function putOnSaleForPreview(tx: Handle, id: number): Promise<void> {
  await tx.execute(sql`update product_group set active = true where id = ${id}`)
}
