import type { VolumePrice } from '@upchar/kernel/volume-prices'
import { freeStockText } from '../../../modules/availability/index.ts'
import { mrpText, sellableFrom } from '../../../modules/catalogue/index.ts'
import { volumePricesText } from '../../../modules/pricing/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** An offer of a variant with its stock. */
export type VariantStock = {
  groupId: number
  offerId: number
  sku: string
  /** The SKU of the variant: the same where the offer is its own. */
  variantSku: string
  /** Whether cards and pages show it. */
  isShown: boolean
  mrpPaise: number | null
  hsn: string
  packSize: number
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
  moq: number
  pricePaise: number
  maxOq: number
  productClass: string
  volumePrices: readonly VolumePrice[] | null
  coldChain: boolean
  dispatchDays: number
  sellerId: number
  businessCategory: string
  warehouses: number[] | null
  free: number[] | null
  expires: (string | null)[] | null
}

const ofGroups = {
  name: 'product-stock',
  text: `select v.group_id as "groupId", o.id as "offerId", o.seller_sku as sku, v.sku as "variantSku", o.id = any(r.shown_offers) as "isShown", o.moq,
    ${mrpText} as "mrpPaise", v.hsn, v.pack_size as "packSize", f.gst_tag as "gstTag",
    o.gst_bp as "statedBp", o.gst_from::text as "statedFrom", o.price_paise as "pricePaise", o.max_oq as "maxOq",
    g.product_class as "productClass", ${volumePricesText({ offerId: 'o.id', at: '$2::timestamptz' })} as "volumePrices",
    g.cold_chain as "coldChain", o.dispatch_days as "dispatchDays", o.seller_id as "sellerId", f.business_category as "businessCategory",
    s.warehouses, s.free, s.expires
    from variant v join offer o on o.variant_id = v.id and o.active
      join product_read r on r.group_id = v.group_id join product_group g on g.id = v.group_id and g.active join family f on f.key = g.family_key
    left join lateral ${freeStockText({ offerId: 'o.id', at: '$2::timestamptz', sellableFrom: '$3::date' })} s on true
    where v.group_id = any((select $1::bigint[])::bigint[]) and v.active order by v.group_id, v.position, v.id, o.id`,
}

/** Free stock of each variant of some groups, of every seller, by warehouse, now. Groups off sale are missing. */
export async function selectProductStock(
  handle: Handle,
  groupIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, VariantStock[]>> {
  const rows = await queryPrepared<VariantStock>(handle, ofGroups, [groupIds, at, sellableFrom(at)])
  return Map.groupBy(rows, (row) => row.groupId)
}
