import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash, guestWith } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const again = (visitor: Visitor, body: { id: string; key?: string }) =>
  visitor.call('repeatOrder', { body: { ...body, pincode: '400001' } })
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('getCartItems', { body: { pincode: '400001' } })).body.items.map(
    ({ sku_id: sku, quantity, price }) => ({ sku, quantity, price }),
  )

describe('ORDER-07 ordering again', () => {
  it('puts goods and quantities of the order into the cart, at today’s prices', async () => {
    const [gloves, masks] = [await goods.addVariant(), await goods.addVariant()]
    const { visitor, order } = await buyInCash(
      world,
      { sku: gloves.sku, quantity: 2 },
      { sku: masks.sku, quantity: 1 },
    )
    await world.db.execute(
      sql`update offer set price_paise = price_paise + 2100 where id = ${masks.offerId}`,
    )
    expect(await cartOf(visitor)).toEqual([])
    const { status, body } = await again(visitor, { id: order.order_id })
    expect(status).toBe(200)
    expect(body.message).toBe('2 products added to your cart.')
    expect(body.lines.map(({ added, message }) => [added, message])).toEqual([
      [2, null],
      [1, null],
    ])
    const cart = new Map((await cartOf(visitor)).map((line) => [line.sku, line]))
    expect(cart.get(gloves.sku)).toMatchObject({ quantity: 2, price: 105 })
    expect(cart.get(masks.sku)).toMatchObject({ quantity: 1, price: 126 })
  })

  it('says by line what is left out: sold out, fewer left, no longer sold', async () => {
    const [gone, scarce, dropped] = [
      await goods.addVariant({ stock: { mumbai: 5 } }),
      await goods.addVariant({ stock: { mumbai: 5 } }),
      await goods.addVariant(),
    ]
    const { visitor, order } = await buyInCash(
      world,
      { sku: gone.sku, quantity: 5 },
      { sku: scarce.sku, quantity: 3 },
      { sku: dropped.sku },
    )
    await world.db.execute(sql`update offer set active = false where id = ${dropped.offerId}`)
    const { body } = await again(visitor, { id: order.order_id })
    const lines = new Map(body.lines.map((line) => [line.sku_id, line]))
    expect(lines.get(gone.sku)).toMatchObject({ quantity: 5, added: 0 })
    expect(lines.get(scarce.sku)).toMatchObject({
      quantity: 3,
      added: 2,
      message: 'Only 2 left in your location.',
    })
    expect(lines.get(dropped.sku)).toMatchObject({ added: 0 })
    for (const { message } of body.lines) expect(message).not.toBeNull()
    expect(body.message).toBe(
      '1 product added to your cart. 3 products could not be added in full.',
    )
    expect(await cartOf(visitor)).toMatchObject([{ sku: scarce.sku, quantity: 2 }])
  })

  it('is for the buyer and whoever has the order’s link, each for a cart of their own', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku })
    const stranger = await guestWith(world)
    expect(await again(stranger, { id: order.order_id })).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    })
    const key = new URL(order.track_url, 'http://shop.example').searchParams.get('key') ?? ''
    expect(key).not.toBe('')
    expect((await again(stranger, { id: order.order_id, key })).status).toBe(200)
    expect(await cartOf(stranger)).toMatchObject([{ sku, quantity: 1 }])
    expect(await cartOf(visitor)).toEqual([])
  })

  it('adds once more when it is asked once more, up to what may be bought', async () => {
    const { sku } = await goods.addVariant({ maxOq: 5 })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
    await again(visitor, { id: order.order_id })
    const { body } = await again(visitor, { id: order.order_id })
    expect(body.lines).toMatchObject([{ added: 2 }])
    expect(body.lines[0]?.message).not.toBeNull()
    expect(await cartOf(visitor)).toMatchObject([{ quantity: 5 }])
  })
})
