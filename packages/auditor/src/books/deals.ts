import type { BookCheck } from './check.ts'

/** Deals, gifts and upsells have a share, which all orders together keep (CART-11). */
export const dealCheck: BookCheck = {
  name: 'deals',
  title: 'Deals and gifts: no more packs than their share',
  rows: `select (select count(*) from deal) + (select count(*) from deal_use) + (select count(*) from "order") as rows`,
  wrong: [
    `select 'deal' as table, d.id::text as id, null as order, 'the deal has ' || d.share || ' packs, ' || u.used || ' were ordered' as text, (u.used - d.share)::text as by
     from deal d join (select deal_id, sum(quantity) as used from deal_use where held_until is null group by deal_id) u on u.deal_id = d.id
     where u.used > d.share`,
    `select 'deal_use' as table, o.checkout_id || '/' || l.deal_id as id, o.number as order,
       'the order has ' || l.quantity || ' packs at the deal''s price, ' || coalesce(u.quantity, 0) || ' are counted' as text, (coalesce(u.quantity, 0) - l.quantity)::text as by
     from "order" o cross join lateral (select (q->>'dealId')::uuid as deal_id, sum((q->>'quantity')::int) as quantity
         from jsonb_array_elements(o.quote->'lines') q where q ? 'dealId' group by 1) l
       left join deal_use u on u.checkout_id = o.checkout_id and u.deal_id = l.deal_id and u.held_until is null
     where coalesce(u.quantity, 0) <> l.quantity and exists (select 1 from order_line ol join sub_order s on s.id = ol.sub_order_id
       where s.order_id = o.id and ol.cancelled < ol.quantity)`,
  ],
}
