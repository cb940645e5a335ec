import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import { deliver } from '@upchar/testkit/points'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const bought = async () => {
  const { sku } = await goods.addVariant()
  const { visitor, order } = await buyInCash(world, { sku })
  return { visitor, order_id: order.order_id, number: order.order_number }
}
const asked = async (visitor: Visitor, order_id: string) =>
  (await visitor.call('getOrderFeedbackIssues', { query: { order_id } })).body.asked
const tickets = async (number: string) =>
  (
    await world.db.execute(
      sql`select 1 from support_ticket where order_number = ${number} and kind = 'feedback'`,
    )
  ).rows.length

describe('feedback on an order', () => {
  it('ORDER-05 is asked after ordering and after delivery, and given once each', async () => {
    const { visitor, order_id, number } = await bought()
    expect(await asked(visitor, order_id)).toBe('order')
    const early = await visitor.call('postDeliveryFeedback', { body: { order_id, rating: 5 } })
    expect(early.body).toMatchObject({ code: 'feedback_closed' })
    const body = { order_id, rating: 5, comment: 'Quick and clear' }
    expect((await visitor.call('postOrderFeedback', { body })).body).toEqual({
      success: true,
      message: 'Thank you for telling us.',
      ticket: null,
    })
    expect(await asked(visitor, order_id)).toBeNull()
    expect((await visitor.call('postOrderFeedback', { body })).body).toMatchObject({
      code: 'feedback_given',
    })
    await deliverOrders(world, order_id)
    expect(await asked(visitor, order_id)).toBe('delivery')
    expect(
      (await visitor.call('postDeliveryFeedback', { body: { order_id, rating: 4 } })).status,
    ).toBe(200)
    expect(await asked(visitor, order_id)).toBeNull()
    expect(await tickets(number)).toBe(0)
  })

  it('ORDER-05 about the delivery is asked once all of it has arrived, for thirty days', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 2, nagpur: 2 } })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 4 })
    const id = order.order_id
    await deliver(world, id, 1)
    expect(await asked(visitor, id)).toBe('order')
    const early = await visitor.call('postDeliveryFeedback', { body: { order_id: id, rating: 5 } })
    expect(early.body).toMatchObject({ code: 'feedback_closed' })
    await deliver(world, id)
    expect(await asked(visitor, id)).toBe('delivery')
    const ago = (days: number) =>
      world.db
        .execute(sql`update shipment_scan set scanned_at = scanned_at - make_interval(days => ${days})
        where shipment_id in (select h.id from shipment h join sub_order s on s.id = h.sub_order_id where s.order_id = ${id}::uuid)`)
    await ago(29)
    expect(await asked(visitor, id)).toBe('delivery')
    await ago(1)
    expect(await asked(visitor, id)).toBe('order')
  })

  it('ORDER-05 with an issue or few stars reaches the support desk once, with the order and how to answer', async () => {
    const { visitor, order_id, number } = await bought()
    const body = {
      order_id,
      rating: 4,
      issues: ['payment', 'payment'],
      comment: 'UPI failed twice',
    }
    const replies = await Promise.all([
      visitor.call('postOrderFeedback', { body }),
      visitor.call('postOrderFeedback', { body }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 200)?.body.message).toMatch(
      /FBK-[0-9A-Z]{8}.*within 48 hours/,
    )
    expect(await tickets(number)).toBe(1)
    const desk = (await signedInStaff(world, 'support')).visitor
    const { tickets: found } = (await desk.call('staffListTickets', { query: { q: number } })).body
    expect(found).toMatchObject([{ kind: 'feedback', name: 'Meera Nair' }])

    await deliverOrders(world, order_id)
    await visitor.call('postDeliveryFeedback', { body: { order_id, rating: 2 } })
    expect(await tickets(number)).toBe(2)
  })

  it('ORDER-05 names issues that the stage has, and changes nothing otherwise', async () => {
    const { visitor, order_id } = await bought()
    const { issues } = (await visitor.call('getOrderFeedbackIssues', { query: {} })).body
    expect(issues.order.map(({ code }) => code)).toContain('payment')
    expect(issues.delivery.map(({ code }) => code)).toContain('damaged')
    const body = { order_id, rating: 1, issues: ['damaged'] }
    expect((await visitor.call('postOrderFeedback', { body })).body).toMatchObject({
      code: 'issue_unknown',
    })
    expect(await asked(visitor, order_id)).toBe('order')
  })

  it('ORDER-05 is no longer asked after fourteen days, and is no stranger’s to give', async () => {
    const { order_id, visitor } = await bought()
    const { visitor: stranger } = await signUp(world)
    for (const name of ['postOrderUserFeedback', 'postOrderFeedback'] as const)
      expect((await stranger.call(name, { body: { order_id, rating: 1 } })).body).toMatchObject({
        code: 'order_not_found',
      })
    await world.db.execute(
      sql`update "order" set placed_at = placed_at - interval '14 days' where id = ${order_id}::uuid`,
    )
    expect(await asked(visitor, order_id)).toBeNull()
  })
})
