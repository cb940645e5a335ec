import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { FrozenQuote } from '../../checkout/index.ts'
import { readLocked, received } from './earning.ts'

/** An order with a referral as its reward is reckoned (CART-13). */
export type ReferredOrder = {
  id: string
  number: string
  checkoutId: string
  quote: FrozenQuote
  /** The packs that were neither cancelled nor returned, by offer. */
  left: readonly { offerId: number; quantity: number }[]
  /** When the last of what is left arrived; null: not everything has. */
  deliveredAt: string | null
  /** The buyer sends something back, and it isn't settled yet. */
  comingBack: boolean
}

const text = `select o.id, o.number, o.checkout_id as "checkoutId", o.quote, r.left,
      case when r.delivered then (select max(c.scanned_at) from sub_order s join shipment h on h.sub_order_id = s.id and h.replaces is null
        join shipment_scan c on c.shipment_id = h.id and c.status_id = 7 where s.order_id = o.id)::text end as "deliveredAt",
      exists (select 1 from order_return t where t.order_id = o.id and t.state in ('requested', 'approved', 'picked')) as "comingBack"
    from "order" o, lateral (
      select coalesce(json_agg(json_build_object('offerId', l.offer_id, 'quantity', l.quantity - l.cancelled - l.returned)), '[]') as "left",
        bool_and(l.quantity = l.cancelled + l.returned or s.state in ${received}) and bool_or(l.quantity > l.cancelled + l.returned) as delivered
      from sub_order s join order_line l on l.sub_order_id = s.id where s.order_id = o.id) r
    where o.quote ? 'referral'`

const oneStatement = { name: 'order-referred-one', text: `${text} and o.id = $1::uuid` }

/** An order with a referral, locked until the transaction ends; undefined: it has none. */
export const lockReferred = (tx: Transaction, id: string): Promise<ReferredOrder | undefined> =>
  readLocked<ReferredOrder>(tx, oneStatement, id)

const ofStatement = {
  name: 'order-referred-of',
  text: `${text} and o.checkout_id = any($1::uuid[])`,
}

/** The orders of checkouts, by checkout. */
export const selectReferred = async (
  handle: Handle,
  checkoutIds: readonly string[],
): Promise<ReadonlyMap<string, ReferredOrder>> =>
  new Map(
    (await queryPrepared<ReferredOrder>(handle, ofStatement, [checkoutIds])).map((order) => [
      order.checkoutId,
      order,
    ]),
  )

const firstStatement = {
  name: 'order-first-latest',
  text: `select o.quote->'lines' as lines from "order" o where o.customer_id is not null and o.placed_at > $1::timestamptz
      and not exists (select 1 from "order" b where b.customer_id = o.customer_id and b.placed_at < o.placed_at)
    order by o.placed_at desc limit 1000`,
}

/** The lines of accounts' first orders, the latest first, 1,000 at most. */
export const selectFirstOrders = async (
  handle: Handle,
  after: Date,
): Promise<FrozenQuote['lines'][]> =>
  (await queryPrepared<{ lines: FrozenQuote['lines'] }>(handle, firstStatement, [after])).map(
    ({ lines }) => lines,
  )
