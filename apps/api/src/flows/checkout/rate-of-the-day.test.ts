import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { followGstRates, refreshReadModels } from '../../modules/catalogue/index.ts'
import type { InvoiceDocument } from '../../modules/orders/model.ts'
import { announceChange } from '../../platform/db/changes.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  // 9701 costs 18 % today and 5 % from tomorrow; 9702 has a slab.
  await world.db
    .execute(sql`insert into gst_rate (hsn_prefix, max_piece_paise, rate_bp, valid_from, valid_to, source) values
    ('9701', null, 1800, '2026-01-01', '2026-11-24', 'test'), ('9701', null, 500, '2026-11-25', null, 'test'),
    ('9702', 250000, 500, '2026-01-01', null, 'test'), ('9702', null, 1800, '2026-01-01', null, 'test')`)
  await announceChange(world.db)
})

const cartRates = async (visitor: Awaited<ReturnType<typeof guestWith>>) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart.items.map(
    (item) => item.gst_rate,
  )
const invoiceRates = async (orderId: string) => {
  await packOrders(world, orderId)
  return (
    await world.db.execute<{ document: InvoiceDocument }>(
      sql`select document from invoice where order_id = ${orderId}::uuid`,
    )
  ).rows.flatMap(({ document }) => document.lines.map((line) => line.gstBp))
}

describe('the GST rate of the day', () => {
  it('CART-23 ORDER-06 changes at midnight in India in cart, open checkout and invoice, and leaves the total', async () => {
    const { sku, groupId } = await goods.addVariant({ hsn: '97019000', pricePaise: 11_800 })
    const visitor = await guestWith(world, { sku })
    expect(await cartRates(visitor)).toEqual([18])
    const checkout = await created(visitor)
    expect(checkout.items[0]).toMatchObject({ gst_rate: 18, taxable: 100 })
    await refreshReadModels(world.db, [groupId], world.clock.now())
    const before = world.clock.now()
    try {
      // Seconds after midnight: the checkout of the last minutes is still open.
      world.clock.set('2026-11-24T18:20:00Z')
      const late = await guestWith(world, { sku })
      const open = await created(late)
      expect(open.items[0]).toMatchObject({ gst_rate: 18 })
      world.clock.set('2026-11-24T18:30:00Z')
      expect(await cartRates(visitor)).toEqual([5])
      const order = placed(await place(late, open))
      expect(await invoiceRates(order.order_id)).toContain(500)
      expect(await invoiceRates(order.order_id)).not.toContain(1800)
      await followGstRates(world.context)
      const { rows } = await world.db.execute<{ card: string }>(
        sql`select card from product_read where group_id = ${groupId}`,
      )
      expect(JSON.parse(rows[0]?.card ?? '{}')).toMatchObject({ gst_rate: 5, price_gst: 118 })
    } finally {
      world.clock.set(before.toISOString())
    }
  })

  it('CART-23 RET-03 of the day of packing stands on the invoice, in the total of the order (CGST Act s.14)', async () => {
    const [changing, same] = [
      await goods.addVariant({
        hsn: '97019000',
        pricePaise: 11_800,
        mrpPaise: null,
        stock: { mumbai: 2, nagpur: 1 },
      }),
      await goods.addVariant({ pricePaise: 10_500 }),
    ]
    const { order } = await buyInCash(
      world,
      { sku: changing.sku, quantity: 3 },
      { sku: same.sku, quantity: 1 },
    )
    const before = world.clock.now()
    const { rows } = await world.db.execute<{ id: string }>(sql`select h.id from shipment h
      join sub_order s on s.id = h.sub_order_id join warehouse w on w.id = h.warehouse_id
      where s.order_id = ${order.order_id}::uuid order by (select count(*) from order_line_lot t
        join order_line l on l.id = t.order_line_id where l.sub_order_id = s.id and t.warehouse_id = h.warehouse_id)`)
    const desk = (await signedInStaff(world, 'support')).visitor
    // The last piece of the changing goods leaves on the day of the order, the rest after midnight.
    await desk.call('staffMoveParcel', {
      params: { id: rows[0]?.id ?? '' },
      body: { version: 0, state: 'packed', at: before.toISOString() },
    })
    try {
      world.clock.set('2026-11-24T18:30:00Z')
      await packOrders(world, order.order_id)
    } finally {
      world.clock.set(before.toISOString())
    }
    const issued = await world.db.execute<{ document: InvoiceDocument }>(
      sql`select document from invoice where order_id = ${order.order_id}::uuid and shipment_id is not null order by issued_at`,
    )
    const lines = issued.rows.flatMap(({ document }) =>
      document.lines.map(({ sku, gstBp, taxablePaise, cgstPaise, sgstPaise, totalPaise }) => [
        sku,
        gstBp,
        taxablePaise,
        cgstPaise + sgstPaise,
        totalPaise,
      ]),
    )
    // In ₹118.00 at 18 % are ₹18.00; in ₹236.00 at 5 % ₹11.24 (23,600 × 5 ÷ 105).
    expect(lines.toSorted()).toEqual(
      [
        [changing.sku, 1_800, 10_000, 1_800, 11_800],
        [changing.sku, 500, 22_476, 1_124, 23_600],
        [same.sku, 500, 10_000, 500, 10_500],
      ].toSorted(),
    )
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-23 lets a rate that staff date and state apply from its day', async () => {
    const { sku } = await goods.addVariant({ hsn: '97019000', gstBp: 0 })
    expect(await cartRates(await guestWith(world, { sku }))).toEqual([0])
  })

  it('CART-23 goes by the value of a piece after the seller’s discount, not by the pack', async () => {
    const [box, dear] = [
      await goods.addVariant({ hsn: '97020000', pricePaise: 2_000_000, packSize: 50 }),
      await goods.addVariant({ hsn: '97020000', pricePaise: 262_600 }),
    ]
    const visitor = await guestWith(world, { sku: box.sku }, { sku: dear.sku })
    expect(await cartRates(visitor)).toEqual([5, 18])
  })

  it('CART-23 sells nothing without a rate: neither page nor cart, with nothing assumed', async () => {
    const { sku, groupId } = await goods.addVariant({ hsn: '99999999' })
    await refreshReadModels(world.db, [groupId], world.clock.now())
    const { rows } = await world.db.execute(
      sql`select slug from product_read where group_id = ${groupId}`,
    )
    expect(rows).toEqual([])
    const { body } = await world.visitor().call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    expect(body).toMatchObject({ success: false, code: 'sku_unknown' })
  })

  it('CART-23 reads the table from memory: a cart takes no statement more', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    expect(await invoiceRates(order.order_id)).toContain(500)
    const visitor = await guestWith(world, { sku })
    const { statements } = await world.statements(() => cartRates(visitor))
    expect(statements.filter((text) => /gst_rate/.test(text))).toEqual([])
  })
})
