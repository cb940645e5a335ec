import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { atGateway, created, guestWith, outcomeOf, pay, place, placed } from '@upchar/testkit/shop'
import { makeTestVoucher } from '@upchar/testkit/vouchers'

const world = useWorld()
let goods: Goods
let finance: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = await signedInStaff(world, 'finance')
})

const inHours = (hours: number) =>
  new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()
const offerOf = (sku: string) => finance.visitor.call('staffFindDealOffer', { query: { sku } })

async function set(sku: string, changes: Partial<BodyInput<'staffSetDeal'>> = {}) {
  const { revision } = (await offerOf(sku)).body.offer
  return finance.visitor.call('staffSetDeal', {
    body: {
      sku,
      deal_price: 94.4,
      share: 12,
      starts_at: null,
      ends_at: inHours(6),
      seen_revision: revision,
      reason: 'Agreed with the seller',
      ...changes,
    },
  })
}
const end = (id: string) =>
  finance.visitor.call('staffEndDeal', { params: { id }, body: { reason: 'No longer offered' } })
const read = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const setQuantity = (visitor: Visitor, sku: string, quantity: number) =>
  visitor.call('updateGuestCart', {
    body: { type: 'UPDATE', product: { sku_id: sku, quantity }, pincode: '400001' },
  })

describe('limited-time deals', () => {
  it('DATA-06 are announced when they are set and when they are ended, so that pages and lists follow', async () => {
    const { sku } = await goods.addVariant()
    const made = await announced(world, () => set(sku))
    const over = await announced(world, () => end(made.body.deal.id))
    expect(over.status).toBe(200)
  })

  it('CART-11 DATA-06 lower the price in cart, checkout, order and invoice, before voucher and GST', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50, gstBp: 1_800 })
    const made = await set(sku)
    expect(made.status).toBe(200)
    const visitor = await guestWith(world, { sku, quantity: 10 })
    // 10 packs of ₹94.40 are ₹944: ₹800 and 9 % each of CGST and SGST. The list price is ₹105.
    expect(await read(visitor)).toMatchObject({
      subtotal: 944,
      limited_offer_discount_value: 106,
      limited_offer_start_time: made.body.deal.starts_at,
      limited_offer_end_time: made.body.deal.ends_at,
      total_savings_config: { limited_offer_discount: 106, volume_based_discount: 0 },
      items: [
        {
          price: 94.4,
          list_price: 105,
          taxable: 800,
          price_before: null,
          deal_ends_at: inHours(6),
        },
      ],
    })
    const code = await makeTestVoucher(world.db)
    await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    // 10 % of ₹944, not of ₹1,050.
    expect(await read(visitor)).toMatchObject({ subtotal: 944, discount: 94.4 })
    const order = placed(await place(visitor, await created(visitor)))
    await packOrders(world, order.order_id)
    const { rows } = await world.db.execute(sql`select l.unit_price_paise::int as unit,
      i.document->'lines'->0->>'listPricePaise' as list from order_line l
      join sub_order s on s.id = l.sub_order_id join invoice i on i.sub_order_id = s.id
      join "order" o on o.id = s.order_id where o.number = ${order.order_number}`)
    expect(rows).toEqual([{ unit: 9_440, list: '10500' }])
    const { deals } = (await finance.visitor.call('staffListDeals')).body
    expect(deals.find((one) => one.sku === sku)).toMatchObject({ share: 12, ordered: 10 })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-11 are told for a product while they are in force and their share allows its minimum order', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const asked = async (who = world.visitor()) =>
      (await who.call('productVouchers', { query: { sku_id: sku } })).body.deal
    expect(await asked()).toBeNull()
    const made = await set(sku)
    expect(await asked()).toEqual({ price: 94.4, until: inHours(6), left: 12 })
    const visitor = await guestWith(world, { sku, quantity: 12 })
    placed(await place(visitor, await created(visitor)))
    expect(await asked()).toBeNull()
    await end(made.body.deal.id)
    await set(sku, { deal_price: 90 })
    expect(await asked()).toMatchObject({ price: 90, left: 12 })
  })

  it('CART-11 begin now where their start has passed, and count what was ordered, not what is held', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const made = await set(sku, { starts_at: inHours(-5) })
    expect(made.body.deal.starts_at).toBe(world.clock.now().toISOString())
    const { visitor, checkout, url } = await atGateway(world, { sku, quantity: 5 })
    const ordered = async () =>
      (await finance.visitor.call('staffListDeals')).body.deals.find((one) => one.sku === sku)
        ?.ordered
    expect(await ordered()).toBe(0)
    await pay(visitor, url)
    expect((await outcomeOf(visitor, checkout)).state).toBe('placed')
    expect(await ordered()).toBe(5)
  })

  it('CART-11 of a cart are named by the one that ends first', async () => {
    const [late, soon] = [await goods.addVariant(), await goods.addVariant()]
    await set(late.sku, { ends_at: inHours(9) })
    await set(soon.sku, { ends_at: inHours(3) })
    const visitor = await guestWith(world, { sku: late.sku }, { sku: soon.sku })
    expect((await read(visitor)).limited_offer_end_time).toBe(inHours(3))
  })

  it('CART-11 apply instead of a volume price where lower, never with it', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    await set(sku)
    await finance.visitor.call('staffSetVolumePrices', {
      body: {
        sku,
        prices: [
          { from: 5, price: 100 },
          { from: 10, price: 90 },
        ],
        first_day: '2026-11-24',
        last_day: null,
        seen_revision: '0',
        reason: 'Agreed with the seller',
      },
    })
    const visitor = await guestWith(world, { sku, quantity: 5 })
    const five = await read(visitor)
    await setQuantity(visitor, sku, 10)
    const ten = await read(visitor)
    await setQuantity(visitor, sku, 5)
    expect(five).toMatchObject({
      subtotal: 472,
      total_savings_config: { limited_offer_discount: 53, volume_based_discount: 0 },
    })
    expect(ten).toMatchObject({
      subtotal: 900,
      total_savings_config: { limited_offer_discount: 0, volume_based_discount: 150 },
    })
    expect(await read(visitor)).toEqual(five)
  })

  it('CART-11 that end in the cart say so, and the buyer confirms the ordinary price', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const made = await set(sku)
    const visitor = await guestWith(world, { sku, quantity: 10 })
    const checkout = await created(visitor)
    expect((await end(made.body.deal.id)).body.deal.state).toBe('over')
    expect(await read(visitor)).toMatchObject({
      subtotal: 1_050,
      limited_offer_end_time: null,
      items: [{ price: 105, price_before: 94.4, deal_note: 'The deal on this product has ended.' }],
    })
    expect(await place(visitor, checkout)).toMatchObject({
      status: 409,
      body: { code: 'total_changed' },
    })
    placed(await place(visitor, { ...checkout, total: checkout.total + 106 }))
    expect((await end(made.body.deal.id)).body).toMatchObject({ code: 'changed_meanwhile' })
  })

  it('CART-11 end at their moment, whoever holds the page open', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    await set(sku, { starts_at: inHours(1), ends_at: inHours(2) })
    const visitor = await guestWith(world, { sku, quantity: 1 })
    const prices: unknown[] = []
    for (const minutes of [59, 1, 59, 1]) {
      world.clock.advance(minutes * 60_000)
      // oxlint-disable-next-line no-await-in-loop
      prices.push((await read(visitor)).items[0]?.price)
    }
    world.clock.advance(-120 * 60_000)
    expect(prices).toEqual([105, 94.4, 94.4, 105])
  })

  it('CART-11 never sell more than their share to buyers at the same time, and say what is left', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    await set(sku, { share: 7 })
    const buyers = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const visitor = await guestWith(world, { sku, quantity: 3 })
        return { visitor, checkout: await created(visitor) }
      }),
    )
    const answers = await Promise.all(
      buyers.map(({ visitor, checkout }) => place(visitor, checkout)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    const late = buyers[answers.findIndex(({ status }) => status === 409)]
    if (late === undefined) throw new Error('nobody was late')
    expect((await read(late.visitor)).items[0]).toMatchObject({
      price: 105,
      deal_note: 'Only 1 left at the deal price of ₹94.40. Choose 1 or fewer to pay it.',
    })
    const { rows } = await world.db.execute(sql`select sum(u.quantity)::int as sold from deal_use u
      join deal d on d.id = u.deal_id join offer o on o.id = d.offer_id
      join variant v on v.id = o.variant_id where v.sku = ${sku}`)
    expect(rows).toEqual([{ sold: 6 }])
  })
})

describe('deals in the console', () => {
  it('CART-11 refuse a price that lowers nothing, a share below the minimum and an end before the start', async () => {
    const { sku } = await goods.addVariant({ moq: 5, maxOq: 50 })
    const refused = await set(sku, { deal_price: 105, share: 4, ends_at: inHours(-1) })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'deal_invalid',
        fields: [{ field: 'deal_price' }, { field: 'share' }, { field: 'ends_at' }],
      },
    })
    expect((await set(sku, { ends_at: inHours(32 * 24) })).status).toBe(400)
    expect((await offerOf(sku)).body.offer.current).toEqual([])
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])('CART-11 refuse the class %s', async (productClass) => {
    const { sku } = await goods.addVariant({ productClass, maxOq: 50 })
    expect(await offerOf(sku)).toMatchObject({
      status: 404,
      body: { code: 'volume_offer_missing' },
    })
  })

  it('CART-11 replace each other, are on record, and refuse who has not seen the last one', async () => {
    const { sku } = await goods.addVariant({ maxOq: 50 })
    const { revision } = (await offerOf(sku)).body.offer
    const both = await Promise.all([
      set(sku, { seen_revision: revision }),
      set(sku, { seen_revision: revision }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const second = (await set(sku, { deal_price: 90 })).body.deal
    expect((await offerOf(sku)).body.offer.current).toMatchObject([{ id: second.id }])
    const admin = await signedInStaff(world, 'admin')
    const { entries } = (await admin.visitor.call('staffListAudit', { query: {} })).body
    expect(entries.filter(({ subject }) => subject.id === sku)).toHaveLength(2)
  })
})
