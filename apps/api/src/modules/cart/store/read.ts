import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { freeStockText } from '../../availability/index.ts'
import { mrpText, sellableFrom } from '../../catalogue/index.ts'
import {
  promotionsText,
  sortPromotions,
  volumePricesText,
  type StoredPromotion,
} from '../../pricing/index.ts'
import { and, eq, inArray, sql } from '../../../platform/db/sql.ts'
import { businessCategory, buyingPolicy, family, productGroup } from '../../catalogue/tables.ts'
import { forEachOwner, type Shopper } from '../../../platform/identity/shopper.ts'
import type { CartRow, PriceTerms } from '../model.ts'
import { ownPriceIn } from '../own-price.ts'

/** The offers of some SKUs that are not among the lines, with quantity 0. */
const askedText = (asked: string) => `
      union all
      select o.id, 0, null, o.price_paise, null, null, null, null, false, m.voucher_code, m.auto_voucher,
        coalesce(m.data_logger, false), coalesce(m.use_points, false), m.sales_code, m.referral_code,
        coalesce(m.referral_typed, false), null, null, null
      from offer o left join mine m on true
      where ${asked} and not exists (select from lines where lines.offer_id = o.id)`

/**
 * Reads in one statement everything that a cart response or an add needs: the shopper's lines, and
 * requested SKUs not among them (quantity 0). Holds of the shopper's own unpaid checkouts count as
 * free stock. PostgreSQL spends more on starting a statement than on its few rows, so each subquery stands here once, and those
 * who ask for no SKU have a statement without that part.
 */
const rowsStatement = (name: string, asked: string | null) =>
  forEachOwner((column, kind): PreparedStatement => ({
    name: `${name}-${kind}`,
    text: `
    with own as materialized (
      select array(select id from checkout where ${column} = $4 and state = 'awaiting_payment') as ids
    ), mine as materialized (
      select c.id, c.voucher_code, c.auto_voucher, c.data_logger, c.use_points, c.purchase_id,
        coalesce(c.sales_code, c.attribution->>'salesCode') as sales_code,
        coalesce(c.referral_code, c.attribution->>'referral') as referral_code, c.referral_code is not null as referral_typed
      from cart c where c.${column} = $1
    ), lines as (
      select l.offer_id, l.quantity, l.engraving_name, l.seen_price_paise, l.seen_volume_prices, l.seen_deal, l.price_held_until,
        l.merge_note, l.gift, m.voucher_code, m.auto_voucher, m.data_logger, m.use_points, m.sales_code, m.referral_code,
        m.referral_typed, m.purchase_id, l.added_at, l.shelf_life_months
      from mine m join cart_line l on l.cart_id = m.id
    ), wanted as (
      select * from lines${asked === null ? '' : askedText(asked)}
    )
    select w.offer_id as "offerId", w.quantity, w.engraving_name as "engravingName",
      w.seen_price_paise as "seenPricePaise", w.seen_volume_prices as "seenVolumePrices", w.seen_deal as "seenDeal",
      w.price_held_until as "priceHeldUntil", w.merge_note as "mergeNote", w.gift, w.shelf_life_months as "shelfLifeMonths",
        w.voucher_code as "voucherCode", w.auto_voucher as "autoVoucher", w.data_logger as "dataLogger", w.use_points as "usePoints", w.sales_code as "salesCode",
        w.referral_code as "referralCode", w.referral_typed as "referralTyped", w.purchase_id as "purchaseId", o.seller_sku as sku, v.option_label as "optionLabel",
        o.price_paise as "pricePaise",
        ${volumePricesText({ offerId: 'o.id', at: '$2::timestamptz' })} as "volumePrices",
        ${promotionsText({ offerId: 'o.id', at: '$2::timestamptz', own: 'own.ids' })} as promotions, ${mrpText} as "mrpPaise",
      o.gst_bp as "statedBp", o.gst_from::text as "statedFrom", f.gst_tag as "gstTag", v.hsn, v.pack_size as "packSize", o.moq, o.max_oq as "maxOq", o.dispatch_days as "dispatchDays", o.active and v.active
        and g.active as active, g.slug, g.title,
      g.product_class as "productClass", g.dental_list as "dentalList", g.lead_only as "leadOnly",
        g.cold_chain as "coldChain", g.engravable, b.name as brand, f.key as family,
      bc.key as "businessCategory", bc.name as "categoryName", bc.enabled as "categoryEnabled",
      s.id as "sellerId", s.trade_name as "sellerName", s.state_code as "sellerStateCode", stock.warehouses, stock.free, stock.expires
    from own cross join wanted w
    join offer o on o.id = w.offer_id
    join variant v on v.id = o.variant_id
    join product_group g on g.id = v.group_id
    join brand b on b.id = g.brand_id
    join family f on f.key = g.family_key
    join business_category bc on bc.key = f.business_category
    join seller s on s.id = o.seller_id
    left join lateral ${freeStockText({ offerId: 'o.id', at: '$2::timestamptz', sellableFrom: '$3::date', own: 'own.ids' })} stock on true
    order by w.added_at nulls last, w.offer_id`,
  }))

const ofLines = rowsStatement('cart-rows', null)
const withOne = rowsStatement('cart-rows-and-one', 'o.seller_sku = $5::text')
// Of a plain array parameter PostgreSQL expects ten rows, rejects the generic plan as too costly and plans each time.
const withMany = rowsStatement(
  'cart-rows-and-many',
  'o.seller_sku = any((select $5::text[])::text[])',
)

type FoundRow = Omit<CartRow, 'deal' | 'gifts' | 'ownPrice'> & {
  promotions: StoredPromotion[] | null
}

const read = async (
  handle: Handle,
  statement: PreparedStatement,
  terms: PriceTerms,
  values: [cartOf: string, ownerId: string, asked?: string | readonly string[]],
): Promise<CartRow[]> => {
  const { at } = terms
  const [cartOf, ownerId, ...asked] = values
  const rows = await queryPrepared<FoundRow>(handle, statement, [
    cartOf,
    at,
    sellableFrom(at),
    ownerId,
    ...asked,
  ])
  // In place: copies of rows this wide cost more than the rest of a small cart.
  return rows.map((row) =>
    Object.assign(row, sortPromotions(row.promotions), ownPriceIn(row, terms)),
  )
}

/** The shopper's lines, oldest first. */
export const selectLines = (
  handle: Handle,
  { kind, id }: Shopper,
  terms: PriceTerms,
): Promise<CartRow[]> => read(handle, ofLines[kind], terms, [id, id])

/** Offers by SKU, with quantity 0, as the shopper may have them; unknown SKUs are missing. */
export const selectArticles = (
  handle: Handle,
  { kind, id }: Shopper,
  skus: readonly string[],
  terms: PriceTerms,
): Promise<CartRow[]> => read(handle, withMany[kind], terms, ['', id, skus])

/** The shopper's lines, and the offers of the SKUs that are not among them. */
export const selectCartWith = (
  handle: Handle,
  { kind, id }: Shopper,
  skus: readonly string[],
  terms: PriceTerms,
): Promise<CartRow[]> => {
  const [first, ...more] = skus
  return first !== undefined && more.length === 0
    ? read(handle, withOne[kind], terms, [id, id, first])
    : read(handle, withMany[kind], terms, [id, id, skus])
}

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
