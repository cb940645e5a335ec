import { money, type BookCheck } from './check.ts'

const name = (column: string) => `lower(regexp_replace(btrim(${column}), '\\s+', ' ', 'g'))`

/** What the rate card says that a parcel costs, of what the bill's line keeps of the parcel: null where it doesn't say. */
const card = `(select f.paise + round(f.paise * coalesce(f.fuel, 0) / 10000.0)
      + case when p.collect > 0 then greatest(coalesce(f.fee, 0), round(p.collect * coalesce(f.fee_bp, 0) / 10000.0)) else 0 end
    from (select l.priced->>'courier' as courier, (l.priced->>'day')::date as day, l.priced->>'stateCode' as state,
        (l.priced->>'weightGrams')::int as grams, (l.priced->>'volumeMm3')::numeric as volume, (l.priced->>'collectPaise')::bigint as collect where l.priced is not null) p
    cross join lateral (select (array_agg(c.amount_paise order by c.up_to_grams) filter (where c.kind = 'freight' and c.amount_paise is not null
          and c.up_to_grams >= greatest(p.grams, ceil(p.volume / c.divisor_of_card)) and c.state_code is not distinct from case when c.own then p.state end))[1] as paise,
        max(c.rate_bp) filter (where c.kind = 'fuel') as fuel,
        max(c.amount_paise) filter (where c.kind = 'cash_fee') as fee, max(c.rate_bp) filter (where c.kind = 'cash_fee') as fee_bp
      from (select d.*, max(d.divisor) over () as divisor_of_card, coalesce(bool_or(d.kind = 'freight' and d.amount_paise is not null and d.state_code = p.state) over (), false) as own
        from (select distinct on (r.kind, r.state_code, r.up_to_grams) r.* from courier_rate r
          where ${name('r.courier')} = ${name('p.courier')} and r.valid_from <= p.day
          order by r.kind, r.state_code, r.up_to_grams, r.valid_from desc, r.id desc) d) c) f)`

/** Each line with what the earlier lines of its parcel paid or charged, in the order in which the lists were recorded. */
const lines = `(select l.*, r.file_name, r.kind, case r.kind when 'cash' then coalesce(h.cash_paise, 0)
      else coalesce((select b.cost_paise from courier_booking b where b.awb = l.awb), ${card}, 0)::bigint end as cash,
    o.number, coalesce(sum(l.paid_paise) over (partition by l.shipment_id, r.kind order by r.nth, l.line
      rows between unbounded preceding and 1 preceding), 0) as before
  from remittance_line l join remittance r on r.id = l.remittance_id left join shipment h on h.id = l.shipment_id
    left join sub_order s on s.id = h.sub_order_id left join "order" o on o.id = s.order_id) l`
const line = `'remittance_line' as table, l.remittance_id || '/' || l.line as id, l.number as order, 'line ' || l.line || ' of ' || l.file_name`
export const remittanceCheck: BookCheck = {
  name: 'remittances',
  title: 'Couriers’ cash and bills: each line says what was paid and owed, none is counted twice',
  rows: `select (select count(*) from remittance_line) + (select count(*) from shipment where cash_paise > 0) as rows`,
  wrong: [
    `select ${line} || ' was agreed to by one member alone' as text, (l.paid_paise - l.due_paise)::text as by
     from ${lines} where l.kind = 'charges' and l.paid_paise > l.due_paise and l.settled_at is not null and (l.asked_by is null
       or (l.asked_by = l.settled_by and l.settled_at < l.asked_at + interval '24 hours'))`,
    `select ${line} || ' pays ' || ${money('l.paid_paise')} || ' of ' || ${money('l.due_paise')} || ' and counts as ' || l.outcome as text, (l.paid_paise - l.due_paise)::text as by
     from ${lines} where l.outcome <> case when l.shipment_id is null then 'unknown' when l.paid_paise = l.due_paise then 'matched'
       when l.due_paise > l.paid_paise then 'short' when l.due_paise > 0 and (l.kind = 'cash' or l.outcome <> 'weight') then 'over' else l.outcome end
       or (l.outcome in ('unknown', 'matched', 'short') and l.due_paise = 0 and l.shipment_id is not null and l.paid_paise > 0)`,
    `select ${line} || ' says that ' || ${money('l.due_paise')} || ' were owed, it was ' || ${money('greatest(0, l.cash - l.before)')} as text, (l.due_paise - greatest(0, l.cash - l.before))::text as by
     from ${lines} where l.due_paise > 0 and l.due_paise <> greatest(0, l.cash - l.before)`,
    `select 'shipment' as table, h.id::text as id, o.number as order, case when h.cash_listed_at is null then 'a list names its cash, the parcel doesn''t know' else 'no list names its cash' end as text, h.cash_paise::text as by
     from shipment h join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id
     where (h.cash_listed_at is not null) <> exists (select 1 from remittance_line l join remittance r on r.id = l.remittance_id
       where l.shipment_id = h.id and r.kind = 'cash' and l.paid_paise + l.due_paise > 0)`,
  ],
}
