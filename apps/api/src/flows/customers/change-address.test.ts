import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import type { InvoiceDocument } from '../../modules/orders/model.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { create, created, form, guestWith, place, placed, type Form } from '@upchar/testkit/shop'

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

/** Of a registered business, with no word for the courier. */
const atPlainCheckout = async (sku: string) => {
  const visitor = await guestWith(world, { sku })
  return [
    visitor,
    await created(visitor, { form: { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' } }),
  ] as const
}
const change = (visitor: Visitor, id: string, body: BodyInput<'changeAddress'>) =>
  visitor.call('changeAddress', { params: { id }, body })
const seen = async (visitor: Visitor, id: string) =>
  (await visitor.call('getCheckout', { params: { id } })).body.checkout
const invoiceOf = async (orderId: string) => {
  const { rows } = await world.db.execute<{ document: InvoiceDocument }>(
    sql`select document from invoice where order_id = ${orderId}::uuid order by jsonb_array_length(document->'lines') desc limit 1`,
  )
  if (rows[0] === undefined) throw new Error('no invoice')
  return rows[0].document
}

describe('changing where a checkout goes', () => {
  it('CHECKOUT-02 sends it to another address of the customer’s, taxed for its state, with a word for the courier, and so it is ordered', async () => {
    const { visitor, checkout } = await atCheckout()
    expect(checkout).toMatchObject({
      place_of_supply: '27',
      tax: [{ cgst: 5, igst: 0 }, {}],
      billing: null,
      shipping_instructions: '',
    })
    const id = await kept(visitor, branch)
    const reply = await change(visitor, checkout.id, {
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
    expect(await seen(visitor, checkout.id)).toEqual(reply.body.checkout)
    const order = placed(await place(visitor, checkout))
    const shown = (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body
      .order
    expect(shown).toMatchObject({
      place_of_supply: '29',
      delivery_to: { name: 'Sunrise Bengaluru', pincode: '560001', instructions: 'Ring at gate 2' },
    })
    expect(await invoiceOf(order.order_id)).toMatchObject({
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

  it('CHECKOUT-02 bills another address than it delivers to: the registration is the billed one’s, the tax follows the goods', async () => {
    const { visitor, checkout } = await atCheckout()
    const [to, bill] = [
      await kept(visitor, branch),
      await kept(visitor, { ...home, gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Trust' }),
    ]
    const reply = await change(visitor, checkout.id, {
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
    expect(await invoiceOf(order.order_id)).toMatchObject({
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

  it('CHECKOUT-02 CART-23 goods that a registered buyer has sent to another business are taxed where the buyer is billed (IGST Act s.10(1)(b))', async () => {
    const { visitor, checkout } = await atCheckout()
    const [to, bill, elsewhere] = [
      await kept(visitor, branch),
      await kept(visitor, { ...home, gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Trust' }),
      await kept(visitor, {
        ...branch,
        pinCode: '110001',
        gstin: '27AAACX1234A1ZX',
        businessName: 'Sunrise Trust',
      }),
    ]
    // Nobody is billed elsewhere: it's the buyer's own delivery.
    expect(
      (await change(visitor, checkout.id, { delivery_address_id: to, third_party: true })).body
        .checkout,
    ).toMatchObject({ place_of_supply: '29', third_party: false })
    const reply = await change(visitor, checkout.id, { billing_address_id: bill })
    expect(reply.body.checkout).toMatchObject({
      place_of_supply: '27',
      third_party: true,
      tax: [{ cgst: 5, sgst: 5, igst: 0 }, {}],
      total: checkout.total,
      warnings: [],
    })
    expect(
      (await change(visitor, checkout.id, { billing_address_id: elsewhere })).body.checkout,
    ).toMatchObject({ place_of_supply: '29', third_party: false })
    expect(
      (await change(visitor, checkout.id, { billing_address_id: bill, third_party: false })).body
        .checkout,
    ).toMatchObject({ place_of_supply: '29', third_party: false })
    await change(visitor, checkout.id, { third_party: true })
    const order = placed(await place(visitor, reply.body.checkout))
    expect(await invoiceOf(order.order_id)).toMatchObject({
      recipient: { gstin: '27AAACX1234A1ZX', stateCode: '27' },
      deliveredTo: { stateCode: '29' },
      placeOfSupply: { stateCode: '27' },
      totals: { cgstPaise: 500, sgstPaise: 500, igstPaise: 0 },
    })
  })

  it('CHECKOUT-02 takes a word for the courier with the form, a guest’s too: it stands on the order and in the mail, not on the invoice', async () => {
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
    expect(JSON.stringify(await invoiceOf(order.order_id))).not.toContain('guard')
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

  it('CHECKOUT-02 leaves what is not named, and takes the same address for both as billed where it goes', async () => {
    const { visitor, checkout } = await atCheckout({
      form: { gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Trust' },
    })
    const [to, bill] = [await kept(visitor, branch), await kept(visitor, home)]
    expect(
      (await change(visitor, checkout.id, { shipping_instructions: 'Call first' })).body.checkout,
    ).toMatchObject({
      form: { ...checkout.form, shippingInstructions: 'Call first' },
      shipping_instructions: 'Call first',
      billing: null,
    })
    await change(visitor, checkout.id, { billing_address_id: bill })
    const moved = (await change(visitor, checkout.id, { delivery_address_id: to })).body.checkout
    expect(moved).toMatchObject({
      form: { pinCode: '560001' },
      billing: { pincode: '400050' },
      shipping_instructions: 'Call first',
    })
    expect(
      (await change(visitor, checkout.id, { billing_address_id: to, shipping_instructions: '' }))
        .body.checkout,
    ).toMatchObject({ form: { pinCode: '560001' }, billing: null, shipping_instructions: '' })
  })

  it('CHECKOUT-02 invoices the profile’s registration where the address has none, and warns when it is another state’s than the billed', async () => {
    const { visitor, checkout } = await atCheckout({ gstin: '27AAACX1234A1ZX' })
    const id = await kept(visitor, branch)
    const there = (await change(visitor, checkout.id, { delivery_address_id: id })).body.checkout
    expect(there.form).toMatchObject({ gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Hospital' })
    expect(there.warnings).toMatchObject([
      { field: 'gstin', message: expect.stringContaining('the delivery in Karnataka') },
    ])
    const back = await kept(visitor, home)
    const billed = (
      await change(visitor, checkout.id, { delivery_address_id: back, billing_address_id: id })
    ).body.checkout
    expect(billed.warnings).toMatchObject([
      { field: 'gstin', message: expect.stringContaining('the billing address in Karnataka') },
    ])
  })

  it('CHECKOUT-02 calls the mobile of the form where the address has a landline', async () => {
    const { visitor, checkout } = await atCheckout()
    const id = await kept(visitor, { ...branch, phoneNumber: '2261234567' })
    expect(
      (await change(visitor, checkout.id, { delivery_address_id: id })).body.checkout.form
        .PhoneNumber,
    ).toBe('9876543210')
  })

  it('CHECKOUT-02 looks at prices anew, and the button agrees to the new total only', async () => {
    const { visitor, checkout, sku } = await atCheckout()
    const id = await kept(visitor, branch)
    await world.db.execute(
      sql`with goods as (update variant set mrp_paise = null where sku = ${sku} returning id)
      update offer set price_paise = 12000 from goods where variant_id = goods.id`,
    )
    const moved = (await change(visitor, checkout.id, { delivery_address_id: id })).body.checkout
    expect(moved.total).toBe(checkout.total + 30)
    expect(await place(visitor, checkout)).toMatchObject({
      status: 409,
      body: { code: 'total_changed' },
    })
    placed(await place(visitor, moved))
  })
})

describe('what is refused', () => {
  it('CHECKOUT-02 CHECKOUT-11 somebody else’s address, like one that never was, in the specification’s words; nothing has changed', async () => {
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

  it('CHECKOUT-02 somebody else’s checkout, and a guest', async () => {
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

  it('CHECKOUT-02 nothing named, markup, other alphabets and novels for the courier', async () => {
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

  it('CHECKOUT-02 an address where no courier goes, or takes no cash; the checkout stays as it was', async () => {
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
    // Good for the invoice all the same.
    expect(
      (await change(visitor, checkout.id, { billing_address_id: army })).body.checkout.billing
        ?.pincode,
    ).toBe('900056')
  })

  it('CHECKOUT-02 once it is paid for, placed or over', async () => {
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

  it('CHECKOUT-02 goods that have gone since', async () => {
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

describe('two tabs', () => {
  it('CHECKOUT-02 an order goes where the checkout went last, with the dates and taxes of that place', async () => {
    const { visitor, checkout } = await atCheckout()
    // The button is pressed first and waits for the checkout, which the other tab has locked and moves.
    let pressed: ReturnType<typeof place> | undefined
    await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select 1 from checkout where id = ${checkout.id}::uuid for update`)
      pressed = place(visitor, checkout)
      await expect
        .poll(
          async () =>
            (
              await world.db.execute(
                sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from checkout c where c.id%'`,
              )
            ).rows.length,
          { timeout: 20_000 },
        )
        .toBe(1)
      await tx.execute(
        sql`update checkout set form = form || jsonb_build_object('pincode', '781001', 'city', 'Guwahati', 'state', 'Assam', 'stateCode', '18') where id = ${checkout.id}::uuid`,
      )
    })
    if (pressed === undefined) throw new Error('nobody pressed')
    const raced = placed(await pressed)
    const next = await atCheckout()
    const there = await kept(next.visitor, { ...branch, pinCode: '781001', city: '' })
    const usual = placed(
      await place(
        next.visitor,
        (await change(next.visitor, next.checkout.id, { delivery_address_id: there })).body
          .checkout,
      ),
    )
    const datesOf = async (who: Visitor, order: { order_id: string }) =>
      (
        await who.call('getOrderStatus', { query: { id: order.order_id } })
      ).body.order.sub_orders.map(({ promised }) => promised)
    expect(await datesOf(visitor, raced)).toEqual(await datesOf(next.visitor, usual))
    expect(await invoiceOf(raced.order_id)).toMatchObject({
      placeOfSupply: { stateCode: '18' },
      totals: { cgstPaise: 0 },
    })
  })

  it('CHECKOUT-02 an address that is deleted or rewritten at that moment leaves a checkout that is whole', async () => {
    const { visitor, checkout } = await atCheckout()
    for (let round = 0; round < 3; round++) {
      const id = await kept(visitor, branch)
      const replies = await Promise.all([
        change(visitor, checkout.id, { delivery_address_id: id }),
        visitor.call('editMyAddress', { query: { action: 'modify', id }, body: home }),
        change(visitor, checkout.id, { billing_address_id: id }),
        visitor.call('editMyAddress', { query: { action: 'delete', id } }),
        change(visitor, checkout.id, { delivery_address_id: id, billing_address_id: id }),
      ])
      expect(
        replies.filter(({ status }) => status !== 200 && status !== 404).map(({ body }) => body),
      ).toEqual([])
      const { form: to, place_of_supply: state } = await seen(visitor, checkout.id)
      expect(
        { 400001: 'Meera Nair', 560001: 'Sunrise Bengaluru', 400050: 'Asha Rao' }[to.pinCode],
      ).toBe(to.FullName)
      expect(state).toBe(to.pinCode === '560001' ? '29' : '27')
    }
    placed(await place(visitor, await seen(visitor, checkout.id)))
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-02 twenty changes and presses at once end in one order, to one whole address', async () => {
    const { visitor, checkout } = await atCheckout()
    const ids = [await kept(visitor, branch), await kept(visitor, home)]
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 4 === 3
          ? place(visitor, checkout)
          : change(visitor, checkout.id, { delivery_address_id: ids[i % 2] ?? '' }),
      ),
    )
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await world.db.execute<{
      count: number
      form: { pincode: string; stateCode: string; fullName: string }
      quote: { placeOfSupply: string }
    }>(
      sql`select form, quote, (select count(*)::int from "order" where checkout_id = ${checkout.id}::uuid) as count from "order" where checkout_id = ${checkout.id}::uuid`,
    )
    expect(rows).toHaveLength(1)
    const [order] = rows
    expect(order?.quote.placeOfSupply).toBe(order?.form.stateCode)
    expect(
      { 400001: 'Meera Nair', 560001: 'Sunrise Bengaluru', 400050: 'Asha Rao' }[
        order?.form.pincode ?? ''
      ],
    ).toBe(order?.form.fullName)
  })
})
