import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'

import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import {
  countOf,
  create,
  created,
  form,
  guestWith,
  outcomeOf,
  place,
  placed,
} from '@upchar/testkit/shop'
const world = useWorld({ SANDBOX_COURIER_SECONDS: '0' })
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

describe('placing a checkout', () => {
  it('CHECKOUT-04 refuses a changed total, shows old and new, and charges the new one once confirmed', async () => {
    const { sku, offerId } = await goods.addVariant({ pricePaise: 10_000 })
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    await world.db.execute(sql`update offer set price_paise = 12000 where id = ${offerId}`)
    expect(await place(visitor, checkout)).toMatchObject({
      status: 409,
      body: { code: 'total_changed', detail: { old: 149, new: 169 } },
    })
    expect(await countOf(world, 'order', sql`checkout_id = ${checkout.id}::uuid`)).toBe(0)
    placed(await place(visitor, { id: checkout.id, total: 169 }))
    expect(
      await countOf(
        world,
        'order',
        sql`checkout_id = ${checkout.id}::uuid and total_paise = 16900`,
      ),
    ).toBe(1)
    expect(
      (await visitor.call('getCheckout', { params: { id: checkout.id } })).body.checkout,
    ).toMatchObject({ total: 169, items: [{ price: 120, line_total: 120 }] })
  })

  it('CHECKOUT-04 makes one order of a cart, however many tabs have a checkout of it', async () => {
    const [a, b] = [
      await goods.addVariant({ stock: { mumbai: 50 } }),
      await goods.addVariant({ stock: { mumbai: 50 } }),
    ]
    const visitor = await guestWith(world, { sku: a.sku }, { sku: b.sku })
    const tabs = []
    for (let i = 0; i < 6; i++) tabs.push(await created(visitor))
    const replies = await Promise.all(tabs.map((checkout) => place(visitor, checkout)))
    const [order] = replies.filter(({ status }) => status === 200).map((reply) => placed(reply))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(reply).toMatchObject({
        status: 409,
        body: {
          code: 'ordered_already',
          message: `You have ordered these goods already: order ${order?.order_number}. To order them again, put them into your cart again.`,
          detail: { order_number: order?.order_number },
        },
      })
    }
    expect(await brokenLedgers(world.db)).toEqual([])
    // Buying the same again is a separate order.
    await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: a.sku, quantity: 1 }, pincode: '400001' },
    })
    placed(await place(visitor, await created(visitor)))
  })

  it('CHECKOUT-04 places the agreed order even if another tab has removed the product from the cart', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    await visitor.call('updateGuestCart', {
      body: { type: 'DELETE', product: { sku_id: sku }, pincode: '400001' },
    })
    placed(await place(visitor, checkout))
  })

  it('CHECKOUT-04 places what was agreed, however another tab has changed quantity, engraving or products', async () => {
    const [agreed, other] = [
      await goods.addVariant({ engravable: true }),
      await goods.addVariant({ engravable: true }),
    ]
    type Change = { type: 'ADD' | 'UPDATE' | 'DELETE'; sku: string } & Record<string, unknown>
    const changes: Change[][] = [
      [{ type: 'UPDATE', sku: agreed.sku, quantity: 3 }],
      [{ type: 'UPDATE', sku: agreed.sku, engraving_name: 'Ward 4' }],
      [{ type: 'ADD', sku: other.sku, quantity: 1 }],
      [
        { type: 'DELETE', sku: agreed.sku },
        { type: 'ADD', sku: other.sku, quantity: 2, engraving_name: 'Ward 3' },
      ],
    ]
    for (const steps of changes) {
      const visitor = world.visitor()
      const send = ({ type, sku, ...rest }: Change) =>
        visitor.raw({
          method: 'POST',
          url: '/api/cart/guest/update-item',
          payload: { type, product: { sku_id: sku, ...rest }, pincode: '400001' },
        })
      await send({ type: 'ADD', sku: agreed.sku, quantity: 2, engraving_name: 'Ward 3' })
      const checkout = await created(visitor)
      for (const step of steps) expect((await send(step)).status, JSON.stringify(step)).toBe(200)
      const order = placed(await place(visitor, checkout))
      expect(
        (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body.order,
      ).toMatchObject({
        total: checkout.total,
        sub_orders: [{ items: [{ sku_id: agreed.sku, quantity: 2, engraving_name: 'Ward 3' }] }],
      })
    }
  })

  it('CHECKOUT-04 never takes the total from the client', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    for (const total of [0, 1, -154, 154.001, -0, checkout.total * 100, 5e-324])
      expect((await place(visitor, { id: checkout.id, total })).status).toBe(409)
    for (const total of [
      // More paise than a number holds exactly.
      1e20,
      Number.MAX_SAFE_INTEGER,
      1e308,
      null,
      `${checkout.total}`,
      [checkout.total],
      { old: checkout.total },
      true,
    ]) {
      expect(
        await visitor.raw({
          method: 'POST',
          url: `/api/checkout/${checkout.id}/place`,
          payload: { total },
        }),
        JSON.stringify(total),
      ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    }
    expect(await countOf(world, 'order', sql`checkout_id = ${checkout.id}::uuid`)).toBe(0)
    const cheap = {
      form: form(),
      request_key: randomUUID(),
      total: 1,
      price: 1,
      discount: 99,
      items: [{ sku_id: sku, quantity: 1, price: 0.01, unit_price_paise: 1, total: -5 }],
    }
    expect(
      await visitor.raw({
        method: 'POST',
        url: '/api/checkout/guest/create?source=pdp',
        payload: cheap,
      }),
    ).toMatchObject({ status: 200, body: { checkout: { total: checkout.total } } })
  })

  it('CHECKOUT-04 hides checkouts from other guests, and expired ones from everybody', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    const stranger = await guestWith(world, { sku })
    expect(await place(stranger, checkout)).toMatchObject({
      status: 404,
      body: { code: 'checkout_not_found' },
    })
    expect((await stranger.call('getCheckout', { params: { id: checkout.id } })).status).toBe(404)
    expect((await stranger.call('getCheckoutOutcome', { params: { id: 'nonsense' } })).status).toBe(
      404,
    )
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'failed', retry: true })
    world.clock.advance(31 * 60_000)
    expect(await place(visitor, checkout)).toMatchObject({
      status: 410,
      body: { code: 'checkout_expired' },
    })
  })

  it('CHECKOUT-01 CHECKOUT-04 buys from a product page without touching the cart', async () => {
    const [inCart, wanted] = [await goods.addVariant(), await goods.addVariant()]
    const visitor = await guestWith(world, { sku: inCart.sku })
    const checkout = await created(visitor, {
      source: 'pdp',
      items: [{ sku_id: wanted.sku, quantity: 2 }],
    })
    expect(checkout).toMatchObject({ type: 'pdp', items: [{ sku_id: wanted.sku, quantity: 2 }] })
    placed(await place(visitor, checkout))
    expect((await visitor.call('readCart', { body: {} })).body.cart.items).toMatchObject([
      { sku_id: inCart.sku },
    ])
  })

  it('CHECKOUT-01 buys the product, quantity and engraving that the query names', async () => {
    const { sku } = await goods.addVariant({ engravable: true })
    const visitor = await guestWith(world)
    const send = (query: QueryInput<'createGuestCheckout'>, key: string = randomUUID()) =>
      visitor.call('createGuestCheckout', { query, body: { form: form(), request_key: key } })
    const made = await send(
      {
        source: 'pdp',
        sku_id: sku,
        quantity: '3',
        engraving_name: 'Dr. Rao',
        device_source: 'web',
        ordered_platform: 'web',
      },
      'pressed once',
    )
    expect(made, JSON.stringify(made.body)).toMatchObject({
      status: 200,
      body: {
        checkout: { type: 'pdp', items: [{ sku_id: sku, quantity: 3, engraving_name: 'Dr. Rao' }] },
      },
    })
    expect(
      (
        await send(
          { source: 'pdp', sku_id: sku, quantity: 3, engraving_name: 'Dr. Rao' },
          'pressed once',
        )
      ).body.checkout.id,
    ).toBe(made.body.checkout.id)
    expect(await send({ source: 'pdp', sku_id: sku, quantity: 4 }, 'pressed once')).toMatchObject({
      status: 409,
      body: { code: 'request_key_reused' },
    })
    // The same goods asked for in another way are another request.
    expect(
      await create(visitor, {
        source: 'multiple',
        items: [{ sku_id: sku, quantity: 3, engraving_name: 'Dr. Rao' }],
        key: 'pressed once',
      }),
    ).toMatchObject({ status: 409, body: { code: 'request_key_reused' } })
    const order = placed(await place(visitor, made.body.checkout))
    expect(
      (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body.order
        .sub_orders[0]?.items,
    ).toMatchObject([{ quantity: 3, engraving_name: 'Dr. Rao' }])
    expect((await send({ source: 'pdp', sku_id: sku })).body.checkout.items).toMatchObject([
      { quantity: 1, engraving_name: '' },
    ])
  })

  it('CHECKOUT-01 buys several products, each with its engraving, and merges duplicates into one line', async () => {
    const [a, b] = [await goods.addVariant({ engravable: true }), await goods.addVariant()]
    const visitor = await guestWith(world)
    const checkout = await created(visitor, {
      source: 'multiple',
      items: [
        { sku_id: a.sku, quantity: 1, engraving_name: 'Ward 3' },
        { sku_id: b.sku, quantity: 2 },
        { sku_id: b.sku, quantity: 1 },
      ],
    })
    expect(
      Object.fromEntries(
        checkout.items.map((item) => [item.sku_id, [item.quantity, item.engraving_name]]),
      ),
    ).toEqual({ [a.sku]: [1, 'Ward 3'], [b.sku]: [3, ''] })
    expect(
      await create(visitor, {
        source: 'multiple',
        items: [{ sku_id: b.sku, quantity: 1, engraving_name: 'Ward 3' }],
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'cart_not_ready', message: "This product can't be engraved." },
    })
  })

  it('CHECKOUT-01 CART-22 refuses a product named twice with different engravings', async () => {
    const { sku } = await goods.addVariant({ engravable: true })
    const visitor = await guestWith(world)
    const items = (...names: (string | undefined)[]) =>
      names.map((name) => ({
        sku_id: sku,
        quantity: 1,
        ...(name !== undefined && { engraving_name: name }),
      }))
    for (const wanted of [
      items('Ward 3', 'Ward 4'),
      items('Ward 3', undefined),
      items(undefined, 'Ward 3'),
      items('Ward 3', 'Ward 3', ''),
    ]) {
      expect(await create(visitor, { source: 'multiple', items: wanted })).toMatchObject({
        status: 400,
        body: {
          code: 'request_invalid',
          fields: [{ field: 'items', message: 'One product can carry one engraving in an order' }],
        },
      })
    }
    for (const [wanted, engraving] of [
      [items('Ward 3', ' Ward 3 '), 'Ward 3'],
      [items(undefined, ''), ''],
    ] as const) {
      expect((await created(visitor, { source: 'multiple', items: wanted })).items).toMatchObject([
        { quantity: 2, engraving_name: engraving },
      ])
    }
  })

  it.each([0, -1, 1.5, 1e15, 9_007_199_254_740_991, 'many', ''])(
    'CHECKOUT-01 VALID-08 refuses to buy %j of a product',
    async (quantity) => {
      const { sku } = await goods.addVariant()
      const visitor = await guestWith(world)
      const raw = (query: Record<string, string>, items?: unknown) =>
        visitor.raw({
          method: 'POST',
          url: '/api/checkout/guest/create',
          query,
          payload: { form: form(), request_key: randomUUID(), items },
        })
      expect((await raw({ source: 'pdp', sku_id: sku, quantity: String(quantity) })).status).toBe(
        400,
      )
      expect((await raw({ source: 'multiple' }, [{ sku_id: sku, quantity }])).status).toBe(400)
    },
  )

  it('CHECKOUT-01 CART-07 refuses more than the maximum quantity, also as a sum and at any price', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 9_000_000_000_000,
      mrpPaise: null,
      maxOq: 20,
    })
    const visitor = await guestWith(world)
    const refused = {
      status: 409,
      body: { code: 'cart_not_ready', message: 'You can only buy 20 at a time. Choose fewer.' },
    }
    expect(
      await create(visitor, { source: 'pdp', items: [{ sku_id: sku, quantity: 1_000_000 }] }),
    ).toMatchObject(refused)
    expect(
      await create(visitor, {
        source: 'multiple',
        items: Array.from({ length: 100 }, () => ({ sku_id: sku, quantity: 1_000_000 })),
      }),
    ).toMatchObject(refused)
    expect(
      await create(visitor, {
        source: 'multiple',
        items: [
          { sku_id: sku, quantity: 11 },
          { sku_id: sku, quantity: 10 },
        ],
      }),
    ).toMatchObject(refused)
  })

  it('CHECKOUT-04 checks the buying policy again when the order is placed', async () => {
    const { sku, groupId } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    await world.db.execute(
      sql`update product_group set product_class = 'DEV_C' where id = ${groupId}`,
    )
    expect(await place(visitor, checkout)).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed' },
    })
  })
})
