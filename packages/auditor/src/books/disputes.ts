import { money, type BookCheck } from './check.ts'

const dispute = `'dispute' as table, d.id as id, (select o.number from "order" o join payment_order q on q.checkout_id = o.checkout_id where q.id = p.payment_order_id) as order,
  'dispute ' || d.id || ' over ' || ${money('d.amount_paise')}`
const joined = `dispute d join payment p on p.id = d.payment_id`
/** Refunds that a lost dispute has made: the bank gave the money back. */
const made = `(select coalesce(sum(r.amount_paise), 0)::bigint as paise from refund r where r.bank_reference = d.id)`

/** What the ledger says of a dispute's money on an account. */
const booked = (kind: string) =>
  `(select coalesce(sum(g.amount_paise), 0) from ledger_journal j join ledger_posting g on g.journal_id = j.id join ledger_account a on a.id = g.account_id
    where j.kind = 'dispute' and split_part(j.key, ':', 2) = d.id and a.kind = '${kind}')`
const standings = [
  ['gateway', `case when d.state = 'won' then 0 else -d.deducted_paise end`],
  ['disputed', `case when d.state in ('open', 'under_review') then d.deducted_paise else 0 end`],
  [
    'dispute_losses',
    `case d.state when 'lost' then d.deducted_paise - m.paise when 'closed' then d.deducted_paise else 0 end`,
  ],
  ['buyers_refunded', `case d.state when 'lost' then m.paise else 0 end`],
] as const

/** RET-04: what the buyer's bank took back is not given back again. */
export const disputeCheck: BookCheck = {
  name: 'disputes',
  title: 'Disputes: what a bank has taken back is not refunded as well',
  rows: `select (select count(*) from dispute) + (select count(*) from refund) + (select count(*) from "order") as rows`,
  wrong: [
    `select ${dispute} || ' is more than its payment of ' || ${money('p.amount_paise')} as text, (d.amount_paise - p.amount_paise)::text as by
     from ${joined} where d.amount_paise > p.amount_paise`,
    `select ${dispute} || ' is ' || d.state || ', of a payment that was ' || p.state as text, d.amount_paise::text as by
     from ${joined} where p.state not in ('captured', 'refunded') or d.state not in ('open', 'under_review', 'won', 'lost', 'closed')`,
    `select ${dispute} || ' is lost, and nothing was deducted' as text, d.amount_paise::text as by from ${joined} where d.state = 'lost' and d.deducted_paise = 0`,
    `select ${dispute} || ' is ' || d.state || ' and counts as refunds of ' || ${money('m.paise')} || ', ' || ${money('d.deducted_paise')} || ' were deducted' as text,
       (m.paise - case d.state when 'lost' then d.deducted_paise else 0 end)::text as by
     from ${joined}, lateral ${made} m where m.paise > case d.state when 'lost' then d.deducted_paise else 0 end`,
    `select 'refund' as table, r.id::text as id, null as order, 'a refund of ' || ${money('r.amount_paise')} || ' counts as made by dispute ' || d.id || ', which is of another payment' as text, r.amount_paise::text as by
     from refund r join dispute d on d.id = r.bank_reference where d.payment_id <> r.payment_id`,
    ...standings.map(
      ([kind, should]) =>
        `select ${dispute} || ' is ' || d.state || ' and books ' || ${money(booked(kind))} || ' as ${kind}, not ' || ${money(should)} as text,
           (${booked(kind)} - (${should}))::text as by
         from ${joined}, lateral ${made} m where ${booked(kind)} <> ${should}`,
    ),
  ],
}
