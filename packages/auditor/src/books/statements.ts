import { money, type BookCheck } from './check.ts'

const statement = `'seller_statement' as table, t.id::text as id, null as order, 'statement ST-' || t.seller_id || '-' || t.nth`
const entry = `'seller_statement_entry' as table, e.document_id::text as id, (select o.number from "order" o where o.id = e.order_id) as order, e.number`

/** What a statement keeps of its entries and taxes. */
const sums = `(select count(*) as documents, coalesce(sum(e.gross_paise), 0) as gross, coalesce(sum(e.commission_paise), 0) as commission,
    coalesce(sum(e.closing_paise), 0) as closing, coalesce(sum(e.gateway_paise), 0) as gateway from seller_statement_entry e where e.statement_id = t.id)`
const taxSums = `(select coalesce(sum(x.cgst_paise + x.sgst_paise + x.igst_paise), 0) as tcs, coalesce(sum(x.tds_paise), 0) as tds
    from seller_statement_tax x where x.statement_id = t.id)`

/** The marketplace, as the invoices of its sellers name it. */
const operatorGstin = `(select min(i.document->'operator'->>'gstin') from invoice i where i.id in (select e.invoice_id from seller_statement_entry e where e.statement_id = t.id))`

/** GST on commission and closing fees: each rate once, within a state as two halves. */
const serviceGst = `(select coalesce(sum(case when left(s.gstin, 2) = left(${operatorGstin}, 2) then 2 * round(b.base * b.bp / 20000.0) else round(b.base * b.bp / 10000.0) end), 0) as paise
    from (select e.service_gst_bp as bp, sum(e.commission_paise + e.closing_paise) as base from seller_statement_entry e where e.statement_id = t.id group by 1) b)`

const posted = (account: string) =>
  `(select coalesce(sum(g.amount_paise), 0) from ledger_journal j join ledger_posting g on g.journal_id = j.id join ledger_account a on a.id = g.account_id
    where j.key = 'statement:' || t.id and a.kind = '${account}')`
const paidOut = `(select coalesce(sum(g.amount_paise), 0) from ledger_journal j join ledger_posting g on g.journal_id = j.id join ledger_account a on a.id = g.account_id
    where j.key = 'seller-payout:' || t.id and a.kind = 'sellers_owed')`
const books = [
  ['sellers_sold', 't.gross_paise'],
  ['seller_commission', '-t.commission_paise'],
  ['seller_closing_fees', '-t.closing_paise'],
  ['seller_fee_gst', '-t.service_gst_paise'],
  ['seller_gateway_fees', '-t.gateway_paise'],
  ['seller_tcs', '-t.tcs_paise'],
  ['seller_tds', '-t.tds_paise'],
  ['sellers_owed', '-t.net_paise'],
] as const

/** The newest rule of exactly this target on a day; of one day the newer. */
const newest = (kind: string, seller: string, family: string, on: string) =>
  `(select r.rate_bp, r.amount_paise from seller_fee_rule r where r.kind = '${kind}' and r.seller_id is not distinct from ${seller}
    and r.family_key is not distinct from ${family} and r.valid_from <= ${on} order by r.valid_from desc, r.id desc limit 1)`
/** Seller and family, seller, family, everybody: the first that has a value. */
const ruled = (kind: string, column: 'rate_bp' | 'amount_paise', family: string, on: string) =>
  `coalesce((select n.${column} from ${newest(kind, 't.seller_id', family, on)} n), (select n.${column} from ${newest(kind, 't.seller_id', 'null::text', on)} n),
    (select n.${column} from ${newest(kind, 'null::int', family, on)} n), (select n.${column} from ${newest(kind, 'null::int', 'null::text', on)} n), 0)`

/** The documents as issued, those of credit notes below zero. */
const documents = `(select i.id, i.id as invoice_id, 1 as sign, i.document, i.gstin, i.issued_at from invoice i
    union all select c.id, c.invoice_id, -1, c.document, c.gstin, c.issued_at from credit_note c)`
const taxed = `(select coalesce(sum((l->>'taxablePaise')::bigint), 0) from (select jsonb_array_elements(d.document->'lines') as l union all select jsonb_array_elements(d.document->'charges')) p
    where (l->>'gstBp')::int > 0 or d.document->'sez' is not null)`

/** Each line of commission, with its invoice's day and what earlier documents of the invoice left of the goods. */
const lines = `(select e.document_id, e.kind, e.number, e.order_id, t.seller_id, t.nth, c.value->>'sku' as sku, c.value->>'familyKey' as family, (c.value->>'rateBp')::int as bp,
      (c.value->>'taxablePaise')::bigint as taxable, (c.value->>'paise')::bigint as paise, i.issued_on as on,
      sum((c.value->>'taxablePaise')::bigint) over (partition by e.invoice_id, c.value->>'sku'
        order by (e.kind = 'credit_note'), t.nth, d.issued_at, e.document_id) as left_after
    from seller_statement_entry e join seller_statement t on t.id = e.statement_id join seller_statement_entry i on i.document_id = e.invoice_id
      join ${documents} d on d.id = e.document_id, lateral jsonb_array_elements(e.commission) c)`

/** Net supplies by seller, month and kind of supply at the rates of their days (CGST Act s.52), and what was kept. */
const tcs = `(select k.seller_id, k.period, k.is_inter, coalesce(case when n.net > 0 then n.tax end, 0) as due, k.kept
    from (select t.seller_id, x.period, x.is_inter, sum(x.cgst_paise + x.sgst_paise + x.igst_paise) as kept
      from seller_statement_tax x join seller_statement t on t.id = x.statement_id where x.kind = 'tcs' group by 1, 2, 3) k
    left join (select seller_id, month, is_inter, sum(net) as net,
        sum(case when is_inter then round(net * bp / 10000.0) else 2 * round(net * bp / 20000.0) end) as tax
      from (select t.seller_id, to_char(e.issued_on, 'YYYY-MM') as month, e.is_inter, case when e.issued_on < '2024-07-10' then 100 else 50 end as bp, sum(e.taxed_paise) as net
        from seller_statement_entry e join seller_statement t on t.id = e.statement_id group by 1, 2, 3, 4) r group by 1, 2, 3) n
      on n.seller_id = k.seller_id and n.month = k.period and n.is_inter = k.is_inter)`

/** Sales by seller and financial year at the rates of their days, and what was deducted. Individuals have a limit. */
const tds = `(select k.seller_id, k.period, k.kept, case when n.gross <= 0 or s.gstin ~ '^..[A-Z]{3}[PH]' and n.gross <= n.most then 0 else greatest(0, n.tax) end as due
    from (select t.seller_id, x.period, sum(x.tds_paise) as kept from seller_statement_tax x join seller_statement t on t.id = x.statement_id
      where x.kind = 'tds' group by 1, 2) k join seller s on s.id = k.seller_id
    left join (select seller_id, year, sum(gross) as gross, max(most) as most, sum(round(gross * bp / 10000.0)) as tax
      from (select t.seller_id, to_char(e.issued_on - interval '3 months', 'YYYY') as year, r.rate_bp as bp, r.amount_paise as most, r.id, sum(e.gross_paise) as gross
        from seller_statement_entry e join seller_statement t on t.id = e.statement_id
          left join lateral (select * from seller_fee_rule r where r.kind = 'tds' and r.valid_from <= e.issued_on order by r.valid_from desc, r.id desc limit 1) r on true
        group by 1, 2, 3, 4, 5) g group by 1, 2) n on n.seller_id = k.seller_id and n.year = left(k.period, 4))`

/** OPS-06: what sellers are owed follows from documents, rules and rates. */
export const statementCheck: BookCheck = {
  name: 'statements',
  title: 'Statements of sellers: commission, TCS, TDS and payout follow from documents and rules',
  rows: `select (select count(*) from seller_statement) + (select count(*) from seller_statement_entry) as rows`,
  wrong: [
    `select ${statement} || ' keeps other sums than its documents and taxes have' as text, null as by
     from seller_statement t, lateral ${sums} k, lateral ${taxSums} x
     where (t.documents, t.gross_paise, t.commission_paise, t.closing_paise, t.gateway_paise, t.tcs_paise, t.tds_paise)
       is distinct from (k.documents, k.gross, k.commission, k.closing, k.gateway, x.tcs, x.tds)`,
    `select ${statement} || ' has a GST of ' || ${money('t.service_gst_paise')} || ' on the fees, not ' || ${money('g.paise')} as text, (t.service_gst_paise - g.paise)::text as by
     from seller_statement t join seller s on s.id = t.seller_id, lateral ${serviceGst} g where t.service_gst_paise <> g.paise`,
    `select ${statement} || ' pays ' || ${money('t.payout_paise')} || ', not ' || ${money('p.due')} as text, (t.payout_paise - p.due)::text as by
     from seller_statement t, lateral (select greatest(0, t.gross_paise - t.commission_paise - t.closing_paise - t.service_gst_paise - t.gateway_paise - t.tcs_paise - t.tds_paise
       + t.carried_paise) as due) p where t.payout_paise <> p.due`,
    `select ${statement} || ' carries over ' || ${money('t.carried_paise')} || ', the one before left ' || ${money('p.left')} as text, (t.carried_paise - p.left)::text as by
     from seller_statement t, lateral (select coalesce((select least(0, b.net_paise + b.carried_paise) from seller_statement b
       where b.seller_id = t.seller_id and b.nth = t.nth - 1), 0) as left) p where t.carried_paise <> p.left`,
    `select ${statement} || ' pays ' || ${money('t.split_paise')} || ' by the split, its prepaid goods are ' || ${money('p.prepaid')} as text, (t.split_paise - p.prepaid)::text as by
     from seller_statement t, lateral (select greatest(0, coalesce(sum(e.gross_paise), 0)) as prepaid from seller_statement_entry e
       where e.statement_id = t.id and e.channel = 'aggregator') p where t.split_paise <> least(t.payout_paise, p.prepaid)`,
    `select ${statement} || ' is of the marketplace itself' as text, null as by
     from seller_statement t join seller s on s.id = t.seller_id where s.gstin = ${operatorGstin}`,
    ...books.map(
      ([account, should]) =>
        `select ${statement} || ' books ' || ${money(posted(account))} || ' as ${account}, not ' || ${money(should)} as text, (${posted(account)} - (${should}))::text as by
         from seller_statement t where ${posted(account)} <> ${should}`,
    ),
    `select ${statement} || ' was paid ' || ${money(paidOut)} || ', not ' || ${money('p.due')} as text, (${paidOut} - p.due)::text as by
     from seller_statement t, lateral (select case when exists (select 1 from seller_payout o where o.statement_id = t.id and o.state = 'paid') then t.payout_paise else 0 end as due) p
     where ${paidOut} <> p.due`,
    `select ${statement} || ' is paid out by who asked for it, within a day' as text, t.payout_paise::text as by
     from seller_statement t join seller_payout o on o.statement_id = t.id
     where o.state in ('approved', 'paid') and o.decided_by = o.asked_by and o.decided_at < o.asked_at + interval '1 day'`,
    `select ${statement} || ' has a payout of nothing, or no reference of a transfer' as text, t.payout_paise::text as by
     from seller_statement t join seller_payout o on o.statement_id = t.id
     where t.payout_paise = 0 or o.state = 'paid' and (t.payout_paise > t.split_paise and o.bank_reference = '' or t.split_paise > 0 and o.split_reference = '')`,
    `select ${entry} || ' counts with ' || ${money('e.gross_paise')} || ', it says ' || coalesce(${money("d.sign * (d.document->'totals'->>'totalPaise')::bigint")}, 'nothing') as text,
       (e.gross_paise - coalesce(d.sign * (d.document->'totals'->>'totalPaise')::bigint, 0))::text as by
     from seller_statement_entry e left join ${documents} d on d.id = e.document_id and d.invoice_id = e.invoice_id
     where e.gross_paise is distinct from d.sign * (d.document->'totals'->>'totalPaise')::bigint`,
    `select ${entry} || ' has taxed goods of ' || ${money('e.taxed_paise')} || ', it says ' || ${money(`d.sign * ${taxed}`)} as text, (e.taxed_paise - d.sign * ${taxed})::text as by
     from seller_statement_entry e join ${documents} d on d.id = e.document_id
     where e.taxed_paise <> d.sign * ${taxed}
       or e.is_inter <> (d.document->'sez' is not null or left(d.gstin, 2) <> d.document->'placeOfSupply'->>'stateCode')
       or e.issued_on <> (d.issued_at at time zone 'Asia/Kolkata')::date`,
    `select 'seller_statement_entry' as table, l.document_id::text as id, null as order, l.number || ' charges ' || l.sku || ' ' || l.bp || ' basis points, not ' || l.should as text, (l.bp - l.should)::text as by
     from (select t.*, ${ruled('commission', 'rate_bp', 't.family', 't.on')} as should from ${lines} t) l where l.bp <> l.should`,
    `select 'seller_statement_entry' as table, l.document_id::text as id, null as order, l.number || ' charges ' || ${money('l.paise')} || ' on ' || l.sku || ', not ' || ${money('l.should')} as text,
       (l.paise - l.should)::text as by
     from (select t.*, round(t.left_after * t.bp / 10000.0) - round((t.left_after - t.taxable) * t.bp / 10000.0) as should from ${lines} t) l where l.paise <> l.should`,
    `select ${entry} || ' is charged ' || ${money('e.commission_paise')} || ', its lines ' || ${money('l.paise')} as text, (e.commission_paise - l.paise)::text as by
     from seller_statement_entry e join ${documents} d on d.id = e.document_id,
       lateral (select coalesce(sum((c.value->>'paise')::bigint), 0) as paise, coalesce(sum((c.value->>'taxablePaise')::bigint), 0) as taxable from jsonb_array_elements(e.commission) c) l,
       lateral (select d.sign * coalesce(sum((g->>'taxablePaise')::bigint), 0) as taxable from jsonb_array_elements(d.document->'lines') g) g
     where e.commission_paise <> l.paise or l.taxable <> g.taxable`,
    `select ${entry} || ' has a closing fee of ' || ${money('e.closing_paise')} || ', not ' || ${money('f.should')} as text, (e.closing_paise - f.should)::text as by
     from seller_statement_entry e join seller_statement t on t.id = e.statement_id, lateral (select case when e.kind = 'credit_note' or exists (select 1 from invoice i join invoice b
         on b.shipment_id = i.shipment_id and (b.issued_at, b.id) < (i.issued_at, i.id) where i.id = e.document_id) then 0
       else ${ruled('closing_fee', 'amount_paise', 'null::text', 'e.issued_on')} end as should) f where e.closing_paise <> f.should`,
    `select 'payment' as table, p.id, null as order, 'sellers bear ' || ${money('p.borne')} || ' of the gateway''s fee of ' || ${money('p.fee')} as text, (p.borne - p.fee)::text as by
     from (select o.payment_id as id, sum(e.gateway_paise) as borne, coalesce((select max(f.fee_paise) from settlement_line f where f.entity_id = o.payment_id and f.outcome = 'matched'), 0) as fee
       from seller_statement_entry e join "order" o on o.id = e.order_id where o.payment_id is not null group by o.payment_id) p where p.borne > p.fee`,
    `select 'seller_statement_tax' as table, k.seller_id || ' ' || k.period as id, null as order, 'of seller ' || k.seller_id || ' TCS of ' || ${money('k.kept')} || ' was kept for ' || k.period
       || ', not ' || ${money('k.due')} as text, (k.kept - k.due)::text as by from ${tcs} k where k.kept <> k.due`,
    `select 'seller_statement_tax' as table, k.seller_id || ' ' || k.period as id, null as order, 'of seller ' || k.seller_id || ' TDS of ' || ${money('k.kept')} || ' was kept for ' || k.period
       || ', not ' || ${money('coalesce(k.due, 0)')} as text, (k.kept - coalesce(k.due, 0))::text as by from ${tds} k where k.kept <> coalesce(k.due, 0)`,
  ],
}
