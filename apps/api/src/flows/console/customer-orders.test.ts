import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { form, place, placed } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

describe('a customer’s orders for staff', () => {
  it('KYC-04 CHECKOUT-02 show the note for the courier and the licence each line was bought under, also after the licence was revoked', async () => {
    const [device, gauze] = [
      await goods.addVariant({ sku: 'SEEN-A', productClass: 'DEV_C' }),
      await goods.addVariant({ sku: 'SEEN-B' }),
    ]
    const customer = await signUp(world, {
      profile: hospital,
    })
    await approveKyc(world, customer.id, {
      stage: 'basic',
      licences: [{ kind: 'establishment', number: 'CE-77', validUntil: '2027-03-31' }],
    })
    for (const { sku } of [device, gauze])
      await customer.visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
      })
    const made = await customer.visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ shippingInstructions: 'Ring at gate 2' }), request_key: randomUUID() },
    })
    placed(await place(customer.visitor, made.body.checkout))
    const reviewer = await signedInStaff(world, 'kyc_reviewer')
    const {
      body: { applications },
    } = await reviewer.visitor.call('staffListKyc', { query: { state: 'approved' } })
    const [application] = applications.filter((one) => one.customer.id === customer.id)
    if (application === undefined) throw new Error('no approval')
    const {
      body: {
        application: { version },
      },
    } = await reviewer.visitor.call('staffGetKyc', { params: { id: application.id } })
    expect(
      (
        await reviewer.visitor.call('staffRejectKyc', {
          params: { id: application.id },
          body: { version, reason: 'The licence was cancelled.' },
        })
      ).status,
    ).toBe(200)

    const support = await signedInStaff(world, 'support')
    const { status, body } = await support.visitor.call('staffListCustomerOrders', {
      params: { id: customer.id },
      query: {},
    })
    expect({ status, count: body.count, pages: body.pages }).toEqual({
      status: 200,
      count: 1,
      pages: 1,
    })
    expect(body.orders[0]?.instructions).toBe('Ring at gate 2')
    const lines = body.orders
      .flatMap(({ parcels }) => parcels.flatMap((parcel) => parcel.lines))
      .map(({ sku_id, licence }) => ({ sku_id, licence }))
    expect(lines.toSorted((a, b) => a.sku_id.localeCompare(b.sku_id))).toEqual([
      {
        sku_id: 'SEEN-A',
        licence: {
          kind: 'establishment',
          name: 'Registration of the establishment',
          number: 'CE-77',
          valid_until: '2027-03-31',
        },
      },
      { sku_id: 'SEEN-B', licence: null },
    ])
    expect(
      (
        await support.visitor.call('staffListCustomerOrders', {
          params: { id: customer.id },
          query: { page: 2 },
        })
      ).body,
    ).toMatchObject({ count: 1, orders: [] })
  })

  it('are refused to roles that may not see customers, and for unknown customers', async () => {
    const [catalogue, support] = [
      await signedInStaff(world, 'catalogue'),
      await signedInStaff(world, 'support'),
    ]
    expect(
      await catalogue.visitor.call('staffListCustomerOrders', { params: { id: 'x' }, query: {} }),
    ).toMatchObject({ status: 403, body: { code: 'permission_missing' } })
    expect(
      await support.visitor.call('staffListCustomerOrders', {
        params: { id: 'nobody' },
        query: {},
      }),
    ).toMatchObject({ status: 404, body: { code: 'customer_unknown' } })
  })

  it('require a valid page and customer id', async () => {
    const support = await signedInStaff(world, 'support')
    const customer = await signUp(world)
    const ask = (id: string, page: string) =>
      support.visitor.raw({ method: 'GET', url: `/api/staff/customers/${id}/orders?page=${page}` })
    for (const page of ['1e9', 'abc', '0', '-1', '1.5', '', '1&page=2', '10001'])
      expect(await ask(customer.id, page), page).toMatchObject({
        status: 400,
        body: { code: 'request_invalid' },
      })
    expect(await ask(customer.id, '10000')).toMatchObject({
      status: 200,
      body: { count: 0, orders: [] },
    })
    for (const id of [
      "' or 1=1 --",
      '%25',
      customer.email,
      '00000000-0000-4000-8000-000000000000',
      '%3Cscript%3E',
    ])
      expect(await ask(id, '1'), id).toMatchObject({
        status: 404,
        body: { code: 'customer_unknown' },
      })
    // A buyer's session is no console session, nor the other way round.
    expect(
      (
        await customer.visitor.call('staffListCustomerOrders', {
          params: { id: customer.id },
          query: {},
        })
      ).status,
    ).toBe(401)
    expect((await support.visitor.call('listOrders', { query: {} })).status).toBe(401)
  })
})
