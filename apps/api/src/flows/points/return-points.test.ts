import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods } from '@upchar/testkit/goods'
import { deliver, setProgramme, setTerms } from '@upchar/testkit/points'
import { form, outcomeOf, pay, place, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { giveValue } from '../../modules/ledger/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let sku: string
let desk: Visitor
beforeAll(async () => {
  const goods = await stockGoods(world.db)
  // ₹333.33 a pack, GST included.
  sku = (await goods.addVariant({ pricePaise: 33_333, mrpPaise: null, stock: { mumbai: 90 } })).sku
  desk = (await signedInStaff(world, 'support')).visitor
  await setTerms(world)
  await setProgramme(world, true)
})

/** Three packs for ₹999.99 less 99 points, paid online and delivered. */
async function bought() {
  const { visitor, id: customerId } = await signUp(world)
  await inTransaction(world.db, (tx) =>
    giveValue(tx, {
      book: 'points',
      customerId,
      at: world.clock.now(),
      key: randomUUID(),
      amountPaise: 15_000,
      expiresAt: null,
      reason: 'Welcome',
    }),
  )
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 3 }, pincode: '400001' },
  })
  await visitor.call('setRewardPoints', { body: { used: true, pincode: '400001' } })
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form({ paymentOption: 1 }), request_key: randomUUID() },
  })
  const { checkout } = made.body
  expect(checkout).toMatchObject({ reward_points_discount: 99 })
  const { body } = await place(visitor, checkout)
  if (body.outcome.state !== 'pay') throw new Error(JSON.stringify(body))
  await pay(visitor, body.outcome.payment_url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(outcome.state)
  await deliver(world, outcome.order_id)
  return { visitor, id: outcome.order_id, total: checkout.total }
}

/** Returns packs of an order: asked for, approved, fetched, and accepted. Answers with the refund. */
async function returned(visitor: Visitor, id: string, quantity: number): Promise<number> {
  const line = lineOf(await orderOf(visitor, id), sku)
  const asked = await visitor.call('requestReturn', {
    body: {
      id,
      items: [{ line, quantity }],
      reason: 'expired',
      note: 'Torn',
      request_key: randomUUID(),
    },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const open = asked.body.returns.find(({ state }) => state === 'requested')
  const params = { id: open?.id ?? '' }
  const shown = async () => (await desk.call('staffGetReturn', { params })).body.return
  const later = () => world.clock.advance(1_000)
  later()
  await desk.call('staffDecideReturn', {
    params,
    body: { version: (await shown()).version, approve: true },
  })
  later()
  await desk.call('staffPickUpReturn', {
    params,
    body: { version: (await shown()).version, courier: 'Delhivery', awb: 'RETURN0001' },
  })
  later()
  const { version, items } = await shown()
  const pieces = items.flatMap((item) =>
    item.batches
      .slice(0, 1)
      .map(({ lot, parcel }) => ({ line, lot, parcel, quantity, fate: 'restock' as const })),
  )
  const preview = await desk.call('staffPreviewReturn', { params, body: { pieces } })
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version, pieces, credit: preview.body.settlement.credit, decision: '' },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  await runJobs(world)
  return settled.body.return.refund
}

it('CART-14 RET-04 a return gives the points used for it back, and takes those that it earned', async () => {
  const { visitor, id, total } = await bought()
  const balance = async () => (await visitor.call('getRewardPoints', { query: {} })).body.balance
  // 150 − 99, and 5 % of ₹900.99.
  expect(await balance()).toBe(51 + 45)
  const first = await returned(visitor, id, 1)
  // A third of 99 comes back. 5 % of the ₹600.66 that stay are 30.
  expect(await balance()).toBe(51 + 33 + 30)
  expect((await orderOf(visitor, id)).reward_points).toEqual({
    used: 99,
    used_now: 66,
    earns: 30,
    earned: true,
  })
  expect(await wrongBooks(world)).toBe('')
  const rest = await returned(visitor, id, 2)
  expect(await balance()).toBe(150)
  expect(Math.round((first + rest) * 100)).toBe(Math.round(total * 100))
  expect(await wrongBooks(world)).toBe('')
})
