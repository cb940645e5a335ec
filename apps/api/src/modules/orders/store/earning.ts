import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import type { FrozenQuote } from '../../checkout/index.ts'

/** An order as its reward points are reckoned (CART-14). */
export type EarningOrder = {
  id: string
  number: string
  checkoutId: string
  customerId: string
  quote: FrozenQuote
  /** The packs that were neither cancelled nor returned, by offer. */
  left: readonly { offerId: number; quantity: number }[]
  /** Everything that is left has been delivered. */
  delivered: boolean
}

export const received = `('delivered', 'return_requested', 'return_picked', 'returned')`

const text = `select o.id, o.number, o.checkout_id as "checkoutId", o.customer_id as "customerId", o.quote, r.left, r.delivered
    from "order" o, lateral (
      select coalesce(json_agg(json_build_object('offerId', l.offer_id, 'quantity', l.quantity - l.cancelled - l.returned)), '[]') as "left",
        bool_and(l.quantity = l.cancelled + l.returned or s.state in ${received}) and bool_or(l.quantity > l.cancelled + l.returned) as delivered
      from sub_order s join order_line l on l.sub_order_id = s.id where s.order_id = o.id) r
    where o.quote ? 'points' and o.customer_id`

const lockStatement = {
  name: 'order-lock',
  text: 'select from "order" where id = $1::uuid for update',
}

/** What a statement says of an order that it locks until the transaction ends: cancels and returns of it wait. */
export async function readLocked<T extends object>(
  tx: Transaction,
  statement: PreparedStatement,
  id: string,
): Promise<T | undefined> {
  // The second statement's snapshot must be taken after the wait for the lock.
  const [, [row]] = await Promise.all([
    queryPrepared(tx, lockStatement, [id]),
    queryPrepared<T>(tx, statement, [id]),
  ])
  return row
}

const oneStatement = {
  name: 'order-earning-one',
  text: `${text} is not null and o.id = $1::uuid`,
}

/** A customer's order that earns points, locked until the transaction ends; undefined: it earns none. */
export const lockEarning = (tx: Transaction, id: string): Promise<EarningOrder | undefined> =>
  readLocked<EarningOrder>(tx, oneStatement, id)

const openStatement = {
  name: 'order-earning-open',
  text: `${text} = $1 and not r.delivered and exists (select 1 from sub_order s where s.order_id = o.id
      and s.state not in ('delivered', 'cancelled', 'returned', 'refunded', 'rto'))
    order by o.placed_at desc, o.id limit 50`,
}

/** A customer's orders that will earn points once they are delivered, newest first. */
export const selectEarning = (handle: Handle, customerId: string): Promise<EarningOrder[]> =>
  queryPrepared<EarningOrder>(handle, openStatement, [customerId])

const latestStatement = {
  name: 'order-earning-latest',
  text: `select quote->'lines' as lines from "order" where customer_id is not null and placed_at > $1::timestamptz
    order by placed_at desc limit 1000`,
}

/** The lines of customers' latest orders, 1,000 at most. */
export const selectLatestLines = async (
  handle: Handle,
  after: Date,
): Promise<FrozenQuote['lines'][]> =>
  (await queryPrepared<{ lines: FrozenQuote['lines'] }>(handle, latestStatement, [after])).map(
    ({ lines }) => lines,
  )
