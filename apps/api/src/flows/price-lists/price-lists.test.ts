import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { hospital, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods, type GoodsOptions } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { form, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { countStatements, useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { refreshReadModels } from '../../modules/catalogue/index.ts'

const world = useWorld()
let goods: Goods
let staff: Visitor
let finance: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = (await signedInStaff(world, 'catalogue')).visitor
  finance = (await signedInStaff(world, 'finance')).visitor
})
const now = world.clock.now().toISOString()
afterEach(() => world.clock.set(now))

type Wanted = BodyInput<'staffSetPriceList'>
const HOSPITAL = 1
const LAB = 15

let lists = 0
const body = async (sku: string, price: number, part: Partial<Wanted> = {}): Promise<Wanted> => ({
  name: `Trade prices ${++lists}`,
  business_types: [HOSPITAL],
  first_day: '2026-11-24',
  last_day: null,
  rows: [{ sku, price }],
  seen_revision: (await staff.call('staffListPriceLists')).body.revision,
  reason: 'Agreed with the seller',
  ...part,
})
const set = async (sku: string, price: number, part: Partial<Wanted> = {}) =>
  staff.call('staffSetPriceList', { body: await body(sku, price, part) })
/** Set, and known to the shop. */
const ready = async (sku: string, price: number, part: Partial<Wanted> = {}) => {
  const made = await announced(world, () => set(sku, price, part))
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.list
}
const end = (id: string) =>
  staff.call('staffEndPriceList', { params: { id }, body: { reason: 'No longer agreed' } })

/** A product of ₹105 at an MRP of ₹150, with its page. */
async function product(part: GoodsOptions = {}) {
  const made = await goods.addVariant({ maxOq: 50, mrpPaise: 15_000, ...part })
  await refreshReadModels(world.db, [made.groupId], world.clock.now())
  const { rows } = await world.db.execute<{ slug: string }>(
    sql`select slug from product_group where id = ${made.groupId}`,
  )
  return { ...made, slug: rows[0]?.slug ?? '' }
}
async function buyer(type: 1 | 15 = HOSPITAL, approved = true): Promise<Customer> {
  const one = await signUp(world, { profile: { ...hospital, business_type: type } })
  if (approved) await approveKyc(world, one.id, { stage: 'basic' })
  return one
}
const change = (visitor: Visitor, sku: string, quantity: number, type: 'ADD' | 'UPDATE' = 'ADD') =>
  visitor.call('updateCart', {
    body: { type, product: { sku_id: sku, quantity }, pincode: '400001' },
  })
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const shown = async (visitor: Visitor, { slug, sku }: { slug: string; sku: string }) =>
  (await visitor.call('getBuyingRights', { query: { slugs: slug } })).body.buying[slug]?.prices?.[
    sku
  ]
const checkout = (visitor: Visitor) =>
  visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form(), request_key: randomUUID() },
  })

describe('OPS-04 price lists by business type', () => {
  it('OPS-04 charge approved buyers of the type alike on page, cart, checkout and order, and say why', async () => {
    const one = await product()
    const { sku } = one
    const { visitor } = await buyer()
    await ready(sku, 84)
    expect(await shown(visitor, one)).toMatchObject({
      price_gst: 84,
      price: 80,
      mrp: 150,
      price_note: 'Price for hospitals',
    })
    const added = await change(visitor, sku, 2)
    expect(added.body.cart.items[0]).toMatchObject({ price: 84, price_before: null })
    const cart = await cartOf(visitor)
    // ₹168 with 5 % GST: ₹160 and ₹4 each of CGST and SGST. Nothing is saved: nobody else's price is this buyer's.
    expect(cart).toMatchObject({
      subtotal: 168,
      total_savings_config: { total_savings: cart.slashed_shipping_total - cart.shipping_total },
      items: [
        {
          price: 84,
          line_total: 168,
          taxable: 160,
          price_note: 'Price for hospitals',
          price_before: null,
          price_held_until: null,
        },
      ],
    })
    const made = await checkout(visitor)
    expect(made.body.checkout.items[0]).toMatchObject({
      price: 84,
      price_note: 'Price for hospitals',
    })
    const order = placed(await place(visitor, made.body.checkout))
    const { order: seen } = (
      await visitor.call('getOrderStatus', { query: { id: order.order_id } })
    ).body
    expect(seen.sub_orders[0]?.items).toMatchObject([
      { price: 84, price_note: 'Price for hospitals' },
    ])
    const { visitor: staff } = await signedInStaff(world, 'support')
    const atDesk = await staff.call('staffGetOrder', { params: { id: order.order_id } })
    expect(atDesk.body.order.parts[0]?.items).toMatchObject([{ price_note: 'Price for hospitals' }])
    const { rows } = await world.db.execute(sql`select l.unit_price_paise::int as unit,
      q->'listPricePaise' as list, q->'priceList'->'ordinaryPaise' as ordinary, q->'priceList'->>'words' as words,
      (select name from price_list where id = (q->'priceList'->>'id')::uuid) ~ '^Trade prices' as known
      from order_line l join sub_order s on s.id = l.sub_order_id join "order" o on o.id = s.order_id
        cross join jsonb_array_elements(o.quote->'lines') q where o.number = ${order.order_number}`)
    expect(rows).toEqual([
      { unit: 8_400, list: 8_400, ordinary: 10_500, words: 'Price for hospitals', known: true },
    ])
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-04 reach no guest, no other type, and nobody before the KYC is approved or after it ends', async () => {
    const one = await product()
    const { sku } = one
    await ready(sku, 84)
    const guest = await guestWith(world, { sku })
    const read = await guest.call('readCart', { body: { pincode: '400001' } })
    expect(read.body.cart.items[0]).toMatchObject({ price: 105 })
    const lab = await buyer(LAB)
    const unproved = await buyer(HOSPITAL, false)
    for (const { visitor } of [lab, unproved]) {
      await change(visitor, sku, 1)
      expect((await cartOf(visitor)).items[0]).toMatchObject({ price: 105 })
      expect((await cartOf(visitor)).items[0]).not.toHaveProperty('price_note')
      expect(await shown(visitor, one)).not.toMatchObject({ price_gst: 84 })
    }
    await approveKyc(world, unproved.id, { stage: 'basic' })
    expect((await cartOf(unproved.visitor)).items[0]).toMatchObject({ price: 84 })
    const proved = await buyer()
    await change(proved.visitor, sku, 1)
    expect((await cartOf(proved.visitor)).items[0]).toMatchObject({ price: 84, price_before: null })
    // The approval is for a business of this name.
    await world.db.execute(
      sql`update customer set business_name = 'Moonrise Hospital' where id = ${proved.id}`,
    )
    expect((await cartOf(proved.visitor)).items[0]).toMatchObject({ price: 105, price_before: 84 })
  })

  it('OPS-04 the lowest of list, tier and deal is charged, and vouchers come after it', async () => {
    const { sku } = await product()
    const { visitor } = await buyer()
    await ready(sku, 84)
    await ready(sku, 90)
    const revision = (await finance.call('staffFindVolumeOffer', { query: { sku } })).body.offer
      .revision
    await announced(world, () =>
      finance.call('staffSetVolumePrices', {
        body: {
          sku,
          prices: [
            { from: 5, price: 100 },
            { from: 10, price: 79 },
          ],
          first_day: '2026-11-24',
          last_day: null,
          seen_revision: revision,
          reason: 'Agreed',
        },
      }),
    )
    await change(visitor, sku, 5)
    const five = (await cartOf(visitor)).items[0]
    expect(five).toMatchObject({ price: 84, volume_prices: [{ from: 10, price: 79 }] })
    await change(visitor, sku, 10, 'UPDATE')
    // Ten at ₹79 instead of ₹84 each, which is what this buyer would have paid.
    expect(await cartOf(visitor)).toMatchObject({
      subtotal: 790,
      total_savings_config: { volume_based_discount: 50 },
    })
    await change(visitor, sku, 2, 'UPDATE')
    const code = await makeTestVoucher(world.db)
    const applied = await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    expect(applied.status, JSON.stringify(applied.body)).toBe(200)
    expect(await cartOf(visitor)).toMatchObject({ subtotal: 168, discount: 16.8 })
  })

  it('OPS-04 run from their first to their last day in India, and can be ended at once', async () => {
    const { sku } = await product()
    await ready(sku, 84, { first_day: '2026-11-26', last_day: '2026-11-27' })
    const price = async (at: string) => {
      world.clock.set(at)
      const { visitor } = await buyer()
      return (await change(visitor, sku, 2)).body.cart.items[0]?.price
    }
    expect(await price('2026-11-25T18:29:59Z')).toBe(105)
    expect(await price('2026-11-25T18:30:00Z')).toBe(84)
    expect(await price('2026-11-27T18:29:59Z')).toBe(84)
    expect(await price('2026-11-27T18:30:00Z')).toBe(105)
    world.clock.set(now)
    const { visitor } = await buyer()
    const list = await ready(sku, 80)
    await change(visitor, sku, 3)
    const made = await checkout(visitor)
    expect(made.body.checkout.items[0]).toMatchObject({ price: 80 })
    expect((await announced(world, () => end(list.id))).body.list.state).toBe('over')
    expect((await cartOf(visitor)).items[0]).toMatchObject({ price: 105, price_before: 80 })
    expect((await place(visitor, made.body.checkout)).body).toMatchObject({
      code: 'total_changed',
    })
    expect(await end(list.id)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })

  it('OPS-04 refuse what a price change refuses, and store nothing of it', async () => {
    const one = await product()
    const drug = await product({ productClass: 'DRUG_H' })
    const { rows: offers } = await world.db.execute<{ id: number }>(
      sql`select o.id::int from offer o join variant v on v.id = o.variant_id where v.sku = ${one.sku}`,
    )
    await world.db.execute(sql`insert into price_floor (offer_id, paise, reason, made_by, made_at)
      values (${offers[0]?.id}, 7000, 'Agreed', 'test', now())`)
    const refused = async (part: Partial<Wanted>, field: string, message: RegExp) => {
      const reply = await set(one.sku, 84, part)
      expect(reply, JSON.stringify(part)).toMatchObject({
        status: 400,
        body: {
          code: 'price_list_invalid',
          fields: [{ field, message: expect.stringMatching(message) }],
        },
      })
    }
    const row = (price: number, sku = one.sku) => ({ rows: [{ sku, price }] })
    await refused(row(69.99), 'rows.0.price', /at least ₹70, or have a lower price approved/)
    await refused(row(105), 'rows.0.price', /less than everybody’s price of ₹105/)
    await refused(row(150.01), 'rows.0.price', /at most the MRP of ₹150/)
    await refused(row(0), 'rows.0.price', /Enter a price/)
    await refused(row(-1), 'rows.0.price', /Enter a price/)
    await refused(row(50, drug.sku), 'rows.0.price', /Prescription medicines and vaccines/)
    await refused(row(50, 'NO-SUCH'), 'rows.0.price', /No product on sale/)
    await refused(
      {
        rows: [
          { sku: one.sku, price: 84 },
          { sku: one.sku.toLowerCase(), price: 85 },
        ],
      },
      'rows.1.price',
      /stands twice/,
    )
    await refused({ business_types: [25] }, 'business_types', /Private buyers/)
    await refused({ business_types: [1, 1] }, 'business_types', /once/)
    await refused({ first_day: '2026-11-23' }, 'first_day', /today or a later day/)
    await refused({ last_day: '2026-11-23' }, 'last_day', /first day or a later one/)
    for (const part of [
      { rows: [] },
      { rows: [{ sku: one.sku, price: 1e12 }] },
      { rows: [{ sku: one.sku, price: 10.005 }] },
      { business_types: [] },
      { business_types: [999] },
      { business_types: [1.5] },
      { name: '' },
      { name: 'Two\nlines' },
      { name: 'x'.repeat(81) },
      { first_day: 'soon' },
      { last_day: '2026-02-30' },
      { reason: '' },
      { rows: Array.from({ length: 501 }, (_, i) => ({ sku: `S${i}`, price: 1 })) },
    ])
      expect((await set(one.sku, 84, part)).status, JSON.stringify(part)).toBe(400)
    expect(await set(one.sku, 84, { seen_revision: 'old' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const { rows: written } = await world.db.execute(
      sql`select 1 from price_list_row where offer_id = ${offers[0]?.id}`,
    )
    expect(written).toEqual([])
    for (const call of [
      end(randomUUID()),
      staff.call('staffGetPriceList', { params: { id: randomUUID() } }),
    ])
      expect(await call).toMatchObject({ status: 404, body: { code: 'price_list_missing' } })
  })

  it('OPS-04 are previewed, replaced by name and stand in the audit log', async () => {
    const { sku } = await product()
    const other = await product()
    const preview = await staff.call('staffPreviewPriceList', {
      body: {
        business_types: [HOSPITAL, LAB],
        first_day: '2026-11-24',
        rows: [
          { sku: sku.toLowerCase(), price: 84 },
          { sku: other.sku, price: 200 },
        ],
      },
    })
    expect(preview.body).toMatchObject({
      words: ['Price for hospitals', 'Price for independent labs and physicians'],
      rows: [
        { sku, list_price: 105, mrp: 150, price: 84, problem: null },
        { sku: other.sku, price: 200, problem: 'Enter at most the MRP of ₹150' },
      ],
    })
    const name = 'Konkan hospitals'
    await ready(sku, 84, { name })
    const { visitor } = await buyer()
    await change(visitor, sku, 1)
    world.clock.set('2026-11-24T05:31:00Z')
    await ready(other.sku, 90, { name: 'konkan HOSPITALS' })
    expect((await cartOf(visitor)).items[0]).toMatchObject({ price: 105 })
    const all = (await staff.call('staffListPriceLists')).body.lists
    const named = all.filter((list) => list.name.toLowerCase() === name.toLowerCase())
    expect(named.map(({ state, goods: count }) => [state, count])).toEqual([
      ['running', 1],
      ['over', 1],
    ])
    const { body: read } = await staff.call('staffGetPriceList', {
      params: { id: named[0]?.id ?? '' },
    })
    expect(read.rows).toMatchObject([{ sku: other.sku, price: 90, problem: null }])
    await end(named[0]?.id ?? '')
    const log = await auditOf(world.db, 'konkan HOSPITALS')
    expect(log.map(({ action }) => action)).toEqual(['price_list.set', 'price_list.end'])
    expect(log[0]).toMatchObject({
      before: { prices: { [sku]: 84 } },
      after: { prices: { [other.sku]: 90 }, business_types: [HOSPITAL], first_day: '2026-11-24' },
    })
  })

  it('OPS-04 cost no statement in cart and rights of other goods, and are not held by a quotation', async () => {
    const listed = await product()
    const plain = await product()
    await ready(listed.sku, 84)
    const one = await buyer()
    const other = await buyer()
    await change(one.visitor, listed.sku, 1)
    await change(other.visitor, plain.sku, 1)
    for (const { visitor } of [one, other]) await cartOf(visitor)
    const statements = async ({ visitor }: Customer) =>
      (await countStatements(() => cartOf(visitor))).statements.length
    expect(await statements(one)).toBe(await statements(other))
    const { quotation } = (
      await one.visitor.call('createQuotation', {
        body: { name: 'Konkan Nursing Home', pincode: '400001' },
      })
    ).body
    const { rows } = await world.db.execute(
      sql`select quoted->'lines'->0->'unitPaise' as unit, quoted->'lines'->0->'held' as held from quotation where id = ${quotation.id}::uuid`,
    )
    expect(rows).toEqual([{ unit: 8_400, held: false }])
  })
})
