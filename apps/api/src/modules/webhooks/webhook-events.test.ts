import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WEBHOOK_EVENT_KEYS } from '@upchar/kernel/webhook-events'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { atGateway, buyInCash, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
let desk: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'admin')).visitor
  await desk.call('staffAddWebhook', {
    body: {
      url: 'https://erp.example/upchar',
      description: 'Everything',
      events: [...WEBHOOK_EVENT_KEYS],
    },
  })
})
beforeEach(() => world.db.execute(sql`delete from webhook_delivery`))

/** What is to be told, in the order of the changes. */
const told = async () =>
  (
    await world.db.execute<{ event: string; data: { order?: unknown } }>(
      sql`select event, data from webhook_delivery order by id`,
    )
  ).rows.map(({ event, data }) => ({ event, ...data }))

async function cancel(id: string, items?: { line: string; quantity: number }[]) {
  world.clock.advance(1000)
  const which = { params: { id }, body: items ? { items } : {} }
  const { amount } = (await desk.call('staffPreviewCancel', which)).body.cancel
  const done = await desk.call('staffCancelOrder', {
    ...which,
    body: {
      ...which.body,
      reason: 'not_available',
      note: 'Asked by Meera Nair',
      amount,
      request_key: randomUUID(),
    },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
}

describe('what webhooks tell', () => {
  it('OPS-08 a payment that comes in and the order that it pays, then what a cancel gives back', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 20_000 })
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const { back } = await pay(visitor, url)
    const { checkout: _, ...query } = back
    const outcome = await outcomeOf(visitor, checkout, query)
    if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
    const order = { id: outcome.order_id, number: outcome.order_number }
    const { rows } = await world.db.execute<{ payment: string }>(
      sql`select payment_id as payment from "order" where id = ${order.id}`,
    )
    const payment = rows[0]?.payment
    const paid = { id: payment, amount_paise: 20_000, currency: 'INR', method: 'upi' }
    const [first, second] = (await told()).toSorted((a, b) => a.event.localeCompare(b.event))
    expect(first).toMatchObject({
      event: 'order.placed',
      order: { ...order, total_paise: 20_000, wallet_paise: 0, payment_id: payment },
    })
    expect(second).toMatchObject({ event: 'payment.captured', payment: paid })
    await cancel(order.id)
    await runJobs(world, 2)
    expect((await told()).slice(2)).toMatchObject([
      {
        event: 'order.cancelled',
        order: { ...order, is_cancelled: true },
        cancel: { amount_paise: 20_000, refund_paise: 20_000, currency: 'INR' },
      },
      {
        event: 'refund.processed',
        order,
        refund: { payment_id: payment, amount_paise: 20_000, currency: 'INR', to_wallet: false },
      },
    ])
  })

  it('OPS-08 a cancel of a part is not one of the order', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku, quantity: 2 })
    const { rows } = await world.db.execute<{ line: string }>(
      sql`select id as line from order_line where order_id = ${order.order_id}`,
    )
    await cancel(order.order_id, [{ line: rows[0]?.line ?? '', quantity: 1 }])
    await cancel(order.order_id)
    expect((await told()).slice(1).map(({ event, order: of }) => [event, of])).toEqual(
      [false, true].map((is_cancelled) => [
        'order.cancelled',
        { id: order.order_id, number: order.order_number, is_cancelled },
      ]),
    )
    expect(JSON.stringify(await told())).not.toMatch(/Meera|ward@|9876543210/)
  })

  it('OPS-08 a parcel that leaves and arrives, and a return of its goods', async () => {
    const { sku } = await goods.addVariant()
    const { order, visitor } = await buyInCash(world, { sku })
    await deliverOrders(world, order.order_id)
    const { rows } = await world.db.execute<{ id: string; awb: string; line: string }>(
      sql`select h.id, h.awb, l.id as line from shipment h join order_line l on l.order_id = h.order_id where h.order_id = ${order.order_id}`,
    )
    const [parcel] = rows
    if (parcel === undefined) throw new Error('no parcel')
    const which = { id: order.order_id, number: order.order_number }
    const moved = { id: parcel.id, state: 'delivered', courier: 'Test Express', awb: parcel.awb }
    expect((await told()).slice(1)).toMatchObject([
      { event: 'parcel.dispatched', order: which, parcel: moved },
      { event: 'parcel.delivered', order: which, parcel: moved },
    ])
    const { id, number } = await askReturn(
      visitor,
      order.order_id,
      [{ line: parcel.line, quantity: 1 }],
      { pay_to: 'meera@okbank' },
    )
    await desk.call('staffDecideReturn', {
      params: { id },
      body: { version: 0, approve: true, decision: '' },
    })
    const { version, items } = (await desk.call('staffGetReturn', { params: { id } })).body.return
    const pieces = items.map(({ line, batches }) => ({
      line,
      lot: batches[0]?.lot ?? 0,
      parcel: batches[0]?.parcel ?? '',
      quantity: 1,
      fate: 'destroy' as const,
    }))
    const preview = await desk.call('staffPreviewReturn', { params: { id }, body: { pieces } })
    const settled = await desk.call('staffSettleReturn', {
      params: { id },
      body: { version, pieces, credit: preview.body.settlement.credit, decision: '' },
    })
    expect(settled.status, JSON.stringify(settled.body)).toBe(200)
    expect((await told()).slice(3)).toMatchObject([
      { event: 'return.requested', order: which, return: { id, number, state: 'requested' } },
      {
        event: 'return.settled',
        order: which,
        return: {
          id,
          number,
          state: 'settled',
          outcome: 'refund',
          refund_paise: preview.body.settlement.credit * 100,
        },
      },
    ])
  })

  it('OPS-08 of each event that staff can choose is tested above', () => {
    expect(WEBHOOK_EVENT_KEYS.toSorted()).toEqual([
      'order.cancelled',
      'order.placed',
      'parcel.delivered',
      'parcel.dispatched',
      'payment.captured',
      'refund.processed',
      'return.requested',
      'return.settled',
    ])
  })
})
