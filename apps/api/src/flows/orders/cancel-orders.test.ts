import { describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { atGateway, buyInCash, countOf, outcomeOf, pay } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { mailsAbout, orderOf } from './testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

async function paidOnline(sku: string): Promise<string> {
  const { visitor, checkout, url } = await atGateway(world, { sku, quantity: 2 })
  await pay(visitor, url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(`not placed: ${outcome.state}`)
  return outcome.order_id
}

/** Books the order's only parcel with a courier, packs it and hands it over. */
async function handOver(id: string, awb: string): Promise<void> {
  const parcel = async () => {
    const { order } = (await desk.call('staffGetOrder', { params: { id } })).body
    const found = order.parts[0]?.parcels[0]
    if (found === undefined) throw new Error('the order has a parcel')
    return found
  }
  const { id: parcelId, version } = await parcel()
  await desk.call('staffSetParcelCourier', {
    params: { id: parcelId },
    body: { version, courier: 'Blue Express', awb, tracking_url: '', reason: 'Label printed anew' },
  })
  for (const state of ['packed', 'shipped'] as const) {
    const now = await parcel()
    const moved = await desk.call('staffMoveParcels', {
      body: { parcels: [{ id: now.id, version: now.version }], state },
    })
    expect(moved.body.results).toMatchObject([{ message: null }])
  }
}

const preview = async (orders: string[]) =>
  (await desk.call('staffPreviewCancels', { body: { orders } })).body.orders
const press = (orders: { id: string; amount: number }[], more: object = {}) =>
  desk.call('staffCancelOrders', {
    body: { orders, reason: 'not_available', request_key: 'of the desk', ...more },
  })

describe('staff cancel several orders', () => {
  it('OPS-01 RET-01 each has its own answer: what goes back, or why it can’t be cancelled; one that fails holds up no other', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 40 } })
    const cash = await buyInCash(world, { sku, quantity: 3 })
    const [inCash, online] = [cash.order.order_id, await paidOnline(sku)]
    const gone = (await buyInCash(world, { sku })).order.order_id
    await handOver(gone, 'BLX000111222')
    const { total } = await orderOf(cash.visitor, inCash)
    const unknown = '00000000-0000-4000-8000-000000000000'
    const seen = await preview([inCash, online, gone, unknown])
    expect(seen).toMatchObject([
      { id: inCash, problem: null, amount: total, refund: 0, undoes_invoices: false },
      { id: online, problem: null, amount: 210, refund: 210 },
      { id: gone, problem: expect.stringMatching(/courier/), amount: 0, refund: 0 },
      { id: unknown, problem: expect.stringMatching(/order/i) },
    ])
    const answer = await press([
      { id: inCash, amount: total },
      { id: gone, amount: 105 },
      { id: online, amount: 210 },
    ])
    expect(answer.body.results).toMatchObject([
      { id: inCash, message: null },
      { id: gone, message: expect.stringMatching(/courier/) },
      { id: online, message: null },
    ])
    expect(await preview([inCash, online])).toMatchObject([
      { problem: expect.any(String) },
      { problem: expect.any(String) },
    ])
    const { order } = (await desk.call('staffGetOrder', { params: { id: online } })).body
    expect(order.cancels).toMatchObject([{ reason: 'The goods are not available' }])
    expect(await mailsAbout(world, order.number)).toHaveLength(1)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-01 pressed again, or by two at once, cancels each order once', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 20_000, stock: { mumbai: 9 } })
    const ids = [await paidOnline(sku), await paidOnline(sku)]
    const orders = (await preview(ids)).map(({ id, amount }) => ({ id, amount }))
    const before = await countOf(world, 'order_cancel')
    const answers = await Promise.all([press(orders), press(orders)])
    answers.push(await press(orders))
    for (const { body } of answers)
      expect(body.results.map(({ message }) => message)).toEqual([null, null])
    expect(await countOf(world, 'order_cancel')).toBe(before + 2)
  })

  it('RET-01 an amount that is no longer the one shown cancels nothing of that order', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    const id = await paidOnline(sku)
    const [seen] = await preview([id])
    const answer = await press([{ id, amount: (seen?.amount ?? 0) - 1 }])
    expect(answer.body.results).toMatchObject([{ message: expect.stringMatching(/changed/i) }])
    expect(await preview([id])).toEqual([seen])
  })

  it('ORDER-03 without a reason, or without the words that a reason asks for, nothing is cancelled', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    const id = await paidOnline(sku)
    const [seen] = await preview([id])
    const orders = [{ id, amount: seen?.amount ?? 0 }]
    for (const more of [{ reason: 'not_needed' }, { reason: 'suspicious', note: ' a ' }])
      expect(await press(orders, more)).toMatchObject({
        status: 400,
        body: { code: 'reason_missing' },
      })
    expect(await preview([id])).toEqual([seen])
  })

  it('OPS-01 takes at most fifty orders at a time', async () => {
    const orders = Array.from(
      { length: 51 },
      (_, n) => `00000000-0000-4000-8000-0000000000${n + 10}`,
    )
    expect((await desk.call('staffPreviewCancels', { body: { orders } })).status).toBe(400)
  })
})
