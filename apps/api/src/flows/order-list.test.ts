import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '../testing/customers.ts'
import { stockGoods, type Goods } from '../testing/goods.ts'
import { useWorld, type Visitor } from '../testing/world.ts'
import { buyInCash, form, place, placed } from './testing/shop.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => { goods = await stockGoods(world.db) })

const hospital = { first_name: 'Meera', phone: '9876543210', business_type: 1, business_name: 'Sunrise Hospital' }

async function order(visitor: Visitor, ...skus: string[]): Promise<string> {
  world.clock.advance(1000)
  for (const sku_id of skus) await visitor.call('updateCart', { body: { type: 'ADD', product: { sku_id, quantity: 1 }, pincode: '400001' } })
  const made = await visitor.call('createCheckout', { query: { source: 'cart' }, body: { form: form(), request_key: randomUUID() } })
  return placed(await place(visitor, made.body.checkout)).order_number
}

const list = async (visitor: Visitor, page?: number) => (await visitor.call('listOrders', { query: page === undefined ? {} : { page } })).body

describe('a customer’s orders', () => {
  it('ORDER-01 stand newest first, with what was bought, what it cost and where the parcels are', async () => {
    const { visitor } = await signUp(world, { profile: hospital })
    expect(await list(visitor)).toMatchObject({ count: 0, pages: 1, orders: [] })
    const [gauze, lancet] = [await goods.addVariant(), await goods.addVariant()]
    const first = await order(visitor, gauze.sku)
    const second = await order(visitor, gauze.sku, lancet.sku)
    const answer = await list(visitor)
    expect(answer.orders.map(({ number }) => number)).toEqual([second, first])
    const [newest] = answer.orders
    expect(newest?.items.map(({ sku_id }) => sku_id).toSorted()).toEqual([gauze.sku, lancet.sku].toSorted())
    expect(newest?.parcels[0]).toMatchObject({ state: 'placed', promised: { label: expect.stringMatching(/^Delivery /) } })
    expect(newest?.payment).toEqual({ option: 2, label: 'Cash on delivery', state: 'due' })
    const whole = await visitor.call('getOrderStatus', { query: { id: second } })
    expect(newest?.total).toBe(whole.body.order.total)
  })

  it('ORDER-01 come ten a page in two statements, and a page past the last is empty', async () => {
    const { visitor } = await signUp(world, { profile: hospital })
    const { sku } = await goods.addVariant()
    const numbers: string[] = []
    for (let i = 0; i < 11; i++) numbers.unshift(await order(visitor, sku))
    const { result: one, statements } = await world.statements(() => list(visitor))
    expect(one).toMatchObject({ count: 11, page: 1, pages: 2 })
    // One of them is who calls.
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3)
    const two = await list(visitor, 2)
    expect([...one.orders, ...two.orders].map(({ number }) => number)).toEqual(numbers)
    expect((await list(visitor, 3)).orders).toEqual([])
  })

  it('ORDER-01 are nobody else’s: neither another customer’s nor a guest’s', async () => {
    const { visitor } = await signUp(world, { profile: hospital })
    const { sku } = await goods.addVariant()
    await order(visitor, sku)
    await buyInCash(world, { sku })
    const other = await signUp(world, { profile: hospital })
    expect((await list(other.visitor)).orders).toEqual([])
    expect((await world.visitor().call('listOrders', { query: {} })).status).toBe(401)
  })
})
