import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let member: Awaited<ReturnType<typeof signedInSeller>>
let rival: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  member = await signedInSeller(world, 'operations', goods.sellers.mumbai)
  rival = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
})

type Order = BodyInput<'sellerReceiveStock'>
type Line = Order['lines'][number]
const line = (sku: string, over: Partial<Line> = {}): Line => ({
  sku,
  quantity: 12,
  batch: '',
  expires_on: null,
  mrp: null,
  ...over,
})
const receive = (lines: Line[], over: Partial<Order> = {}, by = member.visitor) =>
  by.call('sellerReceiveStock', {
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
const fieldsOf = ({ body }: { body: object }) =>
  'fields' in body ? (body.fields as { field: string }[]).map(({ field }) => field) : []
/** Batches with their stock and movements, which must agree. */
const books = async (sku: string) =>
  (
    await world.db.execute(sql`select l.warehouse_id as warehouse, l.on_hand as stock,
      (select array_agg(m.quantity || ' ' || m.reason order by m.id) from stock_movement m where m.lot_id = l.id) as moved
      from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku} order by l.id`)
  ).rows
const inMumbai = (...moved: string[]) => ({
  warehouse: goods.warehouses.mumbai,
  stock: moved.reduce((all, one) => all + Number.parseInt(one, 10), 0),
  moved,
})

describe('goods that a seller takes in', () => {
  it('APP-01 OPS-05 are in stock once, with the member who took them in, and buyers can order them', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const key = randomUUID()
    const both = await Promise.all([receive([line(sku)], { key }), receive([line(sku)], { key })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { receipt } = both[0].body
    expect(receipt).toMatchObject({ reference: 'INV-1', lines: 1, pieces: 12 })
    expect(Object.keys(receipt)).not.toContain('by')
    expect((await receive([line(sku)], { key })).body.receipt.id).toBe(receipt.id)
    expect(await books(sku)).toEqual([inMumbai('12 receipt')])
    const added = await world.visitor().call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 3 }, pincode: '400001' },
    })
    expect(added.status).toBe(200)
    expect(await auditOf(world.db, String(receipt.id))).toMatchObject([
      { action: 'stock.receive', by: null, after: { by_member: member.id } },
    ])
    // Staff see who it was.
    const desk = (await signedInStaff(world, 'catalogue')).visitor
    const listed = (await desk.call('staffListReceipts', { query: {} })).body.receipts
    expect(listed.find(({ id }) => id === receipt.id)).toMatchObject({
      by: { id: member.id, name: `${member.name} (seller)` },
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('APP-01 OPS-05 follow the rules of staff: batch and expiry, MRP, and all lines or none', async () => {
    const { sku } = await goods.addVariant({
      stock: {},
      productClass: 'DRUG_GEN',
      hsn: '30049099',
      pricePaise: 50_000,
      mrpPaise: 60_000,
    })
    const lasting = { expires_on: '2028-03-31' }
    expect((await receive([line(sku, { batch: 'K1', ...lasting, mrp: 550 })])).status).toBe(200)
    const mrp = await world.db.execute(sql`select mrp_paise from variant where sku = ${sku}`)
    expect(mrp.rows).toEqual([{ mrp_paise: 55_000 }])
    const wrong = await receive(
      [
        line(sku),
        line(sku, { batch: 'K2', expires_on: '2026-11-24' }),
        line(sku, { batch: 'K1', expires_on: '2028-04-30' }),
        line(sku, { batch: 'K3', ...lasting, mrp: 499 }),
        line(sku, { batch: 'K4', ...lasting }),
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
    ])
    expect(await books(sku)).toEqual([inMumbai('12 receipt')])
  })

  it('APP-01 are the own ones in an own warehouse: articles and warehouses of others are unknown', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const theirs = await goods.addVariant({ stock: {}, seller: 'delhi' })
    await world.db.execute(sql`update variant set gtin = '8901234567894' where sku = ${theirs.sku}`)
    const mixed = await receive([line(sku), line(theirs.sku)])
    expect(mixed).toMatchObject({ status: 400, body: { code: 'receipt_invalid' } })
    expect(fieldsOf(mixed)).toEqual(['lines.1.sku'])
    for (const warehouse of [goods.warehouses.delhi, 2_000_000_000])
      expect(await receive([line(sku)], { warehouse_id: warehouse })).toMatchObject({
        status: 404,
        body: { code: 'warehouse_unknown' },
      })
    expect([await books(sku), await books(theirs.sku)]).toEqual([[], []])
    const find = async (by: Visitor, code: string) =>
      (await by.call('sellerFindStockItem', { query: { code } })).body
    expect((await find(member.visitor, sku.toLowerCase())).item).toMatchObject({ sku })
    for (const code of [theirs.sku, '8901234567894']) {
      expect(await find(member.visitor, code)).toMatchObject({ code: 'sku_unknown' })
      expect((await find(rival, code)).item).toMatchObject({ sku: theirs.sku })
    }
  })

  it('APP-01 don’t show a receipt to another seller that sends its key', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const theirs = await goods.addVariant({ stock: {}, seller: 'delhi' })
    const key = randomUUID()
    await receive([line(sku)], { key })
    const copied = await receive(
      [line(theirs.sku)],
      { key, warehouse_id: goods.warehouses.delhi },
      rival,
    )
    expect(copied).toMatchObject({ status: 400, body: { code: 'receipt_invalid' } })
    expect(JSON.stringify(copied.body)).not.toContain('INV-1')
    expect(await books(theirs.sku)).toEqual([])
  })

  it('APP-01 are taken in by owner and operations, not by accounts', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const { visitor } = await signedInSeller(world, 'accounts', goods.sellers.mumbai)
    expect((await receive([line(sku)], {}, visitor)).status).toBe(403)
    expect((await visitor.call('sellerFindStockItem', { query: { code: sku } })).status).toBe(403)
    expect(await books(sku)).toEqual([])
  })

  it('APP-01 OPS-05 are all or none when a write fails or the connection is killed, and whole the second time', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    const key = randomUUID()
    for (const [table, how] of [
      ['stock_receipt', 'raise'],
      ['stock_movement', 'raise'],
      ['audit_entry', 'kill'],
    ] as const) {
      const { mend } = await failWrites(world.db, table, 'before insert', how)
      try {
        expect((await receive([line(sku)], { key })).status).toBeGreaterThanOrEqual(500)
      } finally {
        await mend()
      }
      expect(await books(sku)).toEqual([])
    }
    expect((await receive([line(sku)], { key })).status).toBe(200)
    expect((await receive([line(sku)], { key })).status).toBe(200)
    expect(await books(sku)).toEqual([inMumbai('12 receipt')])
    expect(await wrongBooks(world)).toBe('')
  })
})
