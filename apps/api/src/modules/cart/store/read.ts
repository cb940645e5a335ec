import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { freeStockText } from '../../availability/index.ts'
import { sellableFrom } from '../../catalogue/index.ts'
import { dealText, giftsText, volumePricesText } from '../../pricing/index.ts'
import { and, eq, inArray, sql } from '../../../platform/db/sql.ts'
import { businessCategory, buyingPolicy, family, productGroup } from '../../catalogue/tables.ts'
import { forEachOwner, type Shopper } from '../../../platform/identity/shopper.ts'
import type { CartRow } from '../model.ts'

/**
 * Reads in one statement everything that a cart response or an add needs: the shopper's lines, and
 * requested SKUs not among them (quantity 0). Holds of the shopper's own unpaid checkouts count as
 * free stock.
 */
const rowsStatement = (name: string, asked: string) =>
  forEachOwner((column, kind): PreparedStatement => ({
    name: `${name}-${kind}`,
    text: `
    with lines as (
      select l.offer_id, l.quantity, l.engraving_name, l.seen_price_paise, l.seen_volume_prices, l.seen_deal, l.price_held_until,
        l.merge_note, l.gift, c.voucher_code, c.auto_voucher, c.data_logger, c.use_points,
        coalesce(c.sales_code, c.attribution->>'salesCode') as sales_code,
        coalesce(c.referral_code, c.attribution->>'referral') as referral_code, c.referral_code is not null as referral_typed,
        c.purchase_id, l.added_at
      from cart c join cart_line l on l.cart_id = c.id where c.${column} = $1
    ), wanted as (
      select * from lines
      union all
      select o.id, 0, null, o.price_paise, null::jsonb, null::jsonb, null, null, false,
        (select c.voucher_code from cart c where c.${column} = $1),
        (select c.auto_voucher from cart c where c.${column} = $1),
        coalesce((select c.data_logger from cart c where c.${column} = $1), false),
        coalesce((select c.use_points from cart c where c.${column} = $1), false),
        (select coalesce(c.sales_code, c.attribution->>'salesCode') from cart c where c.${column} = $1),
        (select coalesce(c.referral_code, c.attribution->>'referral') from cart c where c.${column} = $1),
        (select c.referral_code is not null from cart c where c.${column} = $1),
        null, null from variant v
        join offer o on o.variant_id = v.id
      where ${asked} and not exists (select 1 from lines where lines.offer_id = o.id)
    )
    select w.offer_id as "offerId", w.quantity, w.engraving_name as "engravingName",
      w.seen_price_paise as "seenPricePaise", w.seen_volume_prices as "seenVolumePrices", w.seen_deal as "seenDeal",
      w.price_held_until as "priceHeldUntil", w.merge_note as "mergeNote", w.gift,
        w.voucher_code as "voucherCode", w.auto_voucher as "autoVoucher", w.data_logger as "dataLogger", w.use_points as "usePoints", w.sales_code as "salesCode",
        w.referral_code as "referralCode", coalesce(w.referral_typed, false) as "referralTyped", w.purchase_id as "purchaseId", v.sku, v.option_label as "optionLabel",
        o.price_paise as "pricePaise",
        ${volumePricesText({ offerId: 'o.id', at: '$3::timestamptz' })} as "volumePrices",
        ${dealText({ offerId: 'o.id', at: '$3::timestamptz', own: { column, id: '$5' } })} as deal,
        ${giftsText({ offerId: 'o.id', at: '$3::timestamptz', own: { column, id: '$5' } })} as gifts, v.mrp_paise as "mrpPaise",
      o.gst_bp as "statedBp", o.gst_from::text as "statedFrom", f.gst_tag as "gstTag", v.hsn, v.pack_size as "packSize", o.moq, o.max_oq as "maxOq", o.active and v.active
        and g.active as active, g.slug, g.title,
      g.product_class as "productClass", g.dental_list as "dentalList", g.lead_only as "leadOnly",
        g.cold_chain as "coldChain", g.engravable, b.name as brand, f.key as family,
      bc.key as "businessCategory", bc.name as "categoryName", bc.enabled as "categoryEnabled",
      s.id as "sellerId", s.trade_name as "sellerName", s.state_code as "sellerStateCode", stock.warehouses, stock.free
    from wanted w
    join offer o on o.id = w.offer_id
    join variant v on v.id = o.variant_id
    join product_group g on g.id = v.group_id
    join brand b on b.id = g.brand_id
    join family f on f.key = g.family_key
    join business_category bc on bc.key = f.business_category
    join seller s on s.id = o.seller_id
    left join lateral ${freeStockText({ offerId: 'o.id', at: '$3::timestamptz', sellableFrom: '$4::date', own: { column, id: '$5' } })} stock on true
    order by w.added_at nulls last, w.offer_id`,
  }))

// A single SKU is compared as a scalar: for an array PostgreSQL estimates ten rows, rejects the
// generic plan as too costly and replans each time.
const withOne = rowsStatement('cart-rows', 'v.sku = $2::text')
const withMany = rowsStatement('cart-rows-of-many', 'v.sku = any($2::text[])')

/** The shopper's lines, oldest first, then the requested offer if the cart lacks it. */
export const selectRows = (
  handle: Handle,
  shopper: Shopper,
  sku: string,
  at: Date,
): Promise<CartRow[]> =>
  queryPrepared<CartRow>(handle, withOne[shopper.kind], [
    shopper.id,
    sku,
    at,
    sellableFrom(at),
    shopper.id,
  ])

/** Offers by SKU, with quantity 0, as the shopper may have them; unknown SKUs are missing. */
export const selectArticles = (
  handle: Handle,
  shopper: Shopper,
  skus: readonly string[],
  at: Date,
): Promise<CartRow[]> =>
  queryPrepared<CartRow>(handle, withMany[shopper.kind], [
    '',
    skus,
    at,
    sellableFrom(at),
    shopper.id,
  ])

/** The shopper's lines, and the offers of the SKUs that are not among them. */
export const selectCartWith = (
  handle: Handle,
  shopper: Shopper,
  skus: readonly string[],
  at: Date,
): Promise<CartRow[]> =>
  queryPrepared<CartRow>(handle, withMany[shopper.kind], [
    shopper.id,
    skus,
    at,
    sellableFrom(at),
    shopper.id,
  ])

export const selectPolicy = (handle: Handle) =>
  handle
    .select({
      productClass: buyingPolicy.productClass,
      businessTypeId: buyingPolicy.businessTypeId,
      requirement: buyingPolicy.requirement,
      validFrom: buyingPolicy.validFrom,
      validTo: buyingPolicy.validTo,
    })
    .from(buyingPolicy)
    .orderBy(buyingPolicy.validFrom, buyingPolicy.id)

/** The fields that decide who may buy a product, by slug. */
export const selectSold = (handle: Handle, slugs: readonly string[]) =>
  handle
    .select({
      slug: productGroup.slug,
      groupId: productGroup.id,
      productClass: productGroup.productClass,
      dentalList: productGroup.dentalList,
      leadOnly: productGroup.leadOnly,
      categoryName: businessCategory.name,
      categoryEnabled: businessCategory.enabled,
      sellerIds: sql<number[]>`array(select distinct o.seller_id from variant v
        join offer o on o.variant_id = v.id and o.active where v.group_id = ${productGroup.id} and v.active)`,
    })
    .from(productGroup)
    .innerJoin(family, eq(family.key, productGroup.familyKey))
    .innerJoin(businessCategory, eq(businessCategory.key, family.businessCategory))
    .where(and(inArray(productGroup.slug, [...slugs]), eq(productGroup.active, true)))
