import type { BookCheck } from './check.ts'

/** An order's key at its parts, parcels and lines: by a wrong one the orders desk would miss or misplace the order (OPS-01). */
export const orderCopyCheck: BookCheck = {
  name: 'order-copies',
  title: 'When an order was placed and whose it is, as its parts, parcels and lines say it',
  rows: `select (select count(*) from sub_order) + (select count(*) from shipment) + (select count(*) from order_line) as rows`,
  wrong: [
    `select 'sub_order' as table, s.id::text as id, o.number as order, 'a part says that its order was placed at another time' as text, null as by
     from sub_order s join "order" o on o.id = s.order_id where s.placed_at <> o.placed_at`,
    `select 'shipment' as table, h.id::text as id, o.number as order, 'a parcel names another order, time or seller than its part' as text, null as by
     from shipment h join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id
     where (h.order_id, h.placed_at, h.seller_id) is distinct from (o.id, o.placed_at, s.seller_id)`,
    `select 'order_line' as table, l.id::text as id, o.number as order, 'a line names another order or time than its part' as text, null as by
     from order_line l join sub_order s on s.id = l.sub_order_id join "order" o on o.id = s.order_id
     where (l.order_id, l.placed_at) is distinct from (o.id, o.placed_at)`,
  ],
}
