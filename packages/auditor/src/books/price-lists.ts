import { money, type BookCheck } from './check.ts'

/** A price by business type stands in the list that the order names, and only customers have one (OPS-04). */
const line = `"order" o cross join lateral (select (q->>'offerId')::bigint as offer_id, (q->'priceList'->>'id')::uuid as list_id,
    (q->>'listPricePaise')::bigint as listed, (q->>'unitPricePaise')::bigint as unit, (q->'priceList'->>'ordinaryPaise')::bigint as ordinary,
    coalesce(q->>'sez', '') as zone from jsonb_array_elements(o.quote->'lines') q where q ? 'priceList') l`
const named = `'order' as table, o.id || '/' || l.offer_id as id, o.number as order`

export const priceListCheck: BookCheck = {
  name: 'price-lists',
  title: 'Prices by business type: as in the list that the order names',
  rows: `select (select count(*) from price_list) + (select count(*) from "order") as rows`,
  wrong: [
    // Under a letter of undertaking the order's price is without GST.
    `select ${named}, 'the list says ' || coalesce(${money('r.price_paise')}, 'nothing') || ', the order ' || ${money('l.listed')} as text,
       (l.listed - coalesce(r.price_paise, 0))::text as by
     from ${line} left join price_list_row r on r.list_id = l.list_id and r.offer_id = l.offer_id
     where r.price_paise is distinct from l.listed and (l.zone <> 'lut' or r.price_paise is null)`,
    `select ${named}, 'the price by business type is above another that applied: ' || ${money('l.unit')} || ', ' || ${money('l.listed')} || ', ' || ${money('l.ordinary')} as text,
       null as by
     from ${line} where l.unit > l.listed or l.listed >= l.ordinary`,
    `select ${named}, 'a price by business type of a buyer without an account' as text, null as by from ${line} where o.customer_id is null`,
    `select ${named}, 'the list did not run when this was ordered' as text, null as by
     from ${line} join price_list p on p.id = l.list_id left join checkout c on c.id = o.checkout_id
     where p.valid_from > o.placed_at or p.valid_to <= coalesce(c.created_at, o.placed_at)`,
  ],
}
