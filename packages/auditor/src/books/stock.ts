import { auditedAt } from '../snapshot.ts'
import type { BookCheck } from './check.ts'

const lot = `'lot' as table, l.id::text as id, null as order, 'lot ' || l.id || ' (batch ' || l.batch_no || ')'`

export const stockCheck: BookCheck = {
  name: 'stock',
  title: 'Stock: lots are the sum of their movements',
  rows: `select (select count(*) from lot) + (select count(*) from stock_movement) as rows`,
  wrong: [
    `select ${lot} || ' has ' || l.on_hand || ' on hand, its movements add up to ' || coalesce(m.moved, 0) as text, (l.on_hand - coalesce(m.moved, 0))::text as by
     from lot l left join (select lot_id, sum(quantity) as moved from stock_movement group by lot_id) m on m.lot_id = l.id
     where l.on_hand <> coalesce(m.moved, 0)`,
    `select ${lot} || ' has less than nothing on hand' as text, l.on_hand::text as by from lot l where l.on_hand < 0`,
    `select 'stock_movement' as table, m.id::text as id, null as order, 'movement ' || m.id || ' (' || m.reason || ') takes lot ' || m.lot_id || ' below nothing' as text, m.after::text as by
     from (select *, sum(quantity) over (partition by lot_id order by at, (quantity < 0), id) as after from stock_movement) m where m.after < 0`,
    `select 'stock_movement' as table, m.id::text as id, null as order, 'movement ' || m.id || ' is a ' || m.reason || ' of ' || m.quantity as text, m.quantity::text as by
     from stock_movement m where m.quantity = 0 or (m.reason in ('receipt', 'cancellation', 'return', 'release') and m.quantity < 0)
       or (m.reason in ('sale', 'recall') and m.quantity > 0) or (m.reason = 'return' and not exists
         (select 1 from order_return r where m.reference = 'return ' || r.id)) or m.reason not in ('receipt', 'sale', 'cancellation', 'return', 'release', 'recall', 'adjustment', 'move')`,
    `select 'stock_move' as table, m.id::text as id, null as order, 'move ' || m.id || ' (' || m.state || '): ' || m.sent || ' were sent and ' || m.received || ' received, ' ||
       m.left_it || ' left a lot and ' || m.came || ' came into one' as text, (m.sent - m.received - m.left_it + m.came)::text as by
     from (select m.*, l.left_it, l.came, l.strange from stock_move m join lot x on x.id = m.lot_id cross join lateral (select coalesce(-sum(s.quantity) filter (where s.lot_id = m.lot_id), 0) as left_it,
         coalesce(sum(s.quantity) filter (where s.lot_id <> m.lot_id), 0) as came, count(*) filter (where case when s.lot_id = m.lot_id then s.quantity > 0 and m.state <> 'cancelled'
           else s.quantity < 0 or (y.offer_id, y.batch_no, y.expires_on, y.warehouse_id) is distinct from (x.offer_id, x.batch_no, x.expires_on, m.warehouse_id) end) as strange
         from stock_movement s join lot y on y.id = s.lot_id where s.reason = 'move' and s.reference = 'move ' || m.id) l) m
     where m.sent <> m.left_it or m.received <> m.came or m.strange > 0 or (m.state in ('asked', 'cancelled') and m.sent <> 0) or (m.state <> 'received' and m.received <> 0)`,
    `select 'stock_movement' as table, s.id::text as id, null as order, 'movement ' || s.id || ' is of ' || s.reference || ', which doesn’t exist' as text, s.quantity::text as by
     from stock_movement s where s.reason = 'move' and not exists (select 1 from stock_move m where s.reference = 'move ' || m.id)`,
  ],
}

export const holdCheck: BookCheck = {
  name: 'holds',
  title: 'Holds: no more than is on hand',
  rows: `select (select count(*) from stock_hold) + (select count(*) from lot) as rows`,
  wrong: [
    `select ${lot} || ' has ' || h.held || ' held, ' || l.on_hand || ' are on hand' as text, (h.held - l.on_hand)::text as by
     from (select lot_id, sum(quantity) as held from stock_hold where state = 'held' and expires_at > ${auditedAt} group by lot_id) h
     join lot l on l.id = h.lot_id where h.held > l.on_hand`,
    `select 'stock_hold' as table, h.id::text as id, null as order, 'hold ' || h.id || ' of ' || h.quantity || ' is ' || h.state as text, h.quantity::text as by
     from stock_hold h where h.quantity <= 0 or h.state not in ('held', 'consumed', 'released')`,
  ],
}

/** What left by the ledger less what came back by cancels, and what the orders say was taken: by checkout and lot. */
export const saleCheck: BookCheck = {
  name: 'sales',
  title: 'Sales: what left the lots is what was ordered',
  rows: `select (select count(*) from stock_movement where reason in ('sale', 'cancellation')) + (select count(*) from order_line_lot) as rows`,
  wrong: [
    `select case when s.sold = 0 then 'stock_movement' else 'order_line_lot' end as table, 'lot ' || lot_id as id,
       (select o.number from "order" o where o.checkout_id = case when reference ~ '^checkout [0-9a-f-]{36}$' then substr(reference, 10)::uuid end) as order,
       'lot ' || lot_id || ', ' || reference || ': ' || s.moved || ' left the lot, ' || s.sold || ' were sold' as text, (s.moved - s.sold)::text as by
     from (select lot_id, reference, sum(moved) as moved, sum(sold) as sold from (
         select lot_id, reference, -quantity as moved, 0 as sold from stock_movement where reason in ('sale', 'cancellation')
         union all
         select t.lot_id, 'checkout ' || o.checkout_id, 0, t.quantity from order_line_lot t join order_line l on l.id = t.order_line_id
           join sub_order s on s.id = l.sub_order_id join "order" o on o.id = s.order_id
       ) both_sides group by lot_id, reference) s where s.moved <> s.sold`,
  ],
}
