import { money, type BookCheck } from './check.ts'

const account = `'credit_account' as table, a.id::text as id, null as order, 'the credit line ' || a.id || ' (' || a.state || ')'`
const draw = `'credit_draw' as table, d.checkout_id::text as id, (select o.number from "order" o where o.checkout_id = d.checkout_id) as order, 'the draw-down of ' || ${money('d.amount_paise')}`
const isLive = `a.state in ('sending', 'in_review', 'active', 'blocked')`
const sums = (customer: string): string =>
  `(select coalesce(sum(p.amount_paise) filter (where l.kind = 'credit'), 0) as free, coalesce(sum(p.amount_paise) filter (where l.kind = 'credit_held'), 0) as held,
    coalesce(sum(p.amount_paise) filter (where l.kind = 'credit_owed'), 0) as owed
  from ledger_account l join ledger_posting p on p.account_id = l.id where l.customer_id = ${customer})`
const drawn = `(select coalesce(sum(p.amount_paise), 0) as paise from ledger_journal j join ledger_posting p on p.journal_id = j.id
  join ledger_account l on l.id = p.account_id and l.kind = 'credit_owed' where j.kind = 'redeem' and j.checkout_id = o.checkout_id)`
const back = `(select coalesce(-sum(p.amount_paise), 0) as paise from ledger_journal j join ledger_posting p on p.journal_id = j.id
  join ledger_account l on l.id = p.account_id and l.kind = 'credit_owed' where j.kind = 'reverse' and j.checkout_id = o.checkout_id)`
const refunded = `(select coalesce(sum(r.amount_paise), 0) as paise from refund r where r.payment_id = o.payment_id)`
/** Simple interest at the annual rate, half a paisa up. */
const charge = `div(2 * d.amount_paise::numeric * (a.facts->>'apr_bp')::int * (a.facts->>'days')::int + 3650000, 7300000)`
const dueOn = `((d.drawn_at at time zone 'Asia/Kolkata')::date + (a.facts->>'days')::int)`

/** CREDIT-01, CREDIT-02, domain reference 3.6: lines by consent, nothing beyond the limit, each draw-down an order or given back. */
export const creditCheck: BookCheck = {
  name: 'credit-lines',
  title: 'Credit lines: never beyond the limit, each draw-down an order or given back',
  rows: `select (select count(*) from credit_account) + (select count(*) from credit_draw) as rows`,
  wrong: [
    `select ${account} || ' has a limit of ' || ${money('a.limit_paise')} || ', the ledger says ' || ${money('s.free + s.held + s.owed')} as text,
       (s.free + s.held + s.owed - a.limit_paise)::text as by
     from credit_account a, lateral ${sums('a.customer_id')} s
     where a.state in ('active', 'blocked') and s.free + s.held + s.owed <> a.limit_paise
       and not (s.free = 0 and s.held + s.owed > a.limit_paise)`,
    `select 'ledger_account' as table, c.id::text as id, null as order, 'the customer ' || c.id || ' can draw ' || ${money('s.free')} || ' without an open credit line' as text, s.free::text as by
     from (select distinct customer_id as id from ledger_account where kind = 'credit') c, lateral ${sums('c.id')} s
     where s.free <> 0 and not exists (select 1 from credit_account a where a.customer_id = c.id and a.state in ('active', 'blocked'))`,
    `select ${account} || ' is one of ' || n.times || ' of its customer' as text, (n.times - 1)::text as by
     from credit_account a, lateral (select count(*) as times from credit_account b where b.customer_id = a.customer_id and b.state in ('sending', 'in_review', 'active', 'blocked')) n
     where ${isLive} and n.times > 1`,
    `select ${account} || ' has no consent to its terms' as text, null as by
     from credit_account a where not a.consents @> '[{"code": "share_data"}, {"code": "terms"}]' or a.facts->>'lender_name' is distinct from a.lender_name`,
    `select ${account} || ' has no account at the lender' as text, null as by
     from credit_account a where a.external_id is null and a.state not in ('sending', 'closed')`,
    `select 'order' as table, o.id::text as id, o.number as order, 'its credit line is to pay ' || ${money('n.due')} || ', the ledger says ' || ${money('s.paise')} as text, (s.paise - n.due)::text as by
     from "order" o, lateral ${drawn} s, lateral (select case o.payment_option when 3 then o.total_paise - o.wallet_paise else 0 end as due) n where s.paise <> n.due`,
    `select 'order' as table, o.id::text as id, o.number as order, 'its draw-down has no terms of its customer over ' || ${money('o.total_paise - o.wallet_paise')} as text, null as by
     from "order" o where o.payment_option = 3 and o.total_paise > o.wallet_paise and not exists (select 1 from credit_draw d join credit_account a on a.id = d.account_id
       where d.checkout_id = o.checkout_id and a.customer_id = o.customer_id and d.amount_paise = o.total_paise - o.wallet_paise)`,
    `select ${draw} || ' costs ' || ${money('d.charge_paise')} || ', its terms say ' || ${money(charge)} as text, (d.charge_paise - ${charge})::text as by
     from credit_draw d join credit_account a on a.id = d.account_id where d.charge_paise <> ${charge}`,
    `select ${draw} || ' is due on ' || d.due_on || ', its terms say ' || ${dueOn} as text, null as by
     from credit_draw d join credit_account a on a.id = d.account_id where d.due_on <> ${dueOn}`,
    `select 'payment_order' as table, q.id::text as id, null as order, 'payment order ' || q.id || ' of ' || q.provider || ' is of a checkout with payment option ' || c.payment_option as text, null as by
     from payment_order q join checkout c on c.id = q.checkout_id where (q.provider = 'credit') <> (c.payment_option = 3)`,
    `select 'order' as table, o.id::text as id, o.number as order, 'the lender gets back ' || ${money('r.paise')} || ', the debt fell by ' || ${money('b.paise')} as text, (b.paise - r.paise)::text as by
     from "order" o, lateral ${back} b, lateral ${refunded} r where o.payment_option = 3 and b.paise <> r.paise
       and (b.paise > r.paise or not exists (select 1 from ledger_journal j where j.customer_id = o.customer_id and j.kind = 'repay'))`,
  ],
}
