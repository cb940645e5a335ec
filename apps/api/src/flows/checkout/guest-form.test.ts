import { beforeAll, describe, expect, it } from 'vitest'

import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'

import { countOf, create, created, guestWith } from '@upchar/testkit/shop'
const world = useWorld({ SANDBOX_COURIER_SECONDS: '0' })
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

describe('the guest form', () => {
  it('CHECKOUT-04 DATA-13 normalises pasted input and returns it', async () => {
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

  it('CHECKOUT-04 names every invalid field and says what to do', async () => {
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

  it('CHECKOUT-12 asks for a billing address in the state of the GSTIN where the delivery is elsewhere', async () => {
    const { sku } = await goods.addVariant()
    const form = { gstin: '29AABTC4321D1Z6', businessName: 'A Trust' }
    expect(await create(await guestWith(world, { sku }), { form })).toMatchObject({
      status: 400,
      body: {
        code: 'form_invalid',
        fields: [
          {
            field: 'gstin',
            message:
              'This GSTIN is registered in Karnataka, but 400001 is in Maharashtra. Enter the billing address in Karnataka, or correct the GSTIN.',
          },
        ],
      },
    })
  })

  it('CHECKOUT-04 refuses a malformed form and an empty cart', async () => {
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
