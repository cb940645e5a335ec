import { money, type BookCheck } from './check.ts'

/**
 * Each line and charge of invoices and credit notes with what decides its table: the buyer's registration, the two states, the value of
 * the invoice. Documents whose number was cancelled at the portal have no effect (CGST Rules 48(5)).
 */
const lines = `(select d.gstin, to_char(d.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, d.sign,
      coalesce(nullif(d.document->'recipient'->>'gstin', ''), d.document->'recipient'->>'uin', '') <> '' as registered,
      d.document->'sez' is not null or left(d.gstin, 2) <> d.document->'placeOfSupply'->>'stateCode' as inter,
      d.document->'sez' is not null or (l->>'gstBp')::int > 0 as taxable, d.value > case when d.on >= '2024-08-01' then 10000000 else 25000000 end as large,
      (l->>'taxablePaise')::bigint as net, (l->>'igstPaise')::bigint as igst, (l->>'cgstPaise')::bigint as cgst, (l->>'sgstPaise')::bigint as sgst
    from (select i.gstin, i.issued_at, i.document, 1 as sign, (i.document->'totals'->>'totalPaise')::bigint as value, i.document->>'issuedOn' as on
          from invoice i where not exists (select 1 from e_invoice e where e.invoice_id = i.id and e.state in ('cancelled', 'void'))
        union all select c.gstin, c.issued_at, c.document, -1, (i.document->'totals'->>'totalPaise')::bigint, i.document->>'issuedOn'
          from credit_note c join invoice i on i.id = c.invoice_id
          where not exists (select 1 from e_invoice e where e.credit_note_id = c.id and e.state in ('cancelled', 'void'))) d,
      lateral (select jsonb_array_elements(d.document->'lines') as l union all select jsonb_array_elements(d.document->'charges')) p) x`

const id = `r.gstin || ' ' || r.form || ' ' || r.month`

/** What the tables of GSTR-1 add up to, by GSTIN and month. Notes count below zero where the form has no table of their own. */
const rebuilt = `with rebuilt as materialized (select gstin, month, section, sum(sign * net) as net, sum(sign * igst) as igst, sum(sign * cgst) as cgst,
      sum(sign * sgst) as sgst
    from (select x.gstin, x.month, net, igst, cgst, sgst,
        case when not taxable then 'exempt' when registered then case sign when 1 then 'b2b' else 'cdnr' end
          when inter and large then case sign when 1 then 'b2cl' else 'cdnur' end else 'b2cs' end as section,
        case when taxable and (registered or inter and large) then 1 else sign end as sign from ${lines}) t group by 1, 2, 3)`

/** What sellers supplied less what came back (CGST Act s.52). */
const supplied = `with supplied as materialized (select x.gstin, x.month, sum(x.sign * x.net) as net from ${lines} where x.taxable group by 1, 2)`

/** Monthly returns that were filed, rebuilt from the documents (CGST Act s.37, s.52). */
export const taxReturnCheck: BookCheck = {
  name: 'tax-returns',
  title: 'Filed tax returns: each table is what its documents add up to',
  rows: 'select count(*) as rows from tax_return',
  wrong: [
    `${rebuilt} select 'tax_return' as table, id, null as order,
        'table ' || section || ' of ' || id || ' was filed with ' || ${money('said')} || ' (' || head || '), its documents add up to ' || ${money('found')} as text,
        (said - found)::text as by
      from (select ${id} as id, s.key as section, h.head, (s.value->>h.head)::bigint as said,
          coalesce(case h.head when 'taxablePaise' then b.net when 'igstPaise' then b.igst when 'cgstPaise' then b.cgst else b.sgst end, 0) as found
        from tax_return r cross join jsonb_each(r.figures->'sections') s
          cross join (values ('taxablePaise'), ('igstPaise'), ('cgstPaise'), ('sgstPaise')) h (head)
          left join rebuilt b on b.gstin = r.gstin and b.month = r.month and b.section = s.key
        where r.form = 'gstr-1') f where said <> found`,
    `${supplied} select 'tax_return' as table, id, null as order,
        id || ' says ' || ${money('said')} || ' for ' || seller || ', its documents add up to ' || ${money('found')} as text, (said - found)::text as by
      from (select ${id} as id, s.key as seller, (s.value->>'taxablePaise')::bigint as said, coalesce(b.net, 0) as found
        from tax_return r cross join jsonb_each(r.figures->'sellers') s
          left join supplied b on b.gstin = s.key and b.month = r.month where r.form = 'gstr-8') f where said <> found`,
    `${supplied} select 'tax_return' as table, ${id} as id, null as order, ${id} || ' leaves out the seller ' || b.gstin as text, b.net::text as by
      from tax_return r join supplied b on b.month = r.month and b.gstin <> r.gstin
      where r.form = 'gstr-8' and not r.figures->'sellers' ? b.gstin`,
  ],
}
