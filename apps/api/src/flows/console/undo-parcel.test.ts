import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { courierScan } from '@upchar/testkit/courier-scan'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
let memberId = ''

beforeAll(async () => {
  goods = await stockGoods(world.db)
  const support = await signedInStaff(world, 'support')
  desk = support.visitor
  memberId = support.id
})

/** An order with one parcel that has a courier. */
async function booked(awb: string) {
  const { sku } = await goods.addVariant({})
  const { visitor, order } = await buyInCash(world, { sku, quantity: 1 })
  const id = order.order_id
  const shown = async () => (await desk.call('staffGetOrder', { params: { id } })).body.order
  const parcel = async () => {
    const [first] = (await shown()).parts.flatMap(({ parcels }) => parcels)
    if (first === undefined) throw new Error('no parcel')
    return first
  }
  const parcelId = (await parcel()).id
  await desk.call('staffSetParcelCourier', {
    params: { id: parcelId },
    body: { version: 0, courier: 'Delhivery', awb },
  })
  const move = async (state: BodyInput<'staffMoveParcel'>['state']) =>
    desk.call('staffMoveParcel', {
      params: { id: parcelId },
      body: { version: (await parcel()).version, state, at: world.clock.now().toISOString() },
    })
  const undo = async (by = desk, body: Partial<BodyInput<'staffUndoParcelMove'>> = {}) =>
    by.call('staffUndoParcelMove', {
      params: { id: parcelId },
      body: { version: (await parcel()).version, reason: 'Another parcel was meant', ...body },
    })
  const tracked = async () =>
    (await visitor.call('getOrderStatus', { query: { id } })).body.order.sub_orders[0]
  const mails = async () =>
    (
      await world.db.execute<{ subject: string; text: string }>(
        sql`select subject, text from mail_message where subject like ${`%${order.order_number}%`}`,
      )
    ).rows
  const onRecord = () => auditOf(world.db, id)
  return { parcel, move, undo, tracked, mails, shown, onRecord }
}

describe('a state that staff set by mistake', () => {
  it('OPS-01 is taken back to the one before: on the buyer’s page too, with a mail and in the history', async () => {
    const { parcel, move, undo, tracked, mails, shown, onRecord } = await booked('UNDO00001')
    await move('shipped')
    await move('delivered')
    const { version, ...there } = await parcel()
    expect(there).toMatchObject({ state: 'delivered', undo: 'Shipped', next: [] })
    expect((await undo()).status).toBe(200)
    expect(await parcel()).toMatchObject({ state: 'shipped', version: version + 1 })
    expect(await tracked()).toMatchObject({ state: 'shipped' })
    expect((await tracked())?.steps.find(({ state }) => state === 'delivered')?.at).toBeNull()
    expect(await mails()).toContainEqual({
      subject: expect.stringMatching(/^Order UP-\S+: our last mail was wrong$/),
      text: expect.stringContaining('Your parcel’s state is “Shipped”'),
    })
    expect((await shown()).timeline).toContainEqual(
      expect.objectContaining({
        title: 'Taken back: Delivered',
        note: 'Another parcel was meant',
        by: expect.objectContaining({ name: expect.any(String) }),
      }),
    )
    await move('delivered')
    expect(await tracked()).toMatchObject({ state: 'delivered' })
    expect((await onRecord()).filter(({ action }) => action.startsWith('parcel.'))).toMatchObject([
      { action: 'parcel.courier', by: memberId, after: { awb: 'UNDO00001' } },
      { action: 'parcel.state', by: memberId, after: { state: 'shipped' } },
      { action: 'parcel.state', before: { state: 'shipped' }, after: { state: 'delivered' } },
      { action: 'parcel.undo', by: memberId, before: { state: 'delivered' } },
      { action: 'parcel.state', by: memberId, after: { state: 'delivered' } },
    ])
  })

  it('OPS-01 RET-03 back to the packing that issued its invoice, one by one, without a mail nobody needs', async () => {
    const { parcel, move, undo, mails } = await booked('UNDO00002')
    for (const state of ['packed', 'shipped', 'in_transit'] as const) await move(state)
    const corrections = async () =>
      (await mails()).filter(({ subject }) => subject.includes('wrong')).length
    await undo()
    expect([(await parcel()).state, await corrections()]).toEqual(['shipped', 0])
    await undo()
    expect(await parcel()).toMatchObject({ state: 'packed', undo: null })
    expect(await corrections()).toBe(1)
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
  })

  it('OPS-01 stays if the courier reported it', async () => {
    const { parcel, move, undo } = await booked('UNDO00003')
    await move('packed')
    await courierScan(world, 'UNDO00003', 17, '24 11 2026 23:00:00')
    const before = await parcel()
    expect(before).toMatchObject({ state: 'out_for_delivery', undo: null })
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
    expect(await parcel()).toEqual(before)
  })

  it('OPS-01 needs a reason, the version that was read, and happens once', async () => {
    const { parcel, move, undo } = await booked('UNDO00004')
    await move('shipped')
    const { version } = await parcel()
    expect(await undo(desk, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'reason_missing' },
    })
    expect(await undo(desk, { version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const answers = await Promise.all([undo(desk, { version }), undo(desk, { version })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
