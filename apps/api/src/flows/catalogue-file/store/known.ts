import { NO_BATCH } from '@upchar/kernel/batches'
import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { SellerPlaces } from '../find-place.ts'
import { ownOfferText } from '../../../modules/catalogue/index.ts'

/** What the shop knows of a product that a file names. */
export type KnownProduct = {
  /** As it is stored: files may write it in other letters. */
  sku: string
  active: boolean
  productClass: string
  hsn: string
  countryOfOrigin: string
  maker: string
  importer: string
  licence: string
  /** A rate that a file has stated for it. */
  rateBp: number | null
  sellerId: number | null
  /** Stock in lots with batch and expiry. */
  datedStock: number
  /** The SKU is another seller's offer on this variant, which files leave alone; null: it is the variant's own. */
  offerOn: string | null
  /** Who took the goods off sale, which a file leaves so unless it says otherwise; null: nobody did. */
  offSaleBy: 'seller' | 'staff' | null
}

/**
 * An import made the goods and was undone: nobody wants them off sale, and the next file that names them puts them on it. What
 * staff or the seller take off sale keeps its product, or is a draft, or waits.
 */
export const isUndone = sql`not (o.active or v.active or g.active or g.draft)
  and not exists (select from waiting_product w where w.group_id = g.id)`

/** What has the SKUs, by SKU in lower case. */
export async function selectKnown(
  handle: Handle,
  skus: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const { rows } = await handle.execute<KnownProduct & { key: string }>(sql`
    select lower(o.seller_sku) as key, o.seller_sku as sku, g.active, g.product_class as "productClass", v.hsn,
      g.country_of_origin as "countryOfOrigin", coalesce(g.facts->>'manufacturerName', '') as maker,
      coalesce(g.facts->>'importerName', '') as importer, coalesce(g.facts->>'licenceNumber', '') as licence,
      o.gst_bp as "rateBp", o.seller_id as "sellerId",
      (select coalesce(sum(on_hand), 0)::int from lot where offer_id = o.id and expires_on is not null
        and batch_no <> ${NO_BATCH}) as "datedStock", case when not ${sql.raw(ownOfferText)} then v.sku end as "offerOn",
      case when ${isUndone} then null when not o.active then 'seller' when not v.active then 'staff' end as "offSaleBy"
    from offer o join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id
    where lower(o.seller_sku) = any(${sql.param(skus.map((sku) => sku.toLowerCase()))}::text[])`)
  return new Map(rows.map(({ key, ...known }) => [key, known]))
}

/** Sellers with their warehouses, the first ones first. */
export async function selectSellers(handle: Handle): Promise<SellerPlaces[]> {
  const { rows } = await handle.execute<SellerPlaces>(sql`
    select id, gstin, trade_name as "tradeName", legal_name as "legalName",
      (select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name) order by w.id), '[]')
        from warehouse w where w.seller_id = s.id) as warehouses
    from seller s order by (select min(id) from warehouse w where w.seller_id = s.id) nulls last, id`)
  return rows
}
