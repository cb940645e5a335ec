import type { BookCheck } from './check.ts'

const numberOf = `(select o.number from "order" o where o.id = i.order_id)`
const columns = 'id, order_id, gstin, series, number, financial_year, sequence, issued_at'
/** Invoices, credit notes and delivery challans: a series is one of the three, its numbers follow the same rules (CGST Rules 46, 53, 55). */
const documents = `(select 'invoice' as kind, ${columns} from invoice union all select 'credit_note', ${columns} from credit_note
  union all select 'delivery_challan', ${columns} from delivery_challan)`
const invoice = `i.kind as table, i.id::text as id, ${numberOf} as order`

/** CGST Rules 46(b): consecutive, at most 16 characters of capitals, digits, - and /, unique in a financial year. */
export const numberCheck: BookCheck = {
  name: 'invoice-numbers',
  title: 'Numbers of invoices and credit notes: no gap, none twice (CGST Rules 46(b), 53(1A))',
  rows: `select (select count(*) from ${documents} i) + (select count(*) from invoice_counter) as rows`,
  wrong: [
    `select ${invoice}, i.number || ' is no invoice number: 1 to 16 capitals, digits, - and /, not starting with 0, - or /' as text, null as by
     from ${documents} i where i.number !~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'`,
    `select ${invoice}, i.number || ' stands in the year ' || i.financial_year || ', it was issued in ' || f.due as text, null as by
     from ${documents} i, lateral (select (i.issued_at at time zone 'Asia/Kolkata')::date - interval '3 months' as day) d,
       lateral (select to_char(d.day, 'YYYY') || '-' || to_char(d.day + interval '1 year', 'YY') as due) f
     where i.financial_year <> f.due`,
    `select ${invoice}, i.number || ' is not number ' || i.sequence || ' of the series ' || i.series || ' of ' || i.financial_year as text, null as by
     from ${documents} i where left(i.number, length(i.series) + 7) <> i.series || '/' || substr(i.financial_year, 3) || '/'
       or substr(i.number, length(i.series) + 8) !~ '^[0-9]+$' or ltrim(substr(i.number, length(i.series) + 8), '0') <> i.sequence::text`,
    `select ${invoice}, i.number || ' of ' || i.gstin || ' was given ' || i.times || ' times in ' || i.financial_year as text, (i.times - 1)::text as by
     from (select *, count(*) over (partition by gstin, financial_year, number) as times,
       row_number() over (partition by gstin, financial_year, number order by sequence, id) as nth from ${documents} d) i
     where i.times > 1 and i.nth > 1`,
    `select ${invoice}, 'before ' || i.number || ' of ' || i.gstin || ' ' || case when i.missing = 1 then 'a number is' else i.missing || ' numbers are' end
       || ' missing in the series ' || i.series || ' of ' || i.financial_year as text, i.missing::text as by
     from (select *, sequence - 1 - coalesce(lag(sequence) over (partition by gstin, series, financial_year order by sequence, id), 0) as missing from ${documents} d) i
     where i.missing > 0`,
    `select 'invoice_counter' as table, c.gstin || '/' || c.series || '/' || c.financial_year as id, null as order,
       'the last number of ' || c.series || ' of ' || c.gstin || ' in ' || c.financial_year || ' is ' || coalesce(i.last, 0) || ', the counter says ' || c.last_number as text,
       (c.last_number - coalesce(i.last, 0))::text as by
     from invoice_counter c left join (select gstin, series, financial_year, max(sequence) as last from ${documents} d group by 1, 2, 3) i
       using (gstin, series, financial_year) where c.last_number <> coalesce(i.last, 0)`,
    `select min(i.kind) as table, min(i.id::text) as id, null as order, 'the series ' || i.series || ' of ' || i.gstin || ' in ' || i.financial_year || ' has no counter' as text, null as by
     from ${documents} i where not exists (select 1 from invoice_counter c where (c.gstin, c.series, c.financial_year) = (i.gstin, i.series, i.financial_year))
     group by i.gstin, i.series, i.financial_year`,
  ],
}
