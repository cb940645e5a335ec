import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { openStates } from '../model.ts'
import { readOrderText, type OrderRow } from './read.ts'

export type WantedOrders = {
  /** Part of the number or of a product's name, a SKU or an AWB; empty: any. */
  q: string
  status: 'all' | 'open' | 'delivered' | 'undone'
}

const parcel = (states: string) =>
  `exists (select from sub_order s join shipment h on h.sub_order_id = s.id where s.order_id = o.id and h.state ${states})`
const open = `('${openStates.join(`', '`)}')`

/** What makes an order one of the status. */
const ofStatus: Readonly<Record<WantedOrders['status'], string>> = {
  all: '',
  open: `and ${parcel(`in ${open}`)}`,
  delivered: `and ${parcel(`in ('delivered', 'return_requested')`)} and not ${parcel(`in ${open}`)}`,
  undone: `and exists (select from sub_order s join order_line l on l.sub_order_id = s.id
    where s.order_id = o.id and l.cancelled + l.returned > 0)`,
}

const matches = `o.customer_id = $1 and ($2 = '' or position($2 in lower(o.number)) > 0
    or exists (select from sub_order s join order_line l on l.sub_order_id = s.id
      where s.order_id = o.id and (position($2 in lower(l.title)) > 0 or lower(l.sku) = $2))
    or exists (select from sub_order s join shipment h on h.sub_order_id = s.id where s.order_id = o.id and lower(h.awb) = $2))`

/** A customer's own orders, newest first (ORDER-01). */
export const selectOrdersOf = (
  handle: Handle,
  customerId: string,
  { q, status }: WantedOrders,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> =>
  queryPrepared<OrderRow>(
    handle,
    {
      name: `orders-of-customer-${status}`,
      text: `${readOrderText} ${matches} ${ofStatus[status]} order by o.placed_at desc, o.id limit $3::int offset $4::int`,
    },
    [customerId, q.toLowerCase(), limit, offset],
  )

/** How many of a customer's orders match. */
export async function countOrdersOf(
  handle: Handle,
  customerId: string,
  { q, status }: WantedOrders,
): Promise<number> {
  const [row] = await queryPrepared<{ count: number }>(
    handle,
    {
      name: `orders-of-customer-count-${status}`,
      text: `select count(*)::int as count from "order" o where ${matches} ${ofStatus[status]}`,
    },
    [customerId, q.toLowerCase()],
  )
  return row?.count ?? 0
}
