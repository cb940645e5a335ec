import type { World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import { glovesRates } from './quarter-shop.ts'

/** Each invoice and credit note of a statement with what it is worth, read from the documents alone. */
const documents = sql.raw(`(
  select d.* from (select s.id as seller, s.gstin, i.id, i.document as d, 1 as sign from invoice i join seller s on s.gstin = i.gstin
    union all select s.id, s.gstin, c.id, c.document, -1 from credit_note c join seller s on s.gstin = c.gstin) d
  where exists (select from seller_statement_entry e where e.document_id = d.id))`)
const lines = sql.raw(
  `lateral (select jsonb_array_elements(x.d->'lines') as l union all select jsonb_array_elements(x.d->'charges')) p`,
)

/**
 * Documents that no statement has. After the last sales the gateway may keep some payments for refunds that are larger: those wait with it, and
 * nothing else may.
 */
export const leftOut = async (world: World) =>
  (
    await world.db.execute<{ number: string }>(sql`
    select i.number from (select number, id, gstin, order_id from invoice union all select number, id, gstin, order_id from credit_note) i
      join seller s on s.gstin = i.gstin join "order" o on o.id = i.order_id left join payment p on p.id = o.payment_id
    where s.id in (select seller_id from seller_statement) and not exists (select from seller_statement_entry e where e.document_id = i.id)
      and (p.id is null or p.settled_in is not null) order by 1`)
  ).rows

/** Who sold for how much, in paise: documents beside what statements say of them. */
export const grossOfSellers = async (world: World) =>
  (
    await world.db.execute<{ seller: number; documents: number; statements: number }>(sql`
    select x.seller, sum(x.sign * (x.d->'totals'->>'totalPaise')::bigint)::float8 as documents,
      coalesce((select sum(t.gross_paise) from seller_statement t where t.seller_id = x.seller), 0)::float8 as statements
    from ${documents} x group by x.seller order by x.seller`)
  ).rows

/**
 * CGST Act s.52, notification 15/2024: half of a percent of what a seller supplied less what came back in a month; across states as IGST, within
 * one in two halves, each rounded.
 */
export const tcsOfSellers = async (world: World) =>
  (
    await world.db.execute<{
      seller: number
      month: string
      inter: boolean
      law: number
      kept: number
    }>(sql`
    with net as (select x.seller, left(x.d->>'issuedOn', 7) as month, left(x.gstin, 2) <> x.d->'placeOfSupply'->>'stateCode' as inter,
        sum(x.sign * (p.l->>'taxablePaise')::bigint)::numeric as paise
      from ${documents} x, ${lines} where (p.l->>'gstBp')::int > 0 group by 1, 2, 3)
    select n.seller, n.month, n.inter, case when n.paise <= 0 then 0 when n.inter then round(n.paise * 0.005) else 2 * round(n.paise * 0.0025) end::float8 as law,
      coalesce((select sum(t.igst_paise + t.cgst_paise + t.sgst_paise) from seller_statement_tax t join seller_statement s on s.id = t.statement_id
        where s.seller_id = n.seller and t.kind = 'tcs' and t.period = n.month and t.is_inter = n.inter), 0)::float8 as kept
    from net n order by 1, 2, 3`)
  ).rows

/** Income-tax Act s.393(1): a tenth of a percent of the year's sales; of persons only above ₹5 lakh. */
export const tdsOfSellers = async (world: World) =>
  (
    await world.db.execute<{ seller: number; year: string; law: number; kept: number }>(sql`
    with sold as (select x.seller, x.gstin, case when x.d->>'issuedOn' < '2027-04-01' then '2026-27' else '2027-28' end as year,
        sum(x.sign * (x.d->'totals'->>'totalPaise')::bigint)::numeric as paise from ${documents} x group by 1, 2, 3)
    select n.seller, n.year, case when n.paise <= 0 or substr(n.gstin, 6, 1) = 'P' and n.paise <= 50000000 then 0 else round(n.paise * 0.001) end::float8 as law,
      coalesce((select sum(t.tds_paise) from seller_statement_tax t join seller_statement s on s.id = t.statement_id
        where s.seller_id = n.seller and t.kind = 'tds' and t.period = n.year), 0)::float8 as kept
    from sold n order by 1, 2`)
  ).rows

/** What sellers were owed, were paid, and owe because goods came back after a payout, in paise. */
export const payoutsOfSellers = async (world: World) =>
  (
    await world.db.execute<{ seller: number; owed: number; paid: number; carried: number }>(sql`
    select t.seller_id as seller, sum(t.net_paise)::float8 as owed,
      sum(case when p.state = 'paid' then t.payout_paise else 0 end)::float8 as paid,
      (array_agg(least(0, t.net_paise + t.carried_paise) order by t.nth desc))[1]::float8 as carried
    from seller_statement t left join seller_payout p on p.statement_id = t.id group by 1 order by 1`)
  ).rows

/** How many lines of gloves are taxed at which rate: that of the day of the invoice, also if they were paid before (CGST Act s.14). */
export const linesOfGloves = async (world: World, gloves: readonly string[]) =>
  (
    await world.db.execute<{ after: boolean; rate: number; lines: number }>(sql`
    select i.document->>'issuedOn' >= ${glovesRates.from} as after, (l->>'gstBp')::int as rate, count(*)::int as lines
    from invoice i, jsonb_array_elements(i.document->'lines') l
    where l->>'sku' in (select json_array_elements_text(${JSON.stringify(gloves)}::json)) group by 1, 2 order by 1`)
  ).rows

/** How much there was of everything that the quarter is about. */
export const countsOfQuarter = async (world: World) =>
  (
    await world.db.execute<Record<string, number>>(sql`
    select (select count(*) from "order")::int as orders, (select count(distinct seller_id) from seller_statement)::int as sellers,
      (select count(*) from invoice)::int as invoices, (select count(*) from credit_note)::int as notes,
      (select count(*) from order_return where state in ('settled', 'paid'))::int as returns,
      (select count(*) from seller_statement)::int as statements, (select count(*) from seller_payout where state = 'paid')::int as payouts,
      (select count(*) from tax_return)::int as filed, (select count(*) from settlement)::int as settlements`)
  ).rows[0]
