import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import {
  create,
  created,
  guestWith,
  place,
  placed,
  type Form,
  type Placed,
} from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import {
  branch,
  changeAddress,
  customerAtCheckout,
  invoiceOf,
  saveAddress,
} from '../customers/testing/checkout-addresses.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

/** Sent from Maharashtra (27), price ₹105 with 5 % GST. */
const buyer = async () =>
  guestWith(world, { sku: (await goods.addVariant({ pricePaise: 10_500 })).sku })

/** Registered in Karnataka (29), billed there, delivered in Mumbai (27). */
const billed: Partial<Form> = {
  gstin: '29AABTC4321D1Z6',
  businessName: 'Cauvery Trust',
  billedApart: true,
  billingPinCode: '560 001',
  billingHouse: '4',
  billingStreet: 'Residency  Road',
  billingCity: '',
}

const mailOf = async ({ order_number }: Placed): Promise<string> => {
  const { rows } = await world.db.execute<{ text: string }>(
    sql`select text from mail_message where subject like ${`%${order_number}%`}`,
  )
  return rows[0]?.text ?? ''
}

describe('the billing address of a guest with a GSTIN', () => {
  it('CHECKOUT-12 is kept with the order, on its page, its mail and its invoice; tax by delivery', async () => {
    const visitor = await buyer()
    const checkout = await created(visitor, { form: billed })
    const address = {
      name: 'Meera Nair',
      address: '4, Residency Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
    }
    // IGST Act s.10(1)(a): the movement of the goods ends in Maharashtra.
    expect(checkout).toMatchObject({
      billing: address,
      place_of_supply: '27',
      third_party: false,
      form: { billedApart: true, billingPinCode: '560001', billingCity: 'Bengaluru' },
    })
    const order = placed(await place(visitor, checkout))
    const shown = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
    expect(shown.body.order).toMatchObject({
      billed_to: { ...address, business_name: 'Cauvery Trust', gstin: '29AABTC4321D1Z6' },
      delivery_to: { city: 'Mumbai', pincode: '400001' },
    })
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      recipient: { ...address, stateCode: '29', gstin: '29AABTC4321D1Z6' },
      deliveredTo: { stateCode: '27', pincode: '400001' },
      placeOfSupply: { stateCode: '27' },
      totals: { cgstPaise: 250, sgstPaise: 250, igstPaise: 0 },
    })
    expect(await mailOf(order)).toContain(
      [
        'Billed to:',
        'Cauvery Trust, GSTIN 29AABTC4321D1Z6',
        '4, Residency Road',
        'Bengaluru 560001, Karnataka',
      ].join('\n'),
    )
  })

  it('CART-23 taxes goods for another business where the registered guest is billed', async () => {
    const visitor = await buyer()
    const checkout = await created(visitor, { form: { ...billed, thirdParty: true } })
    // IGST Act s.10(1)(b): delivered to another on the buyer's direction.
    expect(checkout).toMatchObject({ place_of_supply: '29', third_party: true })
    const order = placed(await place(visitor, checkout))
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      placeOfSupply: { stateCode: '29' },
      totals: { cgstPaise: 0, igstPaise: 500 },
    })
  })

  it('CHECKOUT-12 must lie in the state of the GSTIN', async () => {
    const refused = await create(await buyer(), { form: { ...billed, billingPinCode: '600001' } })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'form_invalid',
        fields: [
          {
            field: 'billingPinCode',
            message:
              'This GSTIN is registered in Karnataka, but 600001 is in Tamil Nadu. Enter the billing address in Karnataka, or correct the GSTIN.',
          },
        ],
      },
    })
  })

  it('CHECKOUT-12 takes the state of the GSTIN where the pincode lies in two', async () => {
    // 533464: Andhra Pradesh (37) and Puducherry (34).
    const form = { ...billed, gstin: '34AABCU7421K1ZA', billingPinCode: '533464' }
    const checkout = await created(await buyer(), { form })
    expect(checkout.billing).toMatchObject({ state: 'Puducherry', city: 'Yanam' })
  })

  it('CHECKOUT-12 names each wrong line', async () => {
    const visitor = await buyer()
    const form = { ...billed, billingPinCode: '', billingHouse: ' ', billingStreet: '<b>' }
    expect((await create(visitor, { form })).body).toMatchObject({
      fields: [
        { field: 'billingPinCode', message: 'Enter a 6-digit pincode' },
        { field: 'billingHouse', message: 'Enter the house, building or shop number' },
        { field: 'billingStreet', message: 'Leave out the signs < and >' },
      ],
    })
    const unknown = { ...billed, billingPinCode: '999999' }
    expect((await create(visitor, { form: unknown })).body).toMatchObject({
      code: 'pincode_unknown',
      fields: [{ field: 'billingPinCode', message: 'Invalid Pincode' }],
    })
  })

  it('CHECKOUT-12 is the delivery address of a person, and where it is the same', async () => {
    const plain = await created(await buyer(), {
      form: { ...billed, gstin: '', businessName: ' ' },
    })
    expect(plain).toMatchObject({ billing: null, form: { billedApart: false } })
    const same = await created(await buyer(), {
      form: {
        ...billed,
        gstin: '27AAACX1234A1ZX',
        billingPinCode: '400001',
        billingHouse: '12 Marine Lines',
        billingStreet: 'Queens Road',
        billingCity: 'Mumbai',
      },
    })
    expect(same.billing).toBeNull()
  })
})

/** Accredited in New Delhi (07), its goods are delivered in Mumbai (27). */
const office: Partial<Form> = {
  ...billed,
  gstin: '0717UNO00157UNO',
  businessName: 'UN Office',
  billingPinCode: '110003',
  billingStreet: 'Lodi Estate',
  billingCity: 'New Delhi',
}

describe('the billing address of an organisation without a GSTIN', () => {
  it('CHECKOUT-12 of a UIN lies in any state, on order, mail and invoice; tax by delivery', async () => {
    const visitor = await buyer()
    const checkout = await created(visitor, { form: office })
    const address = { address: '4, Lodi Estate', city: 'New Delhi', pincode: '110003' }
    // Unregistered (CGST Act s.2(94)): taxed where the goods are delivered (IGST Act s.10(1)(ca)).
    expect(checkout).toMatchObject({
      billing: address,
      place_of_supply: '27',
      warnings: [],
      form: { gstin: '0717UNO00157UNO', billedApart: true, billingPinCode: '110003' },
    })
    const order = placed(await place(visitor, checkout))
    const shown = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
    expect(shown.body.order.billed_to).toMatchObject({
      ...address,
      business_name: 'UN Office',
      gstin: '0717UNO00157UNO',
    })
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      recipient: { ...address, stateCode: '07', gstin: '', uin: '0717UNO00157UNO' },
      deliveredTo: { stateCode: '27', pincode: '400001' },
      placeOfSupply: { stateCode: '27' },
      totals: { cgstPaise: 250, sgstPaise: 250, igstPaise: 0 },
    })
    expect(await mailOf(order)).toContain(
      ['Billed to:', 'UN Office, UIN 0717UNO00157UNO', '4, Lodi Estate', 'New Delhi 110003, '].join(
        '\n',
      ),
    )
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-12 of a hospital without any number is kept too', async () => {
    const checkout = await created(await buyer(), { form: { ...billed, gstin: '' } })
    expect(checkout).toMatchObject({
      billing: { city: 'Bengaluru', state: 'Karnataka' },
      form: { gstin: '', businessName: 'Cauvery Trust' },
      place_of_supply: '27',
    })
  })

  it('CHECKOUT-12 asks for the city where the pincode lies in two states', async () => {
    // 533464: Andhra Pradesh (37) and Puducherry (34).
    const form = { ...office, billingPinCode: '533464', billingCity: '' }
    const visitor = await buyer()
    expect((await create(visitor, { form })).body).toMatchObject({
      code: 'form_invalid',
      fields: [{ field: 'billingCity', message: expect.stringMatching(/Enter the city/) }],
    })
    const checkout = await created(visitor, { form: { ...form, billingCity: 'yanam' } })
    expect(checkout.billing).toMatchObject({ state: 'Puducherry' })
  })

  it('CHECKOUT-12 ORDER-06 of a customer comes from the address book, whose documents are listed by UIN', async () => {
    const { visitor, checkout } = await customerAtCheckout(world, goods)
    const id = await saveAddress(visitor, {
      ...branch,
      gstin: '0717 uno 00157 uno',
      businessName: 'UN Office',
    })
    const changed = await changeAddress(visitor, checkout.id, { billing_address_id: id })
    expect(changed.body.checkout).toMatchObject({
      billing: { pincode: '560001' },
      form: { gstin: '0717UNO00157UNO', businessName: 'UN Office' },
      place_of_supply: '27',
    })
    const order = placed(await place(visitor, changed.body.checkout))
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      recipient: { stateCode: '29', gstin: '', uin: '0717UNO00157UNO' },
    })
    const listed = async (gstin: string) =>
      (await visitor.call('listTaxDocuments', { query: { month: '2026-11', gstin } })).body
    const own = await listed('0717UNO00157UNO')
    expect(own.gstins).toEqual(['0717UNO00157UNO'])
    expect(own.documents.map(({ gstin }) => gstin)).toContain('0717UNO00157UNO')
    expect((await listed('29AABTC4321D1Z6')).documents).toEqual([])
  })
})
