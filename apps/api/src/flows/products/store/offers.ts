import { lockGroups, mrpText, ownOfferText } from '../../../modules/catalogue/index.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'

const isOwn = sql.raw(ownOfferText)
/** A fingerprint of the terms of offer `o` of variant `v`: that of older releases where no dispatch days are named. */
export const offerVersion = sql.raw(
  `md5((jsonb_build_array(o.seller_sku, o.price_paise, ${mrpText}, o.moq, o.max_oq, o.active)
    || case when o.dispatch_days > 0 then jsonb_build_array(o.dispatch_days) else '[]' end)::text)`,
)

export type StoredOffer = {
  sku: string
  variant: string
  optionLabel: string
  sellerId: number
  seller: string
  own: boolean
  pricePaise: number
  mrpPaise: number | null
  moq: number
  maxOq: number
  dispatchDays: number
  stock: number
  active: boolean
  /** A fingerprint of its terms. */
  version: string
}

/** The offers on a product by variant, its own first, then by price; undefined: no such product. */
export async function selectOffers(
  handle: Handle,
  productId: number,
): Promise<StoredOffer[] | undefined> {
  const { rows } = await handle.execute<StoredOffer>(sql`
    select o.seller_sku as sku, v.sku as variant, v.option_label as "optionLabel", s.id as "sellerId", s.trade_name as seller,
      ${isOwn} as own, o.price_paise::float8 as "pricePaise", ${sql.raw(mrpText)}::float8 as "mrpPaise",
      o.moq, o.max_oq as "maxOq", o.dispatch_days as "dispatchDays", (select coalesce(sum(on_hand), 0)::int from lot where offer_id = o.id) as stock, o.active,
      ${offerVersion} as version
    from variant v join offer o on o.variant_id = v.id join seller s on s.id = o.seller_id
    where v.group_id = ${productId} order by v.position, v.id, own desc, o.price_paise, o.id`)
  return rows.length === 0 ? undefined : rows
}

export type OfferArticle = {
  variantId: number
  sku: string
  familyKey: string
  productClass: string
  /** Whether it is on sale, whoever sells it. */
  onSale: boolean
  /** Whether its product lists it, on sale or not. */
  listed: boolean
  gstTag: string | null
  hsn: string
  packSize: number
  /** What its own seller's packs say. */
  mrpPaise: number | null
  statedBp: number | null
  statedFrom: string | null
}

/** A variant of a product, which nobody else changes until the transaction ends. */
export async function lockArticle(
  tx: Transaction,
  productId: number,
  sku: string,
): Promise<OfferArticle | undefined> {
  await lockGroups(tx, [productId])
  const { rows } = await tx.execute<OfferArticle>(sql`
    select v.id::float8 as "variantId", v.sku, g.family_key as "familyKey", g.product_class as "productClass",
      g.active and v.active as "onSale", v.active as listed, f.gst_tag as "gstTag", v.hsn,
      v.pack_size as "packSize", v.mrp_paise::float8 as "mrpPaise", o.gst_bp as "statedBp", o.gst_from::text as "statedFrom"
    from variant v join product_group g on g.id = v.group_id join family f on f.key = g.family_key
      join offer o on o.variant_id = v.id and ${isOwn}
    where g.id = ${productId} and v.sku = ${sku}`)
  return rows[0]
}

/** Until the transaction ends nobody else gives these SKUs to an article or an offer. What has them is to be read after it. */
export async function lockSkus(tx: Transaction, skus: readonly string[]): Promise<void> {
  const named = sql.param([...new Set(skus.map((sku) => sku.toLowerCase()))].toSorted())
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('sku ' || sku, 0)) from unnest(${named}::text[]) sku`,
  )
}

/** Whether an SKU is another offer's, or another article's, and stays so until the transaction ends. */
export async function isSkuTaken(
  tx: Transaction,
  sku: string,
  by: { variantId: number; sellerId: number },
): Promise<boolean> {
  await lockSkus(tx, [sku])
  const { rowCount } = await tx.execute(sql`
    select from offer where lower(seller_sku) = ${sku.toLowerCase()}
      and (variant_id, seller_id) <> (${by.variantId}::bigint, ${by.sellerId}::int)`)
  return (rowCount ?? 0) > 0
}

export type OfferTerms = {
  variantId: number
  sellerId: number
  sku: string
  pricePaise: number
  mrpPaise: number | null
  moq: number
  maxOq: number
  dispatchDays: number
  active: boolean
  statedBp: number | null
  statedFrom: string | null
}

/** Adds an offer, or changes its terms. False: a file has given its SKU to an article meanwhile. */
export async function putOffer(tx: Transaction, terms: OfferTerms, at: Date): Promise<boolean> {
  const now = at.toISOString()
  const { rowCount } = await tx.execute(sql`
    with changed as (update offer set price_paise = ${terms.pricePaise}, mrp_paise = ${terms.mrpPaise}, gst_bp = ${terms.statedBp},
      gst_from = ${terms.statedFrom}, moq = ${terms.moq}, max_oq = ${terms.maxOq}, dispatch_days = ${terms.dispatchDays}, active = ${terms.active}, updated_at = ${now}
      where variant_id = ${terms.variantId} and seller_id = ${terms.sellerId} returning id),
    added as (insert into offer (variant_id, seller_id, seller_sku, price_paise, mrp_paise, gst_bp, gst_from, moq, max_oq, dispatch_days, active, created_at, updated_at)
      select ${terms.variantId}, ${terms.sellerId}, ${terms.sku}, ${terms.pricePaise}, ${terms.mrpPaise}, ${terms.statedBp},
        ${terms.statedFrom}, ${terms.moq}, ${terms.maxOq}, ${terms.dispatchDays}, ${terms.active}, ${now}, ${now}
      where not exists (select from changed) on conflict do nothing returning id)
    select from changed union all select from added`)
  return (rowCount ?? 0) > 0
}

/** Puts an offer on sale that was taken off; its variant stays as it is. */
export async function startOffer(tx: Transaction, sku: string, at: Date): Promise<void> {
  await tx.execute(sql`update offer set active = true, updated_at = ${at.toISOString()}::timestamptz
    where seller_sku = ${sku} and not active`)
}
