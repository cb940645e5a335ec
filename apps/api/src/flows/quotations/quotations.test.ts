import { auditOf } from '@upchar/testkit/audit'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { created, guestWith, place, placed, withGoods } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const now = world.clock.now().toISOString()
afterEach(() => world.clock.set(now))

const day = 86_400_000
const price = (offerId: number, paise: number) =>
  world.db.execute(sql`update offer set price_paise = ${paise} where id = ${offerId}`)
type Lines = { sku_id: string; quantity: number }[]
const make = (
  visitor: Visitor,
  part: { lines?: Lines; po_number?: string; pincode?: string } = {},
) =>
  visitor.call('createQuotation', {
    body: { name: 'Konkan Nursing Home', pincode: '400001', ...part },
  })
const made = async (visitor: Visitor, part: Parameters<typeof make>[1] = {}) => {
  const { status, body } = await make(visitor, part)
  expect(status).toBe(200)
  return body.quotation
}
const order = (visitor: Visitor, id: string) =>
  visitor.call('orderQuotation', { params: { id }, body: {} })
const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor
}
/** A product of ₹100. */
const gloves = () => goods.addVariant({ pricePaise: 10_000, maxOq: 500 })

describe('a quotation', () => {
  it('is made of the cart, numbered, and valid to the end of its fifteenth day', async () => {
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku, quantity: 3 })
    const cart = (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
    const { status, body } = await make(visitor, { po_number: 'PO/26/118' })
    expect(status).toBe(200)
    expect(body.message).toMatch(/^Quotation QTN-[2-9A-HJKMNP-Z]{8} is valid until 9 Dec 2026\.$/)
    expect(body.quotation).toMatchObject({
      name: 'Konkan Nursing Home',
      po_number: 'PO/26/118',
      line_count: 1,
      total: cart.total,
      valid_until: '2026-12-09T18:30:00.000Z',
      is_valid: true,
      left_out: [],
    })
    expect((await visitor.call('listQuotations', {})).body.quotations).toEqual([body.quotation])
  })

  it('leaves out what can’t be had, and says why', async () => {
    const { sku } = await gloves()
    const gone = await goods.addVariant({ title: 'Sold-out gauze', stock: { mumbai: 0 } })
    const visitor = await newVisitor()
    const { body } = await make(visitor, {
      lines: [
        { sku_id: sku, quantity: 2 },
        { sku_id: gone.sku, quantity: 1 },
        { sku_id: 'NO-SUCH-SKU', quantity: 1 },
      ],
    })
    expect(body.message).toContain('2 products could not be quoted.')
    expect(body.quotation.line_count).toBe(1)
    expect(body.quotation.left_out).toEqual(
      expect.arrayContaining([
        { title: 'NO-SUCH-SKU', message: 'This product is no longer sold.' },
        { title: 'Sold-out gauze', message: expect.stringContaining('Out of stock') },
      ]),
    )
    expect(await make(visitor, { lines: [{ sku_id: gone.sku, quantity: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'quotation_empty' },
    })
  })

  it('needs goods, a known pincode and whom it is for', async () => {
    const visitor = await newVisitor()
    expect(await make(visitor)).toMatchObject({
      status: 409,
      body: { code: 'quotation_empty', message: 'Your cart is empty: there is nothing to quote.' },
    })
    const lines = [{ sku_id: (await gloves()).sku, quantity: 1 }]
    expect(await make(visitor, { lines, pincode: '999999' })).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown' },
    })
    expect(await visitor.call('createQuotation', { body: { name: ' ', lines } })).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    })
  })

  it('is its buyer’s alone, as PDF too, and the customer’s after signing in', async () => {
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    const { id } = await made(visitor)
    const file = (who: Visitor) => who.raw({ method: 'GET', url: `/api/quotations/${id}/file` })
    const pdf = await file(visitor)
    expect(pdf.status).toBe(200)
    const stranger = await newVisitor()
    expect((await file(stranger)).status).toBe(404)
    expect(await order(stranger, id)).toMatchObject({
      status: 404,
      body: { code: 'quotation_unknown' },
    })
    await signUp(world, { visitor })
    expect((await visitor.call('listQuotations', {})).body.quotations).toMatchObject([{ id }])
    expect((await file(visitor)).status).toBe(200)
  })
})

describe('a quotation that becomes an order', () => {
  it('holds its prices until its end, also for fewer packs, and an order is charged them', async () => {
    const { sku, offerId } = await gloves()
    const visitor = await newVisitor()
    const { id } = await made(visitor, { lines: [{ sku_id: sku, quantity: 4 }], po_number: 'PO 9' })
    await price(offerId, 12_000)
    world.clock.advance(10 * day)
    const { status, body } = await order(visitor, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ po_number: 'PO 9', changes: [] })
    expect(body.cart.items).toMatchObject([
      { sku_id: sku, quantity: 4, price: 100, price_held_until: expect.any(String) },
    ])
    const fewer = await visitor.call('updateGuestCart', {
      body: { type: 'UPDATE', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
    })
    expect(fewer).toMatchObject({ status: 200 })
    expect(fewer.body.cart.items).toMatchObject([{ quantity: 2, price: 100 }])
    const checkout = await created(visitor)
    expect(checkout.subtotal).toBe(200)
    expect(placed(await place(visitor, checkout)).state).toBe('placed')
  })

  it('passes a fall on, and after its end asks today’s price, and says so', async () => {
    const { sku, offerId } = await gloves()
    const visitor = await newVisitor()
    const { id } = await made(visitor, { lines: [{ sku_id: sku, quantity: 1 }] })
    await price(offerId, 9_000)
    expect((await order(visitor, id)).body).toMatchObject({
      changes: [{ sku_id: sku, quoted_price: 100, price: 90, message: null }],
    })
    await price(offerId, 12_000)
    const late = await newVisitor()
    const other = await made(late, { lines: [{ sku_id: sku, quantity: 1 }] })
    await price(offerId, 13_000)
    world.clock.advance(16 * day)
    const { body } = await order(late, other.id)
    expect(body.message).toContain('It was valid until 9 Dec 2026: these are today’s prices.')
    expect(body.message).toContain('1 product differs from it.')
    expect(body).toMatchObject({ changes: [{ sku_id: sku, quoted_price: 120, price: 130 }] })
    expect((await late.call('listQuotations', {})).body.quotations).toMatchObject([
      { is_valid: false },
    ])
  })

  it('fills the cart up, keeps other goods, and adds nothing again', async () => {
    const [quoted, other] = [await gloves(), await gloves()]
    const visitor = await guestWith(world, { sku: quoted.sku, quantity: 3 })
    const { id } = await made(visitor)
    await withGoods(visitor, { sku: other.sku, quantity: 5 })
    await visitor.call('updateGuestCart', {
      body: { type: 'UPDATE', product: { sku_id: quoted.sku, quantity: 1 }, pincode: '400001' },
    })
    for (let i = 0; i < 2; i++) {
      const { body } = await order(visitor, id)
      expect(body.message).toContain('Your cart also holds 1 other product.')
      const quantities = new Map(body.cart.items.map((item) => [item.sku_id, item.quantity]))
      expect(quantities.get(quoted.sku)).toBe(3)
      expect(quantities.get(other.sku)).toBe(5)
    }
  })

  it('says what is no longer there', async () => {
    const { sku, offerId } = await gloves()
    const visitor = await newVisitor()
    const { id } = await made(visitor, { lines: [{ sku_id: sku, quantity: 4 }] })
    await world.db.execute(sql`update lot set on_hand = 1 where offer_id = ${offerId}`)
    expect((await order(visitor, id)).body).toMatchObject({
      changes: [{ sku_id: sku, price: 100, message: 'Only 1 left in your location.' }],
    })
  })

  it('never holds the price of a deal', async () => {
    const { sku, offerId } = await gloves()
    const until = new Date(world.clock.now().getTime() + day).toISOString()
    await world.db
      .execute(sql`insert into deal (id, offer_id, price_paise, share, valid_from, valid_to,
      reason, made_at) values (gen_random_uuid(), ${offerId}, 8000, 5, '2026-01-01', ${until}, 'test', '2026-01-01')`)
    const visitor = await newVisitor()
    const quotation = await made(visitor, { lines: [{ sku_id: sku, quantity: 1 }] })
    world.clock.advance(2 * day)
    expect((await order(visitor, quotation.id)).body).toMatchObject({
      changes: [{ sku_id: sku, quoted_price: 80, price: 100 }],
    })
  })
})

describe('staff', () => {
  it('set the days and conditions, on record, and see every quotation', async () => {
    const finance = (await signedInStaff(world, 'finance')).visitor
    const before = (await finance.call('staffGetQuotationTerms', {})).body
    expect(before).toMatchObject({ days: 15, conditions: '', version: '' })
    const set = await finance.call('staffSetQuotationTerms', {
      body: { days: 30, conditions: 'Payment within 30 days.', version: '' },
    })
    expect(set.status).toBe(200)
    expect(
      await finance.call('staffSetQuotationTerms', {
        body: { days: 2, conditions: '', version: '' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    const visitor = await newVisitor()
    const lines = [{ sku_id: (await gloves()).sku, quantity: 1 }]
    const { id, number } = await made(visitor, { lines })
    const support = (await signedInStaff(world, 'support')).visitor
    const { body } = await support.call('staffListQuotations', { query: { q: number } })
    expect(body).toMatchObject({
      total: 1,
      quotations: [{ id, is_customer: false, valid_until: '2026-12-24T18:30:00.000Z' }],
    })
    const file = await support.raw({ method: 'GET', url: `/api/staff/quotations/${id}/file` })
    expect(file.status).toBe(200)
    expect(await auditOf(world.db, number)).toMatchObject([{ action: 'quotation.view' }])
    const { rows } = await world.db.execute(
      sql`select after from audit_entry where action = 'quotation.terms'`,
    )
    expect(rows).toMatchObject([{ after: { days: 30, conditions: 'Payment within 30 days.' } }])
  })
})
