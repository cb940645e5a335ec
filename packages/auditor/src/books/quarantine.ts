import type { BookCheck } from './check.ts'

const lot = `'lot' as table, l.id::text as id, null as order, 'lot ' || l.id || ' (batch ' || l.batch_no || ')'`

/** Pieces that nobody may sell: what inspections and recalls put there, less what somebody took out (RET-02, OPS-05). */
export const quarantineCheck: BookCheck = {
  name: 'quarantine',
  title:
    'Quarantine: what returns and recalls brought, less what was taken out; sold again by two people',
  rows: `select (select count(*) from quarantine_movement) + (select count(*) from quarantine_release) + (select count(*) from lot) as rows`,
  wrong: [
    `select ${lot} || ' has less than nothing in quarantine' as text, m.after::text as by
     from (select *, sum(quantity) over (partition by lot_id order by at, (quantity < 0), id) as after from quarantine_movement) m
     join lot l on l.id = m.lot_id where m.after < 0`,
    `select 'quarantine_movement' as table, m.id::text as id, null as order, 'lot ' || m.lot_id || ': ' || m.kind || ' of ' || m.quantity as text, m.quantity::text as by
     from quarantine_movement m where m.kind not in ('receive', 'release', 'destroy', 'give_back') or m.quantity = 0
       or (m.kind = 'receive') <> (m.quantity > 0) or (m.kind = 'receive') <> (num_nonnulls(m.return_id, m.recall_id) = 1) or (m.kind <> 'receive' and m.reason = '')`,
    `select 'order_return' as table, b.return_id::text as id, (select o.number from order_return r join "order" o on o.id = r.order_id where r.id = b.return_id) as order,
       'lot ' || b.lot_id || ': its inspection puts ' || b.found || ' into quarantine, ' || b.received || ' went there' as text, (b.received - b.found)::text as by
     from (select return_id, lot_id, sum(found) as found, sum(received) as received from (
         select return_id, lot_id, quantity as found, 0 as received from order_return_piece where fate = 'quarantine'
         union all select return_id, lot_id, 0, quantity from quarantine_movement where kind = 'receive' and recall_id is null
       ) both_sides group by return_id, lot_id) b where b.found <> b.received`,
    `select 'stock_movement' as table, 'lot ' || b.lot_id as id, null as order,
       'lot ' || b.lot_id || ', ' || b.reference || ': ' || b.taken || ' left quarantine for sale, ' || b.moved || ' came into stock' as text, (b.moved - b.taken)::text as by
     from (select lot_id, reference, sum(taken) as taken, sum(moved) as moved from (
         select lot_id, 'quarantine ' || id as reference, -quantity as taken, 0 as moved from quarantine_movement where kind = 'release'
         union all select lot_id, reference, 0, quantity from stock_movement where reason = 'release'
       ) both_sides group by lot_id, reference) b where b.taken <> b.moved`,
    `select 'quarantine_movement' as table, 'recall ' || b.recall as id, null as order,
       'lot ' || b.lot_id || ', recall ' || b.recall || ': ' || b.taken || ' left the stock, ' || b.received || ' came into quarantine' as text, (b.received - b.taken)::text as by
     from (select lot_id, recall, sum(taken) as taken, sum(received) as received from (
         select lot_id, substr(reference, 8) as recall, -quantity as taken, 0 as received from stock_movement where reason = 'recall'
         union all select lot_id, recall_id::text, 0, quantity from quarantine_movement where recall_id is not null
       ) both_sides group by lot_id, recall) b where b.taken <> b.received`,
    `select 'quarantine_release' as table, b.id, null as order,
       'lot ' || b.lot_id || ': ' || b.accepted || ' were accepted to be sold again, ' || b.taken || ' left quarantine' as text, (b.taken - b.accepted)::text as by
     from (select lot_id, id, sum(accepted) as accepted, sum(taken) as taken from (
         select lot_id, id::text, case when accepted then quantity else 0 end as accepted, 0 as taken from quarantine_release
         union all select m.lot_id, m.request_key, 0, -m.quantity from quarantine_movement m
           where m.kind = 'release' and exists (select 1 from quarantine_release a where a.id::text = m.request_key)
       ) both_sides group by lot_id, id) b where b.accepted <> b.taken`,
    `select 'quarantine_release' as table, a.id::text as id, null as order,
       'lot ' || a.lot_id || ': who asked to sell ' || a.quantity || ' again accepted it, sooner than a day later' as text, a.quantity::text as by
     from quarantine_release a where a.accepted and a.decided_by = a.asked_by and a.decided_at < a.asked_at + interval '24 hours'`,
  ],
}
