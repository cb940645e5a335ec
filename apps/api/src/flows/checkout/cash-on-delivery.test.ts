import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'

import { announceChange } from '../../platform/db/changes.ts'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld, type Visitor } from '@upchar/testkit/world'

import { create, created, form, guestWith, place, placed } from '@upchar/testkit/shop'
const world = useWorld({ SANDBOX_COURIER_SECONDS: '0' })
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const ask = async (visitor: Visitor, pincode = '400001') =>
  (await visitor.call('checkCod', { query: { pincode } })).body

describe('cash on delivery', () => {
  it('CHECKOUT-05 is offered with its fee', async () => {
    const { sku } = await goods.addVariant()
    expect(await ask(await guestWith(world, { sku }))).toMatchObject({
      success: true,
      allowed: true,
      message: 'Cash on delivery is available.',
      cod_fee: 49,
    })
  })

  it('CHECKOUT-05 CART-23 includes the tax on the fee, as the checkout will', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const visitor = await guestWith(world, { sku })
    const offer = await ask(visitor)
    const { cart } = (await visitor.call('readCart', { body: {} })).body
    // 49 at 18% within the state: two halves of 3.73.
    expect(offer.total_tax - cart.total_tax).toBeCloseTo(7.46, 6)
    expect(await created(visitor)).toMatchObject({ tax: offer.tax, total_tax: offer.total_tax })
  })

  it('CHECKOUT-05 is limited to ₹5,000 for a first order without a code and ₹25,000 for every order', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 495_000, mrpPaise: null })
    const visitor = await guestWith(world, { sku })
    expect((await ask(visitor)).allowed).toBe(true)
    await visitor.call('updateGuestCart', {
      body: { type: 'UPDATE', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
    })
    expect(await ask(visitor)).toMatchObject({ allowed: true, phone_code: true })
    expect(await create(visitor)).toMatchObject({
      status: 409,
      body: {
        code: 'phone_unproved',
        message:
          'To pay for this order in cash, confirm your phone with the code that we send to it. Or pay online.',
      },
    })
    await visitor.call('updateGuestCart', {
      body: { type: 'UPDATE', product: { sku_id: sku, quantity: 6 }, pincode: '400001' },
    })
    expect(await ask(visitor)).toMatchObject({
      allowed: false,
      message: 'Cash on delivery is offered up to ₹25,000. Pay online.',
    })
  })

  it('CHECKOUT-05 CHECKOUT-14 applies the higher limit to a customer with an earlier delivery', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 600_000, mrpPaise: null })
    const cheap = await goods.addVariant()
    const { visitor } = await signUp(world, { profile: hospital })
    const order = async (wanted: string, key: string) => {
      await visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: wanted, quantity: 1 }, pincode: '400001' },
      })
      return visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: { form: form({ PhoneNumber: '9812345678' }), request_key: key },
      })
    }
    const { order_id: id } = placed(
      await place(visitor, (await order(cheap.sku, 'the first')).body.checkout),
    )
    expect((await order(sku, 'too early')).status).toBe(409)
    await world.db.execute(
      sql`update sub_order set state = 'delivered' where order_id = ${id}::uuid`,
    )
    expect((await order(sku, 'delivered by now')).status).toBe(200)
  })

  it('CHECKOUT-14 answers the same for the phone of an earlier delivery and an unknown one', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 600_000, mrpPaise: null })
    const cheap = await goods.addVariant()
    const known = '9823456780'
    const owner = await guestWith(world, { sku: cheap.sku })
    const { order_id: id } = placed(
      await place(owner, await created(owner, { form: { PhoneNumber: known } })),
    )
    await world.db.execute(
      sql`update sub_order set state = 'delivered' where order_id = ${id}::uuid`,
    )
    const answers = []
    for (const PhoneNumber of [known, '9823456781']) {
      const stranger = await guestWith(world, { sku })
      const { status, body } = await create(stranger, { form: { PhoneNumber } })
      answers.push({ status, ...body, request_id: '' })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 409, code: 'phone_unproved' })
  })

  it('CHECKOUT-05 is not offered for cold-chain products, where couriers take no cash, or at an unknown pincode', async () => {
    const cold = await goods.addVariant({ coldChain: true })
    expect(await ask(await guestWith(world, { sku: cold.sku }))).toMatchObject({
      allowed: false,
      message: 'Cash on delivery is not offered for goods that must stay cool. Pay online.',
    })
    const { rows } = await world.db.execute<{ pincode: string }>(
      sql`select pincode from pincode where serviceable and not cod limit 1`,
    )
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const cashless = rows[0]?.pincode
    expect(await ask(visitor, cashless)).toMatchObject({
      allowed: false,
      message: `Cash on delivery is not offered at ${cashless}. Pay online.`,
    })
    expect(await visitor.call('checkCod', { query: { pincode: '999999' } })).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown' },
    })
  })

  it('CHECKOUT-05 follows fees and limits that begin and end at midnight in India', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    await world.db
      .execute(sql`insert into cod_rule (max_total_paise, max_new_guest_paise, allow_cold_chain, allow_pharma, allow_refurbished, valid_from, valid_to, source)
      values (5000, 5000, false, false, false, '2026-11-26', '2026-11-26', 'test')`)
    await world.db.execute(
      sql`insert into charge_rule (kind, amount_paise, gst_bp, charged_by, free_from_paise, valid_from, valid_to, source) values ('cod_fee', 7500, 1800, 'platform', null, '2026-11-26', '2026-11-26', 'test')`,
    )
    await announceChange(world.db)
    const at = async (iso: string) => {
      world.clock.set(iso)
      const { allowed, cod_fee } = await ask(visitor)
      return [allowed, cod_fee]
    }
    await expect.poll(() => at('2026-11-25T18:30:00.000Z')).toEqual([false, 75])
    expect(await at('2026-11-25T18:29:59.999Z')).toEqual([true, 49])
    expect(await at('2026-11-26T18:29:59.999Z')).toEqual([false, 75])
    expect(await at('2026-11-26T18:30:00.000Z')).toEqual([true, 49])
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('DATA-08 returns a checkout with every field of the specification', async () => {
    const { sku } = await goods.addVariant()
    const checkout = await created(await guestWith(world, { sku }), {
      form: form({ paymentOption: 1 }),
    })
    expect(checkout).toMatchObject({
      items: [{ sku_id: sku }],
      type: 'cart',
      total: 105,
      subtotal: 105,
      cod_fee: 0,
      voucher: null,
      reward_points_discount_percentage: 0,
      tax: [{ gst_rate: 5 }],
    })
  })

  it('DATA-13 defaults to online payment', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const { paymentOption: _left, ...without } = form()
    const made = await visitor.call('createGuestCheckout', {
      body: { form: without, request_key: 'the standard option' },
    })
    expect(made.body.checkout).toMatchObject({
      payment_option: 1,
      cod_fee: 0,
      form: { paymentOption: 1 },
    })
  })
})
