import type { Handle } from '../../../platform/db/database.ts'
import { queryNamed } from '../../../platform/db/named.ts'
import type { AttributeValues, StatutoryFacts } from '../model.ts'

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
  ratingTenths: number
  reviewCount: number
  popularity: number
  createdAt: string
}

export type VariantRow = {
  sku: string
  groupId: number
  sellerId: number
  optionLabel: string
  attributes: AttributeValues
  partNumber: string | null
  gtin: string | null
  mrpPaise: number | null
  pricePaise: number
  gstBp: number
  hsn: string
  moq: number
  maxOq: number
  packSize: number
  packUnit: string
  weightGrams: number
}

const groups = {
  name: 'catalogue-source-groups',
  text: `select id, slug, title, brand_id as "brandId", family_key as "familyKey", description, highlights, attributes, facts,
      product_class as "productClass", country_of_origin as "countryOfOrigin", cold_chain as "coldChain", lead_only as "leadOnly", engravable, dental_list as "dentalList",
      rating_tenths as "ratingTenths", review_count as "reviewCount", popularity, created_at::text as "createdAt"
    from product_group where id = any($1::bigint[]) and active order by id`,
}

const variants = {
  name: 'catalogue-source-variants',
  text: `select sku, group_id as "groupId", seller_id as "sellerId", option_label as "optionLabel", attributes, part_number as "partNumber", gtin,
      mrp_paise as "mrpPaise", price_paise as "pricePaise", gst_bp as "gstBp", hsn, moq, max_oq as "maxOq",
      pack_size as "packSize", pack_unit as "packUnit", weight_grams as "weightGrams"
    from variant where group_id = any($1::bigint[]) and active order by group_id, position, id`,
}

/** Groups on sale of those asked for. */
export const selectGroups = (handle: Handle, ids: readonly number[]): Promise<GroupRow[]> =>
  queryNamed<GroupRow>(handle, groups, [ids])

/** Their variants on sale, in the order in which buyers see them. */
export const selectVariants = (handle: Handle, ids: readonly number[]): Promise<VariantRow[]> =>
  queryNamed<VariantRow>(handle, variants, [ids])

const ids = { name: 'catalogue-group-ids', text: 'select id from product_group order by id' }

export const selectGroupIds = async (handle: Handle): Promise<number[]> =>
  (await queryNamed<{ id: number }>(handle, ids, [])).map((row) => row.id)
