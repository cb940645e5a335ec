import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods } from '@upchar/testkit/goods'
import { deliver, setProgramme, setTerms } from '@upchar/testkit/points'
import { form, outcomeOf, pay, place, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { expireWallets, giveValue } from '../../modules/ledger/index.ts'
import { sendRefunds } from '../../modules/payments/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { cancel, lineOf, orderOf } from '../orders/testing/cancel.ts'
import { settlePoints } from './settle-points.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let sku: string
let others: string[]
let desk: Visitor
beforeAll(async () => {
  const goods = await stockGoods(world.db)
  // ₹333.33 a pack, GST included.
  const options = { pricePaise: 33_333, mrpPaise: null, stock: { mumbai: 90 } }
  sku = (await goods.addVariant(options)).sku
  others = [
    (await goods.addVariant(options)).sku,
    (await goods.addVariant({ ...options, seller: 'delhi', stock: { delhi: 90 } })).sku,
  ]
  desk = (await signedInStaff(world, 'support')).visitor
  await setTerms(world)
  await setProgramme(world, true)
})

const give = (book: 'points' | 'wallet', customerId: string, amountPaise: number, hours?: number) =>
  inTransaction(world.db, (tx) =>
    giveValue(tx, {
      book,
      customerId,
      at: world.clock.now(),
      key: randomUUID(),
      amountPaise,
      expiresAt:
        hours === undefined ? null : new Date(world.clock.now().getTime() + hours * 3_600_000),
      reason: 'Welcome',
    }),
  )

/** Three packs for ₹999.99 less 99 of 150 points, paid online but for the wallet's part. */
async function paid(packs: Readonly<Record<string, number>>, wallet = 0) {
  const { visitor, id: customerId } = await signUp(world)
  await give('points', customerId, 15_000)
  if (wallet > 0) await give('wallet', customerId, wallet * 100)
  for (const [sku_id, quantity] of Object.entries(packs))
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id, quantity }, pincode: '400001' },
    })
  await visitor.call('setRewardPoints', { body: { used: true, pincode: '400001' } })
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form({ paymentOption: 1 }), request_key: randomUUID(), wallet },
  })
  const { checkout } = made.body
  expect(checkout).toMatchObject({ reward_points_discount: 99 })
  const { body } = await place(visitor, checkout)
  if (body.outcome.state !== 'pay') throw new Error(JSON.stringify(body))
  await pay(visitor, body.outcome.payment_url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(outcome.state)
  return { visitor, customerId, id: outcome.order_id, checkout }
}

/** The same of one product, delivered. */
async function bought() {
  const { visitor, id, checkout } = await paid({ [sku]: 3 })
  await deliver(world, id)
  return { visitor, id, total: checkout.total }
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

it('RET-04 CART-14 CHECKOUT-07 parts cancelled at once, while refunds are sent and value expires, give back what was paid, once', async () => {
  const skus = [sku, ...others]
  const { visitor, customerId, id, checkout } = await paid(
    Object.fromEntries(skus.map((one) => [one, 1])),
    200,
  )
  // Over as soon as the first one is pressed.
  await give('points', customerId, 700, 1 / 3_600)
  const order = await orderOf(visitor, id)
  const lines = skus.map((one) => [{ line: lineOf(order, one), quantity: 1 }])
  const pressed = Promise.all(
    [...lines, ...lines].map((items) => cancel(world, visitor, id, items)),
  )
  const jobs = [1, 2].flatMap(() => [
    expireWallets(world.context),
    settlePoints(world.context, id),
    sendRefunds(world.context, checkout.id),
  ])
  await Promise.all(jobs)
  // Of two presses for the same goods one is refused; what another press has changed is looked at again.
  const statuses = (await pressed).map(({ status }) => status)
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
  for (const items of lines) await cancel(world, visitor, id, items)
  await runJobs(world)
  expect((await orderOf(visitor, id)).total_now).toBe(0)
  const { rows } = await world.db.execute<{ state: string; paise: number }>(sql`
    select r.state, sum(r.amount_paise)::int as paise from refund r join payment p on p.id = r.payment_id
    join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}::uuid group by 1`)
  expect(rows).toEqual([{ state: 'processed', paise: Math.round((checkout.total - 200) * 100) }])
  const atGateway = await world.db.execute<{ paise: number }>(sql`
    select sum(f.amount_paise)::int as paise from sandbox_gateway_refund f join payment p on p.id = f.payment_id
    join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}::uuid`)
  expect(atGateway.rows).toEqual([{ paise: rows[0]?.paise }])
  expect((await visitor.call('checkWalletBalance')).body.balance).toBe(200)
  expect((await visitor.call('getRewardPoints', { query: {} })).body.balance).toBe(150)
  expect(await wrongBooks(world)).toBe('')
})
