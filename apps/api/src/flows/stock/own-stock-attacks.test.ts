import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let member: Awaited<ReturnType<typeof signedInSeller>>
let by: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  member = await signedInSeller(world, 'operations', goods.sellers.mumbai)
  by = member.visitor
})

type Order = BodyInput<'sellerReceiveStock'>
type Line = Order['lines'][number]
/** A receipt of one line, with what a member changes in the two, whether there is such a field or not. */
const receive = (sku: string, line: object = {}, order: object = {}, visitor = by) =>
  visitor.call('sellerReceiveStock', {
    body: {
      key: randomUUID(),
      source: 'purchase',
      reference: 'INV-1',
      supplier: 'Own Maker Ltd',
      received_on: '2026-11-24',
      warehouse_id: goods.warehouses.mumbai,
      lines: [{ sku, quantity: 12, batch: '', expires_on: null, mrp: null, ...line } as Line],
      ...order,
    },
  })
const count = (id: number, change: object = {}, visitor = by) =>
  visitor.call('sellerCountStock', {
    params: { id },
    body: { on_hand: 12, to_pack: 0, counted: 8, reason: 'damaged', note: 'Shelf 4', ...change },
  })
const lotsOf = async (q: string, visitor = by) =>
  (await visitor.call('sellerListStock', { query: { q } })).body.lots
/** What a wrong call may not add to. */
const written = async () =>
  (
    await world.db
      .execute(sql`select (select count(*) from stock_receipt) as receipts, (select count(*) from stock_movement) as moved,
      (select count(*) from lot) as lots, (select count(*) from audit_entry where action like 'stock.%') as entries`)
  ).rows

describe('what a member sends of the own stock', () => {
  it('APP-01 OPS-05 is refused whole where it is no number of its range, or no plain text', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const before = await written()
    const numbers = [-1, 0, 0.5, 2 ** 53, 1e300, Number.NaN, '12']
    const lines = [
      ...numbers.map((quantity) => ({ quantity })),
      ...[-1, 0.001, 1e300, '5', 2 ** 53].map((mrp) => ({ mrp })),
      ...['B\u0000', 'B\n1', 'B'.repeat(41)].map((batch) => ({ batch })),
      ...['2026-02-30', 'soon', '2028-03-31T00:00:00Z'].map((day) => ({ expires_on: day })),
      { sku: `${sku}\u0000` },
    ]
    for (const line of lines)
      expect((await receive(sku, line)).status, JSON.stringify(line)).toBe(400)
    const one = { sku, quantity: 1, batch: '', expires_on: null, mrp: null }
    const orders = [
      { reference: 'I\u0000' },
      { reference: 'I'.repeat(61) },
      { supplier: 'M\nx' },
      { supplier: 'M'.repeat(10_000) },
      { source: 'gift' },
      { key: 'mine' },
      { received_on: '9999-12-31' },
      { lines: [] },
      { lines: Array.from({ length: 201 }, () => one) },
      ...[0.5, 2 ** 53, 1e300, Number.NaN].map((id) => ({ warehouse_id: id })),
    ]
    for (const order of orders)
      expect((await receive(sku, {}, order)).status, JSON.stringify(order).slice(0, 60)).toBe(400)
    for (const id of [-1, 0])
      expect((await receive(sku, {}, { warehouse_id: id })).status).toBe(404)
    expect(await written()).toEqual(before)
  })

  it('APP-01 has no field for a seller, a price or who took the goods in', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: {} })
    const staff = await signedInStaff(world, 'catalogue')
    const taken = await receive(
      sku,
      { price: 1, seller_id: goods.sellers.delhi, offer_id: 1 },
      { seller_id: goods.sellers.delhi, staff_id: staff.id, by: staff.id, at: '2020-01-01' },
    )
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    const { rows } = await world.db.execute(
      sql`select o.price_paise as price, l.on_hand as stock from offer o join lot l on l.offer_id = o.id where o.id = ${offerId}`,
    )
    expect(rows).toEqual([{ price: 10_500, stock: 12 }])
    const id = String(taken.body.receipt.id)
    expect(await auditOf(world.db, id)).toMatchObject([
      { by: null, after: { by_member: member.id } },
    ])
  })

  it('APP-01 OPS-05 stands in the audit log with the MRP that it lowered', async () => {
    const { sku } = await goods.addVariant({ stock: {}, pricePaise: 50_000, mrpPaise: 60_000 })
    const lowered = (await receive(sku, { mrp: 550 })).body.receipt
    expect(await auditOf(world.db, String(lowered.id))).toMatchObject([
      { action: 'stock.receive', after: { mrp: expect.stringMatching(/600.*550/) } },
    ])
    // Packs with the MRP that is known change nothing.
    const same = (await receive(sku, { mrp: 550 })).body.receipt
    const [entry] = await auditOf(world.db, String(same.id))
    expect(entry?.after).not.toHaveProperty('mrp')
  })

  it('APP-01 shows a batch, a number and a supplier of HTML or a formula as they were typed', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const batch = '=1+1<script>'
    const words = { reference: '=cmd|calc', supplier: '<img src=x onerror=alert(1)>' }
    const { receipt } = (await receive(sku, { batch, expires_on: '2029-01-31' }, words)).body
    expect(receipt).toMatchObject(words)
    expect((await lotsOf(sku)).map((lot) => lot.batch)).toEqual([batch])
    const reply = await by.raw({ method: 'GET', url: `/api/seller/stock?q=${sku}` })
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
  })
})

describe('who may not reach the stock of a seller', () => {
  const calls = (visitor: Visitor, sku: string, lot: number) => [
    () => visitor.call('sellerListStock'),
    () => visitor.call('sellerFindStockItem', { query: { code: sku } }),
    () => receive(sku, {}, {}, visitor),
    () => count(lot, {}, visitor),
  ]
  it('APP-01 a member who is disabled, whose session has ended, or whose seller is suspended', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 12 } })
    const [lot] = await lotsOf(sku)
    const one = await signedInSeller(world, 'owner', goods.sellers.delhi)
    const before = await written()
    const isOut = async () => {
      for (const call of calls(one.visitor, sku, lot?.id ?? 0))
        expect(await call()).toMatchObject({ status: 401, body: { code: 'seller_not_signed_in' } })
    }
    await world.db.execute(sql`update seller_member set disabled_at = now() where id = ${one.id}`)
    await isOut()
    await world.db.execute(sql`update seller_member set disabled_at = null where id = ${one.id}`)
    expect((await one.visitor.call('sellerListStock')).status).toBe(200)
    await one.visitor.call('sellerSignOut')
    one.visitor.cookies.set('upchar_seller', one.token)
    await isOut()
    expect(await written()).toEqual(before)
    const other = await signedInSeller(world, 'owner', goods.sellers.delhi)
    const admin = (await signedInStaff(world, 'admin')).visitor
    const stopped = await admin.call('staffSuspendSeller', {
      params: { id: goods.sellers.delhi },
      body: { reason: 'Licence under review' },
    })
    expect(stopped.status, JSON.stringify(stopped.body)).toBe(200)
    for (const call of calls(other.visitor, sku, lot?.id ?? 0))
      expect((await call()).status).toBe(401)
    expect((await lotsOf(sku))[0]?.on_hand).toBe(12)
  })
})

describe('stock that two change, or that is kept apart', () => {
  it('APP-01 OPS-05 two receipts at once make one batch of both, and two counts of it one', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const line = { batch: 'TWO', expires_on: '2029-01-31' }
    const both = await Promise.all([receive(sku, line), receive(sku, { ...line, quantity: 3 })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const lots = await lotsOf(sku)
    expect(lots.map(({ batch, on_hand: pieces }) => [batch, pieces])).toEqual([['TWO', 15]])
    const id = lots[0]?.id ?? 0
    const counts = await Promise.all([14, 13].map((counted) => count(id, { on_hand: 15, counted })))
    expect(counts.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await wrongBooks(world)).toBe('')
  })

  it('APP-01 OPS-05 staff read who counted, and set the batch back', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 12 } })
    const id = (await lotsOf(sku))[0]?.id ?? 0
    expect((await count(id, { counted: 0, reason: 'lost' })).status).toBe(200)
    const desk = (await signedInStaff(world, 'catalogue')).visitor
    const back = await desk.call('staffCountStock', {
      params: { id },
      body: { on_hand: 0, to_pack: 0, counted: 12, reason: 'found', note: 'Never lost' },
    })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect((await lotsOf(sku))[0]?.on_hand).toBe(12)
    const entries = await auditOf(world.db, sku)
    expect(entries.map((entry) => [entry.by === null, entry.after])).toMatchObject([
      [true, { pieces: 0, by_member: member.id }],
      [false, { pieces: 12 }],
    ])
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 APP-01 a recalled batch lies in quarantine: none of it is listed, and what is counted of it isn’t sold', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 12 } })
    const [lot] = await lotsOf(sku)
    const admin = (await signedInStaff(world, 'admin')).visitor
    const begun = await admin.call('staffBeginRecall', {
      body: {
        request_key: randomUUID(),
        sku,
        batch: lot?.batch ?? '',
        class: 1,
        reason: 'Seal leaks',
        reference: 'Letter 12/2026',
        ordered_by: 'authority',
        advice: 'Keep it apart',
      },
    })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(await lotsOf(sku)).toEqual([])
    expect(await count(lot?.id ?? 0)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const found = await count(lot?.id ?? 0, { on_hand: 0, counted: 4, reason: 'found' })
    expect(found.status, JSON.stringify(found.body)).toBe(200)
    const added = await world.visitor().call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    expect(added.status).toBeGreaterThanOrEqual(400)
    expect(await wrongBooks(world)).toBe('')
  })
})
