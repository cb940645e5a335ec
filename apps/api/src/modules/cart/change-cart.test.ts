import { sql } from '../../platform/db/sql.ts'
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

const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor
}

describe('changing the cart', () => {
  it('CART-03 removes a product from the visitor’s own cart alone', async () => {
    const { sku } = await goods.addVariant()
    const [visitor, other] = [await newVisitor(), await newVisitor()]
    await add(visitor, sku)
    await add(other, sku, 3)
    await change(visitor, 'DELETE', { sku_id: sku })
    expect((await read(visitor)).items).toEqual([])
    expect((await read(other)).items).toMatchObject([{ sku_id: sku, quantity: 3 }])
  })

  it('CART-03 VALID-09 sets a quantity; below 1 is 1, above the cap is the cap', async () => {
    const { sku } = await goods.addVariant({ maxOq: 8 })
    const visitor = await newVisitor()
    await add(visitor, sku, 3)
    const quantityAfter = async (quantity: number) =>
      (await change(visitor, 'UPDATE', { sku_id: sku, quantity })).body.cart.items[0]?.quantity
    expect(await quantityAfter(6)).toBe(6)
    expect(await quantityAfter(0)).toBe(1)
    expect(await quantityAfter(-7)).toBe(1)
    expect(await quantityAfter(2)).toBe(2)
    const capped = await change(visitor, 'UPDATE', { sku_id: sku, quantity: 50 })
    expect(capped.body).toMatchObject({
      code: 'quantity_capped',
      message: 'You already have 2 of this product in your cart. You can only buy 8 at a time.',
      cart: { items: [{ quantity: 8 }] },
    })
  })

  it('VALID-09 makes a quantity below 1 the minimum order, and says so', async () => {
    const { sku } = await goods.addVariant({ moq: 10, stock: { mumbai: 40 }, maxOq: 30 })
    const visitor = await newVisitor()
    await add(visitor, sku, 20)
    for (const quantity of [0, -3])
      expect(await change(visitor, 'UPDATE', { sku_id: sku, quantity })).toMatchObject({
        status: 200,
        body: {
          code: 'quantity_raised',
          message: 'The minimum order of this product is 10, so we kept 10.',
          cart: { items: [{ quantity: 10 }] },
        },
      })
  })

  it('CART-03 refuses with a specific message and changes nothing', async () => {
    const { sku } = await goods.addVariant({ moq: 3, stock: { mumbai: 4 }, maxOq: 10 })
    const visitor = await newVisitor()
    await add(visitor, sku, 4)
    expect(await change(visitor, 'UPDATE', { sku_id: sku, quantity: 2 })).toMatchObject({
      status: 409,
      body: { code: 'below_moq' },
    })
    expect(await change(visitor, 'UPDATE', { sku_id: sku, quantity: 6 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: 'Only 4 left in your location.' },
    })
    expect(await change(visitor, 'UPDATE', { sku_id: 'not-in-cart', quantity: 6 })).toMatchObject({
      status: 404,
      body: { code: 'line_missing' },
    })
    expect((await read(visitor)).items[0]?.quantity).toBe(4)
  })

  it('CART-03 reduces a line while fewer are left than it names', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 6 }, maxOq: 10 })
    const visitor = await newVisitor()
    await add(visitor, sku, 6)
    // Others have bought the rest.
    await world.db.execute(sql`update lot set on_hand = 2 where offer_id = ${offerId}`)
    expect(await change(visitor, 'UPDATE', { sku_id: sku, quantity: 4 })).toMatchObject({
      status: 200,
      body: {
        cart: {
          items: [{ quantity: 4, available: false, message: 'Only 2 left in your location.' }],
        },
      },
    })
    expect(await change(visitor, 'UPDATE', { sku_id: sku, quantity: 5 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: 'Only 2 left in your location.' },
    })
    expect((await read(visitor)).items[0]?.quantity).toBe(4)
  })

  it('CART-03 accepts a price with a quantity, but keeps a held one', async () => {
    const { sku, offerId } = await goods.addVariant({ pricePaise: 10_500 })
    const visitor = await newVisitor()
    await add(visitor, sku, 1)
    const until = new Date(world.clock.now().getTime() + 60_000).toISOString()
    await world.db.execute(
      sql`update cart_line set price_held_until = ${until}::timestamptz where offer_id = ${offerId}`,
    )
    await world.db.execute(sql`update offer set price_paise = 12000 where id = ${offerId}`)
    for (const changed of [
      await add(visitor, sku, 1),
      await change(visitor, 'UPDATE', { sku_id: sku, quantity: 3 }),
    ])
      expect(changed.body.cart.items).toMatchObject([{ price: 105, price_before: null }])
    world.clock.advance(120_000)
    expect((await read(visitor)).items).toMatchObject([{ price: 120, price_before: 105 }])
    expect((await add(visitor, sku, 1)).body.cart.items).toMatchObject([
      { price: 120, price_before: null },
    ])
    expect((await read(visitor)).items).toMatchObject([{ price: 120, price_before: null }])
  })

  it('CART-08 shows what a merge changed until the buyer changes the line', async () => {
    const { sku, offerId } = await goods.addVariant()
    const visitor = await newVisitor()
    await add(visitor, sku, 1)
    const noted = async () => {
      await world.db.execute(
        sql`update cart_line set merge_note = 'joined' where offer_id = ${offerId}`,
      )
      return (await read(visitor)).items[0]?.merge_note
    }
    for (const act of [
      () => add(visitor, sku, 1),
      () => change(visitor, 'UPDATE', { sku_id: sku, quantity: 1 }),
    ]) {
      expect(await noted()).toBe('joined')
      expect((await act()).body.cart.items[0]?.merge_note).toBeNull()
      expect((await read(visitor)).items[0]?.merge_note).toBeNull()
    }
  })

  it('CART-21 refuses to change a line that is no longer sold online', async () => {
    const { sku, groupId } = await goods.addVariant()
    const visitor = await newVisitor()
    await add(visitor, sku, 1)
    await world.db.execute(sql`update product_group set lead_only = true where id = ${groupId}`)
    expect(await change(visitor, 'UPDATE', { sku_id: sku, quantity: 2 })).toMatchObject({
      status: 409,
      body: { code: 'lead_only' },
    })
  })

  it('CART-04 removes a line and says so, except for a discount check', async () => {
    const [a, b] = [await goods.addVariant(), await goods.addVariant()]
    const visitor = await newVisitor()
    await add(visitor, a.sku)
    await add(visitor, b.sku)
    const removed = await change(visitor, 'DELETE', { sku_id: a.sku })
    expect(removed.body).toMatchObject({
      message: 'Item removed from cart',
      cart: { item_count: 1, deleted_items: [] },
    })
    expect(
      (await change(visitor, 'DELETE', { sku_id: b.sku, should_check_discount: true })).body
        .message,
    ).toBe('')
    expect(await change(visitor, 'DELETE', { sku_id: b.sku })).toMatchObject({
      status: 404,
      body: { code: 'line_missing' },
    })
  })

  it('CART-22 stores, changes and removes an engraving', async () => {
    const { sku } = await goods.addVariant({ engravable: true })
    const visitor = await newVisitor()
    const engraved = await change(visitor, 'ADD', {
      sku_id: sku,
      quantity: 1,
      engraving_name: 'Dr. A. O’Neil'.replace('’', "'"),
    })
    expect(engraved.body.cart.items[0]?.engraving_name).toBe("Dr. A. O'Neil")
    expect((await add(visitor, sku, 1)).body.cart.items[0]?.engraving_name).toBe("Dr. A. O'Neil")
    expect(
      (await change(visitor, 'UPDATE', { sku_id: sku, engraving_name: 'Dr. B' })).body.cart
        .items[0],
    ).toMatchObject({ engraving_name: 'Dr. B', quantity: 2 })
    expect(
      (await change(visitor, 'UPDATE', { sku_id: sku, quantity: 3 })).body.cart.items[0]
        ?.engraving_name,
    ).toBe('Dr. B')
    expect(
      (await change(visitor, 'UPDATE', { sku_id: sku, engraving_name: '' })).body.cart.items[0]
        ?.engraving_name,
    ).toBe('')
  })

  it('CART-22 engraves only engravable products', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await newVisitor()
    const refused = await change(visitor, 'ADD', {
      sku_id: sku,
      quantity: 1,
      engraving_name: 'Dr. A',
    })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'engraving_not_offered', message: "This product can't be engraved." },
    })
    expect((await read(visitor)).items).toEqual([])
    expect((await add(visitor, sku, 1)).body.cart.items[0]).toMatchObject({
      engravable: false,
      engraving_name: '',
    })
    expect((await change(visitor, 'UPDATE', { sku_id: sku, engraving_name: 'Dr. A' })).status).toBe(
      409,
    )
    expect((await read(visitor)).items[0]?.engraving_name).toBe('')
  })

  it.each([
    ['<script>alert(1)</script>', 'CART-22'],
    ['डॉ. राव', 'VALID-06'],
    ['x'.repeat(31), 'CART-22'],
  ])('refuses to engrave %j (%s)', async (engraving_name) => {
    const { sku } = await goods.addVariant()
    const visitor = await newVisitor()
    const reply = await change(visitor, 'ADD', { sku_id: sku, quantity: 1, engraving_name })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'request_invalid',
        fields: expect.arrayContaining([
          expect.objectContaining({ field: 'product.engraving_name' }),
        ]),
      },
    })
    expect((await read(visitor)).items).toEqual([])
  })
})
