import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announceChange } from '../../platform/db/changes.ts'
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

describe('adding', () => {
  it('CART-02 puts a product into a new visitor’s cart and answers with the cart', async () => {
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
    expect((await read(visitor)).items).toEqual(body.cart.items)
  })

  it('CART-02 makes at most six statements, for the first item and for the next', async () => {
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

  it('CART-07 never exceeds max_oq from twenty tabs at once, and loses nothing below it', async () => {
    const { sku } = await goods.addVariant({ maxOq: 12 })
    const visitor = await newVisitor()
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(visitor, sku, 1)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(12)
    expect(replies.filter((r) => r.status === 409)).toHaveLength(8)
    expect((await read(visitor)).items[0]?.quantity).toBe(12)
  })

  it('CART-02 answers with what another tab added meanwhile', async () => {
    const variants = await Promise.all(Array.from({ length: 6 }, () => goods.addVariant()))
    const visitor = await newVisitor()
    const replies = await Promise.all(variants.map(({ sku }) => add(visitor, sku)))
    // Whoever wrote last has seen all the others.
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

  it('VALID-08 enforces the minimum order quantity, and starts with it when none is named', async () => {
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
    expect((await add(visitor, sku, 1)).body.cart.items[0]?.quantity).toBe(6)
  })

  it('CART-05 says out of stock at the location, and how many are left where some are', async () => {
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

  it('CART-05 tells a pincode that is not served from one that does not exist', async () => {
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

  it('leads on where a guest may not buy: lead-only, KYC, closed category', async () => {
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

  it('holds 100 different products and refuses the next, even at once', async () => {
    const variants = []
    for (let i = 0; i < 104; i++) variants.push(await goods.addVariant())
    const visitor = await newVisitor()
    for (const { sku } of variants.slice(0, 98)) expect((await add(visitor, sku)).status).toBe(200)
    await Promise.all(variants.slice(98).map(({ sku }) => add(visitor, sku)))
    const { items } = await read(visitor)
    expect(items.length).toBeLessThanOrEqual(100)
    for (const { sku } of variants.slice(98)) await add(visitor, sku)
    const full = await read(visitor)
    expect(full.items).toHaveLength(100)
    const missing = variants.find(({ sku }) => !full.items.some((item) => item.sku_id === sku))
    expect(await add(visitor, missing?.sku ?? '')).toMatchObject({
      status: 409,
      body: { code: 'cart_full' },
    })
    // More of what is there is no new line.
    expect((await add(visitor, full.items[0]?.sku_id ?? '')).status).toBe(200)
  })
})

describe('changing', () => {
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
      message: 'You already have 2 of this product in your cart. You can only buy 8 at a time.',
      cart: { items: [{ quantity: 8 }] },
    })
  })

  it('CART-03 refuses with a message of its own and changes nothing', async () => {
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

  it('CART-04 removes a line and says so, except while the discount is checked', async () => {
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

  it('CART-22 keeps an engraving with the line, changes it, takes it away', async () => {
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

  it('CART-22 engraves only what can be engraved', async () => {
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

describe('reading', () => {
  it('CART-21 tells once which items had to go, and why', async () => {
    const [gone, stays] = [
      await goods.addVariant({ title: 'Old gloves' }),
      await goods.addVariant(),
    ]
    const visitor = await newVisitor()
    await add(visitor, gone.sku)
    await add(visitor, stays.sku)
    await world.db.execute(sql`update variant set active = false where id = ${gone.variantId}`)
    const [first, second] = await Promise.all([read(visitor), read(visitor)])
    const told = [...first.deleted_items, ...second.deleted_items]
    expect(told).toEqual([
      { sku_id: gone.sku, title: 'Old gloves', reason: 'This product is no longer sold.' },
    ])
    expect(first.items.map((item) => item.sku_id)).toEqual([stays.sku])
    expect((await read(visitor)).deleted_items).toEqual([])
  })

  it('CART-21 lets go of what became lead-only', async () => {
    const { sku, groupId } = await goods.addVariant()
    const visitor = await newVisitor()
    await add(visitor, sku)
    await world.db.execute(sql`update product_group set lead_only = true where id = ${groupId}`)
    expect((await read(visitor)).deleted_items).toMatchObject([
      { sku_id: sku, reason: expect.stringContaining('enquiry') },
    ])
  })

  it('tells a changed price until the buyer writes the line', async () => {
    const { sku, offerId } = await goods.addVariant({ pricePaise: 10_500 })
    const visitor = await newVisitor()
    await add(visitor, sku)
    await world.db.execute(sql`update offer set price_paise = 12000 where id = ${offerId}`)
    expect((await read(visitor)).items[0]).toMatchObject({ price: 120, price_before: 105 })
    expect((await read(visitor)).items[0]).toMatchObject({ price_before: 105 })
    expect(
      (await change(visitor, 'UPDATE', { sku_id: sku, quantity: 2 })).body.cart.items[0],
    ).toMatchObject({ price: 120, price_before: null })
    await world.db.execute(
      sql`update cart_line set price_held_until = ${new Date(world.clock.now().getTime() + 60_000).toISOString()}::timestamptz where offer_id = ${offerId}`,
    )
    await world.db.execute(sql`update offer set price_paise = 13000 where id = ${offerId}`)
    expect((await read(visitor)).items[0]).toMatchObject({ price: 120, price_before: null })
    world.clock.advance(120_000)
    expect((await read(visitor)).items[0]).toMatchObject({ price: 130, price_before: 120 })
  })

  it('CART-05 marks a line that the pincode cannot have, and does not let it be checked out', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 5 } })
    const visitor = await newVisitor()
    await add(visitor, sku, 3)
    expect((await read(visitor)).checkout_allowed).toBe(true)
    await world.db.execute(sql`update lot set on_hand = 0 where offer_id = ${offerId}`)
    const short = await read(visitor)
    expect(short).toMatchObject({
      checkout_allowed: false,
      items: [
        {
          available: false,
          message: 'Oops! Out of stock in your location.',
          stock: { state: 'out_of_stock' },
        },
      ],
    })
    expect(await read(visitor, '900056')).toMatchObject({
      checkout_allowed: false,
      items: [{ available: false, stock: { state: 'not_serviceable' } }],
    })
  })

  it('DATA-06 prices the same lines for the pincode: CGST and SGST at home, IGST abroad', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 9_900, gstBp: 500 })
    const visitor = await newVisitor()
    await add(visitor, sku)
    const home = await read(visitor)
    expect(home).toMatchObject({
      pincode: '400001',
      city: 'Mumbai',
      place_of_supply: '27',
      total: 99,
      total_tax: 4.7,
      tax: [{ gst_rate: 5, taxable: 94.3, cgst: 2.35, sgst: 2.35, igst: 0 }],
    })
    const abroad = await read(visitor, '560001')
    expect(abroad).toMatchObject({
      place_of_supply: '29',
      total: 99,
      total_tax: 4.71,
      tax: [{ gst_rate: 5, taxable: 94.29, cgst: 0, sgst: 0, igst: 4.71 }],
    })
  })

  it('CART-23 taxes each seller by its own state in one cart', async () => {
    const [a, b] = [
      await goods.addVariant({ pricePaise: 9_900 }),
      await goods.addVariant({
        seller: 'delhi',
        stock: { delhi: 9 },
        pricePaise: 99_900,
        gstBp: 1800,
      }),
    ]
    const visitor = await newVisitor()
    await add(visitor, a.sku)
    await add(visitor, b.sku)
    const { items, tax } = await read(visitor)
    expect(items.map((item) => [item.cgst, item.igst, item.seller.state])).toEqual([
      [2.35, 0, 'Maharashtra'],
      [0, 152.39, 'Delhi'],
    ])
    expect(tax.map((t) => t.gst_rate)).toEqual([5, 18])
  })

  it('CART-17 CART-18 delivers for nothing, shows what that saves, and adds up', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await newVisitor()
    await add(visitor, sku, 2)
    const cart = await read(visitor)
    expect(cart).toMatchObject({
      shipping: 0,
      shipping_total: 0,
      shipping_tax: 0,
      actual_shipping_total: 0,
      slashed_shipping_total: 99,
      remaining_amount_free_shipping: 0,
      minimum_order_value: 0,
      mrp_total: 300,
    })
    const { total_savings, ...parts } = cart.total_savings_config
    expect(total_savings).toBe(99)
    expect(Object.values(parts).reduce((a, b) => a + b, 0)).toBe(total_savings)
  })

  it('CART-17 follows the charges that staff set: shipping below a limit, minimum order value', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_000, gstBp: 1800 })
    const visitor = await newVisitor()
    await add(visitor, sku)
    const { rows } = await world.db.execute<{
      id: number
    }>(sql`insert into charge_rule (kind, amount_paise, gst_bp, charged_by, free_from_paise, valid_from, source)
      values ('shipping', 5000, null, 'seller', 30000, '2026-11-24', 'test'), ('minimum_order', 20000, null, 'seller', null, '2026-11-24', 'test') returning id`)
    await announceChange(world.db)
    await expect
      .poll(() => read(visitor))
      .toMatchObject({
        shipping_total: 50,
        actual_shipping_total: 50,
        slashed_shipping_total: 99,
        shipping_tax: 7.62,
        shipping: 42.38,
        remaining_amount_free_shipping: 200,
        minimum_order_value: 200,
        checkout_allowed: false,
        total: 150,
        total_savings_config: { delivery_fee_waiver: 49, total_savings: 49 },
      })
    await add(visitor, sku, 2)
    expect(await read(visitor)).toMatchObject({
      shipping_total: 0,
      remaining_amount_free_shipping: 0,
      checkout_allowed: true,
      total: 300,
    })
    await world.db.execute(
      sql`delete from charge_rule where id = any(${`{${rows.map((r) => r.id).join(',')}}`}::int[])`,
    )
    await announceChange(world.db)
    await expect.poll(async () => (await read(visitor)).shipping_total).toBe(0)
  })

  it('DATA-07 ADDR-06 gives lines alone too, priced for the standard pincode where none is told', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await newVisitor()
    await add(visitor, sku)
    const { body } = await visitor.call('getCartItems')
    expect(body).toMatchObject({
      item_count: 1,
      items: [
        {
          sku_id: sku,
          quantity: 1,
          max_oq: 10,
          engraving_name: '',
          business_categories: ['test-open'],
          fulfillment_type: 'standard',
          is_free: false,
        },
      ],
    })
    expect((await visitor.call('readCart')).body.cart).toMatchObject({
      pincode: '110001',
      city: 'New Delhi',
    })
  })

  it('CART-01 DATA-06 is empty for a new visitor, with every total at 0, and one statement', async () => {
    const visitor = world.visitor()
    await read(world.visitor())
    const { result, statements } = await world.statements(() => visitor.call('createGuestCart'))
    expect(result.body.cart).toMatchObject({
      items: [],
      total: 0,
      tax: [],
      checkout_allowed: false,
      slashed_shipping_total: 0,
    })
    expect(visitor.cookies.get('upchar_guest')).toBe(result.body.cart.guest_user_id)
    expect(statements.length).toBeLessThanOrEqual(1)
  })
})

describe('attacks', () => {
  it('ID-02 CART-01 keeps carts apart: a foreign or made-up guest id gets a refusal', async () => {
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
  ])('refuses %s with 400 and the one error shape', async (_, payload) => {
    const { status, body } = await post(await newVisitor(), JSON.stringify(payload))
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      code: 'request_invalid',
      message: expect.any(String),
      request_id: expect.any(String),
    })
  })

  it('refuses broken JSON, other media types and ten megabytes, and never fails', async () => {
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
    'refuses the unknown SKU %j',
    async (sku) => {
      const visitor = await newVisitor()
      expect(await add(visitor, sku)).toMatchObject({ status: 404, body: { code: 'sku_unknown' } })
    },
  )

  it('refuses a zero byte, which PostgreSQL cannot store', async () => {
    const visitor = await newVisitor()
    const { status } = await add(visitor, 'a\u0000b')
    expect([400, 404]).toContain(status)
  })
})
