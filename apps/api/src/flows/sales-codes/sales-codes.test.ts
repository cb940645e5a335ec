import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { created, form, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
let finance: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = (await signedInStaff(world, 'finance')).visitor
})

const make = (code: string, person = 'Ravi Kumar') =>
  finance.call('staffMakeSalesCode', { body: { code, person, reason: 'Joined the field team' } })
const listed = async (code: string) =>
  (await finance.call('staffListSalesCodes')).body.codes.find((one) => one.code === code)
const end = async (code: string) =>
  finance.call('staffEndSalesCode', {
    params: { id: (await listed(code))?.id ?? '' },
    body: { reason: 'Left the company' },
  })
const cartOf = async (visitor: Visitor, landed_page_url?: string) =>
  (
    await visitor.call('readCart', {
      body: {
        pincode: '400001',
        ...(landed_page_url !== undefined && { landed_page_url, device_source: 'web' as const }),
      },
    })
  ).body.cart
const guestBuys = async () =>
  guestWith(world, { sku: (await goods.addVariant({ pricePaise: 100_000 })).sku })
const originOf = async (id: string) =>
  (await finance.call('staffGetOrder', { params: { id } })).body.order.attribution
const typed = (visitor: Visitor, sales_code: string, checkout_id?: string) =>
  visitor.call('verifySalesCodeGuest', {
    body: { sales_code, ...(checkout_id !== undefined && { checkout_id }) },
  })

describe('sales codes', () => {
  it('CART-12 is kept from a guest’s cart to the order, counted, and changes no price', async () => {
    expect((await make('ravi-10')).status).toBe(200)
    const visitor = await guestBuys()
    const { total } = await cartOf(visitor)
    expect(await typed(visitor, ' ravi 10 ')).toMatchObject({
      status: 200,
      body: { sales_code: 'RAVI10', message: 'RAVI10 added' },
    })
    expect(await cartOf(visitor)).toMatchObject({ sales_code: 'RAVI10', total, discount: 0 })
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    expect(await originOf(id)).toMatchObject({ sales_code: 'RAVI10', sales_person: 'Ravi Kumar' })
    expect(await listed('RAVI10')).toMatchObject({ orders: 1, ended_at: null })
  })

  it('CART-12 refuses an unknown code and an ended one, and keeps the former', async () => {
    await make('KEPT12')
    await make('ENDS12')
    const visitor = await guestBuys()
    await typed(visitor, 'KEPT12')
    expect((await end('ENDS12')).body.codes.find(({ code }) => code === 'ENDS12')).toMatchObject({
      ended_at: expect.any(String),
    })
    for (const code of ['NOSUCH12', 'ENDS12']) {
      expect(await typed(visitor, code)).toMatchObject({
        status: 404,
        body: { code: 'sales_code_unknown' },
      })
    }
    expect((await cartOf(visitor)).sales_code).toBe('KEPT12')
    await end('KEPT12')
    expect((await cartOf(visitor)).sales_code).toBeNull()
  })

  it('CART-12 comes by a link until the buyer types another or takes it off', async () => {
    await make('LINK12', 'Lata Rao')
    await make('TYPED12')
    const link = '/shop?sales_code=link12'
    const visitor = await guestBuys()
    expect((await cartOf(visitor, '/shop?sales_code=NOSUCH12')).sales_code).toBeNull()
    expect((await cartOf(visitor, link)).sales_code).toBe('LINK12')
    await typed(visitor, 'TYPED12')
    expect((await cartOf(visitor, link)).sales_code).toBe('TYPED12')
    await typed(visitor, '')
    expect((await cartOf(visitor, link)).sales_code).toBeNull()

    const other = await guestBuys()
    const body = { form: form(), request_key: randomUUID(), landed_page_url: link }
    const { checkout } = (await other.call('createGuestCheckout', { body })).body
    const { order_id: id } = placed(await place(other, checkout))
    expect(await originOf(id)).toMatchObject({ sales_code: 'LINK12', sales_person: 'Lata Rao' })
  })

  it('ENGAGE-07 goes with a link to any page of the shop, while it is in force', async () => {
    await make('SHARE7')
    const visitor = await guestBuys()
    const link = (sales_code: string, page?: string) =>
      visitor.call('generateSalesCodeLink', {
        body: { sales_code, ...(page !== undefined && { page }) },
      })
    const reply = await link(' share 7 ', '/products/gloves')
    const url = new URL(reply.body.link)
    expect([url.origin, url.pathname, url.search]).toEqual([
      world.context.config.origin,
      '/products/gloves',
      '?sales_code=SHARE7',
    ])
    expect((await cartOf(visitor, url.pathname + url.search)).sales_code).toBe('SHARE7')
    for (const page of ['//evil.example', 'https://evil.example', '/a?b=c', '/\\\\evil.example'])
      expect((await link('SHARE7', page)).status).toBe(400)
    await end('SHARE7')
    expect((await link('SHARE7')).body).toMatchObject({ code: 'sales_code_unknown' })
  })

  it('CART-12 is taken at an open checkout, and not at a placed or another’s one', async () => {
    await make('LATE12')
    const visitor = await guestBuys()
    const checkout = await created(visitor)
    const stranger = await guestBuys()
    expect((await typed(stranger, 'LATE12', checkout.id)).body).toMatchObject({
      code: 'checkout_not_found',
    })
    expect((await typed(visitor, 'LATE12', checkout.id)).status).toBe(200)
    const { order_id: id } = placed(await place(visitor, checkout))
    expect(await originOf(id)).toMatchObject({ sales_code: 'LATE12' })
    expect((await typed(visitor, '', checkout.id)).body).toMatchObject({ code: 'checkout_closed' })
    expect(await listed('LATE12')).toMatchObject({ orders: 1 })
  })

  it('CART-12 is a customer’s too, and comes with a guest’s cart', async () => {
    await make('CUST12')
    const { visitor } = await signUp(world)
    const { sku } = await goods.addVariant({})
    await visitor.call('updateCart', { body: { type: 'ADD', product: { sku_id: sku } } })
    const reply = await visitor.call('verifySalesCode', { body: { sales_code: 'CUST12' } })
    expect(reply.body.sales_code).toBe('CUST12')
    expect((await cartOf(visitor)).sales_code).toBe('CUST12')
    await make('GUEST12')
    const { guest_user_id } = (await visitor.call('createGuestCart', { body: {} })).body.cart
    const add = { type: 'ADD', product: { sku_id: sku } } as const
    await visitor.call('updateGuestCart', { body: { ...add, guest_user_id } })
    const body = { sales_code: 'GUEST12', guest_user_id }
    expect((await visitor.call('verifySalesCodeGuest', { body })).status).toBe(200)
    await visitor.call('syncGuestCart', { body: { guest_user_id } })
    expect((await cartOf(visitor)).sales_code).toBe('GUEST12')
  })

  it('CART-12 is made once for all time and ended once', async () => {
    await make('ONCE12')
    await end('ONCE12')
    expect(await make('once 12')).toMatchObject({
      status: 409,
      body: { code: 'sales_code_taken' },
    })
    expect(await end('ONCE12')).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await make('AB')).status).toBe(400)
  })
})
