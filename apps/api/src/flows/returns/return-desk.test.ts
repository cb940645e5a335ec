import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld()
let goods: Goods
let desk: Visitor
let finance: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  finance = (await signedInStaff(world, 'finance')).visitor
})

/** Goods paid in cash that have arrived, of which the buyer asks to return one piece. */
async function asked(reason = 'expired') {
  const { sku } = await goods.addVariant({ pricePaise: 10_000 })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
  const id = order.order_id
  await deliverOrders(world, id)
  const line = lineOf(await orderOf(visitor, id), sku)
  const wish = { reason, pay_to: 'asha.k@okhdfc' }
  const one = await askReturn(visitor, id, [{ line, quantity: 1 }], wish)
  return { visitor, order: id, id: one.id, number: one.number }
}
const decide = (id: string, approve: boolean) =>
  desk.call('staffDecideReturn', {
    params: { id },
    body: { version: 0, approve, decision: approve ? '' : 'The pictures show another product' },
  })
async function settle(id: string, fate: 'destroy' | 'rejected', decision: string) {
  const { version, items } = (await desk.call('staffGetReturn', { params: { id } })).body.return
  const pieces = items.map(({ line, batches }) => ({
    line,
    lot: batches[0]?.lot ?? 0,
    parcel: batches[0]?.parcel ?? '',
    quantity: 1,
    fate,
  }))
  const seen = await desk.call('staffPreviewReturn', { params: { id }, body: { pieces } })
  const { credit } = seen.body.settlement
  return desk.call('staffSettleReturn', {
    params: { id },
    body: { version, pieces, credit, decision },
  })
}
/** In which queues a return stands. */
const queuesOf = async (number: string) => {
  const queues = []
  for (const queue of ['work', 'done'] as const) {
    const { returns, total } = (
      await desk.call('staffListReturns', { query: { queue, q: number.toLowerCase() } })
    ).body
    expect(total).toBe(returns.length)
    if (returns.some((one) => one.number === number)) queues.push(queue)
  }
  return queues.join()
}

it('RET-02 RET-04 a return is staff’s work until its money is sent, or until it is refused or withdrawn', async () => {
  const [paid, refused, withdrawn] = [await asked(), await asked(), await asked()]
  expect(await queuesOf(paid.number)).toBe('work')
  await decide(paid.id, true)
  expect(await queuesOf(paid.number)).toBe('work')
  expect((await settle(paid.id, 'destroy', '')).body.return).toMatchObject({ to_pay: 100 })
  expect(await queuesOf(paid.number)).toBe('work')
  const { version } = (await finance.call('staffGetReturn', { params: { id: paid.id } })).body
    .return
  await finance.call('staffPayReturn', {
    params: { id: paid.id },
    body: { version, bank_reference: 'UTR20261124' },
  })
  expect(await queuesOf(paid.number)).toBe('done')
  await decide(refused.id, false)
  expect(await queuesOf(refused.number)).toBe('done')
  await withdrawn.visitor.call('withdrawReturn', {
    body: { id: withdrawn.order, return: withdrawn.id },
  })
  expect(await queuesOf(withdrawn.number)).toBe('done')
})

it('RET-04 a return of which nothing is paid back is done once it is settled', async () => {
  const { id, number } = await asked()
  await decide(id, true)
  expect((await settle(id, 'rejected', 'It was used')).status).toBe(200)
  expect(await queuesOf(number)).toBe('done')
})

it('RET-02 pieces are not accepted only with a reason that the buyer can read', async () => {
  const { visitor, order, id } = await asked()
  await decide(id, true)
  for (const decision of ['', 'no'])
    expect((await settle(id, 'rejected', decision)).body).toMatchObject({ code: 'reason_missing' })
  expect((await settle(id, 'rejected', 'It was used')).status).toBe(200)
  const { returns } = (await visitor.call('getReturns', { query: { id: order } })).body
  expect(returns[0]).toMatchObject({ state: 'settled', words: 'It was used' })
})

it('RET-02 a buyer withdraws no return of another order', async () => {
  const [own, other] = [await asked(), await asked()]
  const wrong = await own.visitor.call('withdrawReturn', {
    body: { id: own.order, return: other.id },
  })
  expect([wrong.status, wrong.body]).toMatchObject([404, { code: 'order_not_found' }])
  const stranger = await world.visitor().call('withdrawReturn', {
    body: { id: other.order, return: other.id },
  })
  expect(stranger.status).toBe(404)
  const { body } = await other.visitor.call('getReturns', { query: { id: other.order } })
  expect(body.returns).toMatchObject([{ state: 'requested', can_withdraw: true }])
})

it('RET-02 nothing is fetched of pieces that were missing', async () => {
  const { id } = await asked('missing')
  await decide(id, true)
  const { version } = (await desk.call('staffGetReturn', { params: { id } })).body.return
  const fetched = await desk.call('staffPickUpReturn', {
    params: { id },
    body: { version, courier: 'Delhivery', awb: 'RETURN0002' },
  })
  expect([fetched.status, fetched.body]).toMatchObject([409, { code: 'state_wrong' }])
})

it('RET-04 only what was paid in cash is paid back by bank', async () => {
  const { id } = await asked()
  await decide(id, true)
  await settle(id, 'rejected', 'It was used')
  const { version } = (await finance.call('staffGetReturn', { params: { id } })).body.return
  const paid = await finance.call('staffPayReturn', {
    params: { id },
    body: { version, bank_reference: 'UTR20261124' },
  })
  expect([paid.status, paid.body]).toMatchObject([409, { code: 'state_wrong' }])
})

it('RET-04 settles for what was shown, not for what it has become', async () => {
  const { id } = await asked()
  await decide(id, true)
  const { version, items } = (await desk.call('staffGetReturn', { params: { id } })).body.return
  const pieces = items.map(({ line, batches }) => ({
    line,
    lot: batches[0]?.lot ?? 0,
    parcel: batches[0]?.parcel ?? '',
    quantity: 1,
    fate: 'destroy' as const,
  }))
  for (const credit of [0, 99.99, 100.01])
    expect(
      (
        await desk.call('staffSettleReturn', {
          params: { id },
          body: { version, pieces, credit, decision: '' },
        })
      ).body,
    ).toMatchObject({ code: 'changed_meanwhile' })
  expect((await settle(id, 'destroy', '')).body.return).toMatchObject({ credit: 100 })
})

it('RET-03 RET-04 the mail names the credit notes, where there are any', async () => {
  const textOf = async (number: string) =>
    (
      await world.db.execute<{ text: string }>(
        sql`select text from mail_message where subject = ${`Your return is settled: ${number}`}`,
      )
    ).rows.map(({ text }) => text)
  const [accepted, refused] = [await asked(), await asked()]
  for (const { id } of [accepted, refused]) await decide(id, true)
  await settle(accepted.id, 'destroy', '')
  await settle(refused.id, 'rejected', 'It was used')
  expect(await textOf(accepted.number)).toEqual([expect.stringMatching(/Credit notes: T\dC\//)])
  const [words] = await textOf(refused.number)
  expect(words).toContain('It was used')
  expect(words).not.toContain('Credit notes')
})
