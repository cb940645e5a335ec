import { money, type BookCheck } from './check.ts'

const request = `'payment_request' as table, t.payment_order_id::text as id, (select o.number from "order" o where o.checkout_id = q.checkout_id) as order,
  'request ' || t.reference || ' over ' || ${money('q.amount_paise')}`
const credit = `'bank_credit' as table, b.id::text as id, (select o.number from "order" o where o.checkout_id = q.checkout_id) as order,
  'transfer ' || b.bank_reference || ' of ' || ${money('b.amount_paise')}`
const joined = `payment_request t join payment_order q on q.id = t.payment_order_id join checkout c on c.id = q.checkout_id`
const credited = `bank_credit b join payment_order q on q.id = b.payment_order_id left join payment p on p.id = b.payment_id`

/** CHECKOUT-15: what waits for money waits with goods, ends once, and each line of the bank statement counts once. */
export const requestCheck: BookCheck = {
  name: 'payment-requests',
  title: 'Payment requests: each ends as an order or without one, each transfer is a payment once',
  rows: `select (select count(*) from payment_request) + (select count(*) from bank_credit) + (select count(*) from payment_order) + (select count(*) from "order") as rows`,
  wrong: [
    `select 'order' as table, o.id::text as id, o.number as order, 'its money came later, but nothing was asked for' as text, o.total_paise::text as by
     from "order" o where o.payment_option in (4, 5) and o.wallet_paise <> o.total_paise
       and not exists (select 1 from payment_request t join payment_order q on q.id = t.payment_order_id where q.checkout_id = o.checkout_id)`,
    `select ${request} || ' has ended as ' || t.ended_as || ', its checkout is ' || c.state as text, q.amount_paise::text as by
     from ${joined} where t.ended_as is not null and (t.ended_as = 'paid') <> (c.state = 'placed')`,
    `select ${request} || ' is open, its checkout is ' || c.state as text, q.amount_paise::text as by
     from ${joined} where t.ended_as is null and t.due_at is not null and c.state <> 'awaiting_payment'`,
    `select ${request} || ' is of an order that is paid otherwise' as text, q.amount_paise::text as by
     from ${joined} where q.way in ('page', 'upi') or c.payment_option <> case q.way when 'transfer' then 4 else 5 end`,
    `select 'payment_order' as table, q.id::text as id, null as order, 'it waits for a ' || q.way || ', but nothing was asked for' as text, q.amount_paise::text as by
     from payment_order q where q.way not in ('page', 'upi') and not exists (select 1 from payment_request t where t.payment_order_id = q.id)`,
    `select ${credit} || ' is ' || b.state || ', its payment is ' || coalesce(${money('p.amount_paise')}, 'missing') as text, (coalesce(p.amount_paise, 0) - b.amount_paise)::text as by
     from ${credited} where (b.state = 'taken') <> (p.id is not null) or p.amount_paise <> b.amount_paise or p.payment_order_id <> b.payment_order_id
       or p.bank_reference is distinct from b.bank_reference and p.id is not null`,
    `select ${credit} || ' was accepted by who recorded it, sooner than a day later' as text, b.amount_paise::text as by from ${credited}
     where b.state = 'taken' and b.decided_by = b.recorded_by and b.decided_at < b.recorded_at + interval '24 hours'`,
    `select 'payment' as table, p.id as id, null as order, 'payment ' || p.id || ' of ' || ${money('p.amount_paise')} || ' is of no transfer that staff matched' as text, p.amount_paise::text as by
     from payment p join payment_order q on q.id = p.payment_order_id where q.provider = 'bank' and not exists (select 1 from bank_credit b where b.payment_id = p.id)`,
    `select ${credit} || ' was recorded before, for request ' || f.reference as text, b.amount_paise::text as by
     from (select *, first_value(payment_order_id) over same as first, row_number() over same as nth from bank_credit where state <> 'refused'
       window same as (partition by upper(trim(bank_reference)) order by recorded_at, id)) b join payment_order q on q.id = b.payment_order_id
       join payment_request f on f.payment_order_id = b.first where b.nth > 1`,
    `select 'payment' as table, p.id as id, null as order, 'payment ' || p.id || ' of ' || ${money('p.amount_paise')} || ' has the bank reference of payment ' || p.first || ', ' || p.bank_reference as text,
       p.amount_paise::text as by
     from (select *, first_value(id) over same as first, row_number() over same as nth from payment where method = 'bank_transfer' and state in ('captured', 'refunded') and bank_reference is not null
       window same as (partition by upper(trim(bank_reference)) order by created_at, id)) p where p.nth > 1`,
  ],
}
