import { money, type BookCheck } from './check.ts'

const row = `'returned_transfer' as table, b.id::text as id, (select o.number from "order" o join order_return r on r.order_id = o.id where r.id = b.return_id) as order,
  'transfer ' || b.bank_reference || ' of ' || ${money('b.amount_paise')}`
/** What staff transfer, with its newest state. */
const payouts = `(select r.id, 'order_return' as table, r.cash_paise as amount, r.state = 'paid' as paid, r.state = 'sent_back' as reopened,
    r.bank_reference, r.came_back_at, r.pay_to from order_return r
  union all select f.id, 'refund', f.amount_paise, f.state = 'processed', f.state <> 'processed' and f.came_back_at is not null,
    coalesce(f.bank_reference, ''), f.came_back_at, f.pay_to from refund f)`
const joined = `returned_transfer b left join ${payouts} t on t.id = coalesce(b.return_id, b.refund_id)`

/** RET-04: what the bank returned is paid again once, by two people, and never with the transfer that came back. */
export const payoutCheck: BookCheck = {
  name: 'payouts',
  title: 'Transfers to buyers: what the bank returned is paid again once, and not sooner',
  rows: `select (select count(*) from returned_transfer) + (select count(*) from order_return) + (select count(*) from refund) + (select count(*) from "order") as rows`,
  wrong: [
    `select ${row} || ' came back, ' || ${money('t.amount')} || ' are due' as text, (t.amount - b.amount_paise)::text as by from ${joined} where t.amount is distinct from b.amount_paise`,
    `select ${row} || ' came back, and counts as paid with it again' as text, b.amount_paise::text as by
     from ${joined} where b.state = 'accepted' and t.paid and upper(trim(t.bank_reference)) = upper(trim(b.bank_reference))`,
    `select ${row} || ' waits for a second member, but what it paid is open' as text, b.amount_paise::text as by from ${joined} where b.state = 'waiting' and not t.paid`,
    `select ${row} || ' was accepted by who recorded it, sooner than a day later' as text, b.amount_paise::text as by from returned_transfer b
     where b.state = 'accepted' and b.decided_by = b.recorded_by and b.decided_at < b.recorded_at + interval '24 hours'`,
    `select t.table, t.id::text as id, null as order, case when t.came_back_at is null then 'a transfer came back, but it is not paid again' else 'it is open again, but no transfer came back' end as text, t.amount::text as by
     from ${payouts} t where (t.came_back_at is not null) <> exists (select 1 from returned_transfer b where t.id in (b.return_id, b.refund_id) and b.state = 'accepted')
       or (t.reopened and t.came_back_at is null)`,
    `select t.table, t.id::text as id, null as order, 'it is paid, and still names an account' as text, null as by from ${payouts} t where t.paid and t.pay_to <> ''`,
  ],
}
