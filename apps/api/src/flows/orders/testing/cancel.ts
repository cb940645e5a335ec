import { randomUUID } from 'node:crypto'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import type { Reply, Visitor, World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

export type Order = Answer<'getOrderStatus'>['order']
type Wish = BodyInput<'previewCancel'>['items']

export const orderOf = async (visitor: Visitor, id: string, key?: string): Promise<Order> =>
  (await visitor.call('getOrderStatus', { query: { id, ...(key && { key }) } })).body.order
export const itemsOf = (order: Order) => order.sub_orders.flatMap(({ items }) => items)
export const lineOf = (order: Order, sku: string): string =>
  itemsOf(order).find((item) => item.sku_id === sku)?.line ?? ''

/** Sees what a cancel gives back, and presses the button with that. */
export async function cancel(
  world: World,
  visitor: Visitor,
  id: string,
  items?: Wish,
  more: Partial<BodyInput<'cancelOrder'>> = {},
): Promise<Reply<Answer<'cancelOrder'>>> {
  world.clock.advance(1_000)
  const which = { id, ...(more.key && { key: more.key }), ...(items && { items }) }
  const seen = await visitor.call('previewCancel', { body: which })
  const amount = seen.status === 200 ? seen.body.cancel.amount : 1
  return visitor.call('cancelOrder', {
    body: { ...which, reason: 'not_needed', amount, request_key: randomUUID(), ...more },
  })
}

/** The texts of the mails about cancels of an order, oldest first. */
export const mailsAbout = async (world: World, number: string): Promise<string[]> =>
  (
    await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject like ${`%${number} is cancelled`} order by created_at`,
    )
  ).rows.map(({ text }) => text)
