import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { packOrders } from '@upchar/testkit/packing'
import { signedInStaff } from '@upchar/testkit/staff'
import { countStatements, useWorld, type Visitor } from '@upchar/testkit/world'
import { create, created, form, guestWith, place, placed } from '@upchar/testkit/shop'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { cancel, lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let finance: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = await signedInStaff(world, 'finance')
})

const organisation = form({ businessName: 'Sahyadri Clinic' })
const inHours = (hours: number) =>
  new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()

const set = (sku: string, changes: Partial<BodyInput<'staffSetGift'>> = {}) =>
  finance.visitor.call('staffSetGift', {
    body: {
      sku,
      gift_price: 0,
      with_sku: null,
      packs: null,
      value: null,
      per_order: 1,
      share: 10,
      starts_at: null,
      ends_at: inHours(6),
      reason: 'Agreed with the seller',
      ...changes,
    },
  })
async function madeGift(sku: string, changes: Partial<BodyInput<'staffSetGift'>> = {}) {
  const made = await announced(world, () => set(sku, changes))
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.gift.id
}
const end = (id: string) =>
  finance.visitor.call('staffEndGift', { params: { id }, body: { reason: 'No longer offered' } })
const read = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const change = (
  visitor: Visitor,
  type: 'ADD' | 'UPDATE' | 'DELETE',
  sku: string,
  quantity?: number,
) =>
  visitor.call('updateGuestCart', {
    body: { type, product: { sku_id: sku, quantity }, pincode: '400001' },
  })
const take = (visitor: Visitor, id: string) =>
  visitor.call('takeGift', { body: { gift_id: id, pincode: '400001' } })
const linesOf = async (visitor: Visitor) =>
  (await read(visitor)).items.map(({ sku_id: sku, quantity, price, is_free: free }) => [
    sku,
    quantity,
    price,
    free,
  ])

/** Gloves at ₹105, and a mask at ₹60 that is free for each two packs of them, two in an order. */
async function glovesAndMask(changes: Partial<BodyInput<'staffSetGift'>> = {}) {
  const gloves = await goods.addVariant({ maxOq: 50, stock: { mumbai: 60 } })
  const mask = await goods.addVariant({
    title: 'Mask',
    pricePaise: 6_000,
    mrpPaise: 7_000,
    maxOq: 50,
    stock: { mumbai: 20 },
  })
  const id = await madeGift(mask.sku, {
    with_sku: gloves.sku,
    packs: 2,
    per_order: 2,
    ...changes,
  })
  return { gloves: gloves.sku, mask: mask.sku, id }
}

const rowsOf = async (number: string) =>
  (
    await world.db
      .execute(sql`select l.sku, l.unit_price_paise::int as unit, l.taxable_paise::int as taxable,
      l.quantity, l.cancelled, (select sum(t.quantity) from order_line_lot t where t.order_line_id = l.id)::int as taken
      from order_line l join sub_order s on s.id = l.sub_order_id join "order" o on o.id = s.order_id
      where o.number = ${number} order by l.sku`)
  ).rows

describe('free gifts', () => {
  it('CART-11 DATA-06 are offered with the goods that entitle to them, added by a click, and explained', async () => {
    const { gloves, mask, id } = await glovesAndMask()
    const visitor = await guestWith(world, { sku: gloves, quantity: 1 })
    expect((await read(visitor)).gift_offers).toEqual([])
    expect((await take(visitor, id)).body).toMatchObject({ code: 'gift_not_offered' })
    await change(visitor, 'UPDATE', gloves, 5)
    const before = await read(visitor)
    expect(before).toMatchObject({
      total: 525,
      is_free_gift_applied: false,
      gift_offers: [{ id, kind: 'gift', sku_id: mask, skus: [gloves], quantity: 2, price: 0 }],
    })
    expect(before.gift_offers[0]?.note).toMatch(/^Free with 2 × .*, instead of ₹60\.$/)
    const taken = (await take(visitor, id)).body.cart
    expect(taken).toMatchObject({
      total: 525,
      subtotal: 525,
      mrp_total: before.mrp_total,
      is_free_gift_applied: true,
      free_gift_and_upsell_discount: 120,
      upsell_discount: 0,
      gift_offers: [],
      items: [
        { sku_id: gloves, is_free: false },
        { sku_id: mask, is_free: true, quantity: 2, price: 0, list_price: 60, taxable: 0 },
      ],
    })
    expect(taken.total_savings_config).toEqual(before.total_savings_config)
    await change(visitor, 'DELETE', mask)
    expect(await read(visitor)).toEqual(before)
  })

  it('CART-11 follow the goods that they come with, and vanish and come back with them', async () => {
    const { gloves, mask, id } = await glovesAndMask()
    const visitor = await guestWith(world, { sku: gloves, quantity: 5 })
    const without = await read(visitor)
    await take(visitor, id)
    const withGift = await read(visitor)
    await change(visitor, 'UPDATE', gloves, 3)
    expect(await linesOf(visitor)).toContainEqual([mask, 1, 0, true])
    await change(visitor, 'UPDATE', gloves, 1)
    expect(await linesOf(visitor)).toEqual([[gloves, 1, 105, false]])
    await change(visitor, 'UPDATE', gloves, 5)
    expect(await read(visitor)).toEqual(withGift)
    expect((await announced(world, () => end(id))).status).toBe(200)
    expect(await read(visitor)).toEqual({ ...without, gift_offers: [] })
  })

  it('CART-11 are bought from the first pack on by who adds the product, and count as bought in a merge', async () => {
    const { gloves, mask, id } = await glovesAndMask()
    const visitor = await guestWith(world, { sku: gloves, quantity: 2 })
    await take(visitor, id)
    await change(visitor, 'ADD', mask, 3)
    expect(await linesOf(visitor)).toEqual([
      [gloves, 2, 105, false],
      [mask, 3, 60, false],
    ])
  })

  it('CART-11 for an amount count what is paid for promotable goods of the seller, without gifts and upsells', async () => {
    const [first, own] = [
      await goods.addVariant({ pricePaise: 10_000 }),
      await goods.addVariant({ pricePaise: 20_000 }),
    ]
    const elsewhere = await goods.addVariant({
      pricePaise: 50_000,
      seller: 'delhi',
      stock: { delhi: 10 },
    })
    const id = await madeGift(own.sku, { value: 300, per_order: 3 })
    const visitor = await guestWith(world, { sku: first.sku, quantity: 2 }, elsewhere)
    expect((await read(visitor)).gift_offers).toEqual([])
    await change(visitor, 'UPDATE', first.sku, 7)
    expect((await take(visitor, id)).status).toBe(200)
    // ₹700 are twice ₹300.
    expect(await linesOf(visitor)).toContainEqual([own.sku, 2, 0, true])
    await end(id)
  })

  it('CART-11 CHECKOUT-04 are ordered, taken from stock, invoiced at nothing, and counted against their share', async () => {
    const { gloves, mask, id } = await glovesAndMask({ share: 3 })
    const visitor = await guestWith(world, { sku: gloves, quantity: 4 })
    await take(visitor, id)
    const code = await makeTestVoucher(world.db)
    await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    const checkout = await created(visitor, { form: organisation })
    const order = placed(await place(visitor, checkout))
    await packOrders(world, order.order_id)
    expect(await rowsOf(order.order_number)).toMatchObject(
      [
        { sku: gloves, unit: 10_500, taken: 4 },
        { sku: mask, unit: 0, taxable: 0, taken: 2 },
      ].toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
    )
    const { rows } = await world.db
      .execute(sql`select q->>'freeWith' as free, q->>'listPricePaise' as list,
      q->>'totalPaise' as total from invoice i join "order" o on o.id = i.order_id,
      jsonb_array_elements(i.document->'lines') q where o.number = ${order.order_number} and q->>'sku' = ${mask}`)
    expect(rows).toEqual([{ free: expect.stringMatching(/^2 × /), list: '6000', total: '0' }])
    const next = await guestWith(world, { sku: gloves, quantity: 4 })
    expect((await read(next)).gift_offers).toMatchObject([{ id, quantity: 1 }])
    const { gifts } = (await finance.visitor.call('staffListGifts')).body
    expect(gifts.find((one) => one.id === id)).toMatchObject({ share: 3, ordered: 2, kind: 'gift' })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-11 are taken once by two tabs, and the last one of a share goes to one of two buyers', async () => {
    const { gloves, mask, id } = await glovesAndMask({ per_order: 1, share: 1 })
    const wanted = { form: form({ businessName: 'Sahyadri Clinic', paymentOption: 1 }) }
    const buyers = []
    for (const _ of [1, 2]) {
      const visitor = await guestWith(world, { sku: gloves, quantity: 2 })
      const taken = await Promise.all([take(visitor, id), take(visitor, id)])
      expect(taken.some(({ status }) => status === 200)).toBe(true)
      expect(await linesOf(visitor)).toContainEqual([mask, 1, 0, true])
      buyers.push({ visitor, checkout: await created(visitor, wanted) })
    }
    // The first is held where it writes what it has of the share.
    const { held, letGo } = holdStatement(/^deal-use/)
    const [first, second] = buyers.map(
      ({ visitor, checkout }) =>
        () =>
          place(visitor, checkout),
    )
    if (first === undefined || second === undefined) throw new Error('there are two')
    const early = first()
    await held()
    const late = second()
    await expect.poll(() => isLockAwaited(world.db)).toBe(true)
    letGo()
    expect((await early).body).toMatchObject({ outcome: { state: 'pay' } })
    expect(await late).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  })

  it('CART-11 go to an organisation only, unless the buyer is a private person (UCPMP 2024)', async () => {
    const { gloves, id } = await glovesAndMask()
    const visitor = await guestWith(world, { sku: gloves, quantity: 2 })
    await take(visitor, id)
    expect(await create(visitor)).toMatchObject({
      status: 400,
      body: { code: 'form_invalid', fields: [{ field: 'businessName' }] },
    })
    expect((await create(visitor, { form: organisation })).status).toBe(200)
  })

  it('CHECKOUT-04 are never silently left out of an order', async () => {
    const { gloves, mask, id } = await glovesAndMask()
    const visitor = await guestWith(world, { sku: gloves, quantity: 2 })
    await take(visitor, id)
    const checkout = await created(visitor, { form: organisation })
    await end(id)
    const reply = await place(visitor, checkout)
    expect(reply).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect(reply.body).toMatchObject({
      message: expect.stringMatching(/^The free gift Mask is not/),
    })
    expect(await linesOf(visitor)).toEqual([[gloves, 2, 105, false]])
    placed(await place(visitor, await created(visitor)))
    // What was a gift doesn't stay for the next purchase.
    await change(visitor, 'ADD', gloves, 2)
    await madeGift(mask, { with_sku: gloves, packs: 1 })
    expect(await linesOf(visitor)).toEqual([[gloves, 2, 105, false]])
  })

  it('CHECKOUT-04 stay with a checkout whose cart another tab has changed', async () => {
    const { gloves, mask, id } = await glovesAndMask()
    const visitor = await guestWith(world, { sku: gloves, quantity: 2 })
    await take(visitor, id)
    const checkout = await created(visitor, { form: organisation })
    await change(visitor, 'DELETE', mask)
    const order = placed(await place(visitor, checkout))
    expect(await rowsOf(order.order_number)).toHaveLength(2)
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-11 cost neither a cart that has them nor one that is offered them a statement more', async () => {
    const { gloves, mask, id } = await glovesAndMask({ ends_at: inHours(2) })
    const other = await goods.addVariant({ maxOq: 50 })
    let offered: string[] = []
    const asked = async (visitor: Visitor, sku: string, type: 'ADD' | 'UPDATE' = 'ADD') => {
      const { result, statements } = await countStatements(() => change(visitor, type, sku, 3))
      offered = result.body.cart.gift_offers.map((offer) => offer.sku_id)
      return statements.length
    }
    const [plain, open, taken] = [
      await guestWith(world, { sku: other.sku, quantity: 2 }),
      await guestWith(world, { sku: gloves, quantity: 2 }),
      await guestWith(world, { sku: gloves, quantity: 2 }),
    ]
    await take(taken, id)
    const base = await asked(plain, other.sku)
    expect(await asked(taken, gloves)).toBe(base)
    expect(await asked(open, gloves)).toBe(base)
    expect(offered).toEqual([mask])
    expect(await asked(open, gloves, 'UPDATE')).toBe(base)
    expect(offered).toEqual([mask])
    // For an amount of the seller’s goods: read with the cart, too, though it names no product.
    const byAmount = await madeGift((await goods.addVariant({ title: 'Cap' })).sku, {
      value: 300,
      ends_at: inHours(2),
    })
    await read(plain)
    expect(await asked(open, gloves)).toBe(base)
    expect(offered).toHaveLength(2)
    await announced(world, () => end(byAmount))
    // A voucher whose uses nobody counts is read once.
    const code = await makeTestVoucher(world.db)
    await taken.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    expect(await asked(taken, gloves)).toBe(base)
    const quote = async (visitor: Visitor) =>
      (await countStatements(() => read(visitor))).statements.length
    await read(plain)
    await read(taken)
    expect(await quote(taken)).toBe(await quote(plain))
  })

  it('RET-01 go with the goods that are cancelled before anything is packed', async () => {
    const { gloves, mask, id } = await glovesAndMask()
    const visitor = await guestWith(world, { sku: gloves, quantity: 4 })
    await take(visitor, id)
    const checkout = await created(visitor, { form: organisation })
    const placedOrder = placed(await place(visitor, checkout))
    const order = await orderOf(visitor, placedOrder.order_id)
    const done = await cancel(world, visitor, order.id, [
      { line: lineOf(order, gloves), quantity: 1 },
    ])
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(await rowsOf(placedOrder.order_number)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sku: gloves, cancelled: 1, taken: 3 }),
        expect.objectContaining({ sku: mask, quantity: 2, cancelled: 1, taken: 1 }),
      ]),
    )
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('upsells', () => {
  it('CART-11 lower the price of a product while the cart has another, for as many packs as it grants', async () => {
    const { gloves, mask } = await glovesAndMask({ gift_price: 45.5, packs: 1, per_order: 3 })
    const visitor = await guestWith(world, { sku: gloves, quantity: 2 })
    expect((await read(visitor)).gift_offers).toMatchObject([
      { kind: 'upsell', sku_id: mask, quantity: 1, price: 45.5, list_price: 60 },
    ])
    const alone = await read(visitor)
    await change(visitor, 'ADD', mask, 2)
    expect(await read(visitor)).toMatchObject({
      subtotal: 301,
      upsell_discount: 29,
      free_gift_and_upsell_discount: 29,
      is_free_gift_applied: false,
      total_savings_config: { upsell_discount: 29, limited_offer_discount: 0 },
    })
    await change(visitor, 'UPDATE', mask, 3)
    const beyond = await read(visitor)
    expect(beyond.items[1]).toMatchObject({ price: 60 })
    expect(beyond.items[1]?.gift_note).toMatch(/^Only 2 at ₹45\.50 with 1 × /)
    await change(visitor, 'UPDATE', mask, 2)
    const order = placed(await place(visitor, await created(visitor)))
    expect(await rowsOf(order.order_number)).toEqual(
      expect.arrayContaining([expect.objectContaining({ sku: mask, unit: 4_550 })]),
    )
    expect(await wrongBooks(world)).toBe('')
    await change(visitor, 'ADD', gloves, 2)
    const again = await read(visitor)
    // Another purchase, another hold.
    expect({ ...again, items: [], cart_urgency: undefined }).toEqual({
      ...alone,
      items: [],
      cart_urgency: undefined,
    })
  })
})

describe('setting gifts', () => {
  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])(
    'CART-11 is refused for and with %s, and such goods never count',
    async (productClass) => {
      const { gloves } = await glovesAndMask()
      const medicine = await goods.addVariant({ productClass })
      for (const reply of [
        await set(medicine.sku, { with_sku: gloves, packs: 1 }),
        await set(gloves, { with_sku: medicine.sku, packs: 1 }),
      ])
        expect(reply.status, JSON.stringify(reply.body)).not.toBe(200)
    },
  )

  it('CART-11 asks for a lower price, another product of the same seller, and a share', async () => {
    const { gloves, mask } = await glovesAndMask()
    const elsewhere = await goods.addVariant({ seller: 'delhi', stock: { delhi: 5 } })
    const fieldsOf = async (changes: Partial<BodyInput<'staffSetGift'>>) => {
      const { body } = await set(mask, { with_sku: gloves, packs: 1, ...changes })
      const { fields = [] } = body as { fields?: { field: string }[] }
      return fields.map(({ field }) => field)
    }
    expect(await fieldsOf({ gift_price: 60 })).toEqual(['gift_price'])
    expect(await fieldsOf({ with_sku: mask })).toEqual(['with_sku'])
    expect(await fieldsOf({ with_sku: elsewhere.sku })).toEqual(['with_sku'])
    expect(await fieldsOf({ with_sku: null })).toEqual(['packs'])
    expect(await fieldsOf({ per_order: 51 })).toEqual(['per_order', 'share'])
    expect(await fieldsOf({ per_order: 5, share: 4 })).toEqual(['share'])
    expect(await fieldsOf({ ends_at: inHours(-1) })).toEqual(['ends_at'])
    expect(await fieldsOf({ ends_at: inHours(24 * 93) })).toEqual(['ends_at'])
  })
})
