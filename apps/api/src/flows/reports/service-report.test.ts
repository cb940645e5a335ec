import { beforeAll, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)
let finance: Visitor

type Bought = { quantity: number; at: string; promised: string; seller?: 'mumbai' | 'delhi' }
/** A packed cash order of so many packs, placed at a moment and promised for a day. */
async function bought({ quantity, at, promised, seller = 'mumbai' }: Bought) {
  const { sku } = await goods.addVariant({ seller, stock: { [seller]: 90 } })
  const { visitor, order } = await buyInCash(world, { sku, quantity })
  const id = order.order_id
  await packOrders(world, id)
  await world.db.execute(
    sql`update order_line set placed_at = ${at}::timestamptz where order_id = ${id}::uuid`,
  )
  await world.db.execute(
    sql`update shipment set promised_from = ${promised}::date, promised_to = ${promised}::date where order_id = ${id}::uuid`,
  )
  return { id, visitor, sku }
}
/** The same, delivered at a moment. */
async function came(wanted: Bought, at: string) {
  const made = await bought(wanted)
  await deliverOrders(world, made.id)
  await world.db.execute(sql`update shipment_scan set scanned_at = ${at}::timestamptz
    where shipment_id in (select id from shipment where order_id = ${made.id}::uuid) and status_id = 7`)
  return made
}
/** The same, handed over at another moment. */
async function left(wanted: Bought, at: string, arrived: string) {
  const made = await came(wanted, arrived)
  await world.db
    .execute(sql`insert into shipment_scan (shipment_id, status_id, activity, location, scanned_at)
    select id, 42, 'Picked up', '', ${at}::timestamptz from shipment where order_id = ${made.id}::uuid`)
  return made
}
async function cancelled(wanted: Bought, reason: 'not_available' | 'buyer_asked') {
  const { id } = await bought(wanted)
  const params = { id }
  const { cancel } = (await desk.call('staffPreviewCancel', { params, body: {} })).body
  const done = await desk.call('staffCancelOrder', {
    params,
    body: { reason, amount: cancel.amount, request_key: id },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
}
const early = { at: '2026-11-02T05:00:00Z', promised: '2026-11-05' }
const none = { waiting: 0, returned: 0 }
const report = (from: string, to: string) =>
  finance.call('staffGetServiceReport', { query: { from, to } })

beforeAll(async () => {
  finance = (await signedInStaff(world, 'finance')).visitor
})

it('OPS-08 counts promises by the day in India, and what could not be supplied', async () => {
  // A second before midnight in India, and at midnight.
  await came({ quantity: 2, ...early }, '2026-11-05T18:29:59Z')
  await came({ quantity: 1, ...early, seller: 'delhi' }, '2026-11-05T18:30:00Z')
  // Both came late; one was handed over in the last second of its day, the other after it.
  const late = '2026-11-07T05:00:00Z'
  await left({ quantity: 1, ...early, seller: 'delhi' }, '2026-11-05T18:29:59Z', late)
  await left({ quantity: 1, ...early, seller: 'delhi' }, '2026-11-05T18:30:00Z', late)
  // Never came, though its day is over.
  await bought({ quantity: 4, ...early, promised: '2026-11-10' })
  // Of the days after.
  await came(
    { quantity: 8, at: '2026-11-10T18:30:00Z', promised: '2026-11-11' },
    '2026-11-11T06:00:00Z',
  )
  // A cancel breaks no promise; goods that the shop had not weren't supplied, what the buyer didn't want was.
  await cancelled({ quantity: 3, ...early }, 'not_available')
  await cancelled({ quantity: 5, ...early }, 'buyer_asked')
  const { body } = await report('2026-11-01', '2026-11-10')
  expect(body.total).toEqual({
    on_time: 1,
    late: 4,
    left_late: 2,
    waiting: 0,
    units: 2 + 1 + 1 + 1 + 4 + 3 + 5,
    not_supplied: 3,
    returned: 0,
  })
  expect(body.sellers).toEqual([
    {
      seller_id: goods.sellers.mumbai,
      name: 'mumbai',
      on_time: 1,
      late: 1,
      left_late: 1,
      ...none,
      units: 14,
      not_supplied: 3,
    },
    {
      seller_id: goods.sellers.delhi,
      name: 'delhi',
      on_time: 0,
      late: 3,
      left_late: 1,
      ...none,
      units: 3,
      not_supplied: 0,
    },
  ])
  expect(body.before).toEqual({ from: '2026-10-22', to: '2026-10-31' })
  const next = (await report('2026-11-11', '2026-11-20')).body
  expect(next.total).toMatchObject({ on_time: 1, late: 0, units: 8 })
  expect(next.total_before).toEqual(body.total)
})

it('OPS-08 a parcel that may still come in time is neither kept nor late', async () => {
  const days = { from: '2026-11-24', to: '2026-11-30' }
  for (const promised of ['2026-11-24', '2026-11-26'])
    await bought({ quantity: 1, at: '2026-11-23T05:00:00Z', promised })
  expect((await report(days.from, days.to)).body.total).toMatchObject({ late: 0, waiting: 2 })
})

it('OPS-08 counts returns by the day of asking, and the median time of KYC', async () => {
  const { id, visitor, sku } = await came(
    { quantity: 3, at: '2026-11-22T05:00:00Z', promised: '2026-11-24' },
    '2026-11-24T05:00:00Z',
  )
  const line = lineOf(await orderOf(visitor, id), sku)
  await askReturn(visitor, id, [{ line, quantity: 2 }], {
    reason: 'missing',
    pay_to: 'meera@okbank',
  })
  for (const [nth, [sent, hours]] of (
    [
      ['2026-11-19T20:00:00Z', 2],
      ['2026-11-20T05:00:00Z', 5],
      ['2026-11-20T05:00:00Z', 30],
      // Decided before the period.
      ['2026-11-18T05:00:00Z', 1],
    ] as const
  ).entries()) {
    const customer = await signUp(world)
    await world.db
      .execute(sql`insert into kyc_application (id, customer_id, stage, business_type_id, state, choices, fields, created_at, saved_at, submitted_at, decided_at)
      values (${`kyc-${nth}`}, ${customer.id}, 'basic', 1, ${nth === 1 ? 'rejected' : 'approved'}, '{}', '{}', ${sent}::timestamptz, ${sent}::timestamptz,
        ${sent}::timestamptz, ${sent}::timestamptz + ${hours} * interval '1 hour')`)
    await world.db
      .execute(sql`insert into kyc_event (application_id, from_state, to_state, by_kind, note, at)
      values (${`kyc-${nth}`}, 'draft', 'submitted', 'customer', '', ${sent}::timestamptz),
        (${`kyc-${nth}`}, 'submitted', ${nth === 1 ? 'rejected' : 'approved'}, 'staff', '', ${sent}::timestamptz + ${hours} * interval '1 hour')`)
  }
  const { body } = await report('2026-11-20', '2026-11-24')
  expect(body.returns).toEqual([{ reason: 'Pieces are missing', returns: 1, packs: 2, before: 0 }])
  expect(body.kyc).toEqual({ decided: 3, median_hours: 5 })
  expect(body.kyc_before).toEqual({ decided: 1, median_hours: 1 })
})

it('OPS-08 refuses days in the wrong order and more than a year', async () => {
  for (const [from, to] of [
    ['2026-11-02', '2026-11-01'],
    ['2025-11-01', '2026-11-02'],
  ] as const)
    expect(await report(from, to)).toMatchObject({
      status: 400,
      body: { code: 'report_period_wrong' },
    })
  expect((await report('2025-11-01', '2026-11-01')).status).toBe(200)
})

it('APP-01 OPS-08 tells each seller what staff read of it, and nothing of the other', async () => {
  const query = { from: '2026-11-01', to: '2026-11-24' }
  const theirs = await came(
    { quantity: 4, at: '2026-11-21T05:00:00Z', promised: '2026-11-24', seller: 'delhi' },
    '2026-11-24T05:00:00Z',
  )
  const line = lineOf(await orderOf(theirs.visitor, theirs.id), theirs.sku)
  await askReturn(theirs.visitor, theirs.id, [{ line, quantity: 3 }], { pay_to: 'meera@okbank' })
  const staff = (await report(query.from, query.to)).body
  const own = async (seller: 'mumbai' | 'delhi') => {
    const { visitor } = await signedInSeller(world, 'accounts', goods.sellers[seller])
    return (await visitor.call('sellerGetPerformance', { query })).body
  }
  const [mumbai, delhi] = [await own('mumbai'), await own('delhi')]
  for (const [name, { total }] of [
    ['mumbai', mumbai],
    ['delhi', delhi],
  ] as const)
    expect({ seller_id: goods.sellers[name], name, ...total }).toEqual(
      staff.sellers.find((row) => row.name === name),
    )
  expect(mumbai.before).toEqual(staff.before)
  expect(mumbai.total).toMatchObject({ on_time: 3, late: 1, units: 14 + 8 + 2 + 3 })
  expect(delhi.total).toMatchObject({ on_time: 1, late: 3, units: 7 })
  expect(mumbai.returns).toEqual([
    { reason: 'Pieces are missing', returns: 1, packs: 2, before: 0 },
  ])
  expect(delhi.returns).toEqual([
    { reason: 'It is expired, or expires sooner than promised', returns: 1, packs: 3, before: 0 },
  ])
  expect(staff.returns).toEqual([...delhi.returns, ...mumbai.returns])
  // A period before that had something, too.
  const later = { from: '2026-11-11', to: '2026-11-20' }
  const { visitor } = await signedInSeller(world, 'owner', goods.sellers.delhi)
  const next = (await visitor.call('sellerGetPerformance', { query: later })).body
  expect(next.total_before).toMatchObject({ on_time: 0, late: 3, left_late: 1, units: 3 })
})

it('APP-01 a seller’s days are checked like those of staff', async () => {
  const { visitor } = await signedInSeller(world, 'operations', goods.sellers.delhi)
  const query = { from: '2026-11-02', to: '2026-11-01' }
  expect(await visitor.call('sellerGetPerformance', { query })).toMatchObject({
    status: 400,
    body: { code: 'report_period_wrong', message: 'The last day is before the first' },
  })
})
