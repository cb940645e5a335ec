import { money, type BookCheck } from './check.ts'

/** Invoices, credit notes and delivery challans alike, with what was reported of them; `gone`: its parcel has left the warehouse. */
const documents = `(select d.*, coalesce(o.number, 'move ' || d.stock_move_id) as order_number, d.document->'recipient'->>'gstin' as buyer,
    (d.document->'totals'->>'totalPaise')::bigint as total,
    case when d.credits is null then d.document->>'title' else d.credits end as supply,
    coalesce(d.state in ('shipped', 'in_transit', 'out_for_delivery', 'delivered', 'delivery_failed', 'return_requested',
      'return_picked', 'returned', 'rto', 'sent', 'received'), false) as gone
  from (select i.id, i.order_id, i.gstin, i.number, i.issued_at, i.financial_year, i.document, null as credits, 'INV' as type,
        i.shipment_id, h.state, h.warehouse_id, null::int as stock_move_id
      from invoice i left join shipment h on h.id = i.shipment_id
    union all select c.id, c.order_id, c.gstin, c.number, c.issued_at, c.financial_year, c.document, c.document->'credits'->>'title', 'CRN',
        null, null, null, null::int from credit_note c
    union all select n.id, n.order_id, n.gstin, n.number, n.issued_at, n.financial_year, n.document, 'Bill of supply', 'CHL',
        n.shipment_id, coalesce(h.state, m.state), coalesce(h.warehouse_id, l.warehouse_id), n.stock_move_id from delivery_challan n
      left join shipment h on h.id = n.shipment_id left join stock_move m on m.id = n.stock_move_id left join lot l on l.id = m.lot_id) d
    left join "order" o on o.id = d.order_id) d`

const reports = `e_invoice e join ${documents} on d.id in (e.invoice_id, e.credit_note_id)`
const bills = `e_way_bill b join ${documents} on d.id = coalesce(b.invoice_id, b.challan_id)`
const of = (table: string, id: string) =>
  `select '${table}' as table, ${id}::text as id, d.order_number as order`

/** From which turnover in crore rupees invoices to registered buyers are reported: notification 13/2020 and its amendments. */
const threshold = `(case when d.issued_at >= '2023-08-01 00:00+05:30' then 5 when d.issued_at >= '2022-10-01 00:00+05:30' then 10
  when d.issued_at >= '2022-04-01 00:00+05:30' then 20 when d.issued_at >= '2021-04-01 00:00+05:30' then 50
  when d.issued_at >= '2021-01-01 00:00+05:30' then 100 else 500 end * 1000000000::bigint)`

/** A year's turnover of the seller, known when the document was issued, brings the duty for good. */
const dutiful = `exists (select 1 from seller_turnover t join seller s on s.id = t.seller_id
  where substr(s.gstin, 3, 10) = substr(d.gstin, 3, 10) and t.financial_year < d.financial_year and t.set_at <= d.issued_at
    and t.turnover_paise > ${threshold})`

/** What was issued before the shop recorded its first report keeps its state. */
const since = (table: string, id: string) =>
  `d.issued_at >= (select min(f.issued_at) from ${table} x join (select id, issued_at from invoice union all
    select id, issued_at from credit_note union all select id, issued_at from delivery_challan) f on f.id in (${id}))`

/** A JSON amount of rupees in paise. */
const paise = (path: string) => `round((${path})::numeric * 100)::bigint`

/** Taxed goods: a challan charges no tax, so its goods are those that an invoice of the order taxes; that of a move names the rate. */
const isTaxed = `(case when d.stock_move_id is not null then (d.document->'moves'->>'gstBp')::int > 0 when d.type = 'CHL' then exists (select 1 from invoice t, jsonb_array_elements(t.document->'lines') s
    where t.order_id = d.order_id and s->>'sku' = l->>'sku' and (s->>'gstBp')::int > 0)
  else (l->>'gstBp')::int > 0 end)`
/** The taxed goods of a consignment with what is charged for them (CGST Rules 138, explanation 2). */
const consignment = `(select coalesce(sum((l->>'totalPaise')::bigint), 0) from (select jsonb_array_elements(d.document->'lines') as l
  union all select jsonb_array_elements(d.document->'charges')) p where ${isTaxed})`
const goodsTaxed = `exists (select 1 from jsonb_array_elements(d.document->'lines') l where ${isTaxed})`
const states = `from warehouse w join seller s on s.id = w.seller_id where w.id = d.warehouse_id`
const destination = `coalesce(d.document->'deliveredTo', d.document->'recipient')->>'stateCode'`
const limit = `coalesce(
  (select r.above_paise from e_way_rule r where r.state_code = ${destination} and r.state_code = (select s.state_code ${states})
    and (d.issued_at at time zone 'Asia/Kolkata')::date between r.valid_from and coalesce(r.valid_to, 'infinity') order by r.valid_from desc limit 1),
  (select r.above_paise from e_way_rule r where r.state_code is null
    and (d.issued_at at time zone 'Asia/Kolkata')::date between r.valid_from and coalesce(r.valid_to, 'infinity') order by r.valid_from desc limit 1))`

const sumOf = (list: string, key: string) =>
  `(select coalesce(sum(${paise(`x->>'${key}'`)}), 0) from jsonb_array_elements(${list}) x)`
const heads = [
  ['AssVal', 'AssAmt', 'taxablePaise'],
  ['CgstVal', 'CgstAmt', 'cgstPaise'],
  ['SgstVal', 'SgstAmt', 'sgstPaise'],
  ['IgstVal', 'IgstAmt', 'igstPaise'],
  ['TotInvVal', 'TotItemVal', 'totalPaise'],
] as const
const billHeads = [
  ['totalValue', 'taxablePaise'],
  ['cgstValue', 'cgstPaise'],
  ['sgstValue', 'sgstPaise'],
  ['igstValue', 'igstPaise'],
  ['totInvValue', 'totalPaise'],
] as const
const stated = (key: string) => `(d.document->'totals'->>'${key}')::bigint`

/** What goes to the portals of the tax office (CGST Rules 48, 138). */
export const eDocumentCheck: BookCheck = {
  name: 'e-documents',
  title: 'E-invoices and e-way bills: all that are needed, to the paisa, before the goods leave',
  rows: 'select (select count(*) from e_invoice) + (select count(*) from e_way_bill) as rows',
  wrong: [
    `${of('invoice', 'd.id')}, d.number || ' must be reported to the portal and isn''t recorded for it' as text, d.total::text as by
     from ${documents} where d.buyer <> '' and d.supply <> 'Bill of supply' and ${dutiful} and ${since('e_invoice', 'x.invoice_id, x.credit_note_id')}
       and not exists (select 1 from e_invoice e where d.id in (e.invoice_id, e.credit_note_id))`,
    ...heads.map(
      ([total, item, key]) =>
        `${of('e_invoice', 'e.id')}, d.number || ': ${total} is reported as ' || ${money(paise(`e.payload->'ValDtls'->>'${total}'`))} || ', items ' || ${money(sumOf(`e.payload->'ItemList'`, item))} || ', the document says ' || ${money(stated(key))} as text,
           (${paise(`e.payload->'ValDtls'->>'${total}'`)} - ${stated(key)})::text as by
         from ${reports} where ${paise(`e.payload->'ValDtls'->>'${total}'`)} <> ${stated(key)} or ${sumOf(`e.payload->'ItemList'`, item)} <> ${stated(key)}`,
    ),
    `${of('e_invoice', 'e.id')}, d.number || ' is reported of another seller, buyer, number, type or day' as text, null as by
     from ${reports} where e.payload->'SellerDtls'->>'Gstin' <> d.gstin or e.payload->'BuyerDtls'->>'Gstin' <> d.buyer
       or e.payload->'DocDtls'->>'No' <> d.number or e.payload->'DocDtls'->>'Typ' <> d.type or e.gstin <> d.gstin or e.number <> d.number
       or e.payload->'DocDtls'->>'Dt' <> to_char(d.issued_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY')`,
    `${of('e_invoice', 'e.id')}, d.number || ' has a reference number that doesn''t follow from it' as text, null as by
     from ${reports} where e.irn is not null
       and e.irn <> encode(sha256(convert_to(d.gstin || d.financial_year || d.type || d.number, 'UTF8')), 'hex')`,
    `${of('e_invoice', 'e.id')}, d.number || ' left without its reference number' as text, d.total::text as by
     from ${reports} where d.gone and e.state <> 'reported'`,
    `${of('e_invoice', 'e.id')}, d.number || ' isn''t reported, though the number of its invoice stands' as text, d.total::text as by
     from ${reports} where e.state = 'void' and not exists (select 1 from credit_note c join e_invoice o on o.invoice_id = c.invoice_id
       where c.id = d.id and o.state = 'cancelled')`,
    `select case d.type when 'CHL' then 'delivery_challan' else 'invoice' end as table, d.id::text as id, d.order_number as order, d.number || ' needs an e-way bill for ' || ${money(consignment)} || ' and none is recorded' as text, (${consignment})::text as by
     from ${documents} where coalesce(d.shipment_id::text, d.stock_move_id::text) is not null and ${goodsTaxed} and ${consignment} > ${limit} and ${since('e_way_bill', 'coalesce(x.invoice_id, x.challan_id)')}
       and not exists (select 1 from e_way_bill b where d.id = coalesce(b.invoice_id, b.challan_id))`,
    `${of('e_way_bill', 'b.id')}, d.number || ': the consignment counts ' || ${money('b.value_paise')} || ', it is ' || ${money(consignment)} as text, (b.value_paise - ${consignment})::text as by
     from ${bills} where b.value_paise <> ${consignment} or b.shipment_id is distinct from d.shipment_id`,
    ...billHeads.map(
      ([head, key]) =>
        `${of('e_way_bill', 'b.id')}, d.number || ': ${head} of the e-way bill is ' || ${money(paise(`b.payload->>'${head}'`))} || ', the document says ' || ${money(stated(key))} as text,
           (${paise(`b.payload->>'${head}'`)} - ${stated(key)})::text as by
         from ${bills} where ${paise(`b.payload->>'${head}'`)} <> ${stated(key)}`,
    ),
    `${of('e_way_bill', 'b.id')}, d.number || ' left without its e-way bill' as text, b.value_paise::text as by
     from ${bills} where d.gone and b.state <> 'made'`,
  ],
}
