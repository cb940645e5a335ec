import { SOLD_CLASSES, type WaitingReason } from '@upchar/kernel/waiting-goods'
import { paiseToRupees } from '@upchar/kernel/money'
import {
  lockGroups,
  ownOfferText,
  type AttributeDefinition,
  type ProductPhoto,
} from '../../../modules/catalogue/index.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { StoredProduct } from '../model.ts'

type Values = Record<string, { display: string }>
type VariantRow = {
  id: number
  sku: string
  optionLabel: string
  attributes: Values
  partNumber: string | null
  gtins: string[]
  mrpPaise: number | null
  pricePaise: number
  hsn: string
  gstBp: number | null
  moq: number
  maxOq: number
  dispatchDays: number
  packSize: number
  packUnit: string
  netQuantity: string
  uqc: string
  weightGrams: number
  photos: ProductPhoto[]
  active: boolean
  soldByOthers: boolean
  stock: number
}
type Row = {
  id: number
  slug: string
  active: boolean
  draft: boolean
  reasons: WaitingReason[] | null
  refused: boolean
  refusedBecause: string | null
  sellerId: number
  sellerName: string
  familyKey: string
  familySlug: string
  business: string
  definitions: AttributeDefinition[]
  title: string
  brand: string
  family: string
  description: string
  highlights: string[]
  attributes: Values
  facts: Record<string, string | number | undefined>
  productClass: string
  countryOfOrigin: string
  coldChain: boolean
  leadOnly: boolean
  engravable: boolean
  dentalList: boolean
  photos: ProductPhoto[]
  variants: VariantRow[]
}

const variantJson = sql`json_build_object('id', v.id, 'sku', v.sku, 'optionLabel', v.option_label,
  'attributes', v.attributes, 'partNumber', v.part_number, 'gtins', array_remove(v.gtin || v.more_gtins, null),
  'mrpPaise', v.mrp_paise, 'pricePaise', o.price_paise, 'hsn', v.hsn, 'gstBp', o.gst_bp, 'moq', o.moq, 'maxOq', o.max_oq,
  'dispatchDays', o.dispatch_days, 'packSize', v.pack_size, 'packUnit', v.pack_unit, 'netQuantity', coalesce(v.net_quantity, g.facts->>'netQuantity', ''), 'uqc', v.uqc,
  'weightGrams', v.weight_grams, 'photos', v.photos, 'active', v.active and o.active,
  'soldByOthers', v.active and not o.active and exists (select from offer x where x.variant_id = v.id and x.active),
  'stock', (select coalesce(sum(on_hand), 0)::int from lot where offer_id = o.id))`

/** Products with their variants, by id; with `lock`, nobody else changes them until the transaction ends. */
export async function loadProducts(
  handle: Handle,
  ids: readonly number[],
  lock = false,
): Promise<StoredProduct[]> {
  if (lock) await lockGroups(handle, ids)
  const { rows } = await handle.execute<Row>(sql`
    select g.id, g.slug, g.active, g.draft, w.reasons, w.refused_at is not null as refused, w.refused_because as "refusedBecause",
      seller.id as "sellerId", seller.name as "sellerName", f.key as "familyKey", f.slug as "familySlug",
      f.business_category as business, f.attributes as definitions, g.title, b.name as brand, f.name as family, g.description,
      g.highlights, g.attributes, g.facts, g.product_class as "productClass", g.country_of_origin as "countryOfOrigin",
      g.cold_chain as "coldChain", g.lead_only as "leadOnly", g.engravable, g.dental_list as "dentalList", g.photos, goods.variants
    from product_group g join brand b on b.id = g.brand_id join family f on f.key = g.family_key
      left join waiting_product w on w.group_id = g.id
      join lateral (select json_agg(${variantJson} order by v.position, v.id) as variants, min(o.seller_id) as seller_id
        from variant v join offer o on o.variant_id = v.id and ${sql.raw(ownOfferText)} where v.group_id = g.id having count(*) > 0) goods on true
      join lateral (select s.id, s.trade_name as name from seller s where s.id = goods.seller_id) seller on true
    where g.id = any(${sql.param([...ids])}::bigint[]) order by g.id desc`)
  return rows.map(productOf)
}

/** In the family’s order; values that it doesn’t define come last under their own key. */
function attributesOf(values: Values, definitions: readonly AttributeDefinition[]) {
  const known = definitions.filter(({ key }) => values[key] !== undefined)
  const others = Object.keys(values).filter((key) => !known.some((one) => one.key === key))
  return [...known, ...others.toSorted().map((key) => ({ key, label: key }))].flatMap(
    ({ key, label }) => {
      const value = values[key]?.display
      return value === undefined || value === '' ? [] : [{ label, value }]
    },
  )
}

const rupees = (paise: number | null) =>
  paise === null || paise === 0 ? null : paiseToRupees(paise)

function productOf(row: Row): StoredProduct {
  const { facts } = row
  const text = (key: string) => String(facts[key] ?? '')
  const months = facts['shelfLifeMonths']
  return {
    id: row.id,
    slug: row.slug,
    state: row.refused
      ? 'refused'
      : row.reasons !== null
        ? 'waiting'
        : row.active
          ? 'on_sale'
          : 'draft',
    waitingFor: row.reasons ?? [],
    refusedBecause: row.refusedBecause ?? '',
    seller: { id: row.sellerId, name: row.sellerName },
    familyKey: row.familyKey,
    familySlug: row.familySlug,
    business: row.business,
    soldByOthers: row.variants.filter((one) => one.soldByOthers).map(({ sku }) => sku),
    stock: Object.fromEntries(row.variants.map(({ sku, stock }) => [sku, stock])),
    facts: {
      title: row.title,
      brand: row.brand,
      family: row.family,
      description: row.description,
      highlights: row.highlights,
      attributes: attributesOf(row.attributes, row.definitions),
      product_class: SOLD_CLASSES.find((one) => one === row.productClass) ?? '',
      country_of_origin: row.countryOfOrigin,
      maker: text('manufacturerName'),
      maker_address: text('manufacturerAddress'),
      importer: text('importerName'),
      importer_address: text('importerAddress'),
      licence: text('licenceNumber'),
      storage: text('storage'),
      shelf_life_months: months === undefined ? null : Number(months),
      consumer_care: text('consumerCare'),
      warranty: text('warranty'),
      box_contents: text('boxContents'),
      cold_chain: row.coldChain,
      lead_only: row.leadOnly,
      engravable: row.engravable,
      dental_list: row.dentalList,
      photos: row.photos,
      variants: row.variants.map((variant) => ({
        id: variant.id,
        sku: variant.sku,
        option_label: variant.optionLabel,
        attributes: attributesOf(variant.attributes, row.definitions),
        part_number: variant.partNumber ?? '',
        gtins: variant.gtins,
        mrp: rupees(variant.mrpPaise),
        price: rupees(variant.pricePaise),
        hsn: variant.hsn,
        gst_rate: variant.gstBp === null ? null : variant.gstBp / 100,
        moq: variant.moq,
        max_oq: variant.maxOq,
        dispatch_days: variant.dispatchDays,
        pack_size: variant.packSize,
        pack_unit: variant.packUnit,
        net_quantity: variant.netQuantity,
        uqc: variant.uqc,
        weight_grams: variant.weightGrams,
        photos: variant.photos,
        active: variant.active,
      })),
    },
  }
}
