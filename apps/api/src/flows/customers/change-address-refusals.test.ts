import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'

import { signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'

import { useWorld, type Visitor } from '@upchar/testkit/world'
import { form, place, placed, type Form } from '@upchar/testkit/shop'
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Kept = NonNullable<BodyInput<'editMyAddress'>>

const home: Kept = {
  billingName: 'Asha',
  billingLastName: 'Rao',
  buildingName: '7 Rose Villa',
  streetName: 'Hill Road',
  phoneNumber: '9820012345',
  pinCode: '400050',
  landmark: 'Near the park',
}

const branch: Kept = {
  billingName: 'Sunrise Bengaluru',
  buildingName: '4',
  streetName: 'Residency Road',
  phoneNumber: '9845012345',
  pinCode: '560001',
}

async function kept(visitor: Visitor, address: Kept): Promise<string> {
  const reply = await visitor.call('editMyAddress', { query: { action: 'add' }, body: address })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.address_id
}

/** A customer at the checkout, with the goods going to Mumbai. */
async function atCheckout(
  options: { form?: Partial<Form>; sku?: string; pricePaise?: number; gstin?: string } = {},
) {
  const sku =
    options.sku ?? (await goods.addVariant({ pricePaise: options.pricePaise ?? 10_500 })).sku
  const customer: Customer = await signUp(world, {
    profile: {
      first_name: 'Asha',
      phone: '9876543210',
      business_type: 1,
      business_name: 'Sunrise Hospital',
      ...(options.gstin && { gst: options.gstin }),
    },
  })
  await customer.visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
  })
  const made = await customer.visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form(options.form), request_key: randomUUID() },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { ...customer, sku, checkout: made.body.checkout }
}

const change = (visitor: Visitor, id: string, body: BodyInput<'changeAddress'>) =>
  visitor.call('changeAddress', { params: { id }, body })

const seen = async (visitor: Visitor, id: string) =>
  (await visitor.call('getCheckout', { params: { id } })).body.checkout

describe('refused address changes', () => {
  it('CHECKOUT-02 CHECKOUT-11 refuses another customer’s address like an unknown one, with the specified text, and changes nothing', async () => {
    const [{ visitor, checkout }, other] = [await atCheckout(), await signUp(world)]
    const [own, foreign] = [await kept(visitor, branch), await kept(other.visitor, home)]
    const before = await seen(visitor, checkout.id)
    for (const body of [
      { delivery_address_id: foreign },
      { billing_address_id: foreign },
      { delivery_address_id: own, billing_address_id: foreign },
      { delivery_address_id: foreign, billing_address_id: own, shipping_instructions: 'x' },
      { delivery_address_id: '00000000-0000-4000-8000-000000000000' },
      { delivery_address_id: '' },
      { delivery_address_id: "' or 1=1 --" },
    ]) {
      expect(await change(visitor, checkout.id, body)).toMatchObject({
        status: 404,
        body: { success: false, code: 'address_not_found', message: 'Something went wrong' },
      })
      expect(await seen(visitor, checkout.id)).toEqual(before)
    }
  })

  it('CHECKOUT-02 refuses another customer’s checkout, and guests', async () => {
    const [mine, theirs] = [await atCheckout(), await atCheckout()]
    const id = await kept(mine.visitor, branch)
    expect(
      await change(mine.visitor, theirs.checkout.id, { delivery_address_id: id }),
    ).toMatchObject({ status: 404, body: { code: 'checkout_not_found' } })
    expect(
      await change(world.visitor(), mine.checkout.id, { delivery_address_id: id }),
    ).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect((await seen(theirs.visitor, theirs.checkout.id)).form.pinCode).toBe('400001')
  })

  it('CHECKOUT-02 refuses a request without addresses, and courier notes with markup, other alphabets or too much text', async () => {
    const { visitor, checkout } = await atCheckout()
    expect(await change(visitor, checkout.id, {})).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    })
    for (const [text, message] of [
      ['<b>now</b>', 'Leave out the signs < and >'],
      ['गेट २', 'Please use English letters'],
      ['x'.repeat(201), 'Enter at most 200 characters'],
      ['ring\u001b[31m', 'Please use English letters'],
      ['bell \u0007', 'Please use English letters'],
      ['\u202egate', 'Please use English letters'],
    ]) {
      expect(await change(visitor, checkout.id, { shipping_instructions: text })).toMatchObject({
        status: 400,
        body: { code: 'form_invalid', fields: [{ field: 'shipping_instructions', message }] },
      })
    }
    expect((await seen(visitor, checkout.id)).shipping_instructions).toBe('')
  })

  it('CHECKOUT-02 refuses an address that no courier serves or serves for cash, and keeps the checkout', async () => {
    const { visitor, checkout } = await atCheckout()
    const army = await kept(visitor, { ...branch, pinCode: '900056', city: '' })
    const { rows } = await world.db.execute<{ pincode: string }>(
      sql`select pincode from pincode where serviceable and not cod limit 1`,
    )
    const noCash = await kept(visitor, { ...branch, pinCode: rows[0]?.pincode ?? '', city: '' })
    expect(await change(visitor, checkout.id, { delivery_address_id: army })).toMatchObject({
      status: 400,
      body: {
        code: 'form_invalid',
        fields: [{ field: 'pinCode', message: expect.stringContaining('Army Postal Service') }],
      },
    })
    expect(await change(visitor, checkout.id, { delivery_address_id: noCash })).toMatchObject({
      status: 409,
      body: { code: 'cod_not_allowed' },
    })
    expect(await seen(visitor, checkout.id)).toEqual({ ...checkout, state: 'open' })
    // Still valid as billing address.
    expect(
      (await change(visitor, checkout.id, { billing_address_id: army })).body.checkout.billing
        ?.pincode,
    ).toBe('900056')
  })

  it('CHECKOUT-02 refuses changes once the checkout is being paid, placed or expired', async () => {
    const [online, cash, late] = [
      await atCheckout({ form: { paymentOption: 1 } }),
      await atCheckout(),
      await atCheckout(),
    ]
    const closed = { status: 409, body: { code: 'checkout_closed' } }
    expect((await place(online.visitor, online.checkout)).body.outcome.state).toBe('pay')
    expect(
      await change(online.visitor, online.checkout.id, {
        delivery_address_id: await kept(online.visitor, branch),
      }),
    ).toMatchObject(closed)
    placed(await place(cash.visitor, cash.checkout))
    expect(
      await change(cash.visitor, cash.checkout.id, { shipping_instructions: 'Too late' }),
    ).toMatchObject(closed)
    const id = await kept(late.visitor, branch)
    world.clock.advance(31 * 60_000)
    await late.visitor.call('refreshSession')
    expect(await change(late.visitor, late.checkout.id, { delivery_address_id: id })).toMatchObject(
      { status: 410, body: { code: 'checkout_expired' } },
    )
  })

  it('CHECKOUT-02 refuses products that have sold out since', async () => {
    const { visitor, checkout, sku } = await atCheckout()
    const id = await kept(visitor, branch)
    await world.db.execute(sql`update variant set active = false where sku = ${sku}`)
    expect(await change(visitor, checkout.id, { delivery_address_id: id })).toMatchObject({
      status: 409,
      body: { code: 'cart_not_ready' },
    })
    expect((await seen(visitor, checkout.id)).form.pinCode).toBe('400001')
  })
})
