import { auditedAt } from '../snapshot.ts'
import { money, type BookCheck } from './check.ts'

/** The order that a payment is of; a transfer may come in parts, of which the order names the last. */
const orderOf = `(select o.number from "order" o join payment_order q on q.checkout_id = o.checkout_id where q.id = p.payment_order_id and p.settled_as = 'order')`
/** What the payments of an order brought, without what was too much. */
const paidFor = `(select coalesce(sum(a.amount_paise - (select coalesce(sum(r.amount_paise), 0) from refund r where r.payment_id = a.id and r.reason = 'overpaid')), 0)::bigint as paise
  from payment_order q join payment a on a.payment_order_id = q.id where q.checkout_id = o.checkout_id and a.settled_as = 'order')`
const payment = `'payment' as table, p.id as id, ${orderOf} as order, 'payment ' || p.id`
/** The reconciler settles within minutes. */
const settled = `interval '1 hour'`

/** What the shop's own bank received by the last day is seen in a later statement. */
const statement = `case q.provider when 'bank' then interval '3 days' else interval '0' end`

const fromWallet = `case o.wallet_paise when 0 then '' else ', ' || ${money('o.wallet_paise')} || ' from the wallet' end`

export const paymentCheck: BookCheck = {
  name: 'payments',
  title: 'Payments: each capture is an order or goes back',
  rows: `select (select count(*) from payment) + (select count(*) from payment_order) + (select count(*) from "order") as rows`,
  wrong: [
    `select ${payment} || ' of ' || ${money('p.amount_paise')} || ' was captured and is neither an order nor a refund' as text, p.amount_paise::text as by
     from payment p where p.state in ('captured', 'refunded') and p.settled_as is null and p.updated_at < ${auditedAt} - ${settled}`,
    `select ${payment} || ' of ' || ${money('p.amount_paise')} || ' counts as an order, but there is none' as text, p.amount_paise::text as by
     from payment p join payment_order q on q.id = p.payment_order_id where p.settled_as = 'order'
       and not exists (select 1 from "order" o where o.payment_id = p.id or (q.way not in ('page', 'upi') and o.checkout_id = q.checkout_id and o.payment_id is not null))`,
    `select ${payment} || ' of ' || ${money('p.amount_paise')} || ' waits for the rest of a request that has ended, or of none' as text, p.amount_paise::text as by
     from payment p join payment_order q on q.id = p.payment_order_id left join payment_request t on t.payment_order_id = q.id
     where p.settled_as = 'part' and (t.payment_order_id is null or t.ended_at is not null or t.due_at + ${statement} < ${auditedAt} - ${settled})`,
    `select ${payment} || ' of ' || ${money('p.amount_paise')} || ' is settled as ' || p.settled_as || ' but ' || p.state as text, p.amount_paise::text as by
     from payment p where (p.settled_as is not null and p.state not in ('captured', 'refunded')) or (p.settled_as = 'order' and p.state = 'refunded' and p.amount_paise <> (select coalesce(sum(r.amount_paise), 0) from refund r where r.payment_id = p.id and not r.to_wallet and r.state in ('pending', 'processed')))
       or (p.settled_as = 'order' and p.state = 'captured' and p.amount_paise = (select sum(r.amount_paise) from refund r where r.payment_id = p.id and not r.to_wallet and r.state = 'processed'))
       or p.settled_as not in ('order', 'refund', 'part') or p.state not in ('created', 'authorized', 'captured', 'failed', 'refunded')`,
    `select ${payment} || ' is of ' || p.currency as text, null as by from payment p where p.currency <> 'INR' and p.settled_as = 'order'`,
    `select 'order' as table, o.id::text as id, o.number as order, 'it costs ' || ${money('o.total_paise')} || ', ' || ${money('s.paise')} || ' were captured' || ${fromWallet} as text,
       (s.paise + o.wallet_paise - o.total_paise)::text as by
     from "order" o join payment p on p.id = o.payment_id, lateral ${paidFor} s where s.paise + o.wallet_paise <> o.total_paise`,
    `select 'order' as table, o.id::text as id, o.number as order, case when o.payment_option <> 2 then 'it is to be paid in advance and has no captured payment of its own checkout'
       else 'it is to be paid in cash and has an online payment' end as text, o.total_paise::text as by
     from "order" o left join payment p on p.id = o.payment_id left join payment_order q on q.id = p.payment_order_id
     where not (o.payment_id is null and o.wallet_paise = o.total_paise) and case when o.payment_option = 2 then o.payment_id is not null
       else p.id is null or p.settled_as is distinct from 'order' or q.checkout_id <> o.checkout_id or q.way <> case o.payment_option when 1 then 'page' when 3 then 'page' when 4 then 'transfer' when 5 then 'link' when 6 then 'upi' else '' end end`,
    `select 'payment_order' as table, q.id::text as id, o.number as order, 'the gateway was asked for ' || ${money('q.amount_paise')} || ', the order costs ' || ${money('o.total_paise')} || ${fromWallet} as text,
       (q.amount_paise + o.wallet_paise - o.total_paise)::text as by
     from payment_order q join "order" o on o.checkout_id = q.checkout_id where q.amount_paise + o.wallet_paise <> o.total_paise`,
  ],
}

export const refundCheck: BookCheck = {
  name: 'refunds',
  title: 'Refunds: never more than was captured',
  rows: `select (select count(*) from refund) + (select count(*) from payment) as rows`,
  wrong: [
    `select ${payment} || ' of ' || ${money('p.amount_paise')} || ' gives back ' || ${money('r.back')} as text, (r.back - p.amount_paise)::text as by
     from payment p join (select payment_id, sum(amount_paise) as back from refund group by payment_id) r on r.payment_id = p.id
     where r.back > p.amount_paise or (p.settled_as = 'refund' and r.back <> p.amount_paise)`,
    `select ${payment} || ' of ' || ${money('p.amount_paise')} || ' goes back, but has no refund' as text, p.amount_paise::text as by
     from payment p where (p.settled_as = 'refund' or p.state = 'refunded') and not exists (select 1 from refund r where r.payment_id = p.id)`,
    `select 'refund' as table, r.id::text as id, ${orderOf} as order, 'a refund of ' || ${money('r.amount_paise')} || ' of payment ' || p.id || ', which was ' || p.state as text, r.amount_paise::text as by
     from refund r join payment p on p.id = r.payment_id where r.amount_paise <= 0 or p.state not in ('captured', 'refunded')
       or r.state not in ('due', 'pending', 'processed', 'failed')`,
    `select 'refund' as table, r.id::text as id, ${orderOf} as order, 'a refund of ' || ${money('r.amount_paise')} || ' of the order''s payment ' || p.id || ' has no cancel or return' as text, r.amount_paise::text as by
     from refund r join payment p on p.id = r.payment_id join payment_order q on q.id = p.payment_order_id where p.settled_as = 'order'
       and not (r.reason = 'overpaid' and r.cause = '' and q.way = 'transfer')
       and not exists (select 1 from order_cancel c join "order" o on o.id = c.order_id where c.id::text = r.cause and o.checkout_id = q.checkout_id)
       and not exists (select 1 from order_return b join "order" o on o.id = b.order_id where b.id::text = r.cause and o.checkout_id = q.checkout_id)`,
  ],
}

export const purchaseCheck: BookCheck = {
  name: 'purchases',
  title: 'Purchases: one order each, made of a placed checkout',
  rows: `select (select count(*) from "order") + (select count(*) from checkout) as rows`,
  wrong: [
    `select 'order' as table, o.id::text as id, o.number as order, 'its purchase became ' || o.times || ' orders' as text, (o.times - 1)::text as by
     from (select *, count(*) over (partition by purchase_id) as times, row_number() over (partition by purchase_id order by placed_at, id) as nth from "order") o where o.times > 1 and o.nth > 1`,
    `select 'checkout' as table, c.id::text as id, null as order, 'checkout ' || c.id || ' over ' || ${money('c.total_paise')} || ' is placed, but has no order' as text, c.total_paise::text as by
     from checkout c where c.state = 'placed' and not exists (select 1 from "order" o where o.checkout_id = c.id)`,
    `select 'order' as table, o.id::text as id, o.number as order, 'its number is not of the day ' || d.day as text, null as by
     from "order" o, lateral (select to_char(o.placed_at at time zone 'Asia/Kolkata', 'YYMMDD') as day) d
     where o.number not like 'UP-' || d.day || '-_____'`,
  ],
}

export const voucherCheck: BookCheck = {
  name: 'voucher-uses',
  title: 'Vouchers: used no more often than promised',
  rows: `select (select count(*) from voucher) + (select count(*) from voucher_use) as rows`,
  wrong: [
    `select 'voucher' as table, v.id::text as id, null as order, v.code || ' was used ' || u.times || ' times, it was promised for ' || v.max_uses as text, (u.times - v.max_uses)::text as by
     from voucher v join (select voucher_id, count(*) as times from voucher_use where redeemed_at is not null group by voucher_id) u on u.voucher_id = v.id where u.times > v.max_uses`,
    `select 'voucher' as table, v.id::text as id, null as order, v.code || ' was used ' || u.times || ' times by one buyer, it was promised for ' || v.max_uses_per_buyer as text,
       (u.times - v.max_uses_per_buyer)::text as by
     from voucher v join (select voucher_id, phone_hash, count(*) as times from voucher_use where redeemed_at is not null group by 1, 2) u on u.voucher_id = v.id where u.times > v.max_uses_per_buyer`,
    `select 'voucher_use' as table, u.checkout_id::text as id, null as order, 'a voucher worth ' || ${money('u.discount_paise')} || ' is used up, but has no order' as text, u.discount_paise::text as by
     from voucher_use u where u.redeemed_at is not null and not exists (select 1 from "order" o where o.checkout_id = u.checkout_id)`,
  ],
}
