import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { AttributeValues, ProductPhoto, StatutoryFacts } from '../model.ts'
import { mrpText } from '../own-offer.ts'

export type GroupRow = {
  id: number
  slug: string
  title: string
  brandId: number
  familyKey: string
  description: string
  highlights: string[]
  attributes: AttributeValues
  facts: StatutoryFacts
  productClass: string
  countryOfOrigin: string
  coldChain: boolean
  leadOnly: boolean
  engravable: boolean
  dentalList: boolean
  photos: ProductPhoto[]
  popularity: number
  reviewCount: number
  reviewStars: number
  createdAt: string
}

/** A variant as one offer sells it, with the GST rate of the day inside its price. */
export type VariantRow = Omit<StoredVariant, 'statedBp' | 'statedFrom' | 'gstTag'> & {
  gstBp: number
}

/** A variant as one offer sells it, as stored. */
export type StoredVariant = {
  id: number
  offerId: number
  /** The offer's. */
  sku: string
  /** The same where the offer is the variant's own. */
  variantSku: string
  groupId: number
  sellerId: number
  optionLabel: string
  attributes: AttributeValues
  partNumber: string | null
  gtin: string | null
  mrpPaise: number | null
  pricePaise: number
  /** `offer.gstBp` and `offer.gstFrom`. */
  statedBp: number | null
  statedFrom: string | null
  /** Of its family. */
  gstTag: string | null
  hsn: string
  moq: number
  maxOq: number
  /** Working days that the seller needs before it hands the goods over. */
  dispatchDays: number
  packSize: number
  packUnit: string
  /** Its own, else its product's; empty when unknown. */
  netQuantity: string
  weightGrams: number
  /** Its own; empty: its product's. */
  photos: ProductPhoto[]
}

const groups = {
  name: 'catalogue-source-groups',
  text: `select id, slug, title, brand_id as "brandId", family_key as "familyKey", description,
    highlights, attributes, facts,
      product_class as "productClass", country_of_origin as "countryOfOrigin",
        cold_chain as "coldChain", lead_only as "leadOnly", engravable, dental_list as "dentalList", photos,
      popularity, review_count as "reviewCount", review_stars as "reviewStars", created_at::text as "createdAt"
    from product_group where id = any($1::bigint[]) and active order by id`,
}

const variants = {
  name: 'catalogue-source-variants',
  text: `select v.id, o.id as "offerId", o.seller_sku as sku, v.sku as "variantSku", v.group_id as "groupId", o.seller_id as "sellerId",
    v.option_label as "optionLabel", v.attributes, v.part_number as "partNumber", v.gtin,
      ${mrpText} as "mrpPaise", o.price_paise as "pricePaise", o.gst_bp as "statedBp", o.gst_from::text as "statedFrom",
      (select f.gst_tag from product_group g join family f on f.key = g.family_key where g.id = v.group_id) as "gstTag", v.hsn, o.moq, o.max_oq as "maxOq", o.dispatch_days as "dispatchDays",
      v.pack_size as "packSize", v.pack_unit as "packUnit", coalesce(v.net_quantity,
        (select g.facts ->> 'netQuantity' from product_group g where g.id = v.group_id), '') as "netQuantity", v.weight_grams as "weightGrams", v.photos
    from variant v join offer o on o.variant_id = v.id and o.active
    where v.group_id = any($1::bigint[]) and v.active order by v.group_id, v.position, v.id, o.id`,
}

/** The requested groups that are on sale. */
export const selectGroups = (handle: Handle, ids: readonly number[]): Promise<GroupRow[]> =>
  queryPrepared<GroupRow>(handle, groups, [ids])

/** Their variants on sale, once for each offer, in display order. */
export const selectVariants = (handle: Handle, ids: readonly number[]): Promise<StoredVariant[]> =>
  queryPrepared<StoredVariant>(handle, variants, [ids])

const ids = { name: 'catalogue-group-ids', text: 'select id from product_group order by id' }

export const selectGroupIds = async (handle: Handle): Promise<number[]> =>
  (await queryPrepared<{ id: number }>(handle, ids, [])).map((row) => row.id)

const ofSeller = {
  name: 'catalogue-group-ids-of-seller',
  text: `select distinct v.group_id as id from offer o join variant v on v.id = o.variant_id
    where o.seller_id = $1 order by 1`,
}

export const selectGroupIdsOfSeller = async (handle: Handle, sellerId: number): Promise<number[]> =>
  (await queryPrepared<{ id: number }>(handle, ofSeller, [sellerId])).map((row) => row.id)
