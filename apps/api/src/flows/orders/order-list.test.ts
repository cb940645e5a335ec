import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { buyInCash, form, place, placed } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

async function order(visitor: Visitor, ...skus: string[]): Promise<string> {
  world.clock.advance(1000)
  for (const sku_id of skus)
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id, quantity: 1 }, pincode: '400001' },
    })
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form(), request_key: randomUUID() },
  })
  return placed(await place(visitor, made.body.checkout)).order_number
}

const list = async (visitor: Visitor, page?: number) =>
  (await visitor.call('listOrders', { query: page === undefined ? {} : { page } })).body

describe('a customer’s orders', () => {
  it('ORDER-01 are listed newest first, with products, total and parcel states', async () => {
    const { visitor } = await signUp(world, { profile: hospital })
    expect(await list(visitor)).toMatchObject({ count: 0, pages: 1, orders: [] })
    const [gauze, lancet] = [await goods.addVariant(), await goods.addVariant()]
    const first = await order(visitor, gauze.sku)
    const second = await order(visitor, gauze.sku, lancet.sku)
    const answer = await list(visitor)
    expect(answer.orders.map(({ number }) => number)).toEqual([second, first])
    const [newest] = answer.orders
    expect(newest?.items.map(({ sku_id }) => sku_id).toSorted()).toEqual(
      [gauze.sku, lancet.sku].toSorted(),
    )
    expect(newest?.parcels[0]).toMatchObject({
      state: 'placed',
      promised: { label: expect.stringMatching(/^Delivery /) },
    })
    expect(newest?.payment).toEqual({ option: 2, label: 'Cash on delivery', state: 'due' })
    const whole = await visitor.call('getOrderStatus', { query: { id: second } })
    expect(newest?.total).toBe(whole.body.order.total)
  })

  it('ORDER-01 are paged by ten in two statements, and a page past the last is empty', async () => {
    const { visitor } = await signUp(world, { profile: hospital })
    const { sku } = await goods.addVariant()
    const numbers: string[] = []
    for (let i = 0; i < 11; i++) numbers.unshift(await order(visitor, sku))
    const { result: one, statements } = await world.statements(() => list(visitor))
    expect(one).toMatchObject({ count: 11, page: 1, pages: 2 })
    // One of them identifies the caller.
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3)
    const two = await list(visitor, 2)
    expect([...one.orders, ...two.orders].map(({ number }) => number)).toEqual(numbers)
    expect((await list(visitor, 3)).orders).toEqual([])
  })

  it('ORDER-01 are visible neither to other customers nor to guests', async () => {
    const { visitor } = await signUp(world, { profile: hospital })
    const { sku } = await goods.addVariant()
    await order(visitor, sku)
    await buyInCash(world, { sku })
    const other = await signUp(world, { profile: hospital })
    expect((await list(other.visitor)).orders).toEqual([])
    expect((await world.visitor().call('listOrders', { query: {} })).status).toBe(401)
  })

  it('ORDER-01 require a valid page, and depend on the session only', async () => {
    const [mine, theirs] = [
      await signUp(world, { profile: hospital }),
      await signUp(world, { profile: hospital }),
    ]
    const { sku } = await goods.addVariant()
    const number = await order(theirs.visitor, sku)
    const ask = (query: string) =>
      mine.visitor.raw({ method: 'GET', url: `/api/orders/orders-history?${query}` })
    for (const page of [
      '1e9',
      'abc',
      '-1',
      '0',
      '1.5',
      '',
      '%00',
      '9007199254740993',
      "1'%20or%201=1",
      '1&page=2',
      'Infinity',
      '0x7fffffff',
    ]) {
      expect(await ask(`page=${page}`), page).toMatchObject({
        status: 400,
        body: { code: 'request_invalid' },
      })
    }
    expect(await ask('page=10000')).toMatchObject({ status: 200, body: { count: 0, orders: [] } })
    for (const query of [
      `customer_id=${theirs.id}`,
      `customerId=${theirs.id}`,
      `id=${number}&key=${'a'.repeat(32)}`,
      `user=${theirs.email}`,
    ])
      expect(await ask(query)).toMatchObject({ status: 200, body: { count: 0, orders: [] } })
    // Another's cookies without a session, and one's own session with another's guest id.
    const [thief, own] = [world.visitor(), world.visitor()]
    for (const [name, value] of theirs.visitor.cookies)
      if (name !== 'upchar_access') thief.cookies.set(name, value)
    expect((await thief.call('listOrders', { query: {} })).status).toBe(401)
    own.cookies.set('upchar_access', mine.visitor.cookies.get('upchar_access') ?? '')
    own.cookies.set('upchar_guest', theirs.visitor.cookies.get('upchar_guest') ?? '')
    expect((await own.call('listOrders', { query: {} })).body.orders).toEqual([])
    // A token with a replaced customer id is invalid.
    const [head = '', , signature = ''] = (mine.visitor.cookies.get('upchar_access') ?? '').split(
      '.',
    )
    const claims = Buffer.from(
      (theirs.visitor.cookies.get('upchar_access') ?? '').split('.')[1] ?? '',
      'base64url',
    )
    own.cookies.set('upchar_access', `${head}.${claims.toString('base64url')}.${signature}`)
    expect((await own.call('listOrders', { query: {} })).status).toBe(401)
  })
})
