/**
 * SQL condition: offer `o` is variant `v`'s own, whose SKU is the variant's. Every variant has exactly one: it is what catalogue files
 * and the product editor keep. Other sellers' offers have SKUs of their own (docs/decisions/0088-several-sellers.md).
 */
export const ownOfferText = 'o.seller_sku = v.sku'

/**
 * SQL: the MRP on the packs of offer `o` of variant `v`; null: none is printed. The variant's is what its own seller's packs say, and
 * no other seller's.
 */
export const mrpText = `(case when ${ownOfferText} then v.mrp_paise else o.mrp_paise end)`
