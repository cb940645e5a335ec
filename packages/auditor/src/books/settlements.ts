import { money, type BookCheck } from './check.ts'

const orderOf = `(select o.number from "order" o join payment_order q on q.checkout_id = o.checkout_id where q.id = p.payment_order_id)`
const line = `'settlement_line' as table, l.settlement_id || '/' || l.line as id, ${orderOf} as order, 'line ' || l.line || ' of ' || l.settlement_id`
const lines = `settlement_line l left join refund r on r.id = l.refund_id left join dispute d on d.id = l.dispute_id
  left join payment p on p.id = coalesce(l.payment_id, r.payment_id, d.payment_id)`
const settlement = `'settlement' as table, s.id as id, null as order, 'settlement ' || s.id || ' of ' || ${money('s.amount_paise')}`
/** What a matched line settles, with its sign. */
const settled = `case l.kind when 'payment' then p.amount_paise when 'refund' then -r.amount_paise else l.net_paise end`
const posted = (kind: string) =>
  `(select coalesce(sum(g.amount_paise), 0) from ledger_journal j join ledger_posting g on g.journal_id = j.id join ledger_account a on a.id = g.account_id
    where j.key = 'settlement:' || s.id and a.kind = '${kind}')`
const totals = `(select coalesce(sum(l.net_paise), 0) as net, coalesce(sum(l.fee_paise - l.tax_paise), 0) as fees, coalesce(sum(l.tax_paise), 0) as gst,
  coalesce(sum(l.net_paise + l.fee_paise) filter (where l.outcome = 'matched' and l.kind = 'payment'), 0) as paid,
  coalesce(-sum(l.net_paise + l.fee_paise) filter (where l.outcome = 'matched' and l.kind = 'refund'), 0) as refunded
  from settlement_line l where l.settlement_id = s.id)`
/** What a settlement keeps of its lines. */
const kept = `(select count(*) as lines, coalesce(sum(l.amount_paise) filter (where l.kind = 'payment'), 0) as paid,
  coalesce(sum(l.amount_paise) filter (where l.kind = 'refund'), 0) as refunded, coalesce(sum(l.fee_paise), 0) as fee, coalesce(sum(l.tax_paise), 0) as tax,
  coalesce(sum(l.net_paise + l.fee_paise) filter (where l.kind not in ('payment', 'refund')), 0) as other
  from settlement_line l where l.settlement_id = s.id)`
/** A payment or refund that says where it was settled, and the matched line that says so. */
const marked = (table: 'payment' | 'refund', of: string) =>
  `select '${table}' as table, x.id::text as id, null as order, '${table} ' || x.id || ' of ' || ${money('x.amount_paise')} || ' counts as settled in '
     || coalesce(x.settled_in, 'nothing') || ', its line is in ' || coalesce(l.settlement_id, 'none') as text, x.amount_paise::text as by
   from ${table} x left join settlement_line l on l.${of} = x.id and l.outcome = 'matched' and l.entity_id = ${table === 'payment' ? 'x.id' : 'x.provider_refund_id'}
   where x.settled_in is distinct from l.settlement_id`
const books = [
  ['bank', 't.net'],
  ['gateway_fees', 't.fees'],
  ['gateway_gst', 't.gst'],
  ['buyers_paid', '-t.paid'],
  ['buyers_refunded', 't.refunded'],
] as const

/** CHECKOUT-06: what the gateway settled is what buyers paid less what they got back and what it took. */
export const settlementCheck: BookCheck = {
  name: 'settlements',
  title:
    'Settlements: lines add up to the transfer, each payment is in one, fees and GST are booked',
  rows: `select (select count(*) from settlement) + (select count(*) from settlement_line) as rows`,
  wrong: [
    `select ${settlement} || ' has lines of ' || ${money('t.net')} as text, (t.net - s.amount_paise)::text as by
     from settlement s, lateral ${totals} t where t.net <> s.amount_paise`,
    `select ${line} || ' counts as matched and settles ' || ${money('l.net_paise + l.fee_paise')} || ' of ' || coalesce(${money(settled)}, 'nothing') as text,
       (l.net_paise + l.fee_paise - coalesce(${settled}, 0))::text as by
     from ${lines} where l.outcome = 'matched' and (l.net_paise + l.fee_paise is distinct from ${settled}
       or l.kind = 'payment' and p.state not in ('captured', 'refunded') or l.kind = 'refund' and r.state not in ('pending', 'processed')
       or l.kind not in ('payment', 'refund', 'adjustment') or l.entity_id is distinct from case l.kind when 'payment' then p.id when 'refund' then r.provider_refund_id else l.entity_id end)`,
    `select ${line} || ' has a GST of ' || ${money('l.tax_paise')} || ' on a fee of ' || ${money('l.fee_paise - l.tax_paise')} || ' and counts as matched' as text, null as by
     from ${lines} where l.outcome = 'matched' and l.tax_paise <> 0 and abs(l.tax_paise - (l.fee_paise - l.tax_paise) * 0.18) > 1.5`,
    `select ${line} || ' settles ' || l.entity_id || ', which ' || l.first || ' has settled' as text, l.net_paise::text as by
     from (select *, first_value(settlement_id) over same as first, row_number() over same as nth from settlement_line where outcome = 'matched'
       window same as (partition by entity_id order by settlement_id, line)) l left join refund r on r.id = l.refund_id left join dispute d on d.id = l.dispute_id
       left join payment p on p.id = coalesce(l.payment_id, r.payment_id, d.payment_id) where l.nth > 1`,
    ...books.map(
      ([kind, should]) =>
        `select ${settlement} || ' books ' || ${money(posted(kind))} || ' as ${kind}, not ' || ${money(should)} as text, (${posted(kind)} - (${should}))::text as by
         from settlement s, lateral ${totals} t where ${posted(kind)} <> ${should}`,
    ),
    `select ${settlement} || ' keeps other totals than its lines have' as text, null as by
     from settlement s, lateral ${kept} k
     where (s.lines, s.paid_paise, s.refunded_paise, s.fee_paise, s.tax_paise, s.other_paise) is distinct from (k.lines, k.paid, k.refunded, k.fee, k.tax, k.other)`,
    marked('payment', 'payment_id'),
    marked('refund', 'refund_id'),
    `select ${settlement} || ' reached the bank as ' || ${money('s.bank_paise')} || ', and nobody says why' as text, (s.bank_paise - s.amount_paise)::text as by
     from settlement s where s.bank_paise <> s.amount_paise and coalesce(s.bank_reason, '') = ''`,
  ],
}
