import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { signedInStaff } from '@upchar/testkit/staff'
import { countStatements, useWorld } from '@upchar/testkit/world'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import type { Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
let finance: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = await signedInStaff(world, 'finance')
})

type Wanted = BodyInput<'staffSetVolumePrices'>

const offerOf = (sku: string) => finance.visitor.call('staffFindVolumeOffer', { query: { sku } })

async function set(sku: string, changes: Partial<Wanted> = {}) {
  const { revision } = (await offerOf(sku)).body.offer
  return finance.visitor.call('staffSetVolumePrices', {
    body: {
      sku,
      prices: [{ from: 10, price: 94.4 }],
      first_day: '2026-11-24',
      last_day: null,
      seen_revision: revision,
      reason: 'Agreed with the seller',
      ...changes,
    },
  })
}
const end = (id: string) =>
  finance.visitor.call('staffEndVolumePrices', {
    params: { id },
    body: { reason: 'No longer offered' },
  })

const change = (visitor: Visitor, type: 'ADD' | 'UPDATE', sku: string, quantity: number) =>
  visitor.call('updateGuestCart', {
    body: { type, product: { sku_id: sku, quantity }, pincode: '400001' },
  })
const read = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart

describe('volume prices', () => {
  it('CART-11 lower the price of every pack in cart, checkout, order and invoice, before GST', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50, gstBp: 1_800 })
    expect((await set(sku)).status).toBe(200)
    const visitor = await guestWith(world, { sku, quantity: 9 })
    expect((await read(visitor)).items[0]).toMatchObject({
      price: 105,
      list_price: 105,
      line_total: 945,
      volume_prices: [{ from: 10, price: 94.4 }],
      volume_note: 'Add 1 more to pay ₹94.40 each.',
    })
    await change(visitor, 'ADD', sku, 1)
    // 10 packs of ₹94.40 are ₹944: ₹800 and 9 % each of CGST and SGST.
    expect(await read(visitor)).toMatchObject({
      subtotal: 944,
      total_savings_config: { volume_based_discount: 106 },
      items: [
        {
          price: 94.4,
          price_before: null,
          taxable: 800,
          cgst: 72,
          sgst: 72,
          volume_note: 'Lower price for this quantity, instead of ₹105 each.',
        },
      ],
    })
    const checkout = await created(visitor)
    expect(checkout.items[0]).toMatchObject({ price: 94.4, line_total: 944 })
    const order = placed(await place(visitor, checkout))
    await packOrders(world, order.order_id)
    const { rows } = await world.db.execute(sql`select l.unit_price_paise::int as unit,
      l.taxable_paise::int as taxable, i.document->'lines'->0->>'listPricePaise' as list,
      i.document->'lines'->0->>'unitPricePaise' as invoiced from order_line l
      join sub_order s on s.id = l.sub_order_id join invoice i on i.sub_order_id = s.id
      join "order" o on o.id = s.order_id where o.number = ${order.order_number}`)
    expect(rows).toEqual([{ unit: 9_440, taxable: 80_000, list: '10500', invoiced: '9440' }])
  })

  it('CART-11 stand on the product page within moments, and without further statements', async () => {
    const { sku, groupId } = await goods.addVariant({ maxOq: 50 })
    await world.db.execute(sql`select 1`)
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${groupId}`,
    )
    const slug = rows[0]?.slug ?? ''
    const { refreshReadModels } = await import('../../modules/catalogue/index.ts')
    await refreshReadModels(world.db, [groupId], world.clock.now())
    const page = () =>
      world.visitor().call('getProduct', { params: { slug }, query: { pincode: '400001' } })
    expect((await page()).body.volume_prices).toBeUndefined()
    await set(sku)
    expect((await page()).body.volume_prices).toEqual({ [sku]: [{ from: 10, price: 94.4 }] })
    const visitor = await guestWith(world, { sku, quantity: 10 })
    const plain = await goods.addVariant()
    const other = await guestWith(world, { sku: plain.sku })
    // The first read begins the price hold.
    for (const one of [visitor, other]) await read(one)
    const statements = async (one: Visitor) =>
      (await countStatements(() => read(one))).statements.length
    expect(await statements(visitor)).toBe(await statements(other))
  })

  it('CART-11 that end in the cart return to the list price and say so, and the buyer confirms it', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const made = await announced(world, () => set(sku))
    const visitor = await guestWith(world, { sku, quantity: 10 })
    const checkout = await created(visitor)
    const over = await announced(world, () => end(made.body.volume.id))
    expect(over.body.volume.state).toBe('over')
    expect((await read(visitor)).items[0]).toMatchObject({ price: 105, price_before: 94.4 })
    const refused = await place(visitor, checkout)
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect(placed(await place(visitor, { ...checkout, total: checkout.total + 106 })).state).toBe(
      'placed',
    )
    expect((await end(made.body.volume.id)).body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  it('CART-11 stay with a held price, and return when the hold ends', async () => {
    const { sku, offerId } = await goods.addVariant({ maxOq: 50 })
    const made = await set(sku)
    const visitor = await guestWith(world, { sku, quantity: 10 })
    const until = new Date(world.clock.now().getTime() + 60_000).toISOString()
    await world.db.execute(
      sql`update cart_line set price_held_until = ${until}::timestamptz where offer_id = ${offerId}`,
    )
    await end(made.body.volume.id)
    expect((await read(visitor)).items[0]).toMatchObject({ price: 94.4, price_before: null })
    expect((await change(visitor, 'UPDATE', sku, 9)).body.cart.items[0]).toMatchObject({
      price: 105,
      price_before: null,
    })
    await change(visitor, 'UPDATE', sku, 10)
    expect((await read(visitor)).items[0]).toMatchObject({ price: 94.4 })
    world.clock.advance(120_000)
    expect((await read(visitor)).items[0]).toMatchObject({ price: 105, price_before: 94.4 })
  })

  it('CART-11 begin and end on their days in India', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const made = await set(sku, { first_day: '2026-11-25', last_day: '2026-11-25' })
    expect(made.body.volume).toMatchObject({
      state: 'planned',
      valid_from: '2026-11-24T18:30:00.000Z',
      valid_to: '2026-11-25T18:30:00.000Z',
    })
    const forever = await set((await goods.addVariant({ maxOq: 50 })).sku, {
      last_day: '9999-12-31',
    })
    expect(forever.body.volume.valid_to).toBe('9999-12-31T18:30:00.000Z')
    const visitor = await guestWith(world, { sku, quantity: 10 })
    const priceAt = async (moment: string) => {
      world.clock.advance(new Date(moment).getTime() - world.clock.now().getTime())
      return (await read(visitor)).items[0]?.price
    }
    const began = world.clock.now()
    const prices = [
      await priceAt('2026-11-24T18:29:59Z'),
      await priceAt('2026-11-24T18:30:00Z'),
      await priceAt('2026-11-25T18:29:59Z'),
      await priceAt('2026-11-25T18:30:00Z'),
    ]
    world.clock.advance(began.getTime() - world.clock.now().getTime())
    expect(prices).toEqual([105, 94.4, 94.4, 105])
  })

  it('CART-11 CART-09 come before a voucher, which is taken off the lower price', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    await set(sku)
    const visitor = await guestWith(world, { sku, quantity: 10 })
    const code = await makeTestVoucher(world.db)
    await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    // 10 % of ₹944, not of ₹1,050.
    expect(await read(visitor)).toMatchObject({ subtotal: 944, discount: 94.4 })
    placed(await place(visitor, await created(visitor)))
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('volume prices in the console', () => {
  it('CART-11 replace each other, stay in the list and are on record', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const first = (await set(sku)).body.volume
    const second = (await set(sku, { prices: [{ from: 5, price: 100 }] })).body.volume
    const { volumes } = (await finance.visitor.call('staffListVolumePrices')).body
    const own = volumes.filter((one) => one.sku === sku)
    // The first ended in the moment in which it had begun.
    expect(own.map(({ id, state }) => [id, state])).toEqual([[second.id, 'running']])
    expect(first.made_by).toMatchObject({ name: finance.name })
    expect((await offerOf(sku)).body.offer).toMatchObject({
      list_price: 105,
      mrp: 150,
      moq: 1,
      max_oq: 50,
      current: [{ id: second.id }],
    })
    const admin = await signedInStaff(world, 'admin')
    const { entries } = (await admin.visitor.call('staffListAudit', { query: {} })).body
    expect(entries.filter(({ subject }) => subject.id === sku)).toHaveLength(2)
  })

  it('CART-11 refuse steps that do not rise and fall, and days that are over', async () => {
    const { sku } = await goods.addVariant({ moq: 5, maxOq: 50 })
    const refused = await set(sku, {
      prices: [
        { from: 5, price: 105 },
        { from: 60, price: 106 },
      ],
      first_day: '2026-11-23',
    })
    const fields = [
      'prices.0.from',
      'prices.0.price',
      'prices.1.from',
      'prices.1.price',
      'first_day',
    ]
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'volume_invalid', fields: fields.map((field) => ({ field })) },
    })
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])('CART-11 refuse the class %s', async (productClass) => {
    const { sku, offerId } = await goods.addVariant({ productClass, maxOq: 50 })
    expect(await offerOf(sku)).toMatchObject({
      status: 404,
      body: { code: 'volume_offer_missing' },
    })
    const reply = await finance.visitor.call('staffSetVolumePrices', {
      body: {
        sku,
        prices: [{ from: 10, price: 90 }],
        first_day: '2026-11-24',
        last_day: null,
        seen_revision: '0',
        reason: 'Agreed',
      },
    })
    expect(reply.status).toBe(404)
    const { rows } = await world.db.execute(
      sql`select 1 from volume_prices where offer_id = ${offerId}`,
    )
    expect(rows).toEqual([])
  })

  it('CART-11 refuse a change by who has not seen the last one', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const { revision } = (await offerOf(sku)).body.offer
    const both = await Promise.all([
      set(sku, { seen_revision: revision }),
      set(sku, { seen_revision: revision }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
