import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signUp } from '@upchar/testkit/customers'
import { approveKyc } from '@upchar/testkit/kyc'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const hour = 3_600_000
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const price = (offerId: number, paise: number) =>
  world.db.execute(sql`update offer set price_paise = ${paise} where id = ${offerId}`)
/** A product of ₹100. */
const gloves = () => goods.addVariant({ pricePaise: 10_000 })

/** The only held line of a cart, and the hours that its hold still lasts. */
async function heldIn(visitor: Visitor): Promise<{ sku: string; hours: number }> {
  const cart = await cartOf(visitor)
  const held = cart.items.filter((item) => item.price_held_until !== null)
  expect(held).toHaveLength(1)
  const [line] = held
  expect(cart.cart_urgency).toEqual({ skuId: line?.sku_id, timeout: line?.price_held_until })
  const until = Date.parse(line?.price_held_until ?? '')
  return { sku: line?.sku_id ?? '', hours: (until - world.clock.now().getTime()) / hour }
}
const passed = async (visitor: Visitor) => world.clock.advance((await heldIn(visitor)).hours * hour)

describe('CART-20 the price hold of a cart', () => {
  it('CART-20 is drawn once for one line, 2 to 7 hours from now, and no reload or second tab moves it', async () => {
    const skus = [(await gloves()).sku, (await gloves()).sku, (await gloves()).sku]
    const drawn: { sku: string; hours: number }[] = []
    for (let round = 0; round < 24; round += 1) {
      const visitor = await guestWith(world, ...skus.map((sku) => ({ sku })))
      await Promise.all([cartOf(visitor), cartOf(visitor)])
      const held = await heldIn(visitor)
      expect(await heldIn(visitor)).toEqual(held)
      drawn.push(held)
    }
    for (const { hours } of drawn) {
      expect(hours).toBeGreaterThanOrEqual(2)
      expect(hours).toBeLessThanOrEqual(7)
      // It ends at a full or half hour in India.
      expect(Number.isInteger((hours + 5.5 + 5.5) * 2)).toBe(true)
    }
    // Three lines and ten ends or more: chance alone draws fewer in no run that anybody will see.
    expect(new Set(drawn.map(({ sku }) => sku)).size).toBeGreaterThan(1)
    expect(new Set(drawn.map(({ hours }) => hours)).size).toBeGreaterThan(3)
  })

  it('CART-20 is for one line where a second tab adds another while the first one draws', async () => {
    const [first, second] = [(await gloves()).sku, (await gloves()).sku]
    // The second tab draws one of two lines: chance alone draws the first tab's in every round once in 4,096 runs.
    for (let round = 0; round < 12; round += 1) {
      const visitor = await guestWith(world, { sku: first })
      const { held, letGo } = holdStatement(/^cart-hold-/)
      const late = cartOf(visitor)
      await held()
      const product = { sku_id: second, quantity: 1 }
      await visitor.call('updateGuestCart', {
        body: { type: 'ADD', product, pincode: '400001' },
      })
      await cartOf(visitor)
      letGo()
      await late
      await heldIn(visitor)
    }
  })

  it('CART-20 keeps a rise away until its end, says what happened then, and is not begun again', async () => {
    const { sku, offerId } = await gloves()
    const visitor = await guestWith(world, { sku, quantity: 2 })
    const before = await cartOf(visitor)
    await price(offerId, 12_000)
    expect(await cartOf(visitor)).toEqual(before)
    const checkout = await created(visitor)
    expect(checkout).toMatchObject({ subtotal: 200, items: [{ price: 100, price_before: null }] })
    expect(placed(await place(visitor, checkout)).state).toBe('placed')
    const other = await guestWith(world, { sku })
    await cartOf(other)
    await price(offerId, 13_000)
    await passed(other)
    const [line] = (await cartOf(other)).items
    expect(line).toMatchObject({
      price: 130,
      price_before: 120,
      price_held_until: null,
      hold_note: expect.stringMatching(/^We kept the earlier price until \d{1,2}:[03]0 [AP]M\.$/),
    })
    world.clock.advance(8 * hour)
    const after = await cartOf(other)
    expect(after.items).toMatchObject([{ price: 130, price_held_until: null }])
    expect(after).not.toHaveProperty('cart_urgency')
  })

  it('CART-20 passes a fall on', async () => {
    const { sku, offerId } = await gloves()
    const visitor = await guestWith(world, { sku })
    await cartOf(visitor)
    await price(offerId, 9_000)
    expect((await cartOf(visitor)).items).toMatchObject([
      { price: 90, price_before: 100, price_held_until: expect.any(String) },
    ])
    await price(offerId, 11_000)
    expect((await cartOf(visitor)).items).toMatchObject([{ price: 100, price_before: null }])
    await passed(visitor)
    const [line] = (await cartOf(visitor)).items
    expect(line).toMatchObject({ price: 110, price_before: 100, price_held_until: null })
  })

  it('CART-20 is for no deal, no missing stock and no price that moved', async () => {
    const [sold, moved] = [await goods.addVariant({ stock: { mumbai: 1 } }), await gloves()]
    const visitor = await guestWith(world, { sku: sold.sku }, { sku: moved.sku })
    await world.db.execute(sql`update lot set on_hand = 0 where offer_id = ${sold.offerId}`)
    await price(moved.offerId, 12_000)
    expect((await cartOf(visitor)).items.map((item) => item.price_held_until)).toEqual([null, null])
    const deal = await gloves()
    await world.db
      .execute(sql`insert into deal (id, offer_id, price_paise, share, valid_from, valid_to,
      reason, made_at) values (gen_random_uuid(), ${deal.offerId}, 8000, 5, '2026-01-01', '2099-01-01',
      'test', '2026-01-01')`)
    const buyer = await guestWith(world, { sku: deal.sku })
    expect((await cartOf(buyer)).items).toMatchObject([{ price: 80, price_held_until: null }])
  })

  it('CART-20 is drawn among the lines that may be promoted', async () => {
    const profile = {
      first_name: 'Meera',
      phone: '9876543210',
      business_type: 1 as const,
      business_name: 'City Hospital',
    }
    const { visitor, id } = await signUp(world, { profile })
    await approveKyc(world, id, { stage: 'basic' })
    await approveKyc(world, id, {
      stage: 'pharma',
      licences: [{ kind: '20/20B', number: 'MH-1', validUntil: '2027-03-31' }],
    })
    const [medicine, other] = [await goods.addVariant({ productClass: 'DRUG_H' }), await gloves()]
    const add = async (sku: string) => {
      const product = { sku_id: sku, quantity: 1 }
      const body = { type: 'ADD' as const, product, pincode: '400001' }
      expect((await visitor.call('updateCart', { body })).status).toBe(200)
      return (await cartOf(visitor)).items.map((item) => item.price_held_until !== null)
    }
    expect(await add(medicine.sku)).toEqual([false])
    expect(await add(other.sku)).toEqual([false, true])
  })

  it('CART-20 costs one statement in the life of a cart', async () => {
    const visitor = await guestWith(world, { sku: (await gloves()).sku })
    const counted = async () => (await world.statements(() => cartOf(visitor))).statements.length
    expect(await counted()).toBe(2)
    expect(await counted()).toBe(1)
    await passed(visitor)
    expect(await counted()).toBe(1)
  })
})
