import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { created, form, guestWith, place, placed } from '@upchar/testkit/shop'
const world = useWorld({ RATE_LIMIT_PER_MINUTE: '0' })
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const device = { device_source: 'web' } as const

const apply = (visitor: Visitor, code: string) =>
  visitor.call('applyCartVoucher', { params: { code }, body: { ...device, pincode: '400001' } })

/** A product of ₹1,000. */
const gloves = () => goods.addVariant({ pricePaise: 100_000, stock: { mumbai: 100 } })

describe('a voucher on a checkout', () => {
  it('CHECKOUT-03 comes with the cart, can be changed and removed, and appears on order and mail', async () => {
    const [five, ten] = [
      await makeTestVoucher(world.db, { percentBp: 500 }),
      await makeTestVoucher(world.db),
    ]
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    await apply(visitor, five)
    const checkout = await created(visitor)
    expect(checkout).toMatchObject({
      voucher: five,
      voucher_detail: { discount: 50 },
      subtotal: 1000,
      discount: 50,
      cod_fee: 49,
      total: 999,
    })
    const onCheckout = { checkout_id: checkout.id }
    const change = (code: string) =>
      visitor.call('applyGuestCheckoutVoucher', {
        params: { code },
        body: { ...onCheckout, ...device },
      })
    expect((await change(ten)).body.checkout).toMatchObject({
      voucher: ten,
      discount: 100,
      total: 949,
    })
    expect(
      (await visitor.call('removeGuestCheckoutVoucher', { body: onCheckout })).body,
    ).toMatchObject({
      message: 'Voucher removed',
      checkout: { voucher: null, discount: 0, total: 1049 },
    })
    const {
      body: { checkout: again },
    } = await change(ten)
    const order = placed(await place(visitor, again))
    expect(
      (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body.order,
    ).toMatchObject({ subtotal: 1000, discount: 100, voucher: ten, total: 949 })
    expect(await change(five)).toMatchObject({
      status: 409,
      body: {
        code: 'checkout_closed',
        message: 'This order is being paid or has been placed, so it can’t be changed any more.',
      },
    })
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject like ${`%${order.order_number}%`}`,
    )
    expect(rows[0]?.text).toContain(`Voucher ${ten}: −₹100.00`)
  })

  it('CHECKOUT-03 is gone for good once removed: the order is placed without it', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    await apply(visitor, code)
    const { id } = await created(visitor)
    const { checkout } = (
      await visitor.call('removeGuestCheckoutVoucher', { body: { checkout_id: id } })
    ).body
    const order = placed(await place(visitor, checkout))
    expect(
      (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body.order,
    ).toMatchObject({ discount: 0, voucher: null, total: 1049 })
    const { rows } = await world.db.execute(
      sql`select voucher_code from checkout where id = ${id}::uuid`,
    )
    expect(rows).toEqual([{ voucher_code: null }])
  })

  it('VALID-12 requires a checkout and a code, or changes nothing', async () => {
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor)
    const code = await makeTestVoucher(world.db)
    const before = (await visitor.call('getCheckout', { params: { id: checkout.id } })).body
    for (const [url, payload] of [
      [`/api/cart/guest-checkout/voucher/${code}/validate`, { ...device }],
      [`/api/cart/guest-checkout/voucher/${code}/validate`, { ...device, checkout_id: '' }],
      [`/api/cart/guest-checkout/voucher/${code}/validate`, { checkout_id: checkout.id }],
    ] as const)
      expect(
        await visitor.raw({ method: 'POST', url, payload }),
        JSON.stringify(payload),
      ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    expect(
      await visitor.raw({
        method: 'POST',
        url: '/api/cart/guest-checkout/voucher/%20/validate',
        payload: { ...device, checkout_id: checkout.id },
      }),
    ).toMatchObject({ status: 404, body: { code: 'voucher_unknown' } })
    const customer = await signUp(world)
    expect(
      await customer.visitor.raw({
        method: 'POST',
        url: `/api/checkout/${checkout.id}/voucher/${code}/validate`,
      }),
    ).toMatchObject({ status: 404, body: { code: 'checkout_not_found' } })
    expect((await visitor.call('getCheckout', { params: { id: checkout.id } })).body).toEqual(
      before,
    )
  })

  it('CHECKOUT-03 leaves checkout and quote unchanged when the code is refused', async () => {
    const [good, minimum] = [
      await makeTestVoucher(world.db),
      await makeTestVoucher(world.db, { minimumPaise: 900_000 }),
    ]
    const { sku } = await gloves()
    const { visitor, email } = await signUp(world)
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    const {
      body: { checkout },
    } = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email }), request_key: randomUUID() },
    })
    const on = (code: string) =>
      visitor.call('applyCheckoutVoucher', { params: { id: checkout.id, code } })
    expect((await on(good)).body.checkout).toMatchObject({ voucher: good, total: 949 })
    expect(await on(minimum)).toMatchObject({ status: 409, body: { code: 'voucher_minimum' } })
    expect(await on('NOSUCH')).toMatchObject({ status: 404, body: { code: 'voucher_unknown' } })
    expect(
      (await visitor.call('getCheckout', { params: { id: checkout.id } })).body.checkout,
    ).toMatchObject({ voucher: good, total: 949 })
    expect(
      (await visitor.call('removeCheckoutVoucher', { params: { id: checkout.id } })).body.checkout,
    ).toMatchObject({ voucher: null, total: 1049 })
  })
})
