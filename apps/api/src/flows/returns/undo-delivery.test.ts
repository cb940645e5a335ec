import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)

/** A delivered cash order of 3 × ₹105.00 and the fee of ₹49, of whose pieces the buyer asks to return 2. */
async function askedBack() {
  const { sku } = await goods.addVariant({ pricePaise: 10_500, maxOq: 50 })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
  const id = order.order_id
  world.clock.advance(60_000)
  await deliverOrders(world, id)
  world.clock.advance(60_000)
  const parcel = async () => {
    const shown = (await desk.call('staffGetOrder', { params: { id } })).body.order
    const [first] = shown.parts.flatMap(({ parcels }) => parcels)
    if (first === undefined) throw new Error('no parcel')
    return first
  }
  const undo = async () => {
    const { id: parcelId, version } = await parcel()
    return desk.call('staffUndoParcelMove', {
      params: { id: parcelId },
      body: { version, reason: 'Another parcel was meant' },
    })
  }
  const seen = async () => (await visitor.call('getOrderStatus', { query: { id } })).body.order
  const line = (await seen()).sub_orders[0]?.items[0]?.line ?? ''
  const ask = () =>
    visitor.call('requestReturn', {
      body: {
        id,
        items: [{ line, quantity: 2 }],
        reason: 'expired',
        note: 'Torn',
        pay_to: 'asha@okhdfc',
        request_key: randomUUID(),
      },
    })
  return { visitor, id, undo, ask, seen, parcel }
}

it('OPS-01 a delivery is not taken back while the buyer returns what came with it', async () => {
  const { visitor, id, undo, ask, parcel } = await askedBack()
  const asked = await ask()
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const [one] = asked.body.returns
  expect(await undo()).toMatchObject({
    status: 409,
    body: { code: 'state_wrong', message: expect.stringContaining(String(one?.number)) },
  })
  expect((await parcel()).state).toBe('delivered')
  await visitor.call('withdrawReturn', { body: { id, return: one?.id ?? '' } })
  expect((await undo()).status).toBe(200)
  expect((await parcel()).state).not.toBe('delivered')
})

it('OPS-01 of a return and of an undo at the same time, one wins', async () => {
  for (let round = 0; round < 5; round++) {
    // oxlint-disable-next-line no-await-in-loop
    const { undo, ask, parcel } = await askedBack()
    // oxlint-disable-next-line no-await-in-loop
    const [undone, asked] = await Promise.all([undo(), ask()])
    expect([undone.status, asked.status].filter((status) => status === 200)).toHaveLength(1)
    // oxlint-disable-next-line no-await-in-loop
    expect((await parcel()).state === 'delivered').toBe(asked.status === 200)
  }
})

it('RET-02 what came back is taken off the order’s total, beside what was cancelled', async () => {
  const { ask, seen, id } = await askedBack()
  expect(await seen()).toMatchObject({ total: 364, total_now: 364, returned: 0 })
  const [one] = (await ask()).body.returns
  const params = { id: one?.id ?? '' }
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  const { version, items } = (await desk.call('staffGetReturn', { params })).body.return
  const [item] = items
  const pieces = [
    {
      line: item?.line ?? '',
      lot: item?.batches[0]?.lot ?? 0,
      parcel: item?.batches[0]?.parcel ?? '',
      quantity: 2,
      fate: 'destroy' as const,
    },
  ]
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version, pieces, credit: 210, decision: '' },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  expect(await seen()).toMatchObject({ total: 364, total_now: 154, returned: 210 })
  const { amounts } = (await desk.call('staffGetOrder', { params: { id } })).body.order
  expect(amounts).toMatchObject({ total: 364, total_now: 154, returned: 210 })
})
