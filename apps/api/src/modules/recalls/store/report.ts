import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { ReportFacts } from '../model.ts'
import { lotRowsText, lotsText, lotText, rowsText, waitsText, type RecalledScope } from './found.ts'
import { stateText } from './told.ts'

/** SQL: what became of the pieces of some rows of `gone`. */
const piecesText = `'sold', coalesce(sum(g.pieces), 0), 'back', coalesce(sum(g.back), 0),
        'credited', coalesce(sum(g.credited), 0), 'replaced', coalesce(sum(g.replaced), 0)`
const quarantinedText = (kind: string) =>
  `(select coalesce(-sum(q.quantity), 0) from quarantine_movement q where q.lot_id = x.id and q.kind = '${kind}')`

const factsStatement = {
  name: 'recall-report-facts',
  text: `with ${lotsText}, ${rowsText},
      gone as materialized (select r.*, least(r.back, p.credited) as credited, least(r.back, p.replaced) as replaced
        from rows r cross join lateral (select coalesce(sum(p.quantity) filter (where b.outcome = 'refund'), 0)::int as credited,
            coalesce(sum(p.quantity) filter (where b.outcome = 'replacement'), 0)::int as replaced
          from order_return_piece p join order_return b on b.id = p.return_id where p.order_line_id = r.order_line_id and p.lot_id = r.lot_id
            and p.shipment_id = r.shipment_id and p.fate <> 'rejected') p
        where not (${waitsText}))
    select
      (select coalesce(json_agg(l.row order by l.warehouse, l.id), '[]') from (select x.id, w.name as warehouse, json_build_object(${lotText},
          'destroyed', ${quarantinedText('destroy')} + (select coalesce(sum(p.quantity), 0) from order_return_piece p
            where p.fate = 'destroy' and (p.order_line_id, p.lot_id) in (select order_line_id, lot_id from gone where lot_id = x.id)),
          'givenBack', ${quarantinedText('give_back')},
          'moved', (select coalesce(sum(m.quantity), 0) from stock_movement m where m.lot_id = x.id and m.reason = 'move'), ${piecesText}) as row
        from ${lotRowsText} left join gone g on g.lot_id = x.id
        group by x.id, x.batch_no, x.expires_on, x.on_hand, w.name, f.seller_sku, s.trade_name) l) as lots,
      (select coalesce(json_agg(json_build_object('serial', n.serial, 'order', g.number, 'delivered', coalesce(g.state = 'delivered', false)) order by n.serial), '[]')
        from unnest($3::text[]) n(serial) left join lateral (select o.number, g.state from gone g join "order" o on o.id = g.order_id
          where exists (select from unnest(g.serials) s where upper(s) = n.serial) limit 1) g on true) as serials,
      (select coalesce(json_agg(d.row order by d.placed_at, d.id), '[]') from (select o.id, o.placed_at, json_build_object('id', o.id, 'number', o.number,
          'placedAt', o.placed_at, 'onTheWay', coalesce(sum(g.pieces - g.back) filter (where g.state <> 'delivered'), 0), 'state', b.state, 'because', coalesce(b.because, ''), ${piecesText}) as row
        from gone g join "order" o on o.id = g.order_id left join lateral (select ${stateText('$5')} as state,
            coalesce(nullif(n.lost_because, ''), m.refused_because, '') as because
          from recall_notice_order y join recall_notice n on n.id = y.notice_id left join mail_message m on m.id = n.mail_id
          where y.recall_id = $4::int and y.order_id = o.id) b on true
        group by o.id, o.placed_at, o.number, b.state, b.because) d) as orders`,
}

/** What a recall has reached by now, for its report (OPS-05). */
export async function selectReportFacts(
  handle: Handle,
  recall: RecalledScope & { id: number },
  smtp: boolean,
): Promise<ReportFacts> {
  const [facts] = await queryPrepared<ReportFacts>(handle, factsStatement, [
    recall.offerIds,
    recall.batch,
    recall.serials,
    recall.id,
    smtp,
  ])
  if (facts === undefined) throw new Error('a report of a recall has no row')
  return facts
}

const insertStatement = {
  name: 'recall-close',
  text: `insert into recall_report (recall_id, conclusion, facts, closed_by, closed_at) values ($1::int, $2, $3::jsonb, $4, $5::timestamptz)`,
}
/** Closes a recall with its report; the caller has locked it. */
export async function insertReport(
  tx: Transaction,
  id: number,
  of: { conclusion: string; facts: ReportFacts; by: string; at: Date },
): Promise<void> {
  await queryPrepared(tx, insertStatement, [
    id,
    of.conclusion,
    JSON.stringify(of.facts),
    of.by,
    of.at,
  ])
}

const reportStatement = {
  name: 'recall-report',
  text: 'select facts from recall_report where recall_id = $1::int',
}
/** What a closed recall had reached; undefined: it isn't closed. */
export const findReport = async (handle: Handle, id: number): Promise<ReportFacts | undefined> =>
  (await queryPrepared<{ facts: ReportFacts }>(handle, reportStatement, [id]))[0]?.facts

const buyersStatement = {
  name: 'recall-report-buyers',
  text: `select id, coalesce(nullif(form->>'businessName', ''), form->>'fullName', '') as name, coalesce(form->>'phone', '') as phone,
      coalesce(form->>'email', '') as email, concat_ws(', ', nullif(form->>'city', ''), nullif(concat_ws(' ', form->>'state', form->>'pincode'), ' ')) as place
    from "order" where id = any($1::uuid[])`,
}
export type ReportBuyer = { id: string; name: string; phone: string; email: string; place: string }
/** Who bought the orders of a report, as far as that isn't erased. */
export async function selectReportBuyers(
  handle: Handle,
  orders: readonly string[],
): Promise<ReadonlyMap<string, ReportBuyer>> {
  const rows = await queryPrepared<ReportBuyer>(handle, buyersStatement, [orders])
  return new Map(rows.map((row) => [row.id, row]))
}
