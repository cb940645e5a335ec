import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

/** Goods of this parcel needn't have an invoice (RET-03). */
const waits = sql.raw(`h.state in ('placed', 'confirmed', 'cancelled', 'refunded')`)

/** Goods of this parcel's part were cancelled: the auditor checks what is left. */
const cut = sql.raw(
  `exists (select from order_line cut where cut.sub_order_id = h.sub_order_id and cut.cancelled > 0)`,
)

/**
 * Checks invariants: each entry is a violated rule with its number of violations. Empty if money, stock and documents are
 * consistent.
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
    select 'an order, with what the shop pays, differs from its sub-orders', count(*)::int from "order" o
      where total_paise + (quote->>'platformPaidPaise')::bigint <> (select sum(total_paise) from sub_order s where s.order_id = o.id)
    union all
    select 'invoices don’t say what the shop pays', count(*)::int from "order" o
      where (quote->>'platformPaidPaise')::bigint <> (select coalesce(sum((document->'paidByShop'->>'paise')::bigint), 0) from invoice i where i.order_id = o.id)
        and not exists (select from sub_order s join shipment h on h.sub_order_id = s.id where s.order_id = o.id and (${waits} or ${cut}))
    union all
    select 'an order was paid with another amount', count(*)::int from payment_order po join "order" o on o.checkout_id = po.checkout_id
      where o.total_paise - o.wallet_paise <> (select coalesce(sum(p.amount_paise - (select coalesce(sum(r.amount_paise), 0) from refund r
        where r.payment_id = p.id and r.reason = 'overpaid')), 0) from payment p where p.payment_order_id = po.id and p.settled_as = 'order')
      and exists (select from payment p where p.payment_order_id = po.id and p.settled_as = 'order')
    union all
    select 'an order was paid from the wallet with another amount', count(*)::int from "order" o
      where o.wallet_paise <> coalesce((select sum(p.amount_paise) from ledger_journal j join ledger_posting p on p.journal_id = j.id
        join ledger_account a on a.id = p.account_id and a.kind = 'orders' where j.kind = 'redeem' and j.checkout_id = o.checkout_id), 0)
    union all
    select 'a payment that is no order doesn’t go back whole', count(*)::int from payment p
      where p.settled_as = 'refund' and p.amount_paise is distinct from (select sum(amount_paise) from refund r where r.payment_id = p.id)
    union all
    select 'an order’s voucher is not among the uses', count(*)::int from "order" o where quote->'voucher' <> 'null'
      and exists (select 1 from sub_order s join order_line l on l.sub_order_id = s.id where s.order_id = o.id and l.cancelled < l.quantity) and not exists (
      select 1 from voucher_use u join voucher v on v.id = u.voucher_id where u.checkout_id = o.checkout_id and u.redeemed_at is not null
        and v.code = o.quote->'voucher'->>'code' and u.discount_paise = (o.quote->>'discountPaise')::bigint and u.customer_id is not distinct from o.customer_id)
    union all
    select 'a voucher was used up without an order', count(*)::int from voucher_use u where u.redeemed_at is not null
      and not exists (select 1 from "order" o where o.checkout_id = u.checkout_id and o.quote->'voucher' <> 'null')
    union all
    select 'a voucher was used too often', count(*)::int from voucher v
      where v.max_uses < (select count(*) from voucher_use u where u.voucher_id = v.id and u.redeemed_at is not null)
    union all
    select 'a voucher was used too often by one buyer', count(*)::int from voucher v
      where v.max_uses_per_buyer < any (select count(*) from voucher_use u where u.voucher_id = v.id and u.redeemed_at is not null group by u.phone_hash)
    union all
    select 'packed goods without their invoice', count(*)::int from shipment h where h.replaces is null and not ${waits}
      and not exists (select from invoice i where i.sub_order_id = h.sub_order_id and (i.shipment_id is null or i.shipment_id = h.id))
    union all
    select 'an invoice of goods that are not packed', count(*)::int from shipment h
      where h.state in ('placed', 'confirmed') and exists (select from invoice i where i.shipment_id = h.id)
    union all
    select 'fees without an invoice, or with one before anything is packed', count(*)::int from sub_order f where f.seller_id is null
      and exists (select from invoice i where i.sub_order_id = f.id)
        <> exists (select from invoice i where i.order_id = f.order_id and i.sub_order_id <> f.id)
    union all
    select 'the invoices of a sub-order differ from it', count(*)::int from sub_order s
      where s.total_paise <> (select sum((document->'totals'->>'totalPaise')::bigint) from invoice i where i.sub_order_id = s.id)
        and not exists (select from shipment h where h.sub_order_id = s.id and (${waits} or ${cut}))
    union all
    select 'the invoices of a sub-order come to more than it', count(*)::int from sub_order s
      where s.total_paise < (select sum((document->'totals'->>'totalPaise')::bigint) from invoice i where i.sub_order_id = s.id)
    union all
    select 'a gap in a series of invoices or credit notes', count(*)::int from (select gstin, series, financial_year from (select gstin, series, financial_year, sequence from invoice union all select gstin, series, financial_year, sequence from credit_note) numbers group by gstin, series, financial_year having max(sequence) <> count(*) or min(sequence) <> 1) gaps
    union all
    select 'an order paid twice', count(*)::int from (select payment_order_id from payment p join payment_order q on q.id = p.payment_order_id
      where settled_as = 'order' and q.way = 'page' group by payment_order_id having count(*) > 1) twice`)
  return rows.filter((row) => row.count > 0)
}
