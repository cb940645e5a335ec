import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { seller } from '../sellers/tables.ts'
import type { AttributeDefinition, AttributeValues, ProductPhoto, StatutoryFacts } from './model.ts'

/** JSON text that is sent exactly as stored. */
const rawJson = customType<{ data: string; driverData: string }>({ dataType: () => 'text' })

/** The same, stored uncompressed in the row: every listing reads 24 of them. */
const rawJsonInRow = customType<{ data: string; driverData: string }>({
  dataType: () => 'text storage main',
})

/**
 * A transaction id: compared with a snapshot's horizon it reveals rows that a reader has not seen.
 */
const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

export const businessCategory = pgTable('business_category', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  position: smallint('position').notNull(),
  enabled: boolean('enabled').notNull(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  bannerTitle: text('banner_title').notNull(),
  bannerText: text('banner_text').notNull().default(''),
  /** A built-in scene, or a picture uploaded by staff. */
  bannerImage: text('banner_image').notNull(),
  /** Alternative text of an uploaded picture; built-in scenes are decorative. */
  bannerAlt: text('banner_alt').notNull().default(''),
  /** The member of staff who last changed it; null: initial data. */
  changedBy: text('changed_by'),
  changedAt: instant('changed_at'),
})

export const category = pgTable('category', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  businessCategory: text('business_category')
    .notNull()
    .references(() => businessCategory.key),
  position: smallint('position').notNull(),
})

/**
 * The trade's generic name: nitrile exam gloves, Foley catheter. Every product group belongs to
 * one.
 */
export const family = pgTable(
  'family',
  {
    key: text('key').primaryKey(),
    name: text('name').notNull(),
    /** The {generic_name} part of ROUTE-08. */
    slug: text('slug').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    businessCategory: text('business_category')
      .notNull()
      .references(() => businessCategory.key),
    description: text('description').notNull(),
    attributes: jsonb('attributes').$type<AttributeDefinition[]>().notNull(),
    /** A file has brought goods since its attributes were derived. */
    attributesStale: boolean('attributes_stale').notNull().default(false),
    /** Counts changes by staff: whoever corrects sends back the one that they read. */
    attributesRevision: integer('attributes_revision').notNull().default(0),
    /** The member of staff whose attributes stand, whatever files and releases bring; null: theirs do. */
    attributesChangedBy: text('attributes_changed_by'),
    attributesChangedAt: instant('attributes_changed_at'),
    /** Selects among the GST rates of an HSN: 'medical' thermometers, 'contraceptive' devices. */
    gstTag: text('gst_tag'),
    position: smallint('position').notNull(),
  },
  (t) => [index('family_category').on(t.categoryId)],
)

export const speciality = pgTable('speciality', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: smallint('position').notNull(),
})

export const procedure = pgTable('procedure', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: smallint('position').notNull(),
})

export const specialityFamily = pgTable(
  'speciality_family',
  {
    specialitySlug: text('speciality_slug')
      .notNull()
      .references(() => speciality.slug),
    familyKey: text('family_key')
      .notNull()
      .references(() => family.key),
  },
  (t) => [primaryKey({ columns: [t.specialitySlug, t.familyKey] })],
)

export const procedureFamily = pgTable(
  'procedure_family',
  {
    procedureSlug: text('procedure_slug')
      .notNull()
      .references(() => procedure.slug),
    familyKey: text('family_key')
      .notNull()
      .references(() => family.key),
  },
  (t) => [primaryKey({ columns: [t.procedureSlug, t.familyKey] })],
)

export const brand = pgTable('brand', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  hue: smallint('hue').notNull(),
  country: text('country').notNull(),
  description: text('description').notNull(),
})

/** Dated GST rates by HSN prefix: read by `gstTermsOn` on the day of each supply. */
export const gstRate = pgTable('gst_rate', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  hsnPrefix: text('hsn_prefix').notNull(),
  /** Limits the row to products with this tag, such as 'contraceptive' or 'medical'. */
  tag: text('tag'),
  /** Set if the rate depends on the sale value of one piece (chapters 61 to 63: 2,500 rupees). */
  maxPiecePaise: paise('max_piece_paise'),
  rateBp: smallint('rate_bp').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
  /** The member of staff; null: reference data. */
  changedBy: text('changed_by'),
})

export const productGroup = pgTable(
  'product_group',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id),
    familyKey: text('family_key')
      .notNull()
      .references(() => family.key),
    description: text('description').notNull(),
    highlights: jsonb('highlights').$type<string[]>().notNull(),
    attributes: jsonb('attributes').$type<AttributeValues>().notNull(),
    facts: jsonb('facts').$type<StatutoryFacts>().notNull(),
    productClass: text('product_class').notNull(),
    countryOfOrigin: text('country_of_origin').notNull(),
    coldChain: boolean('cold_chain').notNull().default(false),
    leadOnly: boolean('lead_only').notNull().default(false),
    /** A name can be engraved on it (CART-22). */
    engravable: boolean('engravable').notNull().default(false),
    /** On the list of medicines that dentists may buy (domain reference 3.3). */
    dentalList: boolean('dental_list').notNull().default(false),
    /** Photos of its variants without their own, in order; none: a drawing. */
    photos: jsonb('photos').$type<ProductPhoto[]>().notNull().default([]),
    popularity: integer('popularity').notNull().default(0),
    /** Published reviews and the sum of their stars, as the reviews module counts them (DATA-14). */
    reviewCount: integer('review_count').notNull().default(0),
    reviewStars: integer('review_stars').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Staff keep it off sale until they publish it; it is inactive then, whatever files bring. */
    draft: boolean('draft').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('product_group_family').on(t.familyKey),
    index('product_group_brand').on(t.brandId),
  ],
)

/**
 * One packed and labelled article of a product, regardless of seller. Its offer has the terms of sale.
 */
export const variant = pgTable(
  'variant',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    sku: text('sku').notNull().unique(),
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => productGroup.id),
    position: smallint('position').notNull(),
    optionLabel: text('option_label').notNull(),
    attributes: jsonb('attributes').$type<AttributeValues>().notNull(),
    partNumber: text('part_number'),
    gtin: text('gtin'),
    /** Further bar codes of the same article. */
    moreGtins: text('more_gtins').array().notNull().default([]),
    /** Its own photos, in order. */
    photos: jsonb('photos').$type<ProductPhoto[]>().notNull().default([]),
    /**
     * Maximum retail price printed on the pack, taxes included (Legal Metrology Rules 2011): the
     * same for every seller; null if there is none.
     */
    mrpPaise: paise('mrp_paise'),
    hsn: text('hsn').notNull(),
    /** Pieces in the pack, for the price of one piece. */
    packSize: integer('pack_size').notNull().default(1),
    packUnit: text('pack_unit').notNull(),
    /** As declared on its pack, such as `250 ml`; null: only the product's is known. */
    netQuantity: text('net_quantity'),
    uqc: text('uqc').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    index('variant_group').on(t.groupId, t.position),
    index('variant_part_number').on(t.partNumber),
    index('variant_gtin').on(t.gtin),
    /** Files and people write d-1 for D-1. */
    index('variant_sku_lower').on(sql`lower(${t.sku})`),
  ],
)

/**
 * A seller's terms for a variant. Carts, stock, holds and order lines refer to the offer
 * (docs/decisions/0013-offers.md). It never moves to another variant or seller. Of a variant's offers one is its own,
 * with the variant's SKU (`ownOfferText`); other sellers' have SKUs of their own (docs/decisions/0088-several-sellers.md).
 */
export const offer = pgTable(
  'offer',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variant.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    /** The seller's own SKU, which names the offer in carts, orders and stock: no other offer has it. */
    sellerSku: text('seller_sku').notNull(),
    /** The price of one pack, GST included; 0: on request. */
    pricePaise: paise('price_paise').notNull(),
    /** Printed on this seller's packs; the own offer's is the variant's (`mrpText`). */
    mrpPaise: paise('mrp_paise'),
    /**
     * A GST rate that the seller has stated for these goods alone, and its first day. Both null: the
     * dated table decides, as it does where one of its rows began later (`gstTermsOn`).
     */
    gstBp: smallint('gst_bp'),
    gstFrom: date('gst_from'),
    moq: integer('moq').notNull().default(1),
    maxOq: integer('max_oq').notNull(),
    /** Working days of its warehouse that the seller needs before it hands the goods to the courier; 0: the day of the order. */
    dispatchDays: smallint('dispatch_days').notNull().default(0),
    /** Whether the seller sells it now; an inactive variant or product is off sale for every seller. */
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('offer_variant_seller').on(t.variantId, t.sellerId),
    unique('offer_seller_sku').on(t.sellerSku),
    /** Files and people write d-1 for D-1. */
    index('offer_seller_sku_lower').on(sql`lower(${t.sellerSku})`),
    check('offer_stated_gst', sql`(${t.gstBp} is null) = (${t.gstFrom} is null)`),
    check('offer_dispatch_days', sql`${t.dispatchDays} between 0 and 30`),
  ],
)

/**
 * Read model of one product group: the contents of its card and product page, and the keys that
 * listings filter and sort by. Maintained by `refreshReadModels`. Groups off sale have none.
 */
export const productRead = pgTable(
  'product_read',
  {
    groupId: bigint('group_id', { mode: 'number' })
      .primaryKey()
      .references(() => productGroup.id),
    slug: text('slug').notNull().unique(),
    /**
     * Contract type ProductCard as JSON text; its last member is `"offer":null`, replaced while a
     * campaign runs.
     */
    card: rawJsonInRow('card').notNull(),
    /** Contract type ProductDetail as JSON text, without stock; ends like the card. */
    detail: rawJson('detail').notNull(),
    businessCategory: text('business_category').notNull(),
    categorySlug: text('category_slug').notNull(),
    familyKey: text('family_key').notNull(),
    brandSlug: text('brand_slug').notNull(),
    /** Facet values as 'facet=value' keys: attributes, seller state, origin, class. */
    facets: text('facets').array().notNull(),
    /** Warehouses that can ship at least one variant of the group now. */
    warehouseIds: integer('warehouse_ids').array().notNull(),
    /** Its variants in display order; the six lists below have one element for each. */
    variantIds: bigint('variant_ids', { mode: 'number' }).array().notNull().default([]),
    /** GST included; 0 where the price is on request or hidden. */
    variantPrices: bigint('variant_prices', { mode: 'number' }).array().notNull().default([]),
    /** Facet keys that the variant has and another hasn't, joined by U+001F. */
    variantFacets: text('variant_facets').array().notNull().default([]),
    /** The offer of each variant that the product shows: the best one in stock (docs/decisions/0088-several-sellers.md). */
    shownOffers: bigint('shown_offers', { mode: 'number' }).array().notNull().default([]),
    /** The offers of each variant that may be shown, the best first, joined by commas. */
    rankedOffers: text('ranked_offers').array().notNull().default([]),
    /** Warehouses that can ship the shown offer of the variant now, joined by commas. */
    variantWarehouses: text('variant_warehouses').array().notNull().default([]),
    /** The dispatch days of the shown offers; empty where all are 0. */
    variantDispatch: smallint('variant_dispatch').array().notNull().default([]),
    /** Price of the cheapest variant, the one on the card; 0 where the price is on request. */
    minPricePaise: paise('min_price_paise').notNull(),
    popularity: integer('popularity').notNull(),
    /** As the card says them; both 0 without a review. */
    ratingTenths: smallint('rating_tenths').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    countryOfOrigin: text('country_of_origin').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last writing transaction: the in-memory index reads rows newer than its own snapshot. */
    changed: transactionId('changed')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [index('product_read_changed').on(t.changed)],
)

/**
 * A guest's viewed products (ENGAGE-09). The guest id is hashed, because it opens the guest's cart.
 */
export const productView = pgTable(
  'product_view',
  {
    guestHash: text('guest_hash').notNull(),
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => productGroup.id),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guestHash, t.groupId] }),
    index('product_view_recent').on(t.guestHash, t.at),
  ],
)

/** A collection made by staff with a start and an end (ROUTE-10, ENGAGE-09). */
export const campaign = pgTable('campaign', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
})

export const campaignGroup = pgTable(
  'campaign_group',
  {
    campaignSlug: text('campaign_slug')
      .notNull()
      .references(() => campaign.slug),
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => productGroup.id),
  },
  (t) => [primaryKey({ columns: [t.campaignSlug, t.groupId] })],
)

/**
 * Who may buy which product class; valid_to `null` means in force (design decision 8). Rules that
 * have begun are never rewritten: the next one ends them. A rule whose last day is before its first
 * was replaced before it began.
 */
export const buyingPolicy = pgTable('buying_policy', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  productClass: text('product_class').notNull(),
  businessTypeId: smallint('business_type_id').notNull(),
  requirement: text('requirement').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  /** The law or decision that it follows. */
  source: text('source').notNull().default(''),
  /** The member of staff; null: initial data. */
  changedBy: text('changed_by'),
})

/**
 * What the Drugs (Prices Control) Order names by one ceiling price: a medicine of one strength and form, a kind of stent. Staff enter
 * them, with the unit that notifications name.
 */
export const priceFormulation = pgTable('price_formulation', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  /** tablet, ml, piece. */
  unit: text('unit').notNull(),
})

/**
 * Ceiling prices, dated (OPS-04). Of a formulation's rows the one that began last applies, of one day the newest. Rows never change;
 * one without a price ends those before it.
 */
export const priceCeiling = pgTable(
  'price_ceiling',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    formulationId: integer('formulation_id')
      .notNull()
      .references(() => priceFormulation.id),
    /** Of one unit, without GST. */
    unitPaise: paise('unit_paise'),
    validFrom: date('valid_from').notNull(),
    /** The notification. */
    source: text('source').notNull(),
    /** The member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    index('price_ceiling_formulation').on(t.formulationId, t.validFrom),
    check('price_ceiling_price', sql`${t.unitPaise} > 0`),
  ],
)

/** The variants that a ceiling price covers, each by one formulation, with the units in its pack. */
export const formulationGoods = pgTable(
  'formulation_goods',
  {
    variantId: bigint('variant_id', { mode: 'number' })
      .primaryKey()
      .references(() => variant.id),
    formulationId: integer('formulation_id')
      .notNull()
      .references(() => priceFormulation.id),
    /** Thousandths of the formulation's unit: 2500 are 2.5 ml. */
    thousandths: integer('thousandths').notNull(),
  },
  (t) => [
    index('formulation_goods_formulation').on(t.formulationId),
    check('formulation_goods_units', sql`${t.thousandths} > 0`),
  ],
)
