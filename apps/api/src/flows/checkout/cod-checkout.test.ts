import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { announceChange } from '../../platform/db/changes.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import {
  buyInCash,
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

describe('a guest who pays in cash', () => {
  it('CHECKOUT-04 CHECKOUT-05 buys from two sellers: one order, a sub-order and an invoice each, and the fee invoiced by the shop', async () => {
    const [a, b] = [
      await goods.addVariant({ pricePaise: 10_500 }),
      await goods.addVariant({
        pricePaise: 23_600,
        gstBp: 1800,
        seller: 'delhi',
        stock: { delhi: 20 },
      }),
    ]
    const { visitor, checkout, order } = await buyInCash(
      world,
      { sku: a.sku, quantity: 2 },
      { sku: b.sku, quantity: 3 },
    )
    expect(checkout).toMatchObject({
      state: 'open',
      total: 210 + 708 + 49,
      cod_fee: 49,
      payment_option: 2,
      form: { PhoneNumber: '9876543210', city: 'Mumbai', state: 'Maharashtra' },
    })
    expect(order.order_number).toMatch(/^UP-261124-[2-9A-HJKMNP-Z]{5}$/)
    const { rows } = await world.db.execute<{
      total: number
      subs: number
      invoices: number
      count: number
      numbers: string[]
    }>(sql`
      select o.total_paise as total, (select sum(total_paise) from sub_order where order_id = o.id)::bigint as subs,
        (select sum((document->'totals'->>'totalPaise')::bigint) from invoice where order_id = o.id)::bigint as invoices,
        (select count(*)::int from invoice where order_id = o.id) as count
      from "order" o where id = ${order.order_id}::uuid`)
    expect(rows[0]).toEqual({ total: 96_700, subs: 96_700, invoices: 96_700, count: 3 })
    expect((await visitor.call('readCart', { body: {} })).body.cart.items).toEqual([])
    expect(
      (await visitor.call('getCheckout', { params: { id: checkout.id } })).body.checkout.state,
    ).toBe('placed')
    expect(await outcomeOf(visitor, checkout)).toEqual(order)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-04 takes at most 40 statements for the whole checkout', async () => {
    const { sku } = await goods.addVariant()
    await buyInCash(world, { sku })
    const visitor = await guestWith(world, { sku })
    const { statements } = await world.statements(async () =>
      placed(await place(visitor, await created(visitor))),
    )
    expect(statements.length).toBeLessThanOrEqual(40)
    // Measured when written; a new statement a line would show here first.
    expect(statements.length).toBeLessThanOrEqual(24)
  })

  it('CHECKOUT-04 answers fifty presses of the button with one order and one invoice', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 60 } })
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    const replies = await Promise.all(Array.from({ length: 50 }, () => place(visitor, checkout)))
    const answers = new Set(replies.map((reply) => JSON.stringify(placed(reply))))
    expect(answers.size).toBe(1)
    expect(await countOf(world, 'order', sql`checkout_id = ${checkout.id}::uuid`)).toBe(1)
    expect(
      await countOf(
        world,
        'invoice',
        sql`order_id = (select id from "order" where checkout_id = ${checkout.id}::uuid)`,
      ),
    ).toBe(2)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-04 lets 200 buyers of one unit make one order, and tells the 199 others', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const ready = []
    for (let i = 0; i < 200; i++) {
      const visitor = await guestWith(world, { sku })
      ready.push({ visitor, checkout: await created(visitor) })
    }
    const replies = await Promise.all(
      ready.map(({ visitor, checkout }) => place(visitor, checkout)),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    const refused = replies.filter((reply) => reply.status !== 200)
    expect(refused).toHaveLength(199)
    for (const reply of refused)
      expect(reply).toMatchObject({
        status: 409,
        body: {
          success: false,
          code: 'out_of_stock',
          message: 'Oops! Out of stock in your location.',
        },
      })
    expect(await brokenLedgers(world.db)).toEqual([])
  })
})

describe('the request key', () => {
  it('CHECKOUT-04 answers a repeated create with the same checkout, also from two tabs at once', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => create(visitor, { key: 'one press of the button' })),
    )
    for (const reply of replies) expect(reply.body.checkout).toEqual(replies[0]?.body.checkout)
    expect(replies[0]?.status).toBe(200)
    const other = await create(visitor, {
      key: 'one press of the button',
      form: { street: 'Another Road' },
    })
    expect(other).toMatchObject({ status: 409, body: { code: 'request_key_reused' } })
    placed(await place(visitor, replies[0]?.body.checkout ?? { id: '', total: 0 }))
    const again = await create(visitor, { key: 'one press of the button' })
    expect(again.body.checkout).toMatchObject({ id: replies[0]?.body.checkout.id, state: 'placed' })
    expect(
      await countOf(world, 'checkout', sql`id = ${replies[0]?.body.checkout.id ?? ''}::uuid`),
    ).toBe(1)
  })
})

describe('the guest form', () => {
  it('CHECKOUT-04 DATA-13 normalises what is pasted and gives it back', async () => {
    const { sku } = await goods.addVariant()
    const checkout = await created(await guestWith(world, { sku }), {
      form: {
        email: ' Ward@Hospital.Example ',
        PhoneNumber: '+91 98765-43210',
        pinCode: '400 001',
        FullName: '  Meera   Nair ',
        gstin: '27aaacx1234a1zx',
        city: '',
      },
    })
    expect(checkout.form).toMatchObject({
      email: 'ward@hospital.example',
      PhoneNumber: '9876543210',
      pinCode: '400001',
      FullName: 'Meera Nair',
      gstin: '27AAACX1234A1ZX',
      city: 'Mumbai',
      state: 'Maharashtra',
    })
    expect(checkout.warnings).toEqual([])
  })

  it('CHECKOUT-04 names every wrong field and says what to do', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const before = await countOf(world, 'checkout')
    const reply = await create(visitor, {
      form: {
        email: 'nobody',
        PhoneNumber: '5123456789',
        FullName: 'Mīra',
        house: '',
        street: '<script>alert(1)</script>',
        gstin: '27AAACX1234A1ZO',
      },
    })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'form_invalid',
        fields: [
          { field: 'email', message: 'Enter an email address, such as name@example.com' },
          { field: 'PhoneNumber', message: 'Enter a mobile number' },
          { field: 'FullName', message: 'Please use English letters' },
          { field: 'house', message: 'Enter the house, building or shop number' },
          { field: 'street', message: 'Leave out the signs < and >' },
          {
            field: 'gstin',
            message:
              'This GST number has a typing mistake: its last character does not fit the rest',
          },
        ],
      },
    })
    expect(await countOf(world, 'checkout')).toBe(before)
  })

  it.each([
    ['12345', 'Invalid Pincode'],
    ['000000', 'Invalid Pincode'],
    ['999999', 'Invalid Pincode'],
  ])('CHECKOUT-04 refuses the pincode %s', async (pinCode, message) => {
    const { sku } = await goods.addVariant()
    expect(await create(await guestWith(world, { sku }), { form: { pinCode } })).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown', message },
    })
  })

  it('CHECKOUT-04 warns of a GST number of another state and charges by the delivery', async () => {
    const { sku } = await goods.addVariant()
    const checkout = await created(await guestWith(world, { sku }), {
      form: { gstin: '29AABTC4321D1Z6', businessName: 'A Trust' },
    })
    expect(checkout.warnings).toMatchObject([{ field: 'gstin' }])
    expect(checkout.place_of_supply).toBe('27')
  })

  it('CHECKOUT-04 refuses what is no form at all, and an empty cart', async () => {
    const visitor = await guestWith(world)
    await visitor.call('createGuestCart')
    const post = (payload: string) =>
      visitor.raw({
        method: 'POST',
        url: '/api/checkout/guest/create',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    expect(await post('{"form":')).toMatchObject({ status: 400, body: { code: 'json_invalid' } })
    expect(await post('{"form":[],"request_key":"12345678"}')).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    })
    expect(await create(visitor)).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
    expect(
      await create(visitor, { source: 'pdp', items: [{ sku_id: 'NO-SUCH', quantity: 1 }] }),
    ).toMatchObject({ status: 409, body: { code: 'cart_not_ready' } })
  })
})

describe('placing', () => {
  it('CHECKOUT-04 refuses a total that moved, tells old and new, and charges the new one once it is confirmed', async () => {
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

  it('CHECKOUT-04 makes one order of one cart, however many tabs have a checkout of it', async () => {
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
    // The same once more is another wish.
    await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: a.sku, quantity: 1 }, pincode: '400001' },
    })
    placed(await place(visitor, await created(visitor)))
  })

  it('CHECKOUT-04 still places what was agreed when another tab has taken it out of the cart', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    await visitor.call('updateGuestCart', {
      body: { type: 'DELETE', product: { sku_id: sku }, pincode: '400001' },
    })
    placed(await place(visitor, checkout))
  })

  it('CHECKOUT-04 never takes the total from the client', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    for (const total of [
      0,
      1,
      -154,
      154.001,
      1e20,
      -0,
      checkout.total * 100,
      Number.MAX_SAFE_INTEGER,
      1e308,
      5e-324,
    ])
      expect((await place(visitor, { id: checkout.id, total })).status).toBe(409)
    for (const total of [
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

  it('CHECKOUT-04 keeps checkouts from other guests, and expired ones from everybody', async () => {
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

  it('CHECKOUT-01 buys what the address of the call names, as often and engraved as it says', async () => {
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
    const order = placed(await place(visitor, made.body.checkout))
    expect(
      (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body.order
        .sub_orders[0]?.items,
    ).toMatchObject([{ quantity: 3, engraving_name: 'Dr. Rao' }])
    expect((await send({ source: 'pdp', sku_id: sku })).body.checkout.items).toMatchObject([
      { quantity: 1, engraving_name: '' },
    ])
  })

  it('CHECKOUT-01 buys several products at once, each engraved by itself, and the same one named twice as one line', async () => {
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

  it('CHECKOUT-01 CART-22 refuses one product named twice with different engravings: it would be engraved otherwise than somebody asked for', async () => {
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

  it('CHECKOUT-01 CART-07 refuses more than may be bought at a time, however it adds up and however dear it is', async () => {
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

  it('CHECKOUT-04 looks at the buying policy once more when the button is pressed', async () => {
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

  it('CHECKOUT-05 CART-23 tells the tax with that of the fee in it, as the checkout will have it', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const visitor = await guestWith(world, { sku })
    const told = await ask(visitor)
    const { cart } = (await visitor.call('readCart', { body: {} })).body
    // 49 at 18% within the state: two halves of 3.73.
    expect(told.total_tax - cart.total_tax).toBeCloseTo(7.46, 6)
    expect(await created(visitor)).toMatchObject({ tax: told.tax, total_tax: told.total_tax })
  })

  it('CHECKOUT-05 ends at 5,000 rupees for a first order and at 25,000 for everybody', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 495_000, mrpPaise: null })
    const visitor = await guestWith(world, { sku })
    expect((await ask(visitor)).allowed).toBe(true)
    await visitor.call('updateGuestCart', {
      body: { type: 'UPDATE', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
    })
    // Only the form's phone tells who the buyer is: a hint here, the refusal when the checkout is made.
    expect(await ask(visitor)).toMatchObject({
      allowed: true,
      message: 'For a first order, cash on delivery is offered up to ₹5,000.',
    })
    expect(await create(visitor)).toMatchObject({
      status: 409,
      body: {
        code: 'cod_not_allowed',
        message: 'For a first order, cash on delivery is offered up to ₹5,000. Pay online.',
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

  it('CHECKOUT-05 lets a guest whom we delivered to before pay more in cash', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 600_000, mrpPaise: null })
    const cheap = await goods.addVariant()
    const phone = '9812345678'
    const visitor = await guestWith(world, { sku: cheap.sku })
    const first = await created(visitor, { form: { PhoneNumber: phone } })
    const { order_id: id } = placed(await place(visitor, first))
    const later = await guestWith(world, { sku })
    expect((await create(later, { form: { PhoneNumber: phone } })).status).toBe(409)
    await world.db.execute(
      sql`update sub_order set state = 'delivered' where order_id = ${id}::uuid`,
    )
    expect((await create(later, { form: { PhoneNumber: phone } })).status).toBe(200)
  })

  it('CHECKOUT-05 is not offered for cold goods, nor where couriers take no cash, nor at an unknown pincode', async () => {
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

  it('CHECKOUT-05 follows rules that begin and end at midnight in India, fee and limits alike', async () => {
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

  it('DATA-08 shows the payload of a checkout with every field of the specification', async () => {
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

  it('DATA-13 takes online payment as the standard payment option', async () => {
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
