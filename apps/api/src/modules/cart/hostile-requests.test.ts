import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'

import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld, type Visitor } from '@upchar/testkit/world'
const world = useWorld()
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Change = BodyInput<'updateGuestCart'>

const mumbai = '400001'

const change = (
  visitor: Visitor,
  type: Change['type'],
  product: Change['product'],
  pincode = mumbai,
) => visitor.call('updateGuestCart', { body: { type, product, pincode } })

const add = (visitor: Visitor, sku: string, quantity?: number, pincode = mumbai) =>
  change(visitor, 'ADD', { sku_id: sku, ...(quantity !== undefined && { quantity }) }, pincode)

const read = async (visitor: Visitor, pincode = mumbai) =>
  (await visitor.call('readCart', { body: { pincode } })).body.cart

const post = (visitor: Visitor, payload: string) =>
  visitor.raw({
    method: 'POST',
    url: '/api/cart/guest/update-item',
    headers: { 'content-type': 'application/json' },
    payload,
  })

const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor
}

describe('hostile requests', () => {
  it('ID-02 CART-01 are refused a foreign or invented guest id', async () => {
    const { sku } = await goods.addVariant()
    const [mine, other] = [await newVisitor(), await newVisitor()]
    await add(other, sku)
    const foreign = other.cookies.get('upchar_guest') ?? ''
    for (const name of ['readCart', 'getCartItems', 'createGuestCart'] as const) {
      expect(await mine.call(name, { body: { guest_user_id: foreign } })).toMatchObject({
        status: 403,
        body: { code: 'guest_mismatch' },
      })
      expect(await mine.call(name, { body: { guest_user_id: `${foreign}x` } })).toMatchObject({
        status: 401,
        body: { code: 'guest_unknown' },
      })
    }
    expect(
      await mine.call('updateGuestCart', {
        body: { type: 'DELETE', product: { sku_id: sku }, guest_user_id: foreign },
      }),
    ).toMatchObject({ status: 403 })
    expect((await read(mine)).items).toEqual([])
    expect((await read(other)).items).toHaveLength(1)
    // An app has no cookie jar: there the id in the request is enough, if it is ours.
    const app = world.visitor()
    expect(
      (await app.call('readCart', { body: { guest_user_id: foreign } })).body.cart.items,
    ).toHaveLength(1)
  })

  it.each([
    ['a quantity in words', { type: 'ADD', product: { sku_id: 'X', quantity: 'two' } }],
    ['a quantity as text', { type: 'ADD', product: { sku_id: 'X', quantity: '2' } }],
    ['half a product', { type: 'ADD', product: { sku_id: 'X', quantity: 1.5 } }],
    ['more than can be counted', { type: 'ADD', product: { sku_id: 'X', quantity: 1e21 } }],
    ['no product', { type: 'ADD' }],
    ['a product that is a list', { type: 'ADD', product: [] }],
    ['an unknown type', { type: 'DROP', product: { sku_id: 'X', quantity: 1 } }],
    ['a list', []],
    ['null', null],
  ])('get 400 in the error shape: %s', async (_, payload) => {
    const { status, body } = await post(await newVisitor(), JSON.stringify(payload))
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      code: 'request_invalid',
      message: expect.any(String),
      request_id: expect.any(String),
    })
  })

  it('never cause a server error: broken JSON, other media types, ten megabytes', async () => {
    const visitor = await newVisitor()
    expect(await post(visitor, '{"type":')).toMatchObject({
      status: 400,
      body: { code: 'json_invalid' },
    })
    expect(
      await post(
        visitor,
        JSON.stringify({ type: 'ADD', product: { sku_id: 'x'.repeat(10_000_000), quantity: 1 } }),
      ),
    ).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
    expect(
      await visitor.raw({
        method: 'POST',
        url: '/api/cart/guest/update-item',
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      }),
    ).toMatchObject({ status: 415 })
    expect((await read(visitor)).items).toEqual([])
  })

  it.each(['NO-SUCH-SKU', "'; drop table cart; --", '../../etc/passwd', '%00'])(
    'are refused the unknown SKU %j',
    async (sku) => {
      const visitor = await newVisitor()
      expect(await add(visitor, sku)).toMatchObject({ status: 404, body: { code: 'sku_unknown' } })
    },
  )

  it('are refused a NUL byte, which PostgreSQL can’t store', async () => {
    const visitor = await newVisitor()
    const { status } = await add(visitor, 'a\u0000b')
    expect([400, 404]).toContain(status)
  })
})
