import { istDate } from '@upchar/kernel/dates'
import type { Handle } from '../../../platform/db.ts'
import { queryNamed } from '../../../platform/named.ts'
import { freeStockText, sellableFrom } from '../../availability/index.ts'
import type { CartRow } from '../model.ts'

/**
 * Everything that a cart's answer and an add's decision need, in one statement: the guest's lines, and articles asked
 * for by SKU that are not among them (quantity 0).
 */
const readRows = {
  name: 'cart-rows',
  text: `
    with lines as (
      select l.variant_id, l.quantity, l.engraving_name, l.seen_price_paise, l.price_held_until, l.added_at
      from cart c join cart_line l on l.cart_id = c.id where c.guest_id = $1
    ), wanted as (
      select * from lines
      union all
      select v.id, 0, null, v.price_paise, null, null from variant v
      where v.sku = any($2::text[]) and not exists (select 1 from lines where lines.variant_id = v.id)
    )
    select w.variant_id as "variantId", w.quantity, w.engraving_name as "engravingName", w.seen_price_paise as "seenPricePaise",
      w.price_held_until as "priceHeldUntil", v.sku, v.option_label as "optionLabel", v.price_paise as "pricePaise", v.mrp_paise as "mrpPaise",
      v.gst_bp as "gstBp", v.hsn, v.moq, v.max_oq as "maxOq", v.active and g.active as active, g.slug, g.title,
      g.product_class as "productClass", g.lead_only as "leadOnly", g.cold_chain as "coldChain", b.name as brand, f.key as family,
      bc.key as "businessCategory", bc.name as "categoryName", bc.enabled as "categoryEnabled",
      s.id as "sellerId", s.trade_name as "sellerName", s.state_code as "sellerStateCode", p.requirement, stock.warehouses, stock.free
    from wanted w
    join variant v on v.id = w.variant_id
    join product_group g on g.id = v.group_id
    join brand b on b.id = g.brand_id
    join family f on f.key = g.family_key
    join business_category bc on bc.key = f.business_category
    join seller s on s.id = v.seller_id
    left join lateral (select requirement from buying_policy where product_class = g.product_class and business_type_id = 0
      and valid_from <= $5::date and (valid_to is null or valid_to >= $5::date) order by valid_from desc, id desc limit 1) p on true
    left join lateral ${freeStockText({ variantId: 'v.id', at: '$3::timestamptz', sellableFrom: '$4::date' })} stock on true
    order by w.added_at nulls last, w.variant_id`,
}

/** The guest's lines, oldest first, then the articles asked for by SKU that the cart doesn't have. */
export const selectRows = (handle: Handle, guestId: string, skus: readonly string[], at: Date): Promise<CartRow[]> =>
  queryNamed<CartRow>(handle, readRows, [guestId, skus, at, sellableFrom(at), istDate(at)])
