import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { create, form, guestWith } from '@upchar/testkit/shop'

const world = useWorld({ RATE_LIMIT_PER_MINUTE: '0' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const device = { device_source: 'web' } as const
const apply = (visitor: Visitor, code: string) =>
  visitor.call('applyCartVoucher', { params: { code }, body: { ...device, pincode: '400001' } })
const remove = (visitor: Visitor) =>
  visitor.call('removeCartVoucher', { body: { pincode: '400001' } })
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
/** A product of ₹1,000. */
const gloves = () => goods.addVariant({ pricePaise: 100_000, stock: { mumbai: 100 } })

describe('a voucher on the cart', () => {
  it('CART-09 reduces the total and shows the savings until it is removed', async () => {
    const code = await makeTestVoucher(world.db, { maxDiscountPaise: 15_000 })
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku, quantity: 2 })
    // The first read begins the price hold.
    await cartOf(visitor)
    const applied = await apply(visitor, code)
    expect(applied).toMatchObject({ status: 200, body: { message: `${code} applied` } })
    expect(applied.body.cart).toMatchObject({
      voucher: code,
      voucher_detail: { code, title: '10% off, at most ₹150', discount: 150, message: null },
      subtotal: 2000,
      discount: 150,
      total: 1850,
      total_savings_config: { coupon_discount: 150 },
    })
    expect(await cartOf(visitor)).toEqual(applied.body.cart)
    expect((await remove(visitor)).body).toMatchObject({
      message: 'Voucher removed',
      cart: { voucher: null, voucher_detail: null, discount: 0, total: 2000 },
    })
    expect(await remove(visitor)).toMatchObject({ status: 200, body: { cart: { voucher: null } } })
  })

  it('CART-09 accepts a code in any case and spacing, and no unknown code', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    expect(
      (await apply(visitor, ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `)).body.cart
        .voucher,
    ).toBe(code)
    for (const wrong of [
      'NOSUCH',
      'a',
      '%00',
      "'; drop table voucher; --",
      'x'.repeat(50),
      '<script>',
    ]) {
      expect(await apply(visitor, wrong), wrong).toMatchObject({
        status: 404,
        body: {
          code: 'voucher_unknown',
          message: 'This voucher code is not valid.',
          fields: [{ field: 'code' }],
        },
      })
    }
    expect((await cartOf(visitor)).voucher).toBe(code)
  })

  it('VALID-11 requires device source and guest id of a guest; the pincode is optional', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    const url = `/api/cart/voucher/${code}/validate`
    expect(await visitor.raw({ method: 'POST', url, payload: {} })).toMatchObject({
      status: 400,
      body: { code: 'request_invalid', fields: [{ field: 'device_source' }] },
    })
    expect(
      await visitor.raw({ method: 'POST', url, payload: { device_source: 'fridge' } }),
    ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    expect(await world.visitor().raw({ method: 'POST', url, payload: device })).toMatchObject({
      status: 401,
      body: { code: 'guest_unknown' },
    })
    expect(
      await visitor.raw({ method: 'POST', url, payload: { ...device, guest_user_id: 'made-up' } }),
    ).toMatchObject({ status: 401, body: { code: 'guest_unknown' } })
    expect((await cartOf(visitor)).voucher).toBeNull()
    expect(await visitor.raw({ method: 'POST', url, payload: device })).toMatchObject({
      status: 200,
      body: { cart: { voucher: code } },
    })
    // An app has no cookie and names the guest.
    expect(
      await world.visitor().raw({
        method: 'POST',
        url,
        payload: { ...device, guest_user_id: visitor.cookies.get('upchar_guest') ?? '' },
      }),
    ).toMatchObject({ status: 200, body: { cart: { voucher: code } } })
  })

  it('CART-09 refuses an unsuitable voucher with advice, and keeps the current one', async () => {
    const good = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    await apply(visitor, good)
    const cases: [Parameters<typeof makeTestVoucher>[1], string, (code: string) => string][] = [
      [
        { startsAt: new Date('2026-12-01T00:00:00+05:30') },
        'voucher_not_now',
        (code) => `${code} can be used from 1 Dec 2026.`,
      ],
      [
        { endsAt: new Date('2026-11-24T00:00:00+05:30') },
        'voucher_not_now',
        (code) => `${code} ended on 23 Nov 2026.`,
      ],
      [{ audience: 'customers' }, 'voucher_needs_account', (code) => `Sign in to use ${code}.`],
      [
        { businessCategory: 'dental' },
        'voucher_other_goods',
        (code) => `${code} is for Dental products. There are none in your cart.`,
      ],
      [
        { sellerId: goods.sellers.delhi },
        'voucher_other_goods',
        (code) => `${code} is for products sold by delhi. There are none in your cart.`,
      ],
      [
        { minimumPaise: 142_050 },
        'voucher_minimum',
        (code) => `Add goods worth ₹420.50 more to use ${code}.`,
      ],
    ]
    for (const [terms, refusal, message] of cases) {
      const code = await makeTestVoucher(world.db, terms)
      const reply = await apply(visitor, code)
      expect(reply).toMatchObject({ status: 409, body: { code: refusal } })
      expect(reply.body.message).toBe(message(code))
      expect(await cartOf(visitor)).toMatchObject({ voucher: good, discount: 100 })
    }
    expect(await apply(world.visitor(), good)).toMatchObject({ status: 401 })
  })

  it('CART-09 never discounts prescription medicines and vaccines (domain reference 3.3)', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    await apply(visitor, code)
    await world.db.execute(
      sql`update product_group set product_class = 'DRUG_H' where id = (select group_id from variant where sku = ${sku})`,
    )
    const buyer = await signUp(world)
    expect((await cartOf(visitor)).discount).toBe(0)
    expect(
      (await buyer.visitor.call('productVouchers', { query: { sku_id: sku } })).body.offers,
    ).toEqual([])
    // Nor is its price told to a buyer without a licence.
    expect((await buyer.visitor.call('bestVoucher', { body: { sku_id: sku } })).body).toMatchObject(
      {
        best: null,
        total: 0,
        total_after: 0,
      },
    )
  })

  it('CART-09 stays on a cart that no longer qualifies, says so, and applies again once it qualifies', async () => {
    const code = await makeTestVoucher(world.db, { minimumPaise: 200_000 })
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku, quantity: 2 })
    await apply(visitor, code)
    const setQuantity = (quantity: number) =>
      visitor.call('updateGuestCart', {
        body: { type: 'UPDATE', product: { sku_id: sku, quantity }, pincode: '400001' },
      })
    expect((await setQuantity(1)).body.cart).toMatchObject({
      voucher: code,
      voucher_detail: { discount: 0, message: `Add goods worth ₹1,000 more to use ${code}.` },
      discount: 0,
      total: 1000,
    })
    expect(await create(visitor)).toMatchObject({
      status: 409,
      body: {
        code: 'voucher_does_not_fit',
        message: `Add goods worth ₹1,000 more to use ${code}. Or remove the voucher.`,
      },
    })
    expect((await setQuantity(3)).body.cart).toMatchObject({
      voucher_detail: { discount: 300, message: null },
      total: 2700,
    })
  })

  it('CART-09 stays on an emptied cart, and applies again from the next add', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    await apply(visitor, code)
    await visitor.call('updateGuestCart', {
      body: { type: 'DELETE', product: { sku_id: sku }, pincode: '400001' },
    })
    const again = await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    expect(again.body.cart).toMatchObject({ voucher: code, discount: 100, total: 900 })
    const { cart_urgency: _held, ...read } = await cartOf(visitor)
    const unheld = read.items.map((item) => ({ ...item, price_held_until: null }))
    expect({ ...read, items: unheld }).toEqual(again.body.cart)
  })

  it('CART-09 CART-08 moves with the guest’s cart at sign-in; the customer’s own voucher takes precedence', async () => {
    const [guests, own] = [await makeTestVoucher(world.db), await makeTestVoucher(world.db)]
    const { sku } = await gloves()
    const guest = await guestWith(world, { sku })
    await apply(guest, guests)
    const first = await signUp(world)
    const sync = (visitor: Visitor) =>
      visitor.call('syncGuestCart', {
        body: { guest_user_id: guest.cookies.get('upchar_guest') ?? '', pincode: '400001' },
      })
    expect((await sync(first.visitor)).status).toBe(403)
    const asApp = async (visitor: Visitor, id: string) => {
      visitor.cookies.delete('upchar_guest')
      return visitor.call('syncGuestCart', { body: { guest_user_id: id, pincode: '400001' } })
    }
    expect(
      (await asApp(first.visitor, guest.cookies.get('upchar_guest') ?? '')).body.cart,
    ).toMatchObject({ voucher: guests, discount: 100 })
    const second = await guestWith(world, { sku })
    await apply(second, guests)
    await apply(first.visitor, own)
    expect(
      (await asApp(first.visitor, second.cookies.get('upchar_guest') ?? '')).body.cart,
    ).toMatchObject({ voucher: own, discount: 200 })
  })
})

describe('offered vouchers', () => {
  it('CART-09 CHECKOUT-03 list the largest discount first, then what is nearest to qualifying, and never unpublished codes', async () => {
    const { sku } = await gloves()
    const big = await makeTestVoucher(world.db, {
      listed: true,
      amountPaise: 20_000,
      minimumPaise: 90_000,
    })
    const small = await makeTestVoucher(world.db, {
      listed: true,
      amountPaise: 5_000,
      minimumPaise: 90_000,
    })
    const near = await makeTestVoucher(world.db, {
      listed: true,
      amountPaise: 30_000,
      minimumPaise: 110_000,
    })
    const far = await makeTestVoucher(world.db, {
      listed: true,
      amountPaise: 90_000,
      minimumPaise: 900_000,
    })
    const secret = await makeTestVoucher(world.db)
    const over = await makeTestVoucher(world.db, {
      listed: true,
      endsAt: new Date('2026-11-20T00:00:00Z'),
    })
    const planned = await makeTestVoucher(world.db, {
      listed: true,
      startsAt: new Date('2026-11-24T05:30:00.001Z'),
    })
    const customers = await makeTestVoucher(world.db, { listed: true, audience: 'customers' })
    const ours = new Set([big, small, near, far, secret, over, planned, customers])
    const visitor = await guestWith(world, { sku })
    const { offers } = (await visitor.call('listGuestVouchers', { body: { pincode: '400001' } }))
      .body
    expect(
      offers
        .filter(({ code }) => ours.has(code))
        .map(({ code, discount, reason, message }) => [code, discount, reason, message]),
    ).toEqual([
      [big, 200, null, null],
      [small, 50, null, null],
      [near, 0, 'voucher_minimum', `Add goods worth ₹100 more to use ${near}.`],
      [far, 0, 'voucher_minimum', `Add goods worth ₹8,000 more to use ${far}.`],
      [customers, 0, 'voucher_needs_account', `Sign in to use ${customers}.`],
    ])
    expect(offers.find(({ code }) => code === big)?.terms).toEqual([
      'On goods worth ₹900 or more.',
      'Not for prescription medicines and vaccines.',
      'Until 1 Apr 2027.',
    ])
    const published = (await visitor.call('listOffers')).body.offers.map(({ code }) => code)
    expect(published).toEqual(expect.arrayContaining([big, small, near, far]))
    expect(published).not.toContain(secret)
    expect(published).not.toContain(over)
    expect(published).not.toContain(planned)

    const product = await visitor.call('productVouchers', { query: { sku_id: sku } })
    expect(product.body.offers.find(({ applicable }) => applicable)?.code).toBe(big)
    expect((await visitor.call('bestVoucher', { body: { sku_id: sku } })).body).toMatchObject({
      best: { code: big, discount: 200 },
      quantity: 1,
      total: 1000,
      total_after: 800,
    })
    expect(
      (await visitor.call('bestVoucher', { body: { sku_id: sku, quantity: 2 } })).body,
    ).toMatchObject({
      best: { code: near, discount: 300 },
      quantity: 2,
      total: 2000,
      total_after: 1700,
    })
    // No order has more than its maximum.
    const scarce = await goods.addVariant({ maxOq: 3, pricePaise: 100_000, mrpPaise: null })
    const most = await visitor.call('bestVoucher', { body: { sku_id: scarce.sku, quantity: 999 } })
    expect(most.body).toMatchObject({ quantity: 3, total: 3000 })
    expect(await visitor.call('bestVoucher', { body: { sku_id: 'NO-SUCH' } })).toMatchObject({
      status: 404,
      body: { code: 'sku_unknown' },
    })

    const { visitor: customer, email } = await signUp(world)
    await customer.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    expect(
      (await customer.call('listVouchers', { query: { pincode: '400001' } })).body.offers[0]?.code,
    ).toBe(big)
    const made = await customer.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email }), request_key: randomUUID() },
    })
    expect(
      (
        await customer.call('listVouchers', {
          query: { source: 'checkout', id: made.body.checkout.id },
        })
      ).body.offers[0],
    ).toMatchObject({ code: big, discount: 200 })
    expect(
      await customer.call('listVouchers', { query: { source: 'checkout', id: randomUUID() } }),
    ).toMatchObject({ status: 404 })
  })
})
