import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db.ts'

/**
 * What must hold whatever happened: each entry is a rule that is broken, with how often. Empty when money, stock and
 * documents add up.
 */
export async function brokenLedgers(db: Database): Promise<{ rule: string; count: number }[]> {
  const { rows } = await db.execute<{ rule: string; count: number }>(sql`
    select 'a lot differs from the sum of its movements' as rule, count(*)::int as count from lot l
      where on_hand <> coalesce((select sum(quantity) from stock_movement m where m.lot_id = l.id), 0)
    union all
    select 'more is held than lies there', count(*)::int from (
      select h.lot_id from stock_hold h join lot l on l.id = h.lot_id where h.state = 'held' and h.expires_at > now() group by h.lot_id, l.on_hand having sum(h.quantity) > l.on_hand) over_held
    union all
    select 'stock was sold without an order', count(*)::int from stock_hold h where h.state = 'consumed' and not exists (select 1 from "order" o where o.checkout_id = h.checkout_id)
    union all
    select 'an order took no stock', count(*)::int from "order" o where not exists (select 1 from stock_hold h where h.checkout_id = o.checkout_id and h.state = 'consumed')
    union all
    select 'captured money without order or refund', count(*)::int from payment p where p.state = 'captured' and p.settled_as is null
    union all
    select 'the gateway captured what we do not know of', count(*)::int from sandbox_gateway_payment s where s.status = 'captured' and not exists (select 1 from payment p where p.id = s.id)
    union all
    select 'an order differs from its sub-orders', count(*)::int from "order" o where total_paise <> (select sum(total_paise) from sub_order s where s.order_id = o.id)
    union all
    select 'a sub-order without its invoice', count(*)::int from sub_order s where not exists (select 1 from invoice i where i.sub_order_id = s.id)
    union all
    select 'the invoices of a sub-order differ from it', count(*)::int from sub_order s
      where s.total_paise <> (select sum((document->'totals'->>'totalPaise')::bigint) from invoice i where i.sub_order_id = s.id)
    union all
    select 'a gap in an invoice series', count(*)::int from (select gstin, series, financial_year from invoice group by gstin, series, financial_year having max(sequence) <> count(*) or min(sequence) <> 1) gaps
    union all
    select 'an order paid twice', count(*)::int from (select payment_order_id from payment where settled_as = 'order' group by payment_order_id having count(*) > 1) twice`)
  return rows.filter((row) => row.count > 0)
}
