import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import {
  atGateway,
  buyInCash,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { portalAnswer, portalKey, type Reported } from '@upchar/testkit/tax-portal'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { deliverWithLogger, warmRecord } from '../cold-chain/testing/cold-parcel.ts'
import { everything } from '../orders/testing/everything.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
let desk: Visitor
let finance: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  finance = (await signedInStaff(world, 'finance')).visitor
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
const mends = async () => failing?.mend()
afterEach(mends)

/** Fails at one write, leaves everything as it was, and is done once when it is pressed again. */
async function failsWhole(
  [table, when]: readonly [string, string],
  press: () => Promise<Reply<unknown>>,
) {
  const before = await everything(world)
  failing = await failWrites(world.db, table, when)
  expect((await press()).status).toBe(500)
  expect(await everything(world)).toEqual(before)
  await mends()
  expect((await press()).status).toBe(200)
  const done = await everything(world)
  expect(done).not.toEqual(before)
  return done
}

async function bought() {
  const { sku } = await goods.addVariant({ pricePaise: 10_500, maxOq: 50, stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
  return { visitor, id: order.order_id }
}

describe('a cancel with credit notes whose transaction fails', () => {
  it.each([
    ['order_cancel', 'before insert'],
    ['order_cancel_line', 'before insert'],
    ['order_line', 'before update'],
    ['shipment', 'before update'],
    ['stock_movement', 'before insert'],
    ['order_give_back', 'before insert'],
    ['invoice_counter', 'before insert or update'],
    ['credit_note', 'before insert'],
    ['mail_message', 'before insert'],
    ['audit_entry', 'before insert'],
    ['credit_note', 'deferred'],
  ] as const)('RET-01 RET-03 RET-04 leaves nothing when %s fails (%s)', async (...place) => {
    const { id } = await bought()
    await packOrders(world, id)
    const body = {
      reason: 'not_available' as const,
      note: '',
      amount: 364,
      request_key: randomUUID(),
    }
    const press = () => desk.call('staffCancelOrder', { params: { id }, body })
    const done = await failsWhole(place, press)
    expect((await press()).status).toBe(200)
    expect(await everything(world)).toEqual(done)
  })
})

it.each([-364, 0.5, 2 ** 53, 1e300])(
  'RET-01 cancels nothing at an amount of %d that the client names',
  async (amount) => {
    const { visitor, id } = await bought()
    const before = await everything(world)
    const body = { reason: 'not_available' as const, note: '', amount, request_key: randomUUID() }
    const replies = [
      await desk.call('staffCancelOrder', { params: { id }, body }),
      await visitor.call('cancelOrder', { body: { ...body, id, reason: 'not_needed' } }),
    ]
    for (const { status } of replies) expect([400, 409]).toContain(status)
    expect(await everything(world)).toEqual(before)
  },
)

/** A return of two of three pieces that was approved, and what inspecting it would send. */
async function approved(wish: 'refund' | 'replacement') {
  const { visitor, id } = await bought()
  world.clock.advance(1_000)
  await deliverOrders(world, id)
  world.clock.advance(1_000)
  const seen = (await visitor.call('getOrderStatus', { query: { id } })).body.order
  const line = seen.sub_orders[0]?.items[0]?.line ?? ''
  const asked = await visitor.call('requestReturn', {
    body: {
      id,
      items: [{ line, quantity: 2 }],
      reason: 'expired',
      note: 'Torn',
      wish,
      pay_to: 'asha@okhdfc',
      request_key: randomUUID(),
    },
  })
  const params = { id: asked.body.returns[0]?.id ?? '' }
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  const { version, items } = (await desk.call('staffGetReturn', { params })).body.return
  const lot = items[0]?.batches[0]?.lot ?? 0
  const parcel = items[0]?.batches[0]?.parcel ?? ''
  const pieces = [{ line, lot, parcel, quantity: 2, fate: 'restock' as const }]
  const settle = (credit = wish === 'refund' ? 210 : 0) =>
    desk.call('staffSettleReturn', {
      params,
      body: { version, pieces, credit, decision: '', outcome: wish },
    })
  return { params, settle }
}

describe('the settling of a return whose transaction fails', () => {
  it.each([
    ['order_return', 'before update'],
    ['order_return_piece', 'before insert'],
    ['order_line', 'before update'],
    ['stock_movement', 'before insert'],
    ['order_give_back', 'before insert'],
    ['credit_note', 'before insert'],
    ['mail_message', 'before insert'],
    ['audit_entry', 'before insert'],
    ['credit_note', 'deferred'],
  ] as const)('RET-02 RET-03 RET-04 leaves nothing when %s fails (%s)', async (...place) => {
    const { settle } = await approved('refund')
    const done = await failsWhole(place, settle)
    // Settled is settled: who presses again is told so, and nothing goes back twice.
    expect((await settle()).status).toBe(409)
    expect(await everything(world)).toEqual(done)
  })
})

describe('a replacement whose transaction fails', () => {
  it.each([
    ['shipment', 'before insert'],
    ['order_line_lot', 'before insert'],
    ['stock_movement', 'before insert'],
    ['order_return_piece', 'before insert'],
    ['audit_entry', 'before insert'],
    ['shipment', 'deferred'],
  ] as const)('RET-02 is sent wholly or not when %s fails (%s)', async (...place) => {
    const { settle } = await approved('replacement')
    const done = await failsWhole(place, settle)
    expect((await settle()).status).toBe(409)
    expect(await everything(world)).toEqual(done)
  })

  it.each([
    ['stock_movement', 'before insert'],
    ['shipment', 'before update'],
    ['order_return', 'before update'],
    ['order_give_back', 'before insert'],
    ['credit_note', 'before insert'],
    ['audit_entry', 'before insert'],
    ['credit_note', 'deferred'],
  ] as const)('RET-02 RET-04 becomes money wholly or not when %s fails (%s)', async (...place) => {
    const { params, settle } = await approved('replacement')
    expect((await settle()).status).toBe(200)
    const { version } = (await desk.call('staffGetReturn', { params })).body.return
    const press = () =>
      desk.call('staffRefundInstead', { params, body: { version, decision: 'Recalled' } })
    const done = await failsWhole(place, press)
    expect((await press()).status).toBe(409)
    expect(await everything(world)).toEqual(done)
  })

  it.each([-1, 0.5, 210, 2 ** 53, 1e300])(
    'RET-02 gives nothing back for a credit of %d that the client names',
    async (credit) => {
      const { settle } = await approved('replacement')
      const before = await everything(world)
      expect([400, 409]).toContain((await settle(credit)).status)
      expect(await everything(world)).toEqual(before)
    },
  )
})

describe('a temperature record whose transaction fails', () => {
  it.each([
    ['temperature_log', 'before insert'],
    ['order_return', 'before insert'],
    ['order_return_line', 'before insert'],
    ['order_return', 'before update'],
    ['order_return_piece', 'before insert'],
    ['order_line', 'before update'],
    ['order_give_back', 'before insert'],
    ['refund', 'before insert'],
    ['invoice_counter', 'before insert or update'],
    ['credit_note', 'before insert'],
    ['mail_message', 'before insert'],
    ['audit_entry', 'before insert'],
    ['order_return', 'deferred'],
    ['credit_note', 'deferred'],
    ['refund', 'deferred'],
  ] as const)(
    'OPS-02 RET-02 leaves neither file, return, refund nor credit note when %s fails (%s)',
    async (...place) => {
      const { sku } = await goods.addVariant({ coldChain: true, stock: { mumbai: 9 } })
      const { visitor, checkout, url } = await atGateway(world, { sku, quantity: 2 })
      await pay(visitor, url)
      const order = await outcomeOf(visitor, checkout)
      if (order.state !== 'placed') throw new Error(order.state)
      const id = await deliverWithLogger(world, desk, order.order_id)
      const text = warmRecord(world)
      const press = () =>
        desk.call('staffRecordTemperature', {
          params: { id },
          body: { file_name: 'TL-0042.csv', text },
        })
      const done = await failsWhole(place, press)
      expect((await press()).body).toMatchObject({ verdict: 'excursion' })
      expect(await everything(world)).toEqual(done)
    },
  )
})

describe('a portal’s answer whose transaction fails', () => {
  const key = portalKey().privateKey
  beforeAll(async () => {
    const set = await finance.call('staffSetTurnover', {
      params: { id: String(goods.sellers.mumbai) },
      body: { financial_year: '2025-26', turnover: 120_000_000 },
    })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
  })
  it.each([
    ['e_invoice', 'before update'],
    ['audit_entry', 'before insert'],
    ['shipment', 'before update'],
  ] as const)('RET-03 gives no number and moves no parcel when %s fails (%s)', async (...where) => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    const visitor = await guestWith(world, { sku })
    const form = { gstin: '27AAACX1234A1ZX', businessName: 'Marine Clinic' }
    const placed = await place(visitor, await created(visitor, { form }))
    if (placed.body.outcome.state !== 'placed') throw new Error(placed.body.outcome.state)
    const id = placed.body.outcome.order_id
    await packOrders(world, id)
    const parcel = (await desk.call('staffGetOrder', { params: { id } })).body.order.parts[0]
      ?.parcels[0]
    const awb = `E${id.slice(-11)}`.toUpperCase()
    await desk.call('staffSetParcelCourier', {
      params: { id: parcel?.id ?? '' },
      body: { version: parcel?.version ?? 0, courier: 'Test Express', awb, tracking_url: '' },
    })
    // Fetched without its number: the answer is what lets it go.
    const scan = await world.visitor().raw({
      method: 'POST',
      url: '/api/shipping/updates',
      headers: { 'x-api-key': world.context.config.COURIER_TOKEN ?? '' },
      payload: {
        awb,
        current_status: 'SHIPPED',
        shipment_status_id: 6,
        current_timestamp: '24 11 2026 12:30:00',
        scans: [],
      },
    })
    expect(scan.status).toBe(200)
    const { rows } = await world.db.execute<{ payload: Reported }>(
      sql`select payload from e_invoice where order_id = ${id}::uuid`,
    )
    const report = rows[0]?.payload
    if (report === undefined) throw new Error('nothing waits')
    const text = JSON.stringify(portalAnswer(report, { key, at: world.clock.now() }))
    const press = () => desk.call('staffUploadEAnswer', { body: { text } })
    const done = await failsWhole(where, press)
    const again = await Promise.all([press(), press()])
    for (const { body } of again)
      expect(body.results).toEqual([{ document: report.DocDtls.No, message: null }])
    expect(await everything(world)).toEqual(done)
  })
})

describe('a courier’s list whose transaction fails', () => {
  it.each([
    ['remittance', 'before insert'],
    ['remittance_line', 'before insert'],
    ['shipment', 'before update'],
    ['audit_entry', 'before insert'],
    ['remittance_line', 'deferred'],
  ] as const)('RET-06 leaves nothing when %s fails (%s)', async (...place) => {
    const { id } = await bought()
    await deliverOrders(world, id)
    const { rows } = await world.db.execute<{ awb: string }>(sql`select h.awb from shipment h
      join sub_order s on s.id = h.sub_order_id where s.order_id = ${id}::uuid`)
    const body = { file_name: 'list.csv', text: `AWB,Amount\n${rows[0]?.awb},364` }
    const { seen } = (await finance.call('staffPreviewRemittance', { body })).body
    const press = () => finance.call('staffRecordRemittance', { body: { ...body, seen } })
    const done = await failsWhole(place, press)
    expect((await press()).status).toBe(200)
    expect(await everything(world)).toEqual(done)
  })
})

// Once, over all of the above: a wrong row stays, and an audit takes longer than what it would look at each time.
it('RET-01 RET-02 RET-06 all of it leaves books that add up', async () => {
  expect(await wrongBooks(world)).toBe('')
})
