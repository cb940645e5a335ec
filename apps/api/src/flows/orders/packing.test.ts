import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { courierScan } from '@upchar/testkit/courier-scan'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash, countOf, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import type { InvoiceDocument } from '../../modules/orders/model.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
let other: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  other = (await signedInStaff(world, 'support')).visitor
})

const parcelsOf = async (id: string) =>
  (await desk.call('staffGetOrder', { params: { id } })).body.order.parts.flatMap(
    ({ parcels }) => parcels,
  )
type Parcel = Awaited<ReturnType<typeof parcelsOf>>[number]
const pack = ({ id, version }: Pick<Parcel, 'id' | 'version'>, by = desk) =>
  by.call('staffMoveParcel', {
    params: { id },
    body: { version, state: 'packed', at: world.clock.now().toISOString() },
  })
const scan = (awb: string, statusId: number, stamp: string) =>
  courierScan(world, awb, statusId, stamp)
const invoicesOf = async (orderId: string) =>
  (
    await world.db.execute<{
      number: string
      parcel: string | null
      issued: string
      document: InvoiceDocument
    }>(sql`select number, shipment_id as parcel, issued_at::text as issued, document from invoice
      where order_id = ${orderId}::uuid order by issued_at, number`)
  ).rows
const sound = async () => {
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await wrongBooks(world)).toBe('')
}

/** Does work while nobody gets a number, until this many transactions wait. */
async function whileCountersAreLocked(waiting: number, work: () => Promise<unknown>) {
  const client = await world.db.$client.connect()
  try {
    await client.query('begin')
    await client.query('select * from invoice_counter for update')
    const done = work()
    await expect
      .poll(async () => {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]?.count
      })
      .toBe(waiting)
    await client.query('commit')
    await done
  } finally {
    client.release()
  }
}

describe('the tax invoice', () => {
  it('RET-03 is issued when the goods are packed, on that day, with the amounts of the order', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
    expect(await invoicesOf(order.order_id)).toEqual([])
    const before = world.clock.now()
    try {
      world.clock.advance(2 * 86_400_000)
      await packOrders(world, order.order_id)
    } finally {
      world.clock.set(before.toISOString())
    }
    const [goodsInvoice, fees] = await invoicesOf(order.order_id)
    // Three at ₹105.00 with 5 % inside: ₹300.00, ₹7.50 and ₹7.50.
    expect(goodsInvoice?.document).toMatchObject({
      issuedOn: '2026-11-26',
      orderedOn: '2026-11-24',
      paidBy: 'Cash on delivery',
      lines: [{ sku, quantity: 3, uqc: 'BOX', batches: [{ quantity: 3 }] }],
      totals: { taxablePaise: 30_000, cgstPaise: 750, sgstPaise: 750, totalPaise: 31_500 },
    })
    expect(fees?.document).toMatchObject({ lines: [], totals: { totalPaise: 4_900 } })
    const { sub_orders: subs } = (
      await visitor.call('getOrderStatus', { query: { id: order.order_id } })
    ).body.order
    expect(subs[0]?.documents).toMatchObject([{ number: goodsInvoice?.number }])
    await sound()
  })

  it('RET-03 is one, however often and by whomever it is pressed at a time', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const [parcel] = await parcelsOf(order.order_id)
    if (parcel === undefined) throw new Error('no parcel')
    await world.db.execute(sql`update shipment set awb = 'PACK00001' where id = ${parcel.id}`)
    const replies = await Promise.all([
      ...[desk, other, desk, other].map((by) => pack(parcel, by)),
      ...[5, 42].map((statusId, i) => scan('PACK00001', statusId, `24 11 2026 12:0${i}:00`)),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await invoicesOf(order.order_id)).toHaveLength(2)
    expect(
      await countOf(
        world,
        'mail_message',
        sql`subject = ${`Order ${order.order_number} is packed: your invoice`}`,
      ),
    ).toBe(1)
    await sound()
  })

  it('RET-03 comes with the pick-up where the courier reports nothing before', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const [parcel] = await parcelsOf(order.order_id)
    await world.db.execute(
      sql`update shipment set awb = 'PACK00002' where id = ${parcel?.id ?? ''}`,
    )
    await scan('PACK00002', 1, '24 11 2026 11:10:00')
    expect(await invoicesOf(order.order_id)).toEqual([])
    await scan('PACK00002', 42, '24 11 2026 11:20:00')
    expect(await invoicesOf(order.order_id)).toHaveLength(2)
  })

  it('RET-03 is one for each parcel: its own batches, charges with the first, adding up to the order', async () => {
    const [split, near] = [
      await goods.addVariant({
        pricePaise: 33_333,
        mrpPaise: null,
        stock: { mumbai: 3, nagpur: 4 },
      }),
      await goods.addVariant({ seller: 'delhi', stock: { delhi: 9 } }),
    ]
    const visitor = await guestWith(
      world,
      { sku: split.sku, quantity: 5 },
      { sku: near.sku, quantity: 1 },
    )
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    const parcels = await parcelsOf(id)
    expect(parcels).toHaveLength(3)
    // Two sellers pack in the same moment: the shop's fees are invoiced once.
    const ours = parcels.filter(({ contents }) => contents[0]?.sku_id === split.sku)
    const theirs = parcels.filter(({ contents }) => contents[0]?.sku_id === near.sku)
    const together = [...ours.slice(0, 1), ...theirs]
    await whileCountersAreLocked(2, () => Promise.all(together.map((parcel) => pack(parcel))))
    expect(await invoicesOf(id)).toHaveLength(3)
    await sound()
    for (const parcel of ours.slice(1)) await pack(parcel)
    const invoices = await invoicesOf(id)
    expect(invoices).toHaveLength(4)
    expect(invoices.filter(({ parcel }) => parcel === null)).toHaveLength(1)
    for (const { id: parcelId, contents } of parcels) {
      const [own] = invoices.filter(({ parcel }) => parcel === parcelId)
      expect(own?.document.lines.flatMap(({ batches }) => batches)).toMatchObject(
        contents.map(({ batch, quantity }) => ({ batchNo: batch, quantity })),
      )
    }
    // Five at ₹333.33 and one at ₹105.00, and the fee of ₹49.
    const sum = (key: 'totalPaise' | 'taxablePaise') =>
      invoices.reduce((all, { document }) => all + document.totals[key], 0)
    expect(sum('totalPaise')).toBe(166_665 + 10_500 + 4_900)
    await sound()
  })

  it('RET-03 stays: a parcel with an invoice doesn’t go back behind the packing', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const parcel = async () => {
      const [one] = await parcelsOf(order.order_id)
      if (one === undefined) throw new Error('no parcel')
      return one
    }
    const undo = async () =>
      desk.call('staffUndoParcelMove', {
        params: { id: (await parcel()).id },
        body: { version: (await parcel()).version, reason: 'Another parcel was meant' },
      })
    expect(await parcel()).toMatchObject({ issues_invoice: true })
    await pack(await parcel())
    expect(await parcel()).toMatchObject({ state: 'packed', undo: null, issues_invoice: false })
    const [invoice] = await invoicesOf(order.order_id)
    expect(await undo()).toMatchObject({
      status: 409,
      body: {
        code: 'state_wrong',
        message: `Invoice ${invoice?.number} was issued when it was packed, so the parcel stays packed.`,
      },
    })
    const { id, version } = await parcel()
    await desk.call('staffSetParcelCourier', {
      params: { id },
      body: { version, courier: 'Delhivery', awb: 'PACK00003' },
    })
    await desk.call('staffMoveParcel', {
      params: { id },
      body: { version: version + 1, state: 'shipped', at: world.clock.now().toISOString() },
    })
    expect(await parcel()).toMatchObject({ state: 'shipped', undo: 'Packed' })
    expect((await undo()).status).toBe(200)
    expect(await parcel()).toMatchObject({ state: 'packed' })
    expect(await invoicesOf(order.order_id)).toHaveLength(2)
    await sound()
  })

  it('RET-03 is not issued again for goods that were invoiced when they were ordered', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    await packOrders(world, order.order_id)
    // As the releases before wrote it: invoices of whole parts beside a parcel that waits.
    await world.db.execute(
      sql`update invoice set shipment_id = null where order_id = ${order.order_id}::uuid`,
    )
    await world.db.execute(sql`update shipment set state = 'placed' where sub_order_id in
      (select id from sub_order where order_id = ${order.order_id}::uuid)`)
    await world.db
      .execute(sql`delete from shipment_scan where shipment_id in (select h.id from shipment h
      join sub_order s on s.id = h.sub_order_id where s.order_id = ${order.order_id}::uuid)`)
    await sound()
    const old = await invoicesOf(order.order_id)
    expect(await parcelsOf(order.order_id)).toMatchObject([{ issues_invoice: false }])
    await packOrders(world, order.order_id)
    expect(await invoicesOf(order.order_id)).toEqual(old)
    await sound()
  })
})
