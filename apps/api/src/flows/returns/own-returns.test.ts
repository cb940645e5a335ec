import { beforeAll, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { signedInSeller } from '@upchar/testkit/sellers'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld()
let goods: Goods
let desk: Visitor
let own: Visitor
let rival: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  own = (await signedInSeller(world, 'operations', goods.sellers.mumbai)).visitor
  rival = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
})

const words = 'Call Dr Asha Kulkarni on 9812345670'
/** Two packs that have arrived, of which the buyer asks to return one. */
async function asked({ reason = 'expired', title = 'Gauze' } = {}) {
  const { sku } = await goods.addVariant({ title, stock: { mumbai: 20 }, expiresOn: '2028-01-31' })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
  await deliverOrders(world, order.order_id)
  const line = lineOf(await orderOf(visitor, order.order_id), sku)
  const { id, number } = await askReturn(visitor, order.order_id, [{ line, quantity: 1 }], {
    reason,
    note: words,
    pay_to: 'asha.k@okhdfc',
  })
  return { id, number, sku, order: order.order_id }
}
const list = async (visitor: Visitor, query: QueryInput<'sellerListReturns'> = {}) =>
  (await visitor.call('sellerListReturns', { query })).body
const show = async (visitor: Visitor, id: string) =>
  visitor.call('sellerGetReturn', { params: { id } })
async function settle(id: string) {
  const { version, items } = (await desk.call('staffGetReturn', { params: { id } })).body.return
  const pieces = items.map(({ line, batches: [batch] }) => ({
    line,
    lot: batch?.lot ?? 0,
    parcel: batch?.parcel ?? '',
    quantity: 1,
    fate: 'quarantine' as const,
  }))
  const seen = await desk.call('staffPreviewReturn', { params: { id }, body: { pieces } })
  const { credit } = seen.body.settlement
  const done = await desk.call('staffSettleReturn', {
    params: { id },
    body: { version, pieces, credit, decision: words },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
}

it('APP-01 RET-02 a seller reads the returns of its own goods, from the request to what was found', async () => {
  const { id, number, sku, order } = await asked()
  const { returns, queues, total } = await list(own, { q: number.toLowerCase() })
  expect([queues, total]).toEqual([{ open: 1, over: 0 }, 1])
  expect(returns).toMatchObject([
    {
      id,
      number,
      state: 'requested',
      label: 'Asked for',
      reason: 'It is expired, or expires sooner than promised',
      items: [{ title: 'Gauze, M', sku_id: sku, quantity: 1 }],
    },
  ])
  const [row] = returns
  expect(Date.parse(row?.answer_by ?? '') - Date.parse(row?.opened_at ?? '')).toBe(48 * 3_600_000)
  const first = (await show(own, id)).body.return
  const parcel = first.sent[0]?.parcel ?? ''
  expect(first.sent).toMatchObject([
    { title: 'Gauze, M', expires_on: '2028-01-31', quantity: 2, warehouse: 'Mumbai depot' },
  ])
  expect((await own.call('sellerGetParcel', { params: { id: parcel } })).status).toBe(200)

  await desk.call('staffDecideReturn', {
    params: { id },
    body: { version: 0, approve: true, decision: words },
  })
  const pickedUp = { version: 1, courier: 'Test Express', awb: 'BACK12345' }
  await desk.call('staffPickUpReturn', { params: { id }, body: pickedUp })
  expect((await show(own, id)).body.return).toMatchObject({
    state: 'picked',
    answer_by: null,
    courier: 'Test Express',
    awb: 'BACK12345',
    found: [],
  })
  await settle(id)
  const last = (await show(own, id)).body.return
  // Its cash still goes back by bank, which isn't the seller's.
  expect(last).toMatchObject({ state: 'settled', outcome: 'refund', sent: [] })
  expect(last.found).toMatchObject([{ title: 'Gauze, M', quantity: 1, fate: 'quarantine' }])
  expect((await list(own, { q: number })).queues).toEqual({ open: 0, over: 1 })
  const { version } = (await desk.call('staffGetReturn', { params: { id } })).body.return
  const finance = (await signedInStaff(world, 'finance')).visitor
  await finance.call('staffPayReturn', {
    params: { id },
    body: { version, bank_reference: 'UTR20261124' },
  })
  expect((await show(own, id)).body.return).toMatchObject({ state: 'settled', label: 'Settled' })
  expect((await list(own, { queue: 'over', q: number })).returns).toMatchObject([{ id }])

  const { buyer } = (await desk.call('staffGetReturn', { params: { id } })).body.return
  const told = JSON.stringify([first, last, await list(own, { queue: 'over' })])
  for (const secret of [words, buyer, 'okhdfc', 'UTR20261124', order])
    expect(told).not.toContain(secret)
})

it('APP-01 another seller’s return is unknown, in the words of one that isn’t there', async () => {
  const { id, number } = await asked()
  const [theirs, none] = [
    await show(rival, id),
    await show(rival, '00000000-0000-4000-8000-000000000000'),
  ]
  expect([theirs.status, theirs.body]).toMatchObject([404, { code: 'return_unknown' }])
  expect({ ...theirs.body, request_id: '' }).toEqual({ ...none.body, request_id: '' })
  for (const queue of ['open', 'over'] as const)
    expect(await list(rival, { queue, q: number })).toMatchObject({
      returns: [],
      queues: { open: 0, over: 0 },
      total: 0,
    })
})

it('APP-01 a page of returns takes as many statements as one return', async () => {
  for (let made = 0; made < 3; made++) await asked({ title: 'Paged gauze', reason: 'missing' })
  const [one, many] = [
    await world.statements(() => list(own, { limit: 1 })),
    await world.statements(() => list(own, { limit: 100 })),
  ]
  expect(many.statements).toHaveLength(one.statements.length)
  const all = (await list(own, { limit: 100 })).returns.map(({ id }) => id)
  const paged = []
  for (let page = 1; page <= all.length; page++)
    paged.push(...(await list(own, { limit: 1, page })).returns.map(({ id }) => id))
  expect(paged).toEqual(all)
  expect(all.length).toBeGreaterThan(3)
})

it('APP-01 odd requests are refused, and signs in a number find themselves only', async () => {
  const { number } = await asked()
  const get = (query: object) => own.call('sellerListReturns', { query })
  const staffFind = async (q: string) =>
    (await desk.call('staffListReturns', { query: { queue: 'work', q } })).body
  for (const query of [
    { queue: 'all' },
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 10_001 },
    { page: 1e300 },
    { limit: 0 },
    { limit: 101 },
    { limit: 'NaN' },
    { q: 'R\u0000' },
    { q: 'R'.repeat(61) },
  ])
    expect((await get(query)).status, JSON.stringify(query)).toBe(400)
  for (const id of ['1', '%00', "' or 1=1", `${number}`, '../..'])
    expect((await show(own, id)).status, id).toBe(400)
  expect((await get({ page: 10_000, limit: 100 })).body.returns).toEqual([])
  for (const q of ['%', '_', `${number.slice(0, -1)}_`, "'", '\\'])
    for (const find of [list(own, { q }), staffFind(q)]) expect((await find).returns, q).toEqual([])
  // Whatever seller the address names.
  const named = { seller_id: goods.sellers.mumbai, seller: goods.sellers.mumbai, q: number }
  expect((await rival.call('sellerListReturns', { query: named })).body.total).toBe(0)
  const staff = (await signedInStaff(world, 'admin')).visitor
  for (const visitor of [staff, world.visitor()])
    expect((await visitor.call('sellerListReturns')).status).toBe(401)
})
