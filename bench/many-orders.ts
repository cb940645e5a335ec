import { sql } from 'drizzle-orm'
import { openDatabase } from '@upchar/api/platform/db/database'

/** Orders by each statement: what a transaction holds in memory stays small. */
const chunk = 20_000

/**
 * Orders five minutes apart, the newest now, each with a line and a parcel. One in a hundred is still under way and one in a
 * thousand goes back to its seller; 3 % are cold, 2 % sold on a licence, 2 % of the popular SKU; every name is one of sixty-three.
 */
export async function insertOrders(databaseUrl: string, many: number): Promise<void> {
  // Not through the shop's own connections: a busy machine exceeds their time limit of a statement.
  const db = openDatabase(databaseUrl, 1)
  await db.execute(
    sql`alter table "order" drop constraint if exists order_checkout_id_checkout_id_fk`,
  )
  for (let from = 1; from <= many; from += chunk)
    await db.execute(ordersFrom(from, Math.min(from + chunk - 1, many)))
  await db.execute(sql`vacuum (freeze, analyze) "order", sub_order, order_line, shipment, invoice`)
  await db.execute(sql`checkpoint`)
  await db.$client.end()
}

const ordersFrom = (first: number, last: number) => sql`
  with places as (select array_agg(id order by id) as ids, array_agg(seller_id order by id) as sellers from warehouse),
  n as (select n, n % 100 = 7 as is_open, 1 + n % cardinality(ids) as at, ids, sellers,
      gen_random_uuid() as id, gen_random_uuid() as part, gen_random_uuid() as line, gen_random_uuid() as parcel, now() - n * interval '5 minutes' as at_time
    from generate_series(${first}::int, ${last}::int) n, places),
  o as (insert into "order" (id, number, checkout_id, purchase_id, guest_id, track_key_hash, form, quote, total_paise, payment_option, placed_at)
    select id, 'UP-' || 26 || lpad((n % 365)::text, 4, '0') || '-' || lpad(to_hex(n), 5, '0'), gen_random_uuid(), gen_random_uuid(), 'many-' || n, '',
      jsonb_build_object('fullName', (array['Asha', 'Ravi', 'Meera', 'Imran', 'Lakshmi', 'Joseph', 'Gurpreet'])[n % 7 + 1] || ' ' ||
        (array['Rao', 'Shah', 'Khan', 'Iyer', 'Das', 'Fernandes', 'Singh', 'Patil', 'Nair'])[n % 9 + 1],
        'phone', (7000000000 + n * 31)::text, 'email', 'buyer' || n || '@ward' || n % 5000 || '.example', 'gstin',
        case when n % 5 = 0 then '27AAPFU' || lpad((n % 10000)::text, 4, '0') || 'F1ZV' else '' end, 'businessName', '', 'city', 'Pune'),
      jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('coldChain', n % 33 = 0))),
      10000 + (n::bigint * 7919) % 5000000, n % 2 + 1, at_time from n),
  s as (insert into sub_order (id, order_id, seller_id, state, total_paise, placed_at)
    select part, id, sellers[at], case when is_open then 'placed' when n % 1000 = 0 then 'rto' else 'delivered' end, 10000, at_time from n),
  l as (insert into order_line (id, sub_order_id, offer_id, sku, title, hsn, quantity, unit_price_paise, gst_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, licence_kind, order_id, placed_at)
    select line, part, 1, case when n % 50 = 0 then 'POPULAR-1' else 'SKU-' || n % 20000 end, 'Gloves', '4015', 1, 10000, 500, 0, 0, 0, 0, 10000,
      case when n % 50 = 3 then 'MD-42' end, id, at_time from n)
  insert into shipment (id, sub_order_id, warehouse_id, courier, awb, state, promised_from, promised_to, order_id, placed_at, seller_id)
    select parcel, part, ids[at], 'X', case when not is_open then 'AWB' || n end,
      case when is_open then 'placed' when n % 1000 = 0 then 'rto' else 'delivered' end,
      current_date - n / 288 + 2, current_date - n / 288 + 4, id, at_time, sellers[at] from n`
