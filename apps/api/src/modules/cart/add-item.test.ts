import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'

import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement } from '@upchar/testkit/hold-statements'
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

const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor
}

describe('adding an item', () => {
  it('CART-02 adds a product to a new visitor’s cart and returns the cart', async () => {
    const { sku } = await goods.addVariant({ title: 'Nitrile gloves' })
    const visitor = await newVisitor()
    const { status, body } = await add(visitor, sku, 2)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message: 'Product added to cart',
      cart: { item_count: 1, total: 210, guest_user_id: visitor.cookies.get('upchar_guest') },
    })
    expect(body.cart.items[0]).toMatchObject({
      sku_id: sku,
      quantity: 2,
      title: 'Nitrile gloves',
      price: 105,
      line_total: 210,
      available: true,
      message: null,
      stock: { state: 'in_stock' },
    })
    // Reading begins the price hold.
    const unheld = (await read(visitor)).items.map((item) => ({ ...item, price_held_until: null }))
    expect(unheld).toEqual(body.cart.items)
  })

  it('CART-02 runs at most six statements, for the first item and the next', async () => {
    const [a, b] = [await goods.addVariant(), await goods.addVariant()]
    const visitor = await newVisitor()
    await read(visitor)
    for (const sku of [a.sku, b.sku, a.sku]) {
      const { result, statements } = await world.statements(() => add(visitor, sku))
      expect(result.status).toBe(200)
      expect(statements.length).toBeLessThanOrEqual(2)
    }
  })

  it('CART-07 caps the added quantity at max_oq and says so, then refuses', async () => {
    const { sku } = await goods.addVariant({ maxOq: 5 })
    const visitor = await newVisitor()
    expect((await add(visitor, sku, 3)).body).not.toHaveProperty('code')
    const capped = await add(visitor, sku, 4)
    expect(capped.body).toHaveProperty('code', 'quantity_capped')
    expect(capped.body.message).toBe(
      'You already have 3 of this product in your cart. You can only buy 5 at a time.',
    )
    expect(capped.body.cart.items[0]?.quantity).toBe(5)
    const refused = await add(visitor, sku, 1)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'max_oq_reached',
        message: 'You already have 5 of this product in your cart. You can only buy 5 at a time.',
      },
    })
    expect((await read(visitor)).items[0]?.quantity).toBe(5)
  })

  it('CART-07 never exceeds max_oq with twenty concurrent tabs, and loses nothing below it', async () => {
    const { sku } = await goods.addVariant({ maxOq: 12 })
    const visitor = await newVisitor()
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(visitor, sku, 1)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(12)
    expect(replies.filter((r) => r.status === 409)).toHaveLength(8)
    expect((await read(visitor)).items[0]?.quantity).toBe(12)
  })

  it('CART-02 returns what another tab added meanwhile', async () => {
    const variants = await Promise.all(Array.from({ length: 6 }, () => goods.addVariant()))
    const visitor = await newVisitor()
    const replies = await Promise.all(variants.map(({ sku }) => add(visitor, sku)))
    // The last writer has seen all other lines.
    expect(Math.max(...replies.map((r) => r.body.cart.items.length))).toBe(6)
  })

  it.each([0, -1, -1_000_000])('VALID-08 refuses to add %d', async (quantity) => {
    const { sku } = await goods.addVariant()
    const visitor = await newVisitor()
    expect(await add(visitor, sku, quantity)).toMatchObject({
      status: 400,
      body: { code: 'quantity_invalid' },
    })
    expect((await read(visitor)).items).toEqual([])
  })

  it('VALID-08 enforces the minimum order quantity, which is the default quantity', async () => {
    const { sku } = await goods.addVariant({ moq: 5 })
    const visitor = await newVisitor()
    expect(await add(visitor, sku, 2)).toMatchObject({
      status: 409,
      body: {
        code: 'below_moq',
        message: 'The minimum order of this product is 5. Choose 5 or more.',
      },
    })
    expect((await add(visitor, sku)).body.cart.items[0]?.quantity).toBe(5)
    expect((await add(visitor, sku)).body.cart.items[0]?.quantity).toBe(6)
    expect((await add(visitor, sku, 1)).body.cart.items[0]?.quantity).toBe(7)
  })

  it('CART-05 reports out of stock at the location, and how many are left', async () => {
    const none = await goods.addVariant({ stock: { mumbai: 0 } })
    const few = await goods.addVariant({ stock: { mumbai: 2 } })
    const visitor = await newVisitor()
    expect(await add(visitor, none.sku)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: 'Oops! Out of stock in your location.' },
    })
    expect(await add(visitor, few.sku, 3)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: 'Only 2 left in your location.', detail: { left: 2 } },
    })
  })

  it('CART-05 distinguishes an unserved pincode from an unknown one', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await newVisitor()
    expect(await add(visitor, sku, 1, '900056')).toMatchObject({
      status: 409,
      body: { code: 'not_serviceable', message: expect.stringContaining('Army') },
    })
    expect(await add(visitor, sku, 1, '999999')).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown', message: 'Invalid Pincode' },
    })
  })

  it('names the next step where a guest may not buy: lead-only, KYC, closed category', async () => {
    const visitor = await newVisitor()
    const lead = await goods.addVariant({ leadOnly: true })
    expect(await add(visitor, lead.sku)).toMatchObject({
      status: 409,
      body: { code: 'lead_only', detail: { buying: { state: 'lead_only' } } },
    })
    const device = await goods.addVariant({ productClass: 'DEV_C' })
    expect(await add(visitor, device.sku)).toMatchObject({
      status: 403,
      body: {
        code: 'buying_not_allowed',
        message: expect.stringContaining('Sign in'),
        detail: { buying: { state: 'needs_kyc' } },
      },
    })
    const banned = await goods.addVariant({ productClass: 'BANNED' })
    expect(await add(visitor, banned.sku)).toMatchObject({
      status: 403,
      body: { detail: { buying: { state: 'blocked' } } },
    })
    const closed = await goods.addVariant({ disabledCategory: true })
    expect(await add(visitor, closed.sku)).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed', message: expect.stringContaining('enquiry') },
    })
    expect((await read(visitor)).items).toEqual([])
  })

  it('accepts 200 different products and refuses the next, also concurrently', async () => {
    const variants = []
    for (let i = 0; i < 204; i++) variants.push(await goods.addVariant())
    const visitor = await newVisitor()
    const lines = variants.slice(0, 198).map(({ sku: sku_id }) => ({ sku_id, quantity: 1 }))
    await visitor.call('addOrderPad', { body: { lines, pincode: mumbai } })
    await Promise.all(variants.slice(198).map(({ sku }) => add(visitor, sku)))
    const { items } = await read(visitor)
    expect(items.length).toBeLessThanOrEqual(200)
    for (const { sku } of variants.slice(198)) await add(visitor, sku)
    const full = await read(visitor)
    expect(full.items).toHaveLength(200)
    const missing = variants.find(({ sku }) => !full.items.some((item) => item.sku_id === sku))
    expect(await add(visitor, missing?.sku ?? '')).toMatchObject({
      status: 409,
      body: { code: 'cart_full' },
    })
    // Adding more of an existing product needs no new line.
    expect((await add(visitor, full.items[0]?.sku_id ?? '')).status).toBe(200)
    // Two tabs see room for one more product: the one that comes second finds the cart full.
    await change(visitor, 'DELETE', { sku_id: full.items[0]?.sku_id ?? '' })
    const { held, letGo } = holdStatement(/^cart-add-/)
    const second = add(visitor, missing?.sku ?? '')
    await held()
    expect((await add(visitor, full.items[0]?.sku_id ?? '')).status).toBe(200)
    letGo()
    expect(await second).toMatchObject({ status: 409, body: { code: 'cart_full' } })
    const kept = (await read(visitor)).items.map((item) => item.sku_id)
    expect(kept).toHaveLength(200)
    expect(kept).not.toContain(missing?.sku)
  })
})
