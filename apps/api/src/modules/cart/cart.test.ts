import { sql } from '../../platform/db/sql.ts'
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

const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor
}

describe('reading the cart', () => {
  it('CART-21 reports removed items and the reason once', async () => {
    const [gone, stays] = [
      await goods.addVariant({ title: 'Old gloves' }),
      await goods.addVariant(),
    ]
    const visitor = await newVisitor()
    await add(visitor, gone.sku)
    await add(visitor, stays.sku)
    await world.db.execute(sql`update variant set active = false where id = ${gone.variantId}`)
    const [first, second] = await Promise.all([read(visitor), read(visitor)])
    const removed = [...first.deleted_items, ...second.deleted_items]
    expect(removed).toEqual([
      { sku_id: gone.sku, title: 'Old gloves', reason: 'This product is no longer sold.' },
    ])
    expect(first.items.map((item) => item.sku_id)).toEqual([stays.sku])
    expect((await read(visitor)).deleted_items).toEqual([])
  })

  it('CART-21 removes products that became lead-only', async () => {
    const { sku, groupId } = await goods.addVariant()
    const visitor = await newVisitor()
    await add(visitor, sku)
    await world.db.execute(sql`update product_group set lead_only = true where id = ${groupId}`)
    expect((await read(visitor)).deleted_items).toMatchObject([
      { sku_id: sku, reason: expect.stringContaining('enquiry') },
    ])
  })

  it('reports a changed price until the buyer changes the line', async () => {
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

  it('CART-05 marks a line that is unavailable at the pincode, and blocks its checkout', async () => {
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

  it('DATA-06 taxes by pincode: CGST and SGST within the state, IGST outside', async () => {
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

  it('CART-17 CART-18 CART-27 delivers free and invents no saving', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await newVisitor()
    await add(visitor, sku, 2)
    const cart = await read(visitor)
    expect(cart).toMatchObject({
      shipping: 0,
      shipping_total: 0,
      shipping_tax: 0,
      actual_shipping_total: 0,
      slashed_shipping_total: 0,
      remaining_amount_free_shipping: 0,
      minimum_order_value: 0,
      mrp_total: 300,
    })
    const { total_savings, ...parts } = cart.total_savings_config
    expect(total_savings).toBe(0)
    expect(Object.values(parts).reduce((a, b) => a + b, 0)).toBe(total_savings)
  })

  it('CART-17 applies the charges that staff set: shipping below a limit, minimum order value', async () => {
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
        slashed_shipping_total: 50,
        shipping_tax: 7.62,
        shipping: 42.38,
        remaining_amount_free_shipping: 200,
        minimum_order_value: 200,
        checkout_allowed: false,
        total: 150,
        total_savings_config: { delivery_fee_waiver: 0, total_savings: 0 },
      })
    // Into another state all of the tax is IGST: ₹50 includes ₹7.63 at 18 %.
    const elsewhere = await visitor.call('readCart', { body: { pincode: '560001' } })
    expect(elsewhere.body.cart).toMatchObject({ shipping_tax: 7.63, shipping: 42.37 })
    await add(visitor, sku, 2)
    expect(await read(visitor)).toMatchObject({
      shipping: 0,
      shipping_tax: 0,
      shipping_total: 0,
      actual_shipping_total: 0,
      slashed_shipping_total: 50,
      remaining_amount_free_shipping: 0,
      checkout_allowed: true,
      total: 300,
      total_savings_config: { delivery_fee_waiver: 50, total_savings: 50 },
    })
    await world.db.execute(
      sql`delete from charge_rule where id = any(${`{${rows.map((r) => r.id).join(',')}}`}::int[])`,
    )
    await announceChange(world.db)
    await expect.poll(async () => (await read(visitor)).shipping_total).toBe(0)
  })

  it('DATA-07 ADDR-06 returns lines alone too, priced for the default pincode if none is given', async () => {
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

  it('CART-01 DATA-06 is empty for a new visitor, with totals of 0, in one statement', async () => {
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
