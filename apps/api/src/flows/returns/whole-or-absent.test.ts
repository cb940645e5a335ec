import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

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

/** All that money, stock, documents and parcels are made of, and what is told about them. */
const tables = [
  '"order"',
  'sub_order',
  'order_line',
  'order_line_lot',
  'shipment',
  'shipment_scan',
  'order_cancel',
  'order_cancel_line',
  'order_return',
  'order_return_line',
  'order_return_piece',
  'order_give_back',
  'invoice',
  'credit_note',
  'invoice_counter',
  'refund',
  'ledger_journal',
  'ledger_posting',
  'ledger_account',
  'stock_movement',
  'quarantine_movement',
  'mail_message',
  'audit_entry',
  'remittance',
  'remittance_line',
  'graphile_worker._private_jobs',
]
async function everything(): Promise<unknown> {
  const each = tables.map(
    (table) =>
      `select '${table}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
  )
  return (await world.db.execute(sql.raw(each.join(' union all ')))).rows
}
const books = () => wrongBooks(world)

/** Fails at one write, leaves everything as it was, and is done once when it is pressed again. */
async function failsWhole(
  [table, when]: readonly [string, string],
  press: () => Promise<Reply<unknown>>,
) {
  const before = await everything()
  failing = await failWrites(world.db, table, when)
  expect((await press()).status).toBe(500)
  expect(await everything()).toEqual(before)
  await mends()
  expect((await press()).status).toBe(200)
  const done = await everything()
  expect(done).not.toEqual(before)
  expect(await books()).toBe('')
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
    expect(await everything()).toEqual(done)
  })
})

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
    const { visitor, id } = await bought()
    world.clock.advance(60_000)
    await deliverOrders(world, id)
    world.clock.advance(60_000)
    const seen = (await visitor.call('getOrderStatus', { query: { id } })).body.order
    const line = seen.sub_orders[0]?.items[0]?.line ?? ''
    const asked = await visitor.call('requestReturn', {
      body: {
        id,
        items: [{ line, quantity: 2 }],
        reason: 'expired',
        note: 'Torn',
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
    const press = () =>
      desk.call('staffSettleReturn', {
        params,
        body: { version, pieces, credit: 210, decision: '' },
      })
    const done = await failsWhole(place, press)
    // Settled is settled: who presses again is told so, and nothing goes back twice.
    expect((await press()).status).toBe(409)
    expect(await everything()).toEqual(done)
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
    expect(await everything()).toEqual(done)
  })
})
