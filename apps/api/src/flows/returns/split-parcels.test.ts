import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

const books = () => wrongBooks(world)
type State = BodyInput<'staffMoveParcel'>['state']
type Pieces = BodyInput<'staffSettleReturn'>['pieces']

const parcelsOf = async (id: string) =>
  (await desk.call('staffGetOrder', { params: { id } })).body.order.parts.flatMap(
    (part) => part.parcels,
  )

let awbs = 0
async function send(orderId: string, parcel: string, ...states: State[]) {
  const versionNow = async () =>
    (await parcelsOf(orderId)).find(({ id }) => id === parcel)?.version ?? -1
  if (states[0] === 'shipped')
    await desk.call('staffSetParcelCourier', {
      params: { id: parcel },
      body: {
        version: await versionNow(),
        courier: 'Delhivery',
        awb: `PART${String(++awbs).padStart(6, '0')}`,
      },
    })
  for (const state of states) {
    world.clock.advance(60_000)
    const at = world.clock.now().toISOString()
    const moved = await desk.call('staffMoveParcel', {
      params: { id: parcel },
      body: { version: await versionNow(), state, at, reason: 'Nobody was there' },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  }
}

/** Four pieces of one line, paid at the door, two from each of two warehouses. */
async function inTwoParcels() {
  const { sku } = await goods.addVariant({
    pricePaise: 10_000,
    stock: { mumbai: 2, nagpur: 2 },
  })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 4 })
  const id = order.order_id
  await packOrders(world, id)
  const [near, far, ...others] = (await parcelsOf(id)).map((parcel) => parcel.id)
  if (near === undefined || far === undefined) throw new Error('not two parcels')
  expect(others).toEqual([])
  return { visitor, id, near, far, line: lineOf(await orderOf(visitor, id), sku) }
}

const openLost = (id: string) =>
  desk.call('staffOpenReturn', {
    params: { id },
    body: { reason: 'lost', request_key: randomUUID() },
  })
const shown = async (id: string) =>
  (await desk.call('staffGetReturn', { params: { id } })).body.return
const ask = (visitor: Visitor, id: string, line: string, quantity: number) =>
  visitor.call('requestReturn', {
    body: {
      id,
      items: [{ line, quantity }],
      reason: 'expired',
      note: '',
      pay_to: 'asha.k@okhdfc',
      request_key: randomUUID(),
    },
  })

/** Settles with one fate: what the console would send of the batches that it is shown. */
async function settle(id: string, fate: Pieces[number]['fate'], instead?: Pieces) {
  world.clock.advance(1_000)
  const { version, items } = await shown(id)
  const pieces =
    instead ??
    items.flatMap(({ line, batches }) =>
      batches.map(({ lot, parcel, quantity }) => ({ line, lot, parcel, quantity, fate })),
    )
  const seen = await desk.call('staffPreviewReturn', { params: { id }, body: { pieces } })
  const credit = seen.status === 200 ? seen.body.settlement.credit : 0
  return desk.call('staffSettleReturn', {
    params: { id },
    body: { version, pieces, credit, decision: 'As we found it' },
  })
}
const payToOf = async (id: string) =>
  (
    await world.db.execute<{ pay_to: string }>(
      sql`select pay_to from order_return where id = ${id}::uuid`,
    )
  ).rows[0]?.pay_to

describe('an order in two parcels', () => {
  it('ORDER-05 asks about the delivery once one has arrived and the other came back', async () => {
    const { visitor, id, near, far } = await inTwoParcels()
    const asked = async () =>
      (await visitor.call('getOrderFeedbackIssues', { query: { order_id: id } })).body.asked
    await send(id, near, 'shipped', 'delivered')
    expect(await asked()).toBe('order')
    await send(id, far, 'shipped', 'rto')
    expect(await asked()).toBe('delivery')
    const body = { order_id: id, rating: 4 }
    expect((await visitor.call('postDeliveryFeedback', { body })).status).toBe(200)
  })

  it('RET-05 loses both, one after the other: each has its return, of its own batches', async () => {
    const { id, near, far } = await inTwoParcels()
    await send(id, near, 'shipped')
    await send(id, far, 'shipped')
    const both = await Promise.all([openLost(near), openLost(near)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const first = both.find(({ status }) => status === 200)?.body.return
    const second = await openLost(far)
    expect(second.status, JSON.stringify(second.body)).toBe(200)
    const lots = [first?.items[0]?.batches ?? [], second.body.return.items[0]?.batches ?? []]
    expect(lots).toMatchObject([[{ quantity: 2 }], [{ quantity: 2 }]])
    const swapped = lots[1]?.map(({ lot, parcel }) => ({
      line: first?.items[0]?.line ?? '',
      lot,
      parcel,
      quantity: 2,
      fate: 'absent' as const,
    }))
    expect((await settle(first?.id ?? '', 'absent', swapped)).body).toMatchObject({
      code: 'pieces_wrong',
    })
    expect((await settle(first?.id ?? '', 'absent')).body.return).toMatchObject({ credit: 200 })
    expect((await settle(second.body.return.id, 'absent')).body.return.state).toBe('settled')
    expect(await books()).toBe('')
  })

  it('RET-02 loses one: what arrived in the other can still be returned, from its own batches', async () => {
    const { visitor, id, near, far, line } = await inTwoParcels()
    await send(id, near, 'shipped')
    await send(id, far, 'shipped', 'delivered')
    const lost = await openLost(near)
    const { returnable } = (await visitor.call('getReturns', { query: { id } })).body
    expect(returnable[0]?.reasons[0]).toMatchObject({ code: 'damaged', quantity: 2 })
    const asked = (await ask(visitor, id, line, 2)).body.returns.at(-1)?.id ?? ''
    expect((await ask(visitor, id, line, 1)).body).toMatchObject({ code: 'not_returnable' })
    await desk.call('staffDecideReturn', {
      params: { id: asked },
      body: { version: 0, approve: true, decision: '' },
    })
    const other = lost.body.return.items[0]?.batches[0]
    const [lot, parcel] = [other?.lot ?? 0, other?.parcel ?? '']
    const wrong = [{ line, lot, parcel, quantity: 2, fate: 'destroy' as const }]
    expect((await settle(asked, 'destroy', wrong)).body).toMatchObject({ code: 'pieces_wrong' })
    expect((await settle(asked, 'destroy')).body.return).toMatchObject({ refund: 200 })
    expect((await settle(lost.body.return.id, 'absent')).status).toBe(200)
    expect(await books()).toBe('')
  })
})

describe('a parcel that was given up for lost', () => {
  it('RET-05 arrives after all: nothing of it is settled as lost, and its buyer may return it', async () => {
    const { visitor, id, near, line } = await inTwoParcels()
    await send(id, near, 'shipped')
    const lost = (await openLost(near)).body.return.id
    // The buyer doesn't have them yet, and must not pay what may never come.
    expect((await settle(lost, 'rejected')).body).toMatchObject({
      code: 'pieces_wrong',
      message: expect.stringMatching(/the buyer never had these pieces/),
    })
    await send(id, near, 'delivered')
    expect((await settle(lost, 'absent')).body).toMatchObject({
      code: 'pieces_wrong',
      message: expect.stringMatching(/arrived after all/),
    })
    expect((await settle(lost, 'rejected')).body.return).toMatchObject({ credit: 0, refund: 0 })
    const { returnable } = (await visitor.call('getReturns', { query: { id } })).body
    expect(returnable[0]?.reasons[0]).toMatchObject({ code: 'damaged', quantity: 2 })
    const asked = (await ask(visitor, id, line, 2)).body.returns.at(-1)?.id ?? ''
    await desk.call('staffDecideReturn', {
      params: { id: asked },
      body: { version: 0, approve: true, decision: '' },
    })
    expect((await settle(asked, 'destroy')).body.return).toMatchObject({ refund: 200 })
    expect(await books()).toBe('')
  })
})

describe('where cash would go', () => {
  it('RET-04 is deleted as soon as none goes there: refused, withdrawn, or nothing accepted', async () => {
    const { visitor, id, near, line } = await inTwoParcels()
    await send(id, near, 'shipped', 'delivered')
    const newest = async (quantity: number) =>
      (await ask(visitor, id, line, quantity)).body.returns.at(-1)?.id ?? ''
    const decide = (of: string, approve: boolean) =>
      desk.call('staffDecideReturn', {
        params: { id: of },
        body: { version: 0, approve, decision: 'We looked at it' },
      })
    const refused = await newest(2)
    expect(await payToOf(refused)).not.toBe('')
    await decide(refused, false)
    const withdrawn = await newest(2)
    await visitor.call('withdrawReturn', { body: { id, return: withdrawn } })
    const rejected = await newest(2)
    await decide(rejected, true)
    expect((await settle(rejected, 'rejected')).status).toBe(200)
    for (const one of [refused, withdrawn, rejected]) expect(await payToOf(one)).toBe('')
    // What was looked at and not taken can't be asked for once more.
    expect((await ask(visitor, id, line, 1)).body).toMatchObject({ code: 'not_returnable' })
  })
})
