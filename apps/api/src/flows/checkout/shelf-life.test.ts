import { describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { deliverOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash, create, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signUp } from '@upchar/testkit/customers'
import { countStatements, useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { orderOf } from '../orders/testing/cancel.ts'

// It is 24 November 2026: what arrives in Mumbai within days has six months left if it expires after May 2027.
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

const addLot = (sku: string, batch: string, expires: string, pieces: number) =>
  goods.addBatch(sku, { batch, expires, pieces })
const sellOut = (lot: number) =>
  world.db
    .execute(sql`with m as (insert into stock_movement (lot_id, quantity, reason, reference, at)
      select id, -on_hand, 'adjustment', 'test', '2026-11-22T00:00:00Z'::timestamptz from lot where id = ${lot})
    update lot set on_hand = 0 where id = ${lot}`)
const sound = async () => {
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await wrongBooks(world)).toBe('')
}

/** Goods with four pieces until 31 March 2027 and three until 30 June 2028, all in Mumbai. */
async function twoLots() {
  const { sku, groupId } = await goods.addVariant({ stock: {}, maxOq: 50 })
  const early = await addLot(sku, 'EARLY', '2027-03-31', 4)
  const late = await addLot(sku, 'LATE', '2028-06-30', 3)
  return { sku, groupId, early, late }
}
const change = (
  visitor: Visitor,
  type: 'ADD' | 'UPDATE',
  product: { sku_id: string; quantity?: number; shelf_life_months?: number },
) => visitor.call('updateGuestCart', { body: { type, product, pincode: '400001' } })
const batchesOf = async (id: string) =>
  (
    await world.db.execute<{ batch: string; quantity: number }>(sql`
      select t.batch_no as batch, t.quantity from order_line_lot t join order_line l on l.id = t.order_line_id
        join sub_order s on s.id = l.sub_order_id where s.order_id = ${id}::uuid order by t.expires_on, t.quantity`)
  ).rows
const lineOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart.items[0]

/** An order of two pieces with at least six months left, from the batch of 2028. */
async function orderedLong() {
  const lots = await twoLots()
  const visitor = world.visitor()
  await change(visitor, 'ADD', { sku_id: lots.sku, quantity: 2, shelf_life_months: 6 })
  const order = placed(await place(visitor, await created(visitor)))
  return { ...lots, visitor, id: order.order_id, number: order.order_number }
}

describe('the expiry that a buyer is promised', () => {
  it('OPS-02 product page and cart name the earliest expiry of what would be sent, or none', async () => {
    const { sku } = await twoLots()
    const plain = await goods.addVariant({ stock: { mumbai: 5 }, expiresOn: null })
    const visitor = await guestWith(world, { sku, quantity: 2 })
    expect((await lineOf(visitor))?.stock.shelf_life).toEqual({
      expires_on: '2027-03-31',
      most_months: 19,
    })
    const { body } = await visitor.call('checkAvailability', {
      body: { pincode: '400001', sku_id: sku, quantity: 2 },
    })
    expect(body.stock.shelf_life?.expires_on).toBe('2027-03-31')
    const undated = await guestWith(world, { sku: plain.sku })
    expect((await lineOf(undated))?.stock.shelf_life).toBeUndefined()
  })

  it('OPS-02 asks for months that the batches have; a refusal says how many pieces have them', async () => {
    const { sku } = await twoLots()
    const visitor = world.visitor()
    const refused = await change(visitor, 'ADD', { sku_id: sku, quantity: 4, shelf_life_months: 6 })
    expect(refused.body).toMatchObject({
      code: 'shelf_life_short',
      message: 'Only 3 left with at least 6 months of shelf life left on delivery.',
      detail: { left: 3 },
    })
    const added = await change(visitor, 'ADD', { sku_id: sku, quantity: 3, shelf_life_months: 6 })
    expect(added.body.cart.items).toMatchObject([
      {
        shelf_life_months: 6,
        available: true,
        stock: { left: 3, shelf_life: { expires_on: '2028-06-30' } },
      },
    ])
    // More of it keeps the wish; longer than any batch is refused and changes nothing.
    expect((await change(visitor, 'UPDATE', { sku_id: sku, quantity: 4 })).body).toMatchObject({
      code: 'shelf_life_short',
    })
    expect(
      (await change(visitor, 'UPDATE', { sku_id: sku, shelf_life_months: 24 })).body,
    ).toMatchObject({
      code: 'shelf_life_short',
      message: 'None left with at least 24 months of shelf life left on delivery.',
    })
    expect((await lineOf(visitor))?.shelf_life_months).toBe(6)
    const any = await change(visitor, 'UPDATE', { sku_id: sku, quantity: 4, shelf_life_months: 0 })
    expect(any.body.cart.items[0]?.shelf_life_months).toBeUndefined()
    expect(any.body.cart.items[0]?.available).toBe(true)
    const undated = await goods.addVariant({ stock: { mumbai: 5 }, expiresOn: null })
    const asked = { sku_id: undated.sku, quantity: 1, shelf_life_months: 3 }
    expect((await change(visitor, 'ADD', asked)).body).toMatchObject({ code: 'shelf_life_short' })
  })

  it('OPS-02 WISH-01 ORDER-07 CART-19 the wish goes along to the wishlist and back, a shared cart, a repeated order and a quotation', async () => {
    const { sku } = await twoLots()
    const visitor = world.visitor()
    await change(visitor, 'ADD', { sku_id: sku, quantity: 2, shelf_life_months: 6 })
    const wishIn = async (of: Visitor) => (await lineOf(of))?.shelf_life_months
    const body = { sku_id: sku, pincode: '400001' }
    expect((await visitor.call('saveForLater', { body })).status).toBe(200)
    expect(await lineOf(visitor)).toBeUndefined()
    expect((await visitor.call('moveToCart', { body })).status).toBe(200)
    expect(await wishIn(visitor)).toBe(6)
    const { link } = (await visitor.call('generateCartLink', { body: {} })).body
    const receiver = world.visitor()
    const shared = { link, pincode: '400001' }
    const preview = (await receiver.call('identifyLink', { body: shared })).body.cart.items
    expect(preview).toMatchObject([{ quantity: 1, can_add: 1, shelf_life_months: 6 }])
    // Of four early pieces and three late ones it can have the late ones alone, and a shorter wish of its own doesn't shorten it.
    await change(receiver, 'ADD', { sku_id: sku, quantity: 2, shelf_life_months: 3 })
    const got = await receiver.call('addSharedCart', { body: shared })
    expect(got.body.lines).toMatchObject([{ added: 1 }])
    expect(await wishIn(receiver)).toBe(6)
    expect((await receiver.call('addSharedCart', { body: shared })).body.lines).toMatchObject([
      { added: 0, message: expect.stringMatching(/^Only 3 left with at least 6 months/) },
    ])
    const quoter = await guestWith(world)
    await change(quoter, 'ADD', { sku_id: sku, quantity: 2, shelf_life_months: 6 })
    const made = await quoter.call('createQuotation', {
      body: { name: 'Sunrise Hospital', pincode: '400001' },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    await change(quoter, 'UPDATE', { sku_id: sku, quantity: 1, shelf_life_months: 0 })
    await quoter.call('orderQuotation', {
      params: { id: made.body.quotation.id },
      body: { pincode: '400001' },
    })
    expect(await wishIn(quoter)).toBe(6)
    const { visitor: buyer, id, sku: ordered } = await orderedLong()
    const again = await buyer.call('repeatOrder', { body: { id, pincode: '400001' } })
    expect(again.body.cart.items).toMatchObject([{ sku_id: ordered, shelf_life_months: 6 }])
    expect(again.body.lines).toMatchObject([{ quantity: 2, added: 1 }])
  })

  it('OPS-02 a line of the order pad asks for months: in the cart, a kept list, a quotation and its order', async () => {
    const { sku } = await twoLots()
    const { visitor } = await signUp(world)
    const pad = (quantity: number, shelf_life_months?: number) =>
      visitor.call('addOrderPad', {
        body: {
          lines: [{ sku_id: sku, quantity, ...(shelf_life_months && { shelf_life_months }) }],
          pincode: '400001',
        },
      })
    expect((await pad(5, 24)).body.lines).toMatchObject([
      { added: 0, message: 'None left with at least 24 months of shelf life left on delivery.' },
    ])
    expect((await pad(5, 6)).body.lines).toMatchObject([
      { added: 3, message: 'Only 3 left with at least 6 months of shelf life left on delivery.' },
    ])
    expect(await lineOf(visitor)).toMatchObject({ quantity: 3, shelf_life_months: 6 })
    const lines = [
      { text: 'Ward gauze', quantity: 2, sku_id: sku, shelf_life_months: 6 },
      { text: 'Gloves', quantity: 1, sku_id: null },
    ]
    const kept = await visitor.call('saveOrderList', { body: { name: 'Ward 3', lines } })
    const { id } = kept.body.list
    expect((await visitor.call('getOrderList', { params: { id } })).body.list.lines).toEqual(lines)

    const quoter = await guestWith(world)
    const quote = (months: number) =>
      quoter.call('createQuotation', {
        body: {
          name: 'Sunrise Hospital',
          pincode: '400001',
          lines: [
            { sku_id: sku, quantity: 1, shelf_life_months: 0 },
            { sku_id: sku, quantity: 1, shelf_life_months: months },
          ],
        },
      })
    expect((await quote(24)).body).toMatchObject({ code: 'quotation_empty' })
    const quoted = (await quote(6)).body.quotation
    const url = `/api/quotations/${quoted.id}/file`
    const file = await quoter.raw({ method: 'GET', url })
    expect(pdfLines(file.body as Buffer).join(' ')).toContain(
      'at least 6 months of shelf life left on',
    )
    await quoter.call('orderQuotation', { params: { id: quoted.id }, body: { pincode: '400001' } })
    expect(await lineOf(quoter)).toMatchObject({ quantity: 2, shelf_life_months: 6 })
    const order = placed(await place(quoter, await created(quoter)))
    expect(await batchesOf(order.order_id)).toEqual([{ batch: 'LATE', quantity: 2 }])
  })

  it('OPS-02 an add with a wish takes as many statements as one without', async () => {
    const { sku } = await twoLots()
    const [plain, wishing] = [world.visitor(), world.visitor()]
    for (const one of [plain, wishing]) await one.call('createGuestCart', { body: {} })
    const one = await countStatements(() => change(plain, 'ADD', { sku_id: sku, quantity: 1 }))
    const other = await countStatements(() =>
      change(wishing, 'ADD', { sku_id: sku, quantity: 1, shelf_life_months: 6 }),
    )
    expect(other.statements.length).toBe(one.statements.length)
  })

  it('OPS-02 a line whose batches are gone stays in the cart and says so; checkout refuses it', async () => {
    const { sku, late } = await twoLots()
    const visitor = world.visitor()
    await change(visitor, 'ADD', { sku_id: sku, quantity: 2, shelf_life_months: 6 })
    await sellOut(late)
    expect(await lineOf(visitor)).toMatchObject({
      available: false,
      message: 'None left with at least 6 months of shelf life left on delivery.',
    })
    expect((await create(visitor)).body).toMatchObject({ code: 'cart_not_ready' })
  })

  it('OPS-02 order, confirmation and cart take first what expires first among the batches that keep the wish', async () => {
    const { id, number, visitor, sku } = await orderedLong()
    expect(await batchesOf(id)).toEqual([{ batch: 'LATE', quantity: 2 }])
    const { body } = await visitor.call('getOrderStatus', { query: { id } })
    expect(body.order.sub_orders[0]?.items[0]?.shelf_life).toEqual({
      expires_from: '2028-06-30',
      months: 6,
    })
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = ${`Order ${number} is placed`}`,
    )
    expect(rows[0]?.text).toContain(
      'Expires 30 Jun 2028 or later: at least 6 months of shelf life left on delivery',
    )
    const any = await buyInCash(world, { sku, quantity: 1 })
    expect(await batchesOf(any.order.order_id)).toEqual([{ batch: 'EARLY', quantity: 1 }])
    await sound()
  })

  it('OPS-02 an open payment holds only batches that keep the wish', async () => {
    const { sku, late } = await twoLots()
    const visitor = world.visitor()
    await change(visitor, 'ADD', { sku_id: sku, quantity: 2, shelf_life_months: 6 })
    const checkout = await created(visitor, { form: { paymentOption: 1 } })
    await place(visitor, checkout)
    const { rows } = await world.db.execute<{ lot: string; quantity: number }>(
      sql`select lot_id::text as lot, quantity from stock_hold where checkout_id = ${checkout.id}::uuid`,
    )
    expect(rows).toEqual([{ lot: String(late), quantity: 2 }])
    // One of the three is left for others who want as much.
    const other = world.visitor()
    expect(
      (await change(other, 'ADD', { sku_id: sku, quantity: 2, shelf_life_months: 6 })).body,
    ).toMatchObject({ code: 'shelf_life_short', detail: { left: 1 } })
  })

  it('OPS-02 what was shown at checkout is kept, though an earlier batch comes back meanwhile', async () => {
    const { sku, late } = await twoLots()
    const visitor = await guestWith(world, { sku, quantity: 2 })
    const checkout = await created(visitor)
    const returned = await addLot(sku, 'BACK', '2027-01-31', 9)
    const order = placed(await place(visitor, checkout))
    expect(await batchesOf(order.order_id)).toEqual([{ batch: 'EARLY', quantity: 2 }])
    await sound()
    // Where too little is left of what was shown, nothing is placed.
    await sellOut(returned)
    const next = await guestWith(world, { sku, quantity: 5 })
    const shown = await created(next)
    expect(shown.items[0]?.stock.shelf_life?.expires_on).toBe('2027-03-31')
    await addLot(sku, 'AGAIN', '2027-01-31', 9)
    await sellOut(late)
    expect((await place(next, shown)).body).toMatchObject({
      code: 'out_of_stock',
      message: 'Only 2 left with an expiry date of 31 Mar 2027 or later.',
    })
  })

  it('OPS-02 a purchase from the product page carries the wish', async () => {
    const { sku } = await twoLots()
    const visitor = world.visitor()
    await visitor.call('createGuestCart', { body: {} })
    const checkout = await created(visitor, {
      source: 'pdp',
      items: [{ sku_id: sku, quantity: 1, shelf_life_months: 12 }],
    })
    const order = placed(await place(visitor, checkout))
    expect(await batchesOf(order.order_id)).toEqual([{ batch: 'LATE', quantity: 1 }])
  })

  it('CART-08 the wish moves into the account’s cart, the longer of two', async () => {
    const { sku } = await twoLots()
    const { visitor } = await signUp(world)
    await visitor.call('updateCart', {
      body: {
        type: 'ADD',
        product: { sku_id: sku, quantity: 1, shelf_life_months: 3 },
        pincode: '400001',
      },
    })
    await change(visitor, 'ADD', { sku_id: sku, quantity: 1, shelf_life_months: 9 })
    const { body } = await visitor.call('syncGuestCart', { body: { pincode: '400001' } })
    expect(body.cart.items[0]).toMatchObject({ quantity: 2, shelf_life_months: 9 })
  })
})

describe('a promised expiry after the order', () => {
  const parcelOf = async (id: string) => {
    const { body } = await desk.call('staffGetOrder', { params: { id } })
    const parcel = body.order.parts[0]?.parcels[0]
    if (parcel === undefined) throw new Error('no parcel')
    return parcel
  }
  const goodsOf = async (parcel: string) =>
    (await desk.call('staffGetGoods', { params: { id: parcel } })).body.lines[0]

  it('OPS-02 packing refuses a batch that breaks it and offers none', async () => {
    const { id, sku, early } = await orderedLong()
    const parcel = await parcelOf(id)
    const line = await goodsOf(parcel.id)
    expect(line).toMatchObject({ expires_from: '2028-06-30', batches: [{ batch: 'LATE' }] })
    const pack = (lot: number) =>
      desk.call('staffPackGoods', {
        params: { id: parcel.id },
        body: {
          version: parcel.version,
          goods: [{ line: line?.line ?? '', lot, quantity: 2, serials: [] }],
          split: false,
        },
      })
    expect((await pack(early)).body).toMatchObject({
      code: 'goods_wrong',
      message: expect.stringMatching(
        /EARLY, expires 31 Mar 2027: the buyer was promised an expiry date of 30 Jun 2028 or later$/,
      ),
    })
    expect(await batchesOf(id)).toEqual([{ batch: 'LATE', quantity: 2 }])
    const better = await addLot(sku, 'BETTER', '2028-07-31', 5)
    expect((await pack(better)).status).toBe(200)
    expect(await batchesOf(id)).toEqual([{ batch: 'BETTER', quantity: 2 }])
    await sound()
  })

  it('OPS-02 RET-03 invoice, packing slip, pick list and credit note state it', async () => {
    const { id, visitor } = await orderedLong()
    const parcel = await parcelOf(id)
    const promised = 'Promised: Expires 30 Jun 2028 or later'
    const wordsOf = async (who: Visitor, url: string): Promise<string> => {
      const { status, body } = await who.raw({ method: 'GET', url })
      expect(status, url).toBe(200)
      return pdfLines(body as Buffer).join(' ')
    }
    for (const kind of ['pick-list', 'packing-slips'])
      expect(
        await wordsOf(desk, `/api/staff/dispatch/papers/${kind}?parcels=${parcel.id}`),
      ).toContain(promised)
    await deliverOrders(world, id)
    const order = await orderOf(visitor, id)
    expect(await wordsOf(visitor, order.sub_orders[0]?.invoice?.url ?? '')).toContain(promised)
    // What expires sooner than promised comes back with the whole money.
    const line = order.sub_orders[0]?.items[0]?.line ?? ''
    const one = await askReturn(visitor, id, [{ line, quantity: 2 }], { pay_to: 'clinic@okbank' })
    world.clock.advance(1_000)
    await desk.call('staffDecideReturn', {
      params: { id: one.id },
      body: { version: 0, approve: true },
    })
    const shown = (await desk.call('staffGetReturn', { params: { id: one.id } })).body.return
    const pieces = shown.items.flatMap((item) =>
      item.batches.map(({ lot, parcel: from }) => ({
        line: item.line,
        lot,
        parcel: from,
        quantity: 2,
        fate: 'destroy' as const,
      })),
    )
    world.clock.advance(1_000)
    const settled = await desk.call('staffSettleReturn', {
      params: { id: one.id },
      body: { version: shown.version, pieces, credit: order.total, outcome: 'refund' },
    })
    expect(settled.status, JSON.stringify(settled.body)).toBe(200)
    const after = await orderOf(visitor, id)
    expect(after.total_now).toBe(0)
    expect(await wordsOf(visitor, after.credit_notes[0]?.url ?? '')).toContain(promised)
    await sound()
  })

  it('OPS-02 RET-02 a replacement keeps it, and is refused where no batch does', async () => {
    const { id, visitor, sku, late } = await orderedLong()
    await deliverOrders(world, id)
    const line = (await orderOf(visitor, id)).sub_orders[0]?.items[0]?.line ?? ''
    const wish = { wish: 'replacement', pay_to: 'clinic@okbank' } as const
    const one = await askReturn(visitor, id, [{ line, quantity: 2 }], wish)
    await desk.call('staffDecideReturn', {
      params: { id: one.id },
      body: { version: 0, approve: true },
    })
    const shown = (await desk.call('staffGetReturn', { params: { id: one.id } })).body.return
    const settle = () =>
      desk.call('staffSettleReturn', {
        params: { id: one.id },
        body: {
          version: shown.version,
          pieces: shown.items.flatMap((item) =>
            item.batches.map(({ lot, parcel }) => ({
              line: item.line,
              lot,
              parcel,
              quantity: 2,
              fate: 'destroy' as const,
            })),
          ),
          credit: 0,
          outcome: 'replacement',
        },
      })
    // One of the batch of 2028 is left, and four that expire before the promised day.
    expect((await settle()).body).toMatchObject({
      code: 'not_in_stock',
      message: expect.stringContaining('that expires 30 Jun 2028 or later'),
    })
    const fresh = await addLot(sku, 'FRESH', '2028-08-31', 9)
    expect((await settle()).status).toBe(200)
    expect(await batchesOf(id)).toEqual([
      { batch: 'LATE', quantity: 1 },
      { batch: 'LATE', quantity: 2 },
      { batch: 'FRESH', quantity: 1 },
    ])
    expect(late).toBeLessThan(fresh)
    await sound()
  })
})
