import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '../../platform/db/changes.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import {
  atGateway,
  create,
  created,
  form,
  guestWith,
  outcomeOf,
  pay,
  place,
  placed,
} from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

/** Runs the work with a flag set to a value. */
async function whileFlag(key: string, value: unknown, work: () => Promise<void>): Promise<void> {
  await world.db.execute(
    sql`insert into config_flag (key, value, changed_at) values (${key}, ${JSON.stringify(value)}::jsonb, now()) on conflict (key) do update set value = excluded.value`,
  )
  await announceChange(world.db)
  await expect
    .poll(async () => (await world.visitor().call('getUserConfig')).body.config)
    .toMatchObject({ [key]: value })
  await work()
  await world.db.execute(sql`delete from config_flag where key = ${key}`)
  await announceChange(world.db)
  await expect
    .poll(async () => (await world.visitor().call('getUserConfig')).body.config)
    .not.toMatchObject({ [key]: value })
}

describe('limits set by the shop', () => {
  it('DATA-05 CHECKOUT-04 ID-06 DATA-18 guest_checkout_type: asks a guest to sign in, and makes no checkout, while guest checkout is off', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    await whileFlag('guest_checkout_type', 'guest_checkout_disabled', async () => {
      expect(await create(visitor)).toMatchObject({
        status: 403,
        body: { code: 'guest_checkout_off', message: 'Sign in to place an order.' },
      })
    })
    placed(await place(visitor, await created(visitor)))
  })

  it('DATA-05 DATA-18 cart: places no pending checkout while ordering is off, and loses no payment in transit', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    const paying = await atGateway(world, { sku })
    await whileFlag('cart', false, async () => {
      expect(await place(visitor, checkout)).toMatchObject({
        status: 409,
        body: { code: 'cart_closed' },
      })
      const {
        back: { checkout: _id, ...back },
      } = await pay(paying.visitor, paying.url)
      expect(await outcomeOf(paying.visitor, paying.checkout, back)).toMatchObject({
        state: 'placed',
      })
    })
    placed(await place(visitor, checkout))
  })

  it('CHECKOUT-06 takes a rupee online and less in cash, and states the fee of an empty cart', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 100 })
    const buy = (paymentOption: 1 | 2, one = sku) =>
      world.visitor().call('createGuestCheckout', {
        query: { source: 'pdp' },
        body: {
          form: form({ paymentOption }),
          request_key: randomUUID(),
          items: [{ sku_id: one, quantity: 1 }],
        },
      })
    expect((await buy(1)).status).toBe(200)
    const cheap = await goods.addVariant({ pricePaise: 99 })
    expect(await buy(1, cheap.sku)).toMatchObject({
      status: 409,
      body: { code: 'minimum_order_value', message: expect.stringContaining('₹1') },
    })
    expect((await buy(2, cheap.sku)).status).toBe(200)
    const [empty, full] = [world.visitor(), await guestWith(world, { sku })]
    await empty.call('createGuestCart')
    for (const visitor of [empty, full])
      expect((await visitor.call('checkCod', { query: { pincode: '400001' } })).body).toMatchObject(
        { allowed: true, cod_fee: 49 },
      )
  })

  it('CART-17 CHECKOUT-04 refuses a cart below the minimum order value, and accepts one that equals it', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_000 })
    const visitor = await guestWith(world, { sku })
    await world.db.execute(
      sql`insert into charge_rule (kind, amount_paise, gst_bp, charged_by, free_from_paise, valid_from, source) values ('minimum_order', 20000, null, 'seller', null, '2026-11-24', 'minimum of a test')`,
    )
    await announceChange(world.db)
    await expect
      .poll(
        async () =>
          (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
            .minimum_order_value,
      )
      .toBe(200)
    // The COD fee doesn't count towards it.
    expect(await create(visitor)).toMatchObject({
      status: 409,
      body: {
        code: 'minimum_order_value',
        message: 'The minimum order is ₹200. Add more to your cart.',
      },
    })
    expect(
      await create(visitor, { source: 'pdp', items: [{ sku_id: sku, quantity: 1 }] }),
    ).toMatchObject({ status: 409, body: { code: 'minimum_order_value' } })
    // With the fee of ₹49 the courier would collect ₹229.
    const dearer = await goods.addVariant({ pricePaise: 18_000 })
    expect(
      await create(visitor, { source: 'pdp', items: [{ sku_id: dearer.sku, quantity: 1 }] }),
    ).toMatchObject({ status: 409, body: { code: 'minimum_order_value' } })
    await visitor.call('updateGuestCart', {
      body: { type: 'UPDATE', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
    })
    expect((await create(visitor)).status).toBe(200)
  })
})
