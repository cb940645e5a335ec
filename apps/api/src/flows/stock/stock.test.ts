import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let staff: Awaited<ReturnType<typeof signedInStaff>>
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = await signedInStaff(world, 'catalogue')
})

type Line = BodyInput<'staffReceiveStock'>['lines'][number]
const line = (sku: string, over: Partial<Line> = {}): Line => ({
  sku,
  quantity: 12,
  batch: '',
  expires_on: null,
  mrp: null,
  ...over,
})
const receive = (lines: Line[], over: Partial<BodyInput<'staffReceiveStock'>> = {}) =>
  staff.visitor.call('staffReceiveStock', {
    body: {
      key: randomUUID(),
      source: 'purchase',
      reference: 'INV-1',
      supplier: 'Own Maker Ltd',
      received_on: '2026-11-24',
      warehouse_id: goods.warehouses.mumbai,
      lines,
      ...over,
    },
  })
const lots = async (q: string) =>
  (await staff.visitor.call('staffListStock', { query: { q } })).body.lots
const fieldsOf = ({ body }: Awaited<ReturnType<typeof receive>>) =>
  'fields' in body ? (body.fields as { field: string }[]).map(({ field }) => field) : []
/** Movements and stock, which must agree. */
const books = async (sku: string) =>
  (
    await world.db
      .execute(sql`select l.on_hand as stock, (select array_agg(m.quantity || ' ' || m.reason order by m.id)
      from stock_movement m where m.lot_id = l.id) as moved from lot l join offer o on o.id = l.offer_id
      join variant v on v.id = o.variant_id where v.sku = ${sku} order by l.id`)
  ).rows

describe('receipts of goods', () => {
  it('OPS-05 take goods in stock against a purchase, once, and buyers can order them', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const key = randomUUID()
    const both = await Promise.all([receive([line(sku)], { key }), receive([line(sku)], { key })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body.receipt).toMatchObject({
      reference: 'INV-1',
      supplier: 'Own Maker Ltd',
      lines: 1,
      pieces: 12,
      by: { id: staff.id },
    })
    expect(both[1].body.receipt.id).toBe(both[0].body.receipt.id)
    expect(await books(sku)).toEqual([{ stock: 12, moved: ['12 receipt'] }])
    expect(await lots(sku)).toMatchObject([{ sku, batch: '', on_hand: 12, held: 0, life: null }])
    const added = await world.visitor().call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 3 }, pincode: '400001' },
    })
    expect(added.status).toBe(200)
    expect(await auditOf(world.db, String(both[0].body.receipt.id))).toMatchObject([
      { action: 'stock.receive', by: staff.id, after: { reference: 'INV-1' } },
    ])
    const listed = await staff.visitor.call('staffListReceipts', { query: {} })
    expect(listed.body.receipts[0]).toMatchObject({ pieces: 12, warehouse: 'Mumbai depot' })
  })

  it('OPS-05 keep batches apart, and add to the one that lies there', async () => {
    const { sku } = await goods.addVariant({ stock: {}, productClass: 'DRUG_GEN', hsn: '30049099' })
    const first = { batch: 'B1', expires_on: '2028-03-31' }
    await receive([line(sku, first), line(sku, { batch: 'B2', expires_on: '2027-01-31' })])
    await receive([line(sku, { ...first, quantity: 5 })])
    expect((await lots(sku)).map(({ batch, on_hand }) => [batch, on_hand])).toEqual([
      ['B2', 12],
      ['B1', 17],
    ])
    expect(await lots('b1')).toHaveLength(1)
  })

  it('OPS-05 refuse the whole receipt for one wrong line, and say which', async () => {
    const medicine = await goods.addVariant({
      stock: {},
      productClass: 'DRUG_GEN',
      hsn: '30049099',
      pricePaise: 50_000,
      mrpPaise: 60_000,
    })
    const elsewhere = await goods.addVariant({ stock: {}, seller: 'delhi' })
    await receive([line(medicine.sku, { batch: 'K1', expires_on: '2028-03-31' })])
    const wrong = await receive(
      [
        line(medicine.sku),
        line(medicine.sku, { batch: 'K2', expires_on: '2026-11-24' }),
        line(medicine.sku, { batch: 'K1', expires_on: '2028-04-30' }),
        line(medicine.sku, { batch: 'K3', expires_on: '2028-03-31', mrp: 499 }),
        line(elsewhere.sku),
        line('NO-SUCH'),
      ],
      { received_on: '2026-11-25' },
    )
    expect(wrong).toMatchObject({ status: 400, body: { code: 'receipt_invalid' } })
    expect(fieldsOf(wrong)).toEqual([
      'received_on',
      'lines.0.batch',
      'lines.0.expires_on',
      'lines.1.expires_on',
      'lines.2.expires_on',
      'lines.3.mrp',
      'lines.4.sku',
      'lines.5.sku',
    ])
    expect(await books(medicine.sku)).toEqual([{ stock: 12, moved: ['12 receipt'] }])
  })

  it('OPS-05 refuse one batch with two expiries in one receipt, whatever the case of its SKU', async () => {
    const { sku } = await goods.addVariant({ stock: {}, productClass: 'DRUG_GEN', hsn: '30049099' })
    const wrong = await receive([
      line(sku, { batch: 'T1', expires_on: '2028-03-31' }),
      line(sku, { batch: 'T2', expires_on: '2028-04-30' }),
      line(sku.toLowerCase(), { batch: 'T1', expires_on: '2028-04-30' }),
    ])
    expect(wrong).toMatchObject({ status: 400, body: { code: 'receipt_invalid' } })
    expect(fieldsOf(wrong)).toEqual(['lines.2.expires_on'])
    expect(await books(sku)).toEqual([])
  })

  it('OPS-05 refuse more pieces than can be counted, in one line, in several, and on top of others', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 1 } })
    for (const quantity of [2_147_483_647, 2 ** 31, 2 ** 53, 1e300, 0, 0.5, -1])
      expect((await receive([line(sku, { quantity })])).status).toBe(400)
    const million = line(sku, { quantity: 1_000_000 })
    const much = await receive(Array.from({ length: 101 }, () => million))
    expect(fieldsOf(much)).toEqual(['lines.99.quantity', 'lines.100.quantity'])
    await world.db.execute(sql`update lot set on_hand = 100000000 - 12 where offer_id = ${offerId}`)
    expect((await receive([line(sku)])).status).toBe(200)
    expect(fieldsOf(await receive([line(sku, { quantity: 1 })]))).toEqual(['lines.0.quantity'])
    await world.db.execute(sql`update lot set on_hand = 1 where offer_id = ${offerId}`)
  })

  it('OPS-05 store nothing of a receipt when one of its writes fails, and all of it the second time', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const key = randomUUID()
    for (const table of ['stock_receipt', 'stock_movement', 'audit_entry']) {
      const { mend } = await failWrites(world.db, table, 'before insert')
      try {
        expect((await receive([line(sku)], { key })).status).toBe(500)
      } finally {
        await mend()
      }
      expect(await books(sku)).toEqual([])
    }
    expect((await receive([line(sku)], { key })).status).toBe(200)
    expect((await receive([line(sku)], { key })).status).toBe(200)
    expect(await books(sku)).toEqual([{ stock: 12, moved: ['12 receipt'] }])
  })

  it('OPS-05 lower the MRP to what the packs say, so that no price is above it', async () => {
    const { sku } = await goods.addVariant({ stock: {}, pricePaise: 40_000, mrpPaise: 60_000 })
    await receive([line(sku, { batch: 'M1', mrp: 450 })])
    const mrp = async () =>
      (await world.db.execute(sql`select mrp_paise from variant where sku = ${sku}`)).rows[0]
    expect(await mrp()).toEqual({ mrp_paise: 45_000 })
    await receive([line(sku, { batch: 'M2', mrp: 700 })])
    expect(await mrp()).toEqual({ mrp_paise: 45_000 })
  })

  it('OPS-05 find the article by SKU in any letters, or by its bar code in any length', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    await world.db.execute(sql`update variant set gtin = '8901234567890' where sku = ${sku}`)
    const find = async (code: string) =>
      (await staff.visitor.call('staffFindStockItem', { query: { code } })).body.item?.sku
    expect(await find(sku.toLowerCase())).toBe(sku)
    expect(await find('08901234567890')).toBe(sku)
    expect(
      (await staff.visitor.call('staffFindStockItem', { query: { code: '4012345678901' } })).status,
    ).toBe(404)
  })
})

describe('counts of stock', () => {
  const count = (
    id: number,
    body: { on_hand: number; to_pack?: number; counted: number; reason?: 'damaged' | 'found' },
  ) =>
    staff.visitor.call('staffCountStock', {
      params: { id },
      body: { to_pack: 0, reason: 'damaged', note: 'Shelf 4', ...body },
    })

  it('OPS-05 book the difference with its reason, on what was read', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const [lot] = await lots(sku)
    const id = lot?.id ?? 0
    const both = await Promise.all([
      count(id, { on_hand: 10, counted: 8 }),
      count(id, { on_hand: 10, counted: 7 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [after] = await lots(sku)
    expect(
      await count(id, { on_hand: after?.on_hand ?? 0, counted: 11, reason: 'found' }),
    ).toMatchObject({
      status: 200,
      body: { lot: { on_hand: 11 } },
    })
    const [row] = await books(sku)
    expect(row).toMatchObject({ stock: 11 })
    expect((await auditOf(world.db, sku)).map(({ action }) => action)).toEqual([
      'stock.count',
      'stock.count',
    ])
    expect((await count(2_000_000_000, { on_hand: 1, counted: 1 })).status).toBe(404)
  })

  it('OPS-05 never go below what checkouts hold', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 10 } })
    const [lot] = await lots(sku)
    const id = lot?.id ?? 0
    await world.db
      .execute(sql`insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      values (${randomUUID()}::uuid, ${id}, ${offerId}, 4, 'held', '2026-11-24T06:00:00Z')`)
    expect(await count(id, { on_hand: 10, counted: 3 })).toMatchObject({
      status: 409,
      body: { code: 'stock_held' },
    })
    expect((await count(id, { on_hand: 10, counted: 4 })).status).toBe(200)
  })

  it('OPS-05 don’t sell again what lies on the shelf for an order that isn’t packed', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { order } = await buyInCash(world, { sku, quantity: 3 })
    const [lot] = await lots(sku)
    const id = lot?.id ?? 0
    expect(lot).toMatchObject({ on_hand: 7, to_pack: 3 })
    // Who doesn't know of the order yet counts again; so does whoever finds fewer than were sold.
    expect(await count(id, { on_hand: 7, counted: 10 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', message: expect.stringContaining('10 now') },
    })
    expect(await count(id, { on_hand: 7, to_pack: 3, counted: 2 })).toMatchObject({
      status: 409,
      body: { code: 'stock_held' },
    })
    expect(await count(id, { on_hand: 7, to_pack: 3, counted: 10 })).toMatchObject({
      status: 200,
      body: { lot: { on_hand: 7, to_pack: 3 } },
    })
    expect(await count(id, { on_hand: 7, to_pack: 3, counted: 9 })).toMatchObject({
      status: 200,
      body: { lot: { on_hand: 6, to_pack: 3 } },
    })
    await world.db.execute(sql`update shipment set state = 'packed' where sub_order_id in
      (select id from sub_order where order_id = ${order.order_id}::uuid)`)
    expect(await lots(sku)).toMatchObject([{ on_hand: 6, to_pack: 0 }])
  })

  it('OPS-05 list what is near its end, and what isn’t sold any more', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    await receive([
      line(sku, { batch: 'GOOD', expires_on: '2027-11-30' }),
      line(sku, { batch: 'NEAR', expires_on: '2027-01-31' }),
      line(sku, { batch: 'END', expires_on: '2026-12-20' }),
    ])
    const by = async (life?: 'near' | 'ended') =>
      (
        await staff.visitor.call('staffListStock', { query: { q: sku, ...(life && { life }) } })
      ).body.lots.map((lot) => [lot.batch, lot.life])
    expect(await by()).toEqual([
      ['END', 'ended'],
      ['NEAR', 'near'],
      ['GOOD', 'good'],
    ])
    expect(await by('near')).toEqual([['NEAR', 'near']])
    expect(await by('ended')).toEqual([['END', 'ended']])
  })
})
