/**
 * SQL condition: offer `o` is variant `v`'s own, whose SKU is the variant's. Every variant has exactly one: it is what catalogue files
 * and the product editor keep. Other sellers' offers have SKUs of their own (docs/decisions/0088-several-sellers.md).
 */
export const ownOfferText = 'o.seller_sku = v.sku'
