import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { packOrders } from '@upchar/testkit/packing'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { pdfLines } from '@upchar/testkit/pdf-text'
import {
  atGateway,
  buyInCash,
  form,
  outcomeOf,
  pay,
  place,
  placed,
  runJobs,
  type Form,
} from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const create = (visitor: Visitor, changes: Partial<Form> = {}, key: string = randomUUID()) =>
  visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form(changes), request_key: key },
  })

/** A verified hospital with the product in its cart. */
async function hospitalWith(...skus: string[]) {
  const customer = await signUp(world, { profile: hospital })
  await approveKyc(world, customer.id, {
    stage: 'basic',
    licences: [{ kind: 'establishment', number: 'CE-77', validUntil: '2027-03-31' }],
  })
  for (const sku_id of skus) {
    const added = await customer.visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id, quantity: 1 }, pincode: '400001' },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
  }
  return customer
}

const linesOf = async (orderId: string) =>
  (
    await world.db.execute<Record<string, unknown>>(sql`
  select l.sku, l.licence_kind, l.licence_number, l.licence_valid_until::text from order_line l join sub_order s on s.id = l.sub_order_id where s.order_id = ${orderId}::uuid order by l.sku`)
  ).rows

describe('a customer’s order', () => {
  it('KYC-04 allows what the licence covers, cash on delivery, and stores the licence with the line', async () => {
    const [device, gauze] = [
      await goods.addVariant({ sku: 'LIC-A', productClass: 'DEV_C' }),
      await goods.addVariant({ sku: 'LIC-B' }),
    ]
    const customer = await hospitalWith(device.sku, gauze.sku)
    const made = await create(customer.visitor)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const order = placed(await place(customer.visitor, made.body.checkout))
    const { rows } = await world.db.execute(
      sql`select customer_id, guest_id from "order" where id = ${order.order_id}::uuid`,
    )
    expect(rows).toEqual([{ customer_id: customer.id, guest_id: null }])
    expect(await linesOf(order.order_id)).toEqual([
      {
        sku: 'LIC-A',
        licence_kind: 'establishment',
        licence_number: 'CE-77',
        licence_valid_until: '2027-03-31',
      },
      { sku: 'LIC-B', licence_kind: null, licence_number: null, licence_valid_until: null },
    ])
    expect(
      (await customer.visitor.call('readCart', { body: { pincode: '400001' } })).body.cart.items,
    ).toEqual([])
    expect((await customer.visitor.call('getCustomer')).body.user_info.orders_count).toBe(1)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('KYC-04 ORDER-06 prints the licence by name and number on the invoice, and shows it to the owner alone', async () => {
    const [device, gauze] = [
      await goods.addVariant({ productClass: 'DEV_C' }),
      await goods.addVariant(),
    ]
    const customer = await hospitalWith(device.sku, gauze.sku)
    const order = placed(
      await place(customer.visitor, (await create(customer.visitor)).body.checkout),
    )
    await packOrders(world, order.order_id)
    const show = async (visitor: Visitor, key?: string) =>
      (await visitor.call('getOrderStatus', { query: { id: order.order_id, ...(key && { key }) } }))
        .body.order.sub_orders[0]
    const sub = await show(customer.visitor)
    const shown = {
      kind: 'establishment',
      name: 'Registration of the establishment',
      number: 'CE-77',
      valid_until: '2027-03-31',
    }
    expect(sub?.items.find((item) => item.sku_id === device.sku)?.licence).toEqual(shown)
    expect(sub?.items.find((item) => item.sku_id === gauze.sku)?.licence).toBeNull()
    // Anybody may hold the link.
    const key = new URL(order.track_url, 'http://shop.example').searchParams.get('key') ?? ''
    expect((await show(world.visitor(), key))?.items.map((item) => item.licence)).toEqual([
      null,
      null,
    ])
    const file = await customer.visitor.raw({ method: 'GET', url: sub?.invoice?.url ?? '' })
    if (!Buffer.isBuffer(file.body)) throw new Error(`no invoice: ${file.status}`)
    const read = pdfLines(file.body)
    expect(read.join('')).toContain(
      'Registration of the establishment: CE-77, valid to 31 Mar 2027',
    )
    expect(read.filter((text) => text.startsWith('Bought on licence'))).toEqual([])
  })

  it('KYC-04 ORDER-06 names for each line which of several licences it was bought under', async () => {
    const [device, medicine, gauze] = [
      await goods.addVariant({ productClass: 'DEV_C' }),
      await goods.addVariant({ productClass: 'DRUG_GEN' }),
      await goods.addVariant(),
    ]
    const customer = await hospitalWith(device.sku)
    await approveKyc(world, customer.id, {
      stage: 'pharma',
      licences: [{ kind: '20/20B', number: 'MH-MZ-1/20B', validUntil: null }],
    })
    for (const { sku } of [medicine, gauze])
      await customer.visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
      })
    // Medicines can't be paid in cash.
    const made = await create(customer.visitor, { paymentOption: 1 })
    const opened = await place(customer.visitor, made.body.checkout)
    if (opened.body.outcome.state !== 'pay') throw new Error(JSON.stringify(opened.body))
    const { back } = await pay(customer.visitor, opened.body.outcome.payment_url)
    const outcome = await outcomeOf(customer.visitor, made.body.checkout, back)
    if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
    await packOrders(world, outcome.order_id)
    const [sub] = (
      await customer.visitor.call('getOrderStatus', { query: { id: outcome.order_id } })
    ).body.order.sub_orders
    const file = await customer.visitor.raw({ method: 'GET', url: sub?.invoice?.url ?? '' })
    if (!Buffer.isBuffer(file.body)) throw new Error(`no invoice: ${file.status}`)
    const read = pdfLines(file.body)
    expect(read.join('')).toContain('Drug licence, Form 20 or 20B: MH-MZ-1/20B')
    expect(read.filter((text) => text.startsWith('Bought on licence')).toSorted()).toEqual([
      'Bought on licence CE-77',
      'Bought on licence MH-MZ-1/20B',
    ])
  })

  it('KYC-04 keeps the licence as of the order, even if the payment arrives later', async () => {
    const { sku } = await goods.addVariant({ productClass: 'DEV_C' })
    const customer = await hospitalWith(sku)
    const made = await create(customer.visitor, { paymentOption: 1 })
    const opened = await place(customer.visitor, made.body.checkout)
    if (opened.body.outcome.state !== 'pay') throw new Error(JSON.stringify(opened.body))
    await world.db.execute(
      sql`update kyc_licence set number = 'CHANGED' where application_id in (select id from kyc_application where customer_id = ${customer.id})`,
    )
    await world.db.execute(
      sql`update kyc_application set state = 'expired' where customer_id = ${customer.id}`,
    )
    const { back } = await pay(customer.visitor, opened.body.outcome.payment_url)
    const outcome = await outcomeOf(customer.visitor, made.body.checkout, back)
    if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
    expect(await linesOf(outcome.order_id)).toMatchObject([
      { licence_kind: 'establishment', licence_number: 'CE-77' },
    ])
  })

  it('KYC-01 refuses an order when the licence expires between cart and payment', async () => {
    const { sku } = await goods.addVariant({ productClass: 'DEV_C' })
    const customer = await hospitalWith(sku)
    const made = await create(customer.visitor)
    await world.db.execute(
      sql`update kyc_application set state = 'expired' where customer_id = ${customer.id}`,
    )
    expect(await place(customer.visitor, made.body.checkout)).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed', message: expect.stringContaining('Complete your KYC') },
    })
    expect(await create(customer.visitor)).toMatchObject({
      status: 409,
      body: { code: 'cart_not_ready' },
    })
  })

  it('KYC-01 refuses a retried payment after the licence has expired', async () => {
    const { sku } = await goods.addVariant({ productClass: 'DEV_C', stock: { mumbai: 1 } })
    const customer = await hospitalWith(sku)
    const { checkout } = (await create(customer.visitor, { paymentOption: 1 })).body
    const press = () => place(customer.visitor, checkout)
    expect((await press()).body.outcome.state).toBe('pay')
    // The last unit is held for this checkout.
    expect((await press()).body.outcome.state).toBe('pay')
    await world.db.execute(
      sql`update kyc_application set state = 'rejected' where customer_id = ${customer.id}`,
    )
    expect(await press()).toMatchObject({ status: 403, body: { code: 'buying_not_allowed' } })
  })

  it('CHECKOUT-01 is one order for repeated and concurrent requests', async () => {
    const { sku } = await goods.addVariant()
    const customer = await hospitalWith(sku)
    const key = randomUUID()
    const [a, b] = await Promise.all([
      create(customer.visitor, {}, key),
      create(customer.visitor, {}, key),
    ])
    expect(a.body.checkout.id).toBe(b.body.checkout.id)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => place(customer.visitor, a.body.checkout)),
    )
    expect(new Set(replies.map((reply) => placed(reply).order_id)).size).toBe(1)
  })

  it('ORDER-02 is visible to its owner on any device, and to others only by its link', async () => {
    const { sku } = await goods.addVariant()
    const customer = await hospitalWith(sku)
    const made = await create(customer.visitor)
    const order = placed(await place(customer.visitor, made.body.checkout))
    await packOrders(world, order.order_id)
    const other = await signUp(world)
    const phone = world.visitor()
    await phone.call('signIn', { body: { email: customer.email, password: customer.password } })
    const show = (visitor: Visitor, key?: string) =>
      visitor.call('getOrderStatus', { query: { id: order.order_id, ...(key && { key }) } })
    expect((await show(phone)).body.order).toMatchObject({ id: order.order_id })
    const invoice = (await show(phone)).body.order.sub_orders[0]?.invoice
    expect(
      (
        await phone.raw({
          method: 'GET',
          url: `/api/orders/${order.order_id}/invoice/${invoice?.id}`,
        })
      ).status,
    ).toBe(200)
    for (const stranger of [other.visitor, world.visitor()]) {
      expect(await show(stranger)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
      expect(
        (
          await stranger.raw({
            method: 'GET',
            url: `/api/orders/${order.order_id}/invoice/${invoice?.id}`,
          })
        ).status,
      ).toBe(404)
      expect(
        await stranger.call('getCheckout', { params: { id: made.body.checkout.id } }),
      ).toMatchObject({ status: 404 })
      expect(await place(stranger, made.body.checkout)).toMatchObject({
        status: 404,
        body: { code: 'checkout_not_found' },
      })
    }
    const key = new URL(order.track_url, 'http://shop.example').searchParams.get('key') ?? ''
    expect((await show(world.visitor(), key)).body.order).toMatchObject({ id: order.order_id })
  })

  it('AUTH-09 can’t be started by a guest, nor a guest’s order by the customer endpoint', async () => {
    expect(await create(world.visitor())).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  })
})

describe('signing in during checkout', () => {
  it('CART-08 completes the payment a guest started after signing in, and links past orders', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
    const customer = await signUp(world)
    const bought = await buyInCash(world, { sku })
    await bought.visitor.call('signIn', {
      body: { email: customer.email, password: customer.password },
    })
    expect(
      (await bought.visitor.call('getOrderStatus', { query: { id: bought.order.order_id } }))
        .status,
    ).toBe(200)
    expect((await customer.visitor.call('getCustomer')).body.user_info.orders_count).toBe(1)

    const paying = await atGateway(world, { sku })
    const { back } = await pay(paying.visitor, paying.url)
    await paying.visitor.call('signIn', {
      body: { email: customer.email, password: customer.password },
    })
    await runJobs(world)
    expect((await outcomeOf(paying.visitor, paying.checkout, back)).state).toBe('placed')
    expect((await customer.visitor.call('getCustomer')).body.user_info.orders_count).toBe(2)
    expect(await brokenLedgers(world.db)).toEqual([])
  })
})
