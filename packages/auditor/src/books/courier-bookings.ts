import { money, type BookCheck } from './check.ts'

const row = `'courier_booking' as table, b.id::text as id, o.number as order`
const from = `courier_booking b join shipment h on h.id = b.shipment_id join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id`

export const courierBookingCheck: BookCheck = {
  name: 'courier-bookings',
  title:
    'Bookings by the courier’s API: what it collects is the parcel’s cash, and a parcel has one AWB at a time',
  rows: 'select count(*) as rows from courier_booking',
  wrong: [
    `select ${row}, 'the courier was told to collect ' || ${money('coalesce(b.collect_paise, 0)')} || ', the parcel’s cash is ' || ${money('coalesce(h.cash_paise, 0)')} as text,
       (coalesce(b.collect_paise, 0) - coalesce(h.cash_paise, 0))::text as by
     from ${from} where b.ended_at is null and h.state not in ('cancelled', 'refunded', 'rto')
       and not exists (select from order_return r where r.shipment_id = h.id and r.settled_at is not null) and coalesce(b.collect_paise, 0) <> coalesce(h.cash_paise, 0)`,
    `select ${row}, 'booked as ' || b.awb || ', but the parcel goes as ' || coalesce(h.awb, 'nothing') as text, b.cost_paise::text as by
     from ${from} where b.ended_at is null and b.awb is not null and h.state not in ('cancelled', 'refunded') and h.awb is distinct from b.awb`,
  ],
}
