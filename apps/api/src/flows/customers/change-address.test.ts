import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { useWorld } from '@upchar/testkit/world'
import { create, created, guestWith, place, placed } from '@upchar/testkit/shop'
import {
  branch,
  changeAddress,
  customerAtCheckout,
  home,
  invoiceOf,
  readCheckout,
  saveAddress,
} from './testing/checkout-addresses.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const atCheckout = (options?: Parameters<typeof customerAtCheckout>[2]) =>
  customerAtCheckout(world, goods, options)
/** A registered business, without a note for the courier. */
const atPlainCheckout = async (sku: string) => {
  const visitor = await guestWith(world, { sku })
  return [
    visitor,
    await created(visitor, { form: { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' } }),
  ] as const
}

describe('changing the addresses of a checkout', () => {
  it('CHECKOUT-02 delivers to another address of the customer, taxed for its state, with a note for the courier', async () => {
    const { visitor, checkout } = await atCheckout()
    expect(checkout).toMatchObject({
      place_of_supply: '27',
      tax: [{ cgst: 5, igst: 0 }, {}],
      billing: null,
      shipping_instructions: '',
    })
    const id = await saveAddress(visitor, branch)
    const reply = await changeAddress(visitor, checkout.id, {
      delivery_address_id: id,
      shipping_instructions: '  Ring at   gate 2 ',
    })
    expect(reply, JSON.stringify(reply.body)).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Address changed',
        checkout: {
          id: checkout.id,
          total: checkout.total,
          place_of_supply: '29',
          tax: [{ cgst: 0, sgst: 0, igst: 10 }, {}],
          shipping_instructions: 'Ring at gate 2',
          billing: null,
          form: {
            FullName: 'Sunrise Bengaluru',
            PhoneNumber: '9845012345',
            pinCode: '560001',
            house: '4',
            street: 'Residency Road',
            Landmark: '',
            city: 'Bengaluru',
            state: 'Karnataka',
            email: checkout.form.email,
          },
        },
      },
    })
    expect(await readCheckout(visitor, checkout.id)).toEqual(reply.body.checkout)
    const order = placed(await place(visitor, checkout))
    const shown = (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body
      .order
    expect(shown).toMatchObject({
      place_of_supply: '29',
      delivery_to: { name: 'Sunrise Bengaluru', pincode: '560001', instructions: 'Ring at gate 2' },
    })
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      placeOfSupply: { stateCode: '29' },
      recipient: { name: 'Sunrise Bengaluru', stateCode: '29' },
      deliveredTo: { name: 'Sunrise Bengaluru', pincode: '560001' },
      totals: { igstPaise: 1000, cgstPaise: 0 },
    })
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject like ${`%${order.order_number}%`}`,
    )
    expect(rows[0]?.text).toContain('For the courier: Ring at gate 2')
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-02 bills one address and delivers to another: GSTIN by billing, tax by delivery', async () => {
    const { visitor, checkout } = await atCheckout()
    const [to, bill] = [
      await saveAddress(visitor, branch),
      await saveAddress(visitor, {
        ...home,
        gstin: '27AAACX1234A1ZX',
        businessName: 'Sunrise Trust',
      }),
    ]
    const reply = await changeAddress(visitor, checkout.id, {
      delivery_address_id: to,
      billing_address_id: bill,
    })
    expect(reply.body.checkout).toMatchObject({
      place_of_supply: '29',
      billing: {
        name: 'Asha Rao',
        address: '7 Rose Villa, Hill Road, Near the park',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: '400050',
      },
      form: { pinCode: '560001', gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Trust' },
    })
    const order = placed(await place(visitor, reply.body.checkout))
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      recipient: {
        name: 'Asha Rao',
        businessName: 'Sunrise Trust',
        gstin: '27AAACX1234A1ZX',
        stateCode: '27',
        pincode: '400050',
      },
      deliveredTo: { name: 'Sunrise Bengaluru', stateCode: '29', pincode: '560001' },
      placeOfSupply: { stateCode: '29' },
    })
    const shown = (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body
      .order
    expect(shown).toMatchObject({
      delivery_to: { pincode: '560001' },
      billed_to: {
        name: 'Asha Rao',
        business_name: 'Sunrise Trust',
        gstin: '27AAACX1234A1ZX',
        address: '7 Rose Villa, Hill Road, Near the park',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: '400050',
      },
    })
  })

  it('CHECKOUT-02 CART-23 taxes by billing state what a registered buyer sends to another business (IGST Act s.10(1)(b))', async () => {
    const { visitor, checkout } = await atCheckout()
    const [to, bill, elsewhere] = [
      await saveAddress(visitor, branch),
      await saveAddress(visitor, {
        ...home,
        gstin: '27AAACX1234A1ZX',
        businessName: 'Sunrise Trust',
      }),
      await saveAddress(visitor, {
        ...branch,
        pinCode: '110001',
        gstin: '27AAACX1234A1ZX',
        businessName: 'Sunrise Trust',
      }),
    ]
    // No separate billing address: it's the buyer's own delivery.
    expect(
      (await changeAddress(visitor, checkout.id, { delivery_address_id: to, third_party: true }))
        .body.checkout,
    ).toMatchObject({ place_of_supply: '29', third_party: false })
    const reply = await changeAddress(visitor, checkout.id, { billing_address_id: bill })
    expect(reply.body.checkout).toMatchObject({
      place_of_supply: '27',
      third_party: true,
      tax: [{ cgst: 5, sgst: 5, igst: 0 }, {}],
      total: checkout.total,
      warnings: [],
    })
    expect(
      await changeAddress(visitor, checkout.id, { billing_address_id: elsewhere }),
    ).toMatchObject({ status: 400, body: { code: 'form_invalid', fields: [{ field: 'gstin' }] } })
    expect(
      (await changeAddress(visitor, checkout.id, { billing_address_id: bill, third_party: false }))
        .body.checkout,
    ).toMatchObject({ place_of_supply: '29', third_party: false })
    await changeAddress(visitor, checkout.id, { third_party: true })
    const order = placed(await place(visitor, reply.body.checkout))
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      recipient: { gstin: '27AAACX1234A1ZX', stateCode: '27' },
      deliveredTo: { stateCode: '29' },
      placeOfSupply: { stateCode: '27' },
      totals: { cgstPaise: 500, sgstPaise: 500, igstPaise: 0 },
    })
  })

  it('CHECKOUT-02 accepts a note for the courier, also from guests, for order and mail but not the invoice', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    for (const [text, message] of [
      ['<b>now</b>', 'Leave out the signs < and >'],
      ['गेट २', 'Please use English letters'],
      ['x'.repeat(201), 'Enter at most 200 characters'],
    ] as const) {
      expect(await create(visitor, { form: { shippingInstructions: text } })).toMatchObject({
        status: 400,
        body: { code: 'form_invalid', fields: [{ field: 'shippingInstructions', message }] },
      })
    }
    const checkout = await created(visitor, {
      form: { shippingInstructions: ' Leave it  with\nthe guard ' },
    })
    expect(checkout).toMatchObject({
      shipping_instructions: 'Leave it with the guard',
      form: { shippingInstructions: 'Leave it with the guard' },
    })
    const order = placed(await place(visitor, checkout))
    const shown = (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body
      .order
    expect(shown).toMatchObject({
      delivery_to: { instructions: 'Leave it with the guard' },
      billed_to: null,
    })
    expect(JSON.stringify(await invoiceOf(world, order.order_id))).not.toContain('guard')
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject like ${`%${order.order_number}%`}`,
    )
    expect(rows[0]?.text).toContain('For the courier: Leave it with the guard')
    const [clinic, registered] = await atPlainCheckout(sku)
    const plain = placed(await place(clinic, registered))
    expect(
      (await clinic.call('getOrderStatus', { query: { id: plain.order_id } })).body.order.billed_to,
    ).toMatchObject({
      business_name: 'Nair Clinic',
      gstin: '27AAACX1234A1ZX',
      name: 'Meera Nair',
      pincode: '400001',
    })
    const {
      rows: [mail],
    } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject like ${`%${plain.order_number}%`}`,
    )
    expect(mail?.text).not.toContain('For the courier')
  })

  it('CHECKOUT-02 keeps addresses that aren’t named, and stores equal addresses as no separate billing', async () => {
    const { visitor, checkout } = await atCheckout({
      form: { gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Trust' },
    })
    const [to, bill] = [await saveAddress(visitor, branch), await saveAddress(visitor, home)]
    expect(
      (await changeAddress(visitor, checkout.id, { shipping_instructions: 'Call first' })).body
        .checkout,
    ).toMatchObject({
      form: { ...checkout.form, shippingInstructions: 'Call first' },
      shipping_instructions: 'Call first',
      billing: null,
    })
    await changeAddress(visitor, checkout.id, { billing_address_id: bill })
    const moved = (await changeAddress(visitor, checkout.id, { delivery_address_id: to })).body
      .checkout
    expect(moved).toMatchObject({
      form: { pinCode: '560001' },
      billing: { pincode: '400050' },
      shipping_instructions: 'Call first',
    })
    expect(
      (
        await changeAddress(visitor, checkout.id, {
          billing_address_id: to,
          shipping_instructions: '',
        })
      ).body.checkout,
    ).toMatchObject({ form: { pinCode: '560001' }, billing: null, shipping_instructions: '' })
  })

  it('CHECKOUT-02 CHECKOUT-12 falls back to the profile’s GSTIN, which is billed in its own state only', async () => {
    const { visitor, checkout } = await atCheckout({ gstin: '27AAACX1234A1ZX' })
    const elsewhere =
      'This GSTIN is registered in Maharashtra, but 560001 is in Karnataka. Enter the billing address in Maharashtra, or correct the GSTIN.'
    const id = await saveAddress(visitor, branch)
    const there = (await changeAddress(visitor, checkout.id, { delivery_address_id: id })).body
      .checkout
    expect(there.form).toMatchObject({ gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Hospital' })
    // Billed to the delivery address: nothing is placed until another one is chosen.
    expect(there.warnings).toEqual([{ field: 'gstin', message: elsewhere }])
    const refused = {
      status: 400,
      body: { code: 'form_invalid', fields: [{ field: 'gstin', message: elsewhere }] },
    }
    expect(await place(visitor, there)).toMatchObject(refused)
    const own = await saveAddress(visitor, home)
    const billed = (await changeAddress(visitor, checkout.id, { billing_address_id: own })).body
      .checkout
    expect(billed.warnings).toMatchObject([
      { field: 'gstin', message: expect.stringContaining('the delivery address in Karnataka') },
    ])
    expect(
      await changeAddress(visitor, checkout.id, {
        delivery_address_id: own,
        billing_address_id: id,
      }),
    ).toMatchObject(refused)
    placed(await place(visitor, billed))
  })

  it('CHECKOUT-02 keeps the form’s mobile number where the address has a landline', async () => {
    const { visitor, checkout } = await atCheckout()
    const id = await saveAddress(visitor, { ...branch, phoneNumber: '2261234567' })
    expect(
      (await changeAddress(visitor, checkout.id, { delivery_address_id: id })).body.checkout.form
        .PhoneNumber,
    ).toBe('9876543210')
  })

  it('CHECKOUT-02 reprices the checkout, and the order confirms the new total only', async () => {
    const { visitor, checkout, sku } = await atCheckout()
    const id = await saveAddress(visitor, branch)
    await world.db.execute(
      sql`with goods as (update variant set mrp_paise = null where sku = ${sku} returning id)
      update offer set price_paise = 12000 from goods where variant_id = goods.id`,
    )
    const moved = (await changeAddress(visitor, checkout.id, { delivery_address_id: id })).body
      .checkout
    expect(moved.total).toBe(checkout.total + 30)
    expect(await place(visitor, checkout)).toMatchObject({
      status: 409,
      body: { code: 'total_changed' },
    })
    placed(await place(visitor, moved))
  })
})

describe('a checkout without a form', () => {
  it('CHECKOUT-01 ADDR-02 goes to the default address, billed to the default billing address, and is paid online', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const customer = await signUp(world, {
      profile: { first_name: 'Asha', phone: '9876543210', business_type: 1 },
    })
    const { visitor, email } = customer
    const buy = () =>
      visitor.call('createCheckout', {
        query: { source: 'pdp', sku_id: sku, quantity: '2', device_source: 'web' },
        body: { landed_page_url: 'https://shop.example/shop' },
      })
    expect(await buy()).toMatchObject({
      status: 400,
      body: { code: 'form_invalid', fields: [{ field: 'form' }] },
    })
    await saveAddress(visitor, home)
    const first = await buy()
    expect(first, JSON.stringify(first.body)).toMatchObject({
      status: 200,
      body: {
        checkout: {
          payment_option: 1,
          billing: null,
          items: [{ sku_id: sku, quantity: 2 }],
          form: { email, FullName: 'Asha Rao', pinCode: '400050', PhoneNumber: '9820012345' },
        },
      },
    })
    await saveAddress(visitor, { ...branch, is_default_shipping: true })
    await saveAddress(visitor, {
      ...home,
      gstin: '27AAACX1234A1ZX',
      businessName: 'Sunrise Hospital',
      is_default_billing: true,
    })
    const billed = await buy()
    expect(billed.body.checkout, JSON.stringify(billed.body)).toMatchObject({
      form: { pinCode: '560001', gstin: '27AAACX1234A1ZX' },
      billing: { pincode: '400050', state: 'Maharashtra' },
    })
    expect(billed.body.checkout.id).not.toBe(first.body.checkout.id)
  })
})
