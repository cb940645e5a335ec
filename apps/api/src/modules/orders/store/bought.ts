import { mayPromote, PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** The pieces of an order that were neither cancelled nor given back, with their product; never what may not be promoted. */
const kept = `"order" o join sub_order s on s.order_id = o.id join order_line l on l.sub_order_id = s.id
    join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
  where l.quantity > l.cancelled + l.returned
    and g.product_class = any(array['${PRODUCT_CLASSES.filter(mayPromote).join(`', '`)}'])`

const ofOrders = {
  ordered: '',
  delivered: `and exists (select from shipment h where h.sub_order_id = s.id and h.state = 'delivered')`,
} as const
/** All orders, or only what has arrived. */
export type BoughtFrom = keyof typeof ofOrders

/** Products of a customer's orders, last bought first. */
export const selectBought = async (
  handle: Handle,
  customerId: string,
  from: BoughtFrom,
  limit: number,
): Promise<number[]> =>
  (
    await queryPrepared<{ id: number }>(
      handle,
      {
        name: `orders-bought-${from}`,
        text: `select v.group_id as id from ${kept} and o.customer_id = $1 ${ofOrders[from]}
          group by v.group_id order by max(o.placed_at) desc, v.group_id limit $2::int`,
      },
      [customerId, limit],
    )
  ).map(({ id }) => Number(id))

const buyers = {
  name: 'orders-buyers-of-products',
  text: `select v.group_id as id, count(distinct coalesce(o.customer_id::text, o.guest_id))::int as buyers
    from ${kept} and o.placed_at > $1::timestamptz group by v.group_id
    having count(distinct coalesce(o.customer_id::text, o.guest_id)) >= $2::int`,
}

/** How many buyers have ordered each product since then, for those that at least `fewest` have. */
export const selectBuyers = async (
  handle: Handle,
  since: Date,
  fewest: number,
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (await queryPrepared<{ id: number; buyers: number }>(handle, buyers, [since, fewest])).map(
      (row) => [Number(row.id), row.buyers],
    ),
  )
