import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { courierScan } from '@upchar/testkit/courier-scan'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { atGateway, buyInCash, countOf } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { countStatements, useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { cancel } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
let other: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  other = (await signedInStaff(world, 'support')).visitor
})

const orderOf = async (id: string) =>
  (await desk.call('staffGetOrder', { params: { id } })).body.order
const parcelsOf = async (id: string) => (await orderOf(id)).parts.flatMap(({ parcels }) => parcels)
const parcelOf = async (id: string) => {
  const [parcel] = await parcelsOf(id)
  if (parcel === undefined) throw new Error('no parcel')
  return parcel
}
const goodsOf = async (id: string) => (await desk.call('staffGetGoods', { params: { id } })).body
const pack = async (id: string, body: Parameters<typeof packBody>[0], by = desk) =>
  by.call('staffPackGoods', { params: { id }, body: packBody(body) })
const packBody = (body: {
  version: number
  goods: { line: string; lot: number; quantity: number; serials?: string[] }[]
  split?: boolean
}) => body
const toPacked = async (id: string, which?: string) => {
  const parcels = await parcelsOf(id)
  const { id: parcel, version } = parcels.find((one) => one.id === which) ?? (await parcelOf(id))
  return desk.call('staffMoveParcel', {
    params: { id: parcel },
    body: { version, state: 'packed', at: world.clock.now().toISOString() },
  })
}
const onHand = async (lot: number): Promise<number> =>
  Number(
    (await world.db.execute<{ n: number }>(sql`select on_hand as n from lot where id = ${lot}`))
      .rows[0]?.n,
  )
const sound = async () => {
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await wrongBooks(world)).toBe('')
}

/** An order of some pieces, and what belongs into its parcel. */
async function ordered(quantity: number, options: Parameters<Goods['addVariant']>[0] = {}) {
  const { sku } = await goods.addVariant({ ...options, maxOq: 50 })
  const { order, visitor } = await buyInCash(world, { sku, quantity })
  const parcel = await parcelOf(order.order_id)
  const line = (await goodsOf(parcel.id)).lines[0]
  const lot = line?.batches[0]
  if (line === undefined || lot === undefined) throw new Error('nothing in the parcel')
  return {
    sku,
    id: order.order_id,
    number: order.order_number,
    visitor,
    parcel,
    line: line.line,
    first: lot.lot,
  }
}

describe('packing goods', () => {
  it('OPS-02 packs another batch than the one set aside: stock, contents and invoice to the piece', async () => {
    const { sku, id, parcel, line, first } = await ordered(5, { expiresOn: '2028-01-31' })
    const second = await goods.addBatch(sku, { batch: 'NEXT', expires: '2028-06-30', pieces: 10 })
    const before = await onHand(first)
    const shown = await goodsOf(parcel.id)
    expect(shown.lines[0]).toMatchObject({
      sku_id: sku,
      quantity: 5,
      batches: [
        { lot: first, set_aside: 5 },
        { lot: second, batch: 'NEXT', set_aside: 0, free: 10 },
      ],
    })
    const packed = await pack(parcel.id, {
      version: parcel.version,
      goods: [
        { line, lot: first, quantity: 2 },
        { line, lot: second, quantity: 3 },
      ],
    })
    expect(packed.body).toEqual({ success: true, version: parcel.version + 1, rest: null })
    expect([await onHand(first), await onHand(second)]).toEqual([before + 3, 7])
    await sound()
    expect((await toPacked(id)).status).toBe(200)
    expect((await parcelOf(id)).contents).toMatchObject([
      { quantity: 2 },
      { batch: 'NEXT', quantity: 3, expires_on: '2028-06-30' },
    ])
    const { rows } = await world.db.execute<{ batches: unknown }>(
      sql`select document->'lines'->0->'batches' as batches from invoice where shipment_id = ${parcel.id}::uuid`,
    )
    expect(rows[0]?.batches).toMatchObject([
      { quantity: 2 },
      { batchNo: 'NEXT', expiresOn: '2028-06-30', quantity: 3 },
    ])
    await sound()
    const again = await pack(parcel.id, {
      version: parcel.version + 2,
      goods: [{ line, lot: first, quantity: 5 }],
    })
    expect(again.body).toMatchObject({ code: 'state_wrong' })
  })

  it('OPS-02 refuses a batch of another warehouse, an expired or short one, one that others hold, and changes nothing', async () => {
    const { sku, parcel, line, first } = await ordered(2)
    const lots = {
      elsewhere: await goods.addBatch(sku, {
        batch: 'FAR',
        expires: '2028-06-30',
        pieces: 9,
        warehouse: goods.warehouses.nagpur,
      }),
      expired: await goods.addBatch(sku, { batch: 'OLD', expires: '2026-11-23', pieces: 9 }),
      short: await goods.addBatch(sku, { batch: 'SHORT', expires: '2026-12-23', pieces: 9 }),
      few: await goods.addBatch(sku, { batch: 'FEW', expires: '2029-06-30', pieces: 1 }),
    }
    const foreign = await goods.addVariant({ stock: { mumbai: 5 } })
    const strange = await goods.addBatch(foreign.sku, { batch: 'X', expires: null, pieces: 5 })
    const said = async (lot: number, quantity = 2) =>
      (await pack(parcel.id, { version: parcel.version, goods: [{ line, lot, quantity }] })).body
    expect(await said(lots.elsewhere)).toMatchObject({
      code: 'goods_wrong',
      message: 'This batch doesn’t lie in the parcel’s warehouse',
    })
    expect(await said(strange)).toMatchObject({ code: 'goods_wrong' })
    expect(await said(lots.expired)).toMatchObject({
      message: expect.stringMatching(/batch OLD expires on 23 Nov 2026: too soon to be sold$/),
    })
    expect(await said(lots.short)).toMatchObject({
      message: expect.stringMatching(/batch SHORT expires on 23 Dec 2026: too soon to be sold$/),
    })
    expect(await said(lots.few)).toMatchObject({
      message: expect.stringMatching(/batch FEW: 1 are free/),
    })
    expect(await said(first, 3)).toMatchObject({
      message: expect.stringMatching(/2 belong into this parcel, not 3$/),
    })
    expect(await said(first, 1)).toMatchObject({
      message: expect.stringMatching(/1 of 2 are counted/),
    })
    expect((await goodsOf(parcel.id)).version).toBe(parcel.version)
    await sound()
  })

  it('OPS-02 refuses for a line the batch of other goods in the same parcel', async () => {
    const [one, other] = [await goods.addVariant(), await goods.addVariant()]
    const { order } = await buyInCash(world, { sku: one.sku }, { sku: other.sku })
    const { rows } = await world.db.execute<{ parcel: string; line: string; lot: number }>(sql`
      select t.shipment_id as parcel, l.id as line, t.lot_id as lot from order_line_lot t
        join order_line l on l.id = t.order_line_id join sub_order s on s.id = l.sub_order_id
      where s.order_id = ${order.order_id}::uuid order by l.id`)
    const [a, b] = rows
    if (a === undefined || b === undefined) throw new Error('a line is missing')
    const { version } = await goodsOf(a.parcel)
    const crossed = [
      { line: a.line, lot: Number(b.lot), quantity: 1 },
      { line: b.line, lot: Number(a.lot), quantity: 1 },
    ]
    expect((await pack(a.parcel, { version, goods: crossed })).body).toMatchObject({
      code: 'goods_wrong',
      message: 'A batch is of other goods than its line',
    })
    expect((await goodsOf(a.parcel)).version).toBe(version)
    await sound()
  })

  it('OPS-02 takes no piece that a payment holds, and the last one for one parcel only', async () => {
    const { sku, parcel, line } = await ordered(2, { expiresOn: null })
    const second = await goods.addBatch(sku, { batch: 'NEXT', expires: '2027-06-30', pieces: 3 })
    // First expiry first: the open payment holds two of the three.
    await atGateway(world, { sku, quantity: 2 })
    const take = async (of: string, lineId: string, version: number, by = desk) =>
      (await pack(of, { version, goods: [{ line: lineId, lot: second, quantity: 2 }] }, by)).body
    expect(await take(parcel.id, line, parcel.version)).toMatchObject({
      code: 'goods_wrong',
      message: expect.stringMatching(/batch NEXT: 1 are free/),
    })
    const twin = await buyInCash(world, { sku, quantity: 1 })
    const [twinParcel] = await parcelsOf(twin.order.order_id)
    const third = await goods.addBatch(sku, { batch: 'LAST', expires: '2028-06-30', pieces: 1 })
    const twinLine = (await goodsOf(twinParcel?.id ?? '')).lines[0]?.line ?? ''
    const first = (await goodsOf(parcel.id)).lines[0]?.batches.find((one) => one.set_aside > 0)
    const both = await Promise.all([
      pack(parcel.id, {
        version: parcel.version,
        goods: [
          { line, lot: first?.lot ?? 0, quantity: 1 },
          { line, lot: third, quantity: 1 },
        ],
      }),
      pack(
        twinParcel?.id ?? '',
        { version: twinParcel?.version ?? 0, goods: [{ line: twinLine, lot: third, quantity: 1 }] },
        other,
      ),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await onHand(third)).toBe(0)
    await sound()
  })

  it('OPS-02 reads a parcel’s goods in two statements, and the session', async () => {
    const { parcel } = await ordered(1)
    const { statements } = await countStatements(() => goodsOf(parcel.id))
    expect(statements.filter((one) => /shipment|from lot/.test(one))).toHaveLength(2)
    expect(statements.length).toBeLessThanOrEqual(4)
  })

  it('OPS-02 sends what is there, and the rest in a parcel and with an invoice of its own', async () => {
    const { sku, id, number, parcel, line, first } = await ordered(5, {
      pricePaise: 33_333,
      mrpPaise: null,
    })
    const press = {
      version: parcel.version,
      goods: [{ line, lot: first, quantity: 3 }],
      split: true,
    }
    const pressed = await Promise.all([pack(parcel.id, press), pack(parcel.id, press, other)])
    expect(pressed.map(({ status }) => status)).toEqual([200, 200])
    expect(pressed.filter(({ body }) => 'rest' in body && body.rest !== null)).toHaveLength(1)
    const [now, later] = (await parcelsOf(id)).toSorted((a) => (a.id === parcel.id ? -1 : 1))
    expect(now).toMatchObject({ id: parcel.id, contents: [{ sku_id: sku, quantity: 3 }] })
    expect(later).toMatchObject({
      state: 'placed',
      awb: '',
      contents: [{ sku_id: sku, quantity: 2 }],
    })
    const { rows: mails } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = ${`Order ${number} comes in two parcels`}`,
    )
    expect(mails).toMatchObject([{ text: expect.stringContaining('2 × ') }])
    await sound()

    for (const one of [parcel.id, later?.id]) {
      expect((await toPacked(id, one)).status).toBe(200)
      await sound()
    }
    const { rows } = await world.db.execute<{ total: number }>(
      sql`select (document->'totals'->>'totalPaise')::int as total from invoice where shipment_id is not null
        and order_id = ${id}::uuid order by sequence`,
    )
    // Five at ₹333.33: three of them, then what is left of all five.
    expect(rows.map(({ total }) => total)).toEqual([99_999, 66_666])
    await sound()
  })

  it('OPS-02 RET-01 cancels the rest alone, and the parcel that is gone stays', async () => {
    const { id, visitor, parcel, line, first } = await ordered(4)
    await pack(parcel.id, {
      version: parcel.version,
      goods: [{ line, lot: first, quantity: 3 }],
      split: true,
    })
    await toPacked(id, parcel.id)
    const cancelled = await cancel(world, visitor, id)
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    // One of four at ₹105.00 is left out.
    expect(cancelled.body.order.total_now).toBe(3 * 105 + 49)
    expect((await parcelsOf(id)).map(({ state }) => state).toSorted()).toEqual([
      'cancelled',
      'packed',
    ])
    await sound()
  })

  it('OPS-02 keeps serial numbers of a device with its batch, prints them on the invoice, and none of other goods', async () => {
    const { id, parcel, line, first } = await ordered(2, { productClass: 'DEV_A' })
    const said = async (serials: string[]) =>
      (
        await pack(parcel.id, {
          version: parcel.version,
          goods: [{ line, lot: first, quantity: 2, serials }],
        })
      ).body
    expect(await said(['S-1', 'S-1'])).toMatchObject({ message: expect.stringMatching(/twice$/) })
    expect(await said(['S-1', 'S-2', 'S-3'])).toMatchObject({
      message: expect.stringMatching(/3 serial numbers for 2/),
    })
    expect(await said(['S-1', 'S-2'])).toMatchObject({ success: true, version: parcel.version + 1 })
    expect(await said(['S-2', 'S-1'])).toMatchObject({ success: true, version: parcel.version + 1 })
    await toPacked(id)
    const document = (await orderOf(id)).parts[0]?.documents[0]?.id ?? ''
    const pdf = await desk.raw({
      method: 'GET',
      url: `/api/staff/orders/${id}/invoices/${document}`,
    })
    expect(pdfLines(pdf.body as Buffer).join(' ')).toMatch(/Serial numbers S-1, S-2/)
    await sound()

    const plain = await ordered(1, { productClass: 'GEN' })
    const refused = await pack(plain.parcel.id, {
      version: plain.parcel.version,
      goods: [{ line: plain.line, lot: plain.first, quantity: 1, serials: ['S-1'] }],
    })
    expect(refused.body).toMatchObject({ code: 'goods_wrong' })
  })

  it('OPS-02 packs nothing that has expired since it was set aside, by hand or by a courier’s scan', async () => {
    const { id, parcel, first } = await ordered(1)
    await world.db.execute(sql`update lot set expires_on = '2026-11-23' where id = ${first}`)
    await world.db.execute(
      sql`update order_line_lot set expires_on = '2026-11-23' where shipment_id = ${parcel.id}::uuid`,
    )
    expect((await toPacked(id)).body).toMatchObject({
      code: 'state_wrong',
      message: expect.stringMatching(/has expired. Pack another batch first.$/),
    })
    await world.db.execute(sql`update shipment set awb = 'EXPIRED01' where id = ${parcel.id}::uuid`)
    const scanned = await courierScan(world, 'EXPIRED01', 42, '24 11 2026 12:00:00')
    expect(scanned.status).toBe(200)
    expect(await parcelOf(id)).toMatchObject({ state: 'placed', is_held: true })
    expect(await countOf(world, 'invoice', sql`shipment_id = ${parcel.id}::uuid`)).toBe(0)
    expect(
      await countOf(
        world,
        'mail_message',
        sql`subject = 'Parcel EXPIRED01 left and may not be sold'`,
      ),
    ).toBe(1)
    await world.db.execute(sql`update lot set expires_on = '2028-01-31' where id = ${first}`)
    await world.db.execute(
      sql`update order_line_lot set expires_on = '2028-01-31' where shipment_id = ${parcel.id}::uuid`,
    )
  })
})
