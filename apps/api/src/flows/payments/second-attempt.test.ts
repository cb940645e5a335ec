import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { useWorld } from '@upchar/testkit/world'
import {
  atGateway,
  buyInCash,
  countOf,
  create,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  placed,
  runJobs,
} from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const minutes = (count: number) => world.clock.advance(count * 60_000)
const ordersOf = (checkout: { id: string }) =>
  countOf(world, 'order', sql`checkout_id = ${checkout.id}::uuid`)
const heldBy = async (checkout: { id: string }) =>
  (
    await world.db.execute<{ held: number }>(sql`
  select coalesce(sum(quantity), 0)::int as held from stock_hold where checkout_id = ${checkout.id}::uuid and state = 'held'`)
  ).rows[0]?.held
const inWarehouses = async (groupId: number) =>
  (
    await world.db.execute<{ ids: number[] }>(
      sql`select warehouse_ids as ids from product_read where group_id = ${groupId}`,
    )
  ).rows[0]?.ids
const reconcile = async () => {
  await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
  await runJobs(world)
}

describe('the hold of a paying guest', () => {
  it('CHECKOUT-06 is kept by a refused request', async () => {
    const [wanted, scarce] = [
      await goods.addVariant({ stock: { mumbai: 1 } }),
      await goods.addVariant({ stock: { mumbai: 1 } }),
    ]
    const { visitor, checkout, url } = await atGateway(world, { sku: wanted.sku })
    const both = {
      source: 'multiple',
      items: [
        { sku_id: wanted.sku, quantity: 1 },
        { sku_id: scarce.sku, quantity: 2 },
      ],
    } as const
    expect(await create(visitor, { ...both, items: [...both.items] })).toMatchObject({
      status: 409,
      body: { code: 'cart_not_ready' },
    })
    expect(await heldBy(checkout)).toBe(1)
    // A valid checkout whose stock is gone when the order is placed.
    const second = await created(visitor, {
      source: 'multiple',
      items: [
        { sku_id: wanted.sku, quantity: 1 },
        { sku_id: scarce.sku, quantity: 1 },
      ],
    })
    await buyInCash(world, { sku: scarce.sku })
    expect(await place(visitor, second)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
    expect(await heldBy(checkout)).toBe(1)
    await pay(visitor, url)
    await runJobs(world, 2)
    expect(await ordersOf(checkout)).toBe(1)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 moves to the attempt that replaces it, online or cash on delivery', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const { visitor, checkout: first } = await atGateway(world, { sku })
    const second = await created(visitor, { form: { paymentOption: 1 } })
    expect(await heldBy(first)).toBe(1)
    expect((await place(visitor, second)).body.outcome.state).toBe('pay')
    expect([await heldBy(first), await heldBy(second)]).toEqual([0, 1])
    const third = await created(visitor)
    placed(await place(visitor, third))
    expect([await heldBy(first), await heldBy(second)]).toEqual([0, 0])
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 moves between concurrent tabs, none of which reads that the last unit is gone', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const visitor = await guestWith(world, { sku })
    const tabs = []
    for (let i = 0; i < 5; i++) tabs.push(await created(visitor, { form: { paymentOption: 1 } }))
    const replies = await Promise.all(tabs.map((checkout) => place(visitor, checkout)))
    expect(replies.map(({ status, body }) => [status, body.outcome?.state])).toEqual(
      tabs.map(() => [200, 'pay']),
    )
    expect((await Promise.all(tabs.map(heldBy))).toSorted()).toEqual([0, 0, 0, 0, 1])
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 returns to the listings when another attempt releases it', async () => {
    const [left, taken] = [
      await goods.addVariant({ stock: { mumbai: 1 } }),
      await goods.addVariant({ stock: { mumbai: 5 } }),
    ]
    const { visitor } = await atGateway(world, { sku: left.sku })
    await refreshReadModels(world.db, [left.groupId], world.clock.now())
    const before = await inWarehouses(left.groupId)
    placed(
      await place(
        visitor,
        await created(visitor, { source: 'pdp', items: [{ sku_id: taken.sku, quantity: 1 }] }),
      ),
    )
    expect([before, await inWarehouses(left.groupId)]).toEqual([[], [goods.warehouses.mumbai]])
  })

  it('CART-05 CHECKOUT-06 is available in the guest’s own cart and sold out in all others', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const other = await guestWith(world, { sku })
    const { visitor } = await atGateway(world, { sku })
    const stockOf = async (guest: typeof visitor) =>
      (await guest.call('readCart', { body: { pincode: '400001' } })).body.cart.items[0]?.stock
        .state
    expect([await stockOf(visitor), await stockOf(other)]).toEqual(['low_stock', 'out_of_stock'])
  })
})

describe('a pending payment', () => {
  it('CHECKOUT-06 prevents a second order of the same cart', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url, { course: 'delayed' })
    const again = await created(visitor)
    expect(await place(visitor, again)).toMatchObject({
      status: 409,
      body: {
        code: 'payment_under_way',
        message: 'A payment for these goods is under way. Wait for it to finish, or cancel it.',
        detail: { checkout_id: checkout.id },
      },
    })
    await runJobs(world, 2)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
    expect(await ordersOf(again)).toBe(0)
    expect(await heldBy(again)).toBe(0)
  })

  it('CHECKOUT-06 blocks nothing once it has expired', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, url } = await atGateway(world, { sku })
    await pay(visitor, url, { course: 'delayed', webhook_lost: '1' })
    const early = await created(visitor)
    expect((await place(visitor, early)).status).toBe(409)
    minutes(21)
    placed(await place(visitor, early))
  })

  it('CHECKOUT-06 is abandoned after a day, and honoured even then', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url, { course: 'delayed' })
    await world.db.execute(sql`delete from graphile_worker._private_jobs`)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'waiting' })
    minutes(21)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({
      state: 'failed',
      retry: false,
      message: /has not confirmed the payment in time/,
    })
    await reconcile()
    const stateNow = async () =>
      (await visitor.call('getCheckout', { params: { id: checkout.id } })).body.checkout.state
    expect(await stateNow()).toBe('awaiting_payment')
    minutes(24 * 60)
    await reconcile()
    expect(await stateNow()).toBe('abandoned')
    await world.db.execute(
      sql`update sandbox_gateway_payment set status = 'captured' where order_id = ${/order_\w{14}/.exec(url)?.[0] ?? ''}`,
    )
    minutes(1)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
  })

  it('CHECKOUT-06 is abandoned too if it never reached the gateway', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const { checkout } = await atGateway(world, { sku })
    await world.db.execute(
      sql`update payment_order set provider_order_id = null where checkout_id = ${checkout.id}::uuid`,
    )
    minutes(26)
    await reconcile()
    const { rows } = await world.db.execute(
      sql`select c.state, o.state as payment from checkout c join payment_order o on o.checkout_id = c.id where c.id = ${checkout.id}::uuid`,
    )
    expect(rows).toEqual([{ state: 'abandoned', payment: 'expired' }])
  })
})

describe('products whose seller changes', () => {
  it('CHECKOUT-04 are invoiced by the seller of the quote', async () => {
    const { sku, offerId } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await world.db.execute(
      sql`update offer set seller_id = ${goods.sellers.delhi} where id = ${offerId}`,
    )
    await pay(visitor, url)
    await runJobs(world, 2)
    const { rows } = await world.db.execute(
      sql`select s.seller_id as seller from sub_order s join "order" o on o.id = s.order_id where o.checkout_id = ${checkout.id}::uuid`,
    )
    expect(rows).toEqual([{ seller: goods.sellers.mumbai }])
  })
})

describe('a total too small for the gateway', () => {
  it('CHECKOUT-06 is refused when the checkout is made, in words', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 50, mrpPaise: null })
    const visitor = await guestWith(world, { sku })
    expect(await create(visitor, { form: { paymentOption: 1 } })).toMatchObject({
      status: 409,
      body: {
        code: 'minimum_order_value',
        message: 'Online payments start at ₹1. Add more to your cart.',
      },
    })
    placed(await place(visitor, await created(visitor)))
    // ₹1 is enough.
    const rupee = await goods.addVariant({ pricePaise: 100, mrpPaise: null })
    const { checkout } = await atGateway(world, { sku: rupee.sku })
    expect(checkout.total).toBe(1)
  })
})
