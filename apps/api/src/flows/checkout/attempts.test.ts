import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { asked, bought } from '@upchar/testkit/points'
import { form, pay, place } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const attempts = async (visitor: Visitor) => (await visitor.call('listAttempts')).body.attempts
const minutes = 60_000

/** A customer at the payment page of the gateway. */
async function atPayment(title: string) {
  const { sku } = await goods.addVariant({ title })
  const { visitor } = await signUp(world)
  const made = await visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: {
      form: form({ paymentOption: 1, email: 'ward@hospital.example' }),
      items: [{ sku_id: sku, quantity: 2 }],
      request_key: randomUUID(),
    },
  })
  const { checkout } = made.body
  const { outcome } = (await place(visitor, checkout)).body
  if (outcome.state !== 'pay') throw new Error(`nothing to pay: ${outcome.state}`)
  return { visitor, checkout, url: outcome.payment_url }
}
/** The buyer comes back from the gateway: the shop asks it. */
const back = (visitor: Visitor, id: string, query: Record<string, string> = {}) =>
  visitor.call('getCheckoutOutcome', { params: { id }, query })

/** Its time to pay is over. */
const end = (id: string) =>
  world.db.execute(sql`update checkout set expires_at = created_at where id = ${id}::uuid`)

describe('purchases that are no orders', () => {
  it('ORDER-01 are one that was begun and can be gone on with, until its time is over', async () => {
    const { sku } = await goods.addVariant({ title: 'Begun gloves' })
    const { visitor } = await signUp(world)
    expect(await attempts(visitor)).toEqual([])
    const { checkout } = (await asked(visitor, { sku_id: sku, quantity: 2 })).body
    expect(await attempts(visitor)).toMatchObject([
      {
        checkout_id: checkout.id,
        total: checkout.total,
        state: 'begun',
        resume: 'form',
        message: 'This order has not been placed yet. Look it over and place it.',
        items: [{ sku_id: sku, title: 'Begun gloves', quantity: 2 }],
      },
    ])
    await end(checkout.id)
    // Nothing was ever to be paid: it is a cart that was left.
    expect(await attempts(visitor)).toEqual([])
  })

  it('ORDER-01 are one whose payment failed, with the reason, to be paid again', async () => {
    const { visitor, checkout, url } = await atPayment('Failing gloves')
    expect(await attempts(visitor)).toMatchObject([{ state: 'begun', resume: 'pay' }])
    await pay(visitor, url, { vpa: 'failure@razorpay' })
    await back(visitor, checkout.id, { error_reason: 'payment_declined' })
    expect(await attempts(visitor)).toMatchObject([
      {
        checkout_id: checkout.id,
        state: 'failed',
        resume: 'pay',
        message: expect.stringMatching(/declined|did not go through/),
      },
    ])
    await end(checkout.id)
    expect(await attempts(visitor)).toMatchObject([
      { state: 'failed', resume: null, message: expect.stringMatching(/nothing was charged/) },
    ])
    await world.db.execute(
      sql`update checkout set created_at = created_at - interval '31 days' where id = ${checkout.id}::uuid`,
    )
    expect(await attempts(visitor)).toEqual([])
  })

  it('ORDER-01 are one that failed twice, with what went wrong the last time', async () => {
    const { visitor, checkout, url } = await atPayment('Twice failing gloves')
    await pay(visitor, url, { vpa: 'failure@razorpay' })
    await back(visitor, checkout.id, { error_reason: 'payment_declined' })
    // The first one, of an id that doesn't exist; then another, by a card without money.
    const mine = sql`payment_order_id = (select id from payment_order where checkout_id = ${checkout.id}::uuid)`
    await world.db.execute(sql`update payment set error_reason = 'invalid_vpa' where ${mine}`)
    await world.db
      .execute(sql`insert into payment select (jsonb_populate_record(p, jsonb_build_object(
      'id', 'pay_' || ${randomUUID()}::text, 'error_reason', 'insufficient_fund',
      'created_at', p.created_at + interval '1 minute'))).* from payment p where ${mine}`)
    expect(await attempts(visitor)).toMatchObject([
      { state: 'failed', message: expect.stringMatching(/^The card has not enough money/) },
    ])
  })

  it('ORDER-01 are one that is paid and not yet placed, and no more once it is an order', async () => {
    const { visitor, checkout, url } = await atPayment('Paid gloves')
    await pay(visitor, url)
    const paid = (settled: string | null) =>
      world.db.execute(sql`update payment set state = 'captured', settled_as = ${settled}
        where payment_order_id = (select id from payment_order where checkout_id = ${checkout.id}::uuid)`)
    await back(visitor, checkout.id)
    expect(await attempts(visitor)).toEqual([])
    const { rows } = await world.db.execute(
      sql`select number from "order" where checkout_id = ${checkout.id}::uuid`,
    )
    expect(rows).toHaveLength(1)
    // The moment between capture and order, and a payment that the bank still confirms.
    await world.db.execute(
      sql`update checkout set state = 'awaiting_payment' where id = ${checkout.id}::uuid`,
    )
    await world.db.execute(
      sql`update "order" set purchase_id = ${randomUUID()}::uuid where checkout_id = ${checkout.id}::uuid`,
    )
    await paid(null)
    expect(await attempts(visitor)).toMatchObject([
      { state: 'waiting', resume: null, message: expect.stringMatching(/^You have paid/) },
    ])
    await world.db.execute(sql`update payment set state = 'authorized'
      where payment_order_id = (select id from payment_order where checkout_id = ${checkout.id}::uuid)`)
    expect(await attempts(visitor)).toMatchObject([
      { state: 'waiting', message: expect.stringMatching(/^Your bank is confirming/) },
    ])
  })

  it('ORDER-01 are shown to their buyer alone, newest first', async () => {
    const { visitor, checkout } = await atPayment('Mine')
    world.clock.advance(minutes)
    const { sku } = await goods.addVariant()
    const second = (await asked(visitor, { sku_id: sku, quantity: 1 })).body.checkout
    expect((await attempts(visitor)).map((one) => one.checkout_id)).toEqual([
      second.id,
      checkout.id,
    ])
    const { visitor: other } = await signUp(world)
    expect(await attempts(other)).toEqual([])
    expect((await world.visitor().call('listAttempts')).status).toBe(401)
  })
})

describe('orders by words and state', () => {
  it('ORDER-01 are found by number, product and SKU, and by what became of them', async () => {
    const { visitor } = await signUp(world)
    const { visitor: other } = await signUp(world)
    const [gloves, masks] = [
      await goods.addVariant({ title: 'Nitrile gloves 100% safe' }),
      await goods.addVariant({ title: 'Surgical masks' }),
    ]
    const first = await bought(visitor, { sku_id: gloves.sku, quantity: 1 })
    world.clock.advance(minutes)
    const second = await bought(visitor, { sku_id: masks.sku, quantity: 1 })
    await bought(other, { sku_id: masks.sku, quantity: 1 })
    const found = async (query: { q?: string; status?: 'open' | 'delivered' | 'undone' } = {}) => {
      const { count, orders } = (await visitor.call('findOrders', { query })).body
      expect(count).toBe(orders.length)
      return orders.map(({ id }) => id)
    }
    const { orders } = (await visitor.call('findOrders')).body
    const number = orders.find(({ id }) => id === first)?.number ?? ''
    expect(await found()).toEqual([second, first])
    expect(await found({ q: number.toLowerCase().slice(-5) })).toEqual([first])
    expect(await found({ q: ' GLOVES 100% ' })).toEqual([first])
    expect(await found({ q: masks.sku })).toEqual([second])
    expect(await found({ q: 'gloves_' })).toEqual([])
    expect(await found({ status: 'open' })).toEqual([second, first])
    expect(await found({ status: 'delivered' })).toEqual([])
    await world.db.execute(sql`update shipment h set state = 'delivered' from sub_order s
      where s.id = h.sub_order_id and s.order_id = ${first}::uuid`)
    expect(await found({ status: 'delivered' })).toEqual([first])
    expect(await found({ status: 'open', q: 'gloves' })).toEqual([])
    await world.db.execute(sql`update order_line l set cancelled = 1 from sub_order s
      where s.id = l.sub_order_id and s.order_id = ${second}::uuid`)
    expect(await found({ status: 'undone' })).toEqual([second])
    const history = (await visitor.call('listOrders')).body
    expect(history.orders.map(({ id }) => id)).toEqual([second, first])
  })
})
