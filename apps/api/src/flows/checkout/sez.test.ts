import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { addDays, istDate } from '@upchar/kernel/dates'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { claimZone, enterZone, sendLetter } from '@upchar/testkit/sez'
import { create, created, form, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { invoiceOf } from '../customers/testing/checkout-addresses.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
/** Registered in Maharashtra, where the goods leave from. */
const gstin = '27AAACX1234A1ZX'
let goods: Goods
let desk: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'finance')).visitor
})

async function buyer(): Promise<Customer> {
  return signUp(world, { profile: { first_name: 'Asha', business_type: 1, gst: gstin } })
}

const claim = async ({ visitor }: Customer) =>
  claimZone(visitor, { gstin, letter: await sendLetter(visitor) })

async function confirmed(): Promise<Customer & { claimId: string }> {
  const customer = await buyer()
  return { ...customer, claimId: await enterZone(customer.visitor, desk, { gstin }) }
}

/** Two packs at ₹105.00 with 5 % GST: ₹100.00 each without it. */
async function checkout(
  { visitor }: Customer,
  changes: NonNullable<BodyInput<'createCheckout'>['form']> = {},
) {
  const { sku } = await goods.addVariant({ pricePaise: 10_500 })
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
  })
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: {
      form: form({ gstin, businessName: 'Zone Diagnostics', ...changes }),
      request_key: randomUUID(),
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.checkout
}

/** Every seller has a letter of undertaking. */
async function withLuts() {
  const { sellers } = (await desk.call('staffListSellerTax')).body
  for (const [i, { id }] of sellers.entries()) {
    const added = await desk.call('staffAddLut', {
      params: { id: String(id) },
      body: {
        arn: `AD2704260000${String(i).padStart(2, '0')}X`,
        valid_from: '2026-04-01',
        valid_until: '2027-03-31',
      },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
  }
  return sellers
}

const goodsOf = ({ items, tax, total_tax }: Answer<'getCheckout'>['checkout']) => ({
  price: items[0]?.price,
  tax,
  total_tax,
})

describe('a unit of a special economic zone', () => {
  it('CART-23 changes nothing while staff have not seen its letter, and nothing for a guest', async () => {
    const customer = await buyer()
    await claim(customer)
    const made = await checkout(customer)
    expect(made).toMatchObject({ sez: null, place_of_supply: '27' })
    expect(made.tax.every(({ igst }) => igst === 0)).toBe(true)
    await confirmed()
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const guest = await created(await guestWith(world, { sku }), { form: { gstin } })
    expect(guest.sez).toBeNull()
    expect(guest.tax.every(({ igst }) => igst === 0)).toBe(true)
  })

  it('CART-23 is one through the last day of its letter, and not on the day after', async () => {
    const today = istDate(world.clock.now())
    const [last, over] = [await buyer(), await buyer()]
    await enterZone(last.visitor, desk, { gstin, validFrom: today, validUntil: today })
    await enterZone(over.visitor, desk, { gstin, validUntil: addDays(today, -1) })
    expect((await checkout(last)).sez).toMatchObject({ kind: 'unit' })
    expect((await checkout(over)).sez).toBeNull()
  })

  it('CART-23 pays integrated tax in its own state (IGST Act s.7(5)(b)), for the same price', async () => {
    const customer = await confirmed()
    const made = await checkout(customer, { poNumber: 'ZD/118' })
    expect(made).toMatchObject({
      sez: { kind: 'unit', without_tax: false },
      place_of_supply: '27',
      form: { poNumber: 'ZD/118' },
    })
    expect(goodsOf(made).price).toBe(105)
    expect(made.tax.every(({ cgst, sgst }) => cgst === 0 && sgst === 0)).toBe(true)
    const order = placed(await place(customer.visitor, made))
    const document = await invoiceOf(world, order.order_id)
    expect(document).toMatchObject({
      title: 'Tax invoice',
      poNumber: 'ZD/118',
      sez: { kind: 'unit', supply: 'igst' },
      placeOfSupply: { stateCode: '27' },
      lines: [{ taxablePaise: 20_000, igstPaise: 1_000, cgstPaise: 0, totalPaise: 21_000 }],
    })
    const shown = await customer.visitor.call('getOrderStatus', { query: { id: order.order_id } })
    expect(shown.body.order.billed_to).toMatchObject({ sez: 'unit', po_number: 'ZD/118', gstin })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-23 pays no tax under its sellers’ letters of undertaking, and their invoices name them', async () => {
    const customer = await confirmed()
    await withLuts()
    const made = await checkout(customer)
    expect(made.sez).toEqual({ kind: 'unit', without_tax: true })
    expect(goodsOf(made).price).toBe(100)
    const goodsTax = made.tax.filter(({ gst_rate }) => gst_rate === 5)
    expect(goodsTax.every(({ igst, cgst }) => igst === 0 && cgst === 0)).toBe(true)
    const order = placed(await place(customer.visitor, made))
    const document = await invoiceOf(world, order.order_id)
    expect(document.lines).toMatchObject([
      { gstBp: 500, taxablePaise: 20_000, igstPaise: 0, totalPaise: 20_000 },
    ])
    expect(document.sez).toMatchObject({ supply: 'lut', lut: expect.stringMatching(/^AD270426/) })
    expect(await wrongBooks(world)).toBe('')
    await world.db.execute(
      sql`update sez_claim set valid_until = '2026-11-01' where id = ${customer.claimId}::uuid`,
    )
    expect(await wrongBooks(world)).toContain('which nobody confirmed')
    await world.db.execute(
      sql`update sez_claim set valid_until = '2029-03-31' where id = ${customer.claimId}::uuid`,
    )
  })

  it('CART-23 pays tax for what is delivered outside the zone', async () => {
    const customer = await confirmed()
    const made = await checkout(customer, { pinCode: '400050' })
    expect(made.sez).toEqual({ kind: 'unit', without_tax: false })
    expect(goodsOf(made).price).toBe(105)
  })

  it('CHECKOUT-11 is asked again when staff end the confirmation before the order is placed', async () => {
    const customer = await confirmed()
    const made = await checkout(customer)
    const ended = await desk.call('staffDecideSezClaim', {
      params: { id: customer.claimId },
      body: { decision: 'end', reason: 'The approval lapsed' },
    })
    expect(ended.status).toBe(200)
    const refused = await place(customer.visitor, made)
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
  })

  it('RET-03 keeps an order without tax unpacked while no letter is in force', async () => {
    const customer = await confirmed()
    const order = placed(await place(customer.visitor, await checkout(customer)))
    const { rows: luts } = await world.db.execute<{ id: string }>(sql`select id from seller_lut`)
    await world.db.execute(
      sql`update seller_lut set valid_until = '2026-11-23' where valid_until > '2026-11-23'`,
    )
    const support = (await signedInStaff(world, 'support')).visitor
    const { rows } = await world.db.execute<{ id: string; version: number }>(
      sql`select h.id, h.version from shipment h join sub_order s on s.id = h.sub_order_id where s.order_id = ${order.order_id}::uuid`,
    )
    const [parcel] = rows
    const packed = await support.call('staffMoveParcel', {
      params: { id: parcel?.id ?? '' },
      body: {
        version: parcel?.version ?? 0,
        state: 'packed',
        at: world.clock.now().toISOString(),
      },
    })
    expect(packed).toMatchObject({ status: 409, body: { code: 'lut_missing' } })
    expect(luts.length).toBeGreaterThan(0)
    await world.db.execute(sql`update seller_lut set valid_until = '2027-03-31'`)
    await packOrders(world, order.order_id)
    expect(await wrongBooks(world)).toBe('')
    await world.db.execute(sql`update seller_lut set valid_until = '2026-11-23'`)
    expect(await wrongBooks(world)).toContain('no letter of undertaking')
    await world.db.execute(sql`update seller_lut set valid_until = '2027-03-31'`)
  })
})

describe('a statement about a zone', () => {
  it('AUTH-04 sent twice with one letter, one press after the other or both at once, is one statement', async () => {
    const customer = await buyer()
    const letter = await sendLetter(customer.visitor)
    const press = () => claimZone(customer.visitor, { gstin, letter })
    const sent = await Promise.all([press(), press()])
    expect([...sent, await press()].map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await customer.visitor.call('listSezClaims')).body.claims).toHaveLength(1)
  })

  it('AUTH-04 needs a letter of one’s own, once for a GSTIN', async () => {
    const customer = await buyer()
    expect((await claim(customer)).status).toBe(200)
    expect(await claim(customer)).toMatchObject({
      status: 409,
      body: { code: 'sez_claimed_already' },
    })
    const other = await buyer()
    const bad = await other.visitor.call('claimSez', {
      body: {
        gstin,
        kind: 'unit',
        approval_number: 'LOA-1',
        pincode: '400001',
        file_id: 'unknown',
      },
    })
    expect(bad).toMatchObject({
      status: 404,
      body: { code: 'file_unknown', fields: [{ field: 'file_id' }] },
    })
  })

  it('AUTH-04 is renewed with a new letter once its days are over', async () => {
    const customer = await confirmed()
    expect((await claim(customer)).body).toMatchObject({ code: 'sez_claimed_already' })
    await world.db.execute(
      sql`update sez_claim set valid_until = '2026-11-23' where id = ${customer.claimId}::uuid`,
    )
    const renewed = await claim(customer)
    expect(renewed.status, JSON.stringify(renewed.body)).toBe(200)
    expect(renewed.body.claims.map(({ state }) => state).toSorted()).toEqual(['claimed', 'ended'])
  })

  it('AUTH-04 is decided once, with its days in order, and its letter is opened with an entry', async () => {
    const customer = await buyer()
    const id = (await claim(customer)).body.claims[0]?.id ?? ''
    const decide = (body: BodyInput<'staffDecideSezClaim'>) =>
      desk.call('staffDecideSezClaim', { params: { id }, body })
    expect(
      await decide({
        decision: 'confirm',
        pincode: '400001',
        valid_from: '2026-04-01',
        valid_until: '2026-03-01',
      }),
    ).toMatchObject({ status: 400, body: { code: 'sez_days_wrong' } })
    const letter = await desk.raw({ method: 'GET', url: `/api/staff/sez-claims/${id}/letter` })
    expect([letter.status, letter.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await decide({ decision: 'refuse', reason: 'It is of another company' })).status).toBe(
      200,
    )
    expect(await decide({ decision: 'refuse', reason: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await customer.visitor.call('listSezClaims')).body.claims[0]).toMatchObject({
      state: 'refused',
      reason: 'It is of another company',
    })
    const { rows } = await world.db.execute<{ action: string }>(
      sql`select action from audit_entry where action like 'sez.%' and subject_id = ${customer.id} order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['sez.view_letter', 'sez.refuse'])
  })
})

describe('letters of undertaking and turnovers', () => {
  it('CART-23 cover one financial year, end with a reason, and decide the duty to report', async () => {
    const [seller] = (await desk.call('staffListSellerTax')).body.sellers
    const params = { id: String(seller?.id) }
    const add = (arn: string, valid_from: string, valid_until: string) =>
      desk.call('staffAddLut', { params, body: { arn, valid_from, valid_until } })
    expect(await add('AD270426000001X', '2026-04-01', '2027-04-01')).toMatchObject({
      status: 400,
      body: { code: 'lut_days' },
    })
    expect((await add('AD270426000001X', '2026-04-01', '2027-03-31')).status).toBe(200)
    expect(await add('AD270426000001X', '2026-04-01', '2027-03-31')).toMatchObject({ status: 409 })
    const of = (answer: Answer<'staffListSellerTax'>) =>
      answer.sellers.find(({ id }) => id === seller?.id)
    const listed = async () =>
      of((await desk.call('staffListSellerTax')).body)?.luts.find(
        ({ arn }) => arn === 'AD270426000001X',
      )
    const lut = await listed()
    expect(lut?.in_force).toBe(true)
    const end = () =>
      desk.call('staffEndLut', { params: { id: lut?.id ?? '' }, body: { reason: 'Withdrawn' } })
    expect((await end()).status).toBe(200)
    // It is in force through its last day.
    expect(await listed()).toMatchObject({ valid_until: '2026-11-24', in_force: true })
    expect((await end()).status).toBe(404)
    const set = (financial_year: string, turnover: number) =>
      desk.call('staffSetTurnover', { params, body: { financial_year, turnover } })
    expect(await set('2026-27', 1)).toMatchObject({ body: { code: 'year_not_over' } })
    expect(of((await set('2024-25', 50_000_000)).body)?.e_invoice).toBeNull()
    expect(of((await set('2024-25', 100_000_000)).body)?.e_invoice).toEqual({
      since_year: '2024-25',
      report_within_days: 30,
    })
    expect(of((await set('2024-25', 1)).body)?.e_invoice).toBeNull()
  })
})

describe('the holder of a UIN', () => {
  it('CHECKOUT-12 pays tax as an unregistered buyer does, and its documents name the UIN and the order', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const visitor = await guestWith(world, { sku })
    const made = await created(visitor, {
      form: { gstin: '0717uno00157uno', businessName: 'UN Office', poNumber: 'UNO 7' },
    })
    expect(made).toMatchObject({ place_of_supply: '27', form: { gstin: '0717UNO00157UNO' } })
    const order = placed(await place(visitor, made))
    expect(await invoiceOf(world, order.order_id)).toMatchObject({
      recipient: { gstin: '', uin: '0717UNO00157UNO', businessName: 'UN Office' },
      poNumber: 'UNO 7',
      lines: [{ cgstPaise: 250, sgstPaise: 250, igstPaise: 0 }],
    })
    expect(await wrongBooks(world)).toBe('')
    const long = await create(await guestWith(world, { sku }), {
      form: { poNumber: 'x'.repeat(41) },
    })
    expect(long).toMatchObject({ status: 400, body: { code: 'form_invalid' } })
  })
})
