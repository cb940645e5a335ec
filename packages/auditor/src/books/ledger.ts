import { money, type BookCheck } from './check.ts'

const numberOf = `(select o.number from "order" o where o.checkout_id = j.checkout_id)`
const journal = `'ledger_journal' as table, j.id::text as id, ${numberOf} as order, 'journal ' || j.id`
const account = `'ledger_account' as table, a.id::text as id, null as order, 'the ' || a.kind || ' account ' || a.id`
const ofJournal = `(select sum(p.amount_paise) as total, count(*) as lines from ledger_posting p where p.journal_id = j.id)`
const ofAccount = `(select coalesce(sum(p.amount_paise), 0) as total from ledger_posting p where p.account_id = a.id)`
const change = `'wallet_change' as table, w.id::text as id, null as order, 'the change ' || w.id || ' of ' || ${money('w.amount_paise')}`
const ofChange = `(select sum(p.amount_paise) as total from ledger_journal j join ledger_posting p on p.journal_id = j.id
  join ledger_account a on a.id = p.account_id and a.kind = w.book and a.customer_id = w.customer_id where j.key = 'staff:' || w.id)`
const ofOrder = `(select sum(p.amount_paise) as paid from ledger_journal j join ledger_posting p on p.journal_id = j.id
  join ledger_account a on a.id = p.account_id and a.kind = 'orders' where j.kind = 'redeem' and j.checkout_id = o.checkout_id)`
/** What the ledger has of a refund to the wallet. */
const kept = `(select coalesce(-sum(p.amount_paise) filter (where a.kind = 'kept_refunds'), 0) as paise, min(j.customer_id) as customer
  from ledger_journal j join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id where j.key = 'refund:' || r.id)`
const ofCheckout = `(select sum(p.amount_paise) as held from ledger_posting p join ledger_account a on a.id = p.account_id
  and a.kind in ('held', 'points_held', 'credit_held') join ledger_journal h on h.id = p.journal_id where h.checkout_id = j.checkout_id)`

/** What an account of the points or the credit line is in a wallet. */
const side = `case a.kind when 'points' then 'wallet' when 'points_held' then 'held' when 'points_given' then 'promotions'
  when 'points_spent' then 'orders' when 'credit' then 'wallet' when 'credit_held' then 'held' when 'credit_limit' then 'promotions'
  when 'credit_owed' then 'orders' else a.kind end`

/**
 * Domain reference 3.6: double entry; a balance is a sum of promotions and of refunds that buyers chose to keep, never negative,
 * never cashed out.
 */
export const ledgerCheck: BookCheck = {
  name: 'ledger',
  title:
    'Wallets, points and credit lines: journals balance, nothing below zero (domain reference 3.6)',
  rows: `select (select count(*) from ledger_journal) + (select count(*) from ledger_account) + (select count(*) from wallet_change) as rows`,
  wrong: [
    `select ${journal} || ' (' || j.kind || ') adds up to ' || ${money('s.total')} || ', not to nothing' as text, s.total::text as by
     from ledger_journal j, lateral ${ofJournal} s where s.total <> 0`,
    `select ${journal} || ' (' || j.kind || ') has ' || s.lines || ' postings' as text, null as by
     from ledger_journal j, lateral ${ofJournal} s where s.lines < 2`,
    `select ${account} || ' adds up to ' || ${money('s.total')} as text, s.total::text as by
     from ledger_account a, lateral ${ofAccount} s where a.customer_id is not null and s.total < 0`,
    `select ${account} || ' says ' || ${money('a.balance_paise')} || ', its postings add up to ' || ${money('s.total')} as text, (a.balance_paise - s.total)::text as by
     from ledger_account a, lateral ${ofAccount} s where a.customer_id is not null and a.balance_paise is distinct from s.total`,
    `select ${journal} || ' (' || j.kind || ') moves value of the ' || a.kind || ' account' as text, p.amount_paise::text as by
     from ledger_journal j join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id
     where case when a.kind like 'seller%' then j.kind <> 'statement' else j.kind = 'statement' end or (j.kind in ('settle', 'dispute')) <> (a.kind in ('gateway', 'bank', 'gateway_fees', 'gateway_gst', 'buyers_paid', 'buyers_refunded', 'disputed', 'dispute_losses', 'unexplained'))`,
    `select ${journal} || ' moves value of another customer' as text, null as by
     from ledger_journal j where exists (select 1 from ledger_posting p join ledger_account a on a.id = p.account_id
       where p.journal_id = j.id and a.customer_id <> j.customer_id)`,
    `select ${journal} || ' (' || j.kind || ') moves value from or to the ' || a.kind || ' account' as text, p.amount_paise::text as by
     from ledger_journal j join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id
     where not case j.kind when 'earn' then case ${side} when 'wallet' then p.amount_paise > 0 when 'promotions' then p.amount_paise < 0 else false end
       when 'hold' then case ${side} when 'wallet' then p.amount_paise < 0 when 'held' then p.amount_paise > 0 else false end
       when 'redeem' then case ${side} when 'held' then p.amount_paise < 0 when 'orders' then p.amount_paise > 0 else false end
       when 'release' then case ${side} when 'held' then p.amount_paise < 0 when 'wallet' then p.amount_paise > 0 else false end
       when 'repay' then case a.kind when 'credit_owed' then p.amount_paise < 0 when 'credit' then p.amount_paise > 0 else false end
       when 'expire' then case ${side} when 'wallet' then p.amount_paise < 0 when 'promotions' then p.amount_paise > 0 else false end
       else ${side} <> 'held' end`,
    `select ${journal} || ' mixes wallet, points and credit line' as text, null as by from ledger_journal j
     where (select count(distinct case when a.kind like 'points%' then 'points' when a.kind like 'credit%' then 'credit' else 'wallet' end) from ledger_posting p join ledger_account a on a.id = p.account_id
       where p.journal_id = j.id) > 1`,
    `select ${journal} || ' paid for an order, but there is none' as text, null as by
     from ledger_journal j where j.kind = 'redeem' and not exists (select 1 from "order" o where o.checkout_id = j.checkout_id)`,
    `select 'order' as table, o.id::text as id, o.number as order, 'its wallet paid ' || ${money('o.wallet_paise')} || ', the ledger says ' || ${money('coalesce(s.paid, 0)')} as text,
       (coalesce(s.paid, 0) - o.wallet_paise)::text as by
     from "order" o, lateral ${ofOrder} s where coalesce(s.paid, 0) <> o.wallet_paise`,
    `select 'order' as table, o.id::text as id, o.number as order, 'its wallet paid more than it costs, or less than nothing' as text, (o.wallet_paise - o.total_paise)::text as by
     from "order" o where o.wallet_paise not between 0 and o.total_paise`,
    `select ${change} || ' is ' || w.state || ', the wallet moved by ' || ${money('coalesce(s.total, 0)')} as text, null as by
     from wallet_change w, lateral ${ofChange} s where coalesce(s.total, 0) <> case w.state when 'done' then w.amount_paise else 0 end`,
    `select ${change} || ' was approved by who asked for it' as text, null as by
     from wallet_change w where w.decided_by = w.asked_by`,
    `select ${journal} || ' is of a change by staff that doesn’t exist' as text, null as by
     from ledger_journal j where j.key like 'staff:%' and not exists (select 1 from wallet_change w where 'staff:' || w.id = j.key)`,
    `select 'refund' as table, r.id::text as id, o.number as order, 'a refund of ' || ${money('r.amount_paise')} || ' to the wallet gave it ' || ${money('k.paise')} as text,
       (k.paise - r.amount_paise)::text as by
     from refund r join payment y on y.id = r.payment_id join payment_order q on q.id = y.payment_order_id left join "order" o on o.checkout_id = q.checkout_id, lateral ${kept} k
     where r.to_wallet and (k.paise <> r.amount_paise or k.customer is distinct from o.customer_id)`,
    `select 'refund' as table, r.id::text as id, null as order, 'a refund of ' || ${money('r.amount_paise')} || ' went to the wallet, which nobody had cleared, or as money of a lender or a bank' as text, r.amount_paise::text as by
     from refund r join payment y on y.id = r.payment_id join payment_order q on q.id = y.payment_order_id where r.to_wallet and (q.provider = 'credit' or r.state <> 'processed' or r.provider_refund_id is not null
       or coalesce((select w.cleared_by from wallet_refund_rule w where w.set_at <= r.created_at order by w.set_at desc, w.id desc limit 1), '') = '')`,
    `select distinct ${journal} || ' gives a refund to a wallet that is none' as text, null as by
     from ledger_journal j join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id and a.kind = 'kept_refunds'
     where not exists (select 1 from refund r where r.to_wallet and 'refund:' || r.id = j.key)`,
    `select distinct ${journal} || ' set aside what is neither spent nor given back' as text, s.held::text as by
     from ledger_journal j, lateral ${ofCheckout} s join checkout c on true
     where j.kind = 'hold' and c.id = j.checkout_id and c.state in ('placed', 'abandoned') and s.held > 0`,
  ],
}
