import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { sessionFor, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { isLockAwaited } from '@upchar/testkit/hold-statements'
import { mailsTo } from '@upchar/testkit/mails'
import { asked, bought, deliver, setProgramme, setTerms, terms } from '@upchar/testkit/points'
import { place, placed, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { istDate } from '@upchar/kernel/dates'
import { expireWallets } from '../../modules/ledger/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { cancel, lineOf, orderOf } from '../orders/testing/cancel.ts'
import { settlePoints } from './settle-points.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const dayMs = 86_400_000
let goods: Goods
let gloves: string
beforeAll(async () => {
  goods = await stockGoods(world.db)
  // ₹1,000 a pack, GST included.
  gloves = (
    await goods.addVariant({ pricePaise: 100_000, mrpPaise: null, stock: { mumbai: 5_000 } })
  ).sku
  // Anybody may buy here: the test is about points, not about rights.
  await world.db.execute(sql`update buying_policy set requirement = 'allow'
    where product_class in ('DRUG_H', 'DRUG_H1', 'BIO_C')`)
  await setTerms(world)
  await setProgramme(world, true)
})

const pointsOf = async ({ id }: Customer, query: { page?: number } = {}) =>
  (await (await sessionFor(world, id)).call('getRewardPoints', { query })).body
const booksOf = () => wrongBooks(world)

describe('earning reward points', () => {
  it('CART-14 is pending until all of the order is delivered, then expires after its days', async () => {
    const buyer = await signUp(world)
    const nagpur = await goods.addVariant({
      pricePaise: 50_000,
      mrpPaise: null,
      stock: { nagpur: 90 },
    })
    const id = await bought(
      buyer.visitor,
      { sku_id: gloves, quantity: 1 },
      { sku_id: nagpur.sku, quantity: 2 },
    )
    // 5 % of ₹2,000; delivery and fees earn nothing.
    expect(await pointsOf(buyer)).toMatchObject({
      terms,
      balance: 0,
      pending: [{ order_id: id, amount: 100 }],
      count: 0,
    })
    await deliver(world, id, 1)
    expect(await pointsOf(buyer)).toMatchObject({ balance: 0, pending: [{ amount: 100 }] })
    await deliver(world, id)
    const earned = await pointsOf(buyer)
    expect(earned).toMatchObject({ balance: 100, pending: [], count: 1 })
    expect(earned.transactions).toMatchObject([
      { kind: 'earn', amount: 100, balance: 100, reason: 'Earned by your order' },
    ])
    const until = Date.parse(earned.parts[0]?.expires_at ?? '')
    // The 90th day after today in India, to its end.
    const last = istDate(new Date(world.clock.now().getTime() + 90 * dayMs))
    expect(istDate(new Date(until - 1))).toBe(last)
    expect(istDate(new Date(until))).not.toBe(last)
    await settlePoints(world.context, id)
    expect((await pointsOf(buyer)).balance).toBe(100)
    expect((await buyer.visitor.call('checkWalletBalance')).body.balance).toBe(0)
    expect(await booksOf()).toBe('')
    world.clock.advance(91 * dayMs)
    expect((await pointsOf(buyer)).balance).toBe(0)
    await expireWallets(world.context)
    expect((await pointsOf(buyer)).transactions[0]).toMatchObject({ kind: 'expire', amount: -100 })
    await setTerms(world)
  })

  it('CART-14 DATA-20 DATA-18 reward_points_earn_percentage max_reward_points_discount_earn: earns whole points, at most the maximum, of what the buyer pays after a voucher', async () => {
    const odd = await goods.addVariant({ pricePaise: 105_99, stock: { mumbai: 90 } })
    const buyer = await signUp(world)
    // 5 % of ₹105.99 are ₹5.29.
    await bought(buyer.visitor, { sku_id: odd.sku, quantity: 1 })
    expect((await pointsOf(buyer)).pending).toMatchObject([{ amount: 5 }])
    await setTerms(world, { earn_most: 120 })
    const big = await signUp(world)
    await bought(big.visitor, { sku_id: gloves, quantity: 3 })
    expect((await pointsOf(big)).pending).toMatchObject([{ amount: 120 }])
    await setTerms(world)
    const saver = await signUp(world)
    const code = await makeTestVoucher(world.db)
    const made = await asked(saver.visitor, { sku_id: gloves, quantity: 1 })
    const used = await saver.visitor.call('applyCheckoutVoucher', {
      params: { id: made.body.checkout.id, code },
    })
    expect(used.status, JSON.stringify(used.body)).toBe(200)
    placed(await place(saver.visitor, used.body.checkout))
    // 5 % of ₹900.
    expect((await pointsOf(saver)).pending).toMatchObject([{ amount: 45 }])
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])(
    'CART-14 earns nothing on %s, which may not be promoted',
    async (productClass) => {
      const medicine = await goods.addVariant({ productClass, pricePaise: 100_000, mrpPaise: null })
      const buyer = await signUp(world)
      await bought(
        buyer.visitor,
        { sku_id: medicine.sku, quantity: 2 },
        { sku_id: gloves, quantity: 1 },
      )
      expect((await pointsOf(buyer)).pending).toMatchObject([{ amount: 50 }])
    },
  )

  it('CART-14 ORDER-03 earns less for what is cancelled, and nothing for an order that is', async () => {
    const buyer = await signUp(world)
    const id = await bought(buyer.visitor, { sku_id: gloves, quantity: 3 })
    const order = await orderOf(buyer.visitor, id)
    await cancel(world, buyer.visitor, id, [{ line: lineOf(order, gloves), quantity: 1 }])
    expect((await pointsOf(buyer)).pending).toMatchObject([{ amount: 100 }])
    await cancel(world, buyer.visitor, id)
    await runJobs(world)
    expect(await pointsOf(buyer)).toMatchObject({ balance: 0, pending: [], count: 0 })
  })

  it('CART-14 keeps the terms that the order was placed on', async () => {
    const buyer = await signUp(world)
    const id = await bought(buyer.visitor, { sku_id: gloves, quantity: 1 })
    await setTerms(world, { earn_percentage: 1 })
    await deliver(world, id)
    expect((await pointsOf(buyer)).balance).toBe(50)
    await setTerms(world)
    expect(await booksOf()).toBe('')
  })

  it('CART-14 takes the points back when staff undo a delivery set by mistake, and gives them again', async () => {
    const buyer = await signUp(world)
    const id = await bought(buyer.visitor, { sku_id: gloves, quantity: 1 })
    await deliver(world, id)
    const { visitor: desk } = await signedInStaff(world, 'support')
    const { rows } = await world.db.execute<{ id: string; version: number }>(
      sql`select h.id, h.version from shipment h join sub_order s on s.id = h.sub_order_id where s.order_id = ${id}::uuid`,
    )
    const [parcel] = rows
    if (parcel === undefined) throw new Error('no parcel')
    const undone = await desk.call('staffUndoParcelMove', {
      params: { id: parcel.id },
      body: { version: parcel.version, reason: 'the wrong parcel' },
    })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    await runJobs(world)
    expect(await pointsOf(buyer)).toMatchObject({ balance: 0, pending: [{ amount: 50 }] })
    await deliver(world, id)
    expect(await pointsOf(buyer)).toMatchObject({ balance: 50, pending: [], count: 3 })
    expect(await booksOf()).toBe('')
  })

  it('CART-14 waits for a return that is being settled, and earns by what it leaves', async () => {
    const buyer = await signUp(world)
    const id = await bought(buyer.visitor, { sku_id: gloves, quantity: 3 })
    await world.db.execute(
      sql`update sub_order set state = 'delivered' where order_id = ${id}::uuid`,
    )
    const { settled } = await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select from "order" where id = ${id}::uuid for update`)
      await tx.execute(sql`update order_line l set returned = 1 from sub_order s
        where s.id = l.sub_order_id and s.order_id = ${id}::uuid`)
      const begun = settlePoints(world.context, id)
      await expect.poll(() => isLockAwaited(world.db)).toBe(true)
      return { settled: begun }
    })
    await settled
    // 5 % of ₹2,000.
    expect((await pointsOf(buyer)).balance).toBe(100)
    await world.db.execute(sql`update order_line l set returned = 0 from sub_order s
      where s.id = l.sub_order_id and s.order_id = ${id}::uuid`)
    await settlePoints(world.context, id)
    expect((await pointsOf(buyer)).balance).toBe(150)
  })

  it('CART-14 takes back what is left where less is left than was earned', async () => {
    const buyer = await signUp(world)
    const id = await bought(buyer.visitor, { sku_id: gloves, quantity: 1 })
    await deliver(world, id)
    const finance = (await signedInStaff(world, 'finance')).visitor
    const taken = await finance.call('staffChangeWallet', {
      params: { id: buyer.id },
      body: {
        id: randomUUID(),
        book: 'points',
        direction: 'take',
        amount: 30,
        last_day: null,
        reason: 'Given by mistake',
      },
    })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    await world.db.execute(sql`update sub_order set state = 'shipped' where order_id = ${id}::uuid`)
    await settlePoints(world.context, id)
    expect((await pointsOf(buyer)).balance).toBe(0)
    // It has earned ₹30 of 50 now: the other 20 come with its delivery.
    await world.db.execute(
      sql`update sub_order set state = 'delivered' where order_id = ${id}::uuid`,
    )
    await settlePoints(world.context, id)
    expect((await pointsOf(buyer)).balance).toBe(20)
  })

  it('CART-14 DATA-20 DATA-18 loyalty_program: ends it: nothing is earned, no terms are shown', async () => {
    await setProgramme(world, false)
    const buyer = await signUp(world)
    const id = await bought(buyer.visitor, { sku_id: gloves, quantity: 1 })
    expect(await pointsOf(buyer)).toMatchObject({ terms: null, pending: [] })
    const { visitor: finance } = await signedInStaff(world, 'finance')
    const isOn = async (book: 'points' | 'wallet') =>
      (await finance.call('staffGetWallet', { params: { id: buyer.id }, query: { book } })).body.on
    expect([await isOn('points'), await isOn('wallet')]).toEqual([false, true])
    await deliver(world, id)
    expect((await pointsOf(buyer)).balance).toBe(0)
    await setProgramme(world, true)
    expect([await isOn('points'), await isOn('wallet')]).toEqual([true, true])
  })
})

describe('reward points for staff', () => {
  let finance: Visitor
  // The clock went on for months: earlier sessions have ended.
  beforeAll(async () => {
    finance = (await signedInStaff(world, 'finance')).visitor
  })
  const wanted = { ...terms, valid_from: '2026-01-01', seen_revision: '' }
  const today = () => istDate(world.clock.now())

  it('CART-14 finance sets terms from a day on, after a preview; another press is told of the change', async () => {
    const before = (await finance.call('staffGetPoints')).body
    const seen = before.revision
    const past = await finance.call('staffSetPoints', { body: { ...wanted, seen_revision: seen } })
    expect(past.body).toMatchObject({
      code: 'points_terms_invalid',
      fields: [{ field: 'valid_from' }],
    })
    const from = istDate(new Date(world.clock.now().getTime() + 5 * dayMs))
    const body = { ...wanted, earn_percentage: 7.5, valid_from: from, seen_revision: seen }
    const done = await announced(world, () => finance.call('staffSetPoints', { body }))
    expect(done.status).toBe(200)
    expect((await finance.call('staffSetPoints', { body })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
    const { terms: all } = (await finance.call('staffGetPoints')).body
    expect(all.slice(0, 2)).toMatchObject([
      { state: 'planned', earn_percentage: 7.5, valid_from: from, valid_to: null },
      { state: 'now', earn_percentage: 5 },
    ])
    await setTerms(world)
    const now = (await finance.call('staffGetPoints')).body
    expect(now.terms[0]).toMatchObject({ state: 'now', valid_from: today() })
    // Terms of one day stay on the list; those that never applied don't.
    const tomorrow = istDate(new Date(world.clock.now().getTime() + dayMs))
    const next = { ...wanted, valid_from: tomorrow, seen_revision: now.revision }
    expect((await finance.call('staffSetPoints', { body: next })).status).toBe(200)
    const { terms: then } = (await finance.call('staffGetPoints')).body
    expect(then.slice(0, 2)).toMatchObject([
      { state: 'planned', valid_from: tomorrow, valid_to: null },
      { state: 'now', valid_from: today(), valid_to: today() },
    ])
    expect(then.some((one) => one.valid_from === from)).toBe(false)
    await setTerms(world)
  })

  it('CART-14 previews what terms would have cost on the latest orders', async () => {
    const buyer = await signUp(world)
    const at = { ...terms, valid_from: today() }
    const before = (await finance.call('staffPreviewPoints', { body: at })).body
    await bought(buyer.visitor, { sku_id: gloves, quantity: 1 })
    const after = (await finance.call('staffPreviewPoints', { body: at })).body
    expect(after.orders - before.orders).toBe(1)
    expect(after.goods - before.goods).toBeCloseTo(1_000, 2)
    expect(after.earned - before.earned).toBeCloseTo(50, 2)
    expect(after.spent_most - before.spent_most).toBeCloseTo(100, 2)
  })

  it('CART-14 gives and takes points of a customer with a reason, apart from the wallet', async () => {
    const buyer = await signUp(world)
    const change = (direction: 'give' | 'take', amount: number) =>
      finance.call('staffChangeWallet', {
        params: { id: buyer.id },
        body: {
          id: randomUUID(),
          book: 'points',
          direction,
          amount,
          last_day: direction === 'give' ? today() : null,
          reason: 'For your patience',
        },
      })
    expect((await change('give', 300)).body.change).toMatchObject({ book: 'points', amount: 300 })
    expect((await change('take', 50)).status).toBe(200)
    expect((await change('take', 260)).body).toMatchObject({ code: 'wallet_short' })
    const of = { params: { id: buyer.id } }
    const points = await finance.call('staffGetWallet', { ...of, query: { book: 'points' } })
    expect(points.body).toMatchObject({ balance: 250, count: 2 })
    expect((await finance.call('staffGetWallet', { ...of, query: {} })).body.count).toBe(0)
    expect(await pointsOf(buyer)).toMatchObject({ balance: 250, count: 2 })
    expect(await auditOf(world.db, buyer.id)).toMatchObject([
      { action: 'wallet.change', after: { book: 'points', amount: 300 } },
      { action: 'wallet.change', after: { book: 'points', amount: -50 } },
    ])
    const mails = await mailsTo(world.db, buyer.email)
    expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
      'You have 300 points more',
      '50 points were taken back',
    ])
    expect(mails.at(-2)?.text).toContain('A point takes ₹1 off the price of an order.')
    expect(await booksOf()).toBe('')
  })
})
