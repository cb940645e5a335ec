import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { pointsText } from '@upchar/kernel/reward-points'
import { wrongBooks } from '@upchar/testkit/books'
import { sessionFor, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { packOrders } from '@upchar/testkit/packing'
import { deliver, setProgramme, setTerms } from '@upchar/testkit/points'
import {
  form,
  outcomeOf,
  pay,
  place,
  placed,
  runJobs,
  type Form,
  type Wanted,
} from '@upchar/testkit/shop'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { giveValue, holdValue, takeValue } from '../../modules/ledger/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { cancel, lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let gloves: string
let masks: string
beforeAll(async () => {
  goods = await stockGoods(world.db)
  const made = (pricePaise: number) =>
    goods.addVariant({ pricePaise, mrpPaise: null, stock: { mumbai: 5_000 } })
  gloves = (await made(100_000)).sku
  masks = (await made(33_333)).sku
  // Anybody may buy here: the test is about points, not about rights.
  await world.db.execute(sql`update buying_policy set requirement = 'allow'
    where product_class in ('DRUG_H', 'DRUG_H1', 'BIO_C')`)
  await setTerms(world)
  await setProgramme(world, true)
})

async function buyer(points: number, businessType?: 1): Promise<Customer> {
  const customer = await signUp(
    world,
    businessType && { profile: { first_name: 'Meera', phone: '9876543210', business_type: 1 } },
  )
  if (points > 0)
    await inTransaction(world.db, (tx) =>
      giveValue(tx, {
        book: 'points',
        customerId: customer.id,
        at: world.clock.now(),
        key: randomUUID(),
        amountPaise: points * 100,
        expiresAt: null,
        reason: 'Welcome',
      }),
    )
  return customer
}
async function withGoods(visitor: Visitor, ...wanted: Wanted[]): Promise<void> {
  for (const { sku, quantity = 1 } of wanted) {
    const added = await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode: '400001' },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
  }
}
const create = (visitor: Visitor, changes: Partial<Form> = {}) =>
  visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: {
      form: form({ email: 'ward@hospital.example', ...changes }),
      request_key: randomUUID(),
    },
  })
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const use = (visitor: Visitor, used = true) =>
  visitor.call('setRewardPoints', { body: { used, pincode: '400001' } })
async function filled(points: number, ...wanted: Wanted[]) {
  const customer = await buyer(points)
  await withGoods(customer.visitor, ...wanted)
  return customer
}
const held = async ({ id }: Customer) => {
  const { body } = await (await sessionFor(world, id)).call('getRewardPoints', { query: {} })
  return [body.balance, body.held]
}
const booksOf = () => wrongBooks(world)
const sound = async () => {
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await booksOf()).toBe('')
}

describe('reward points in the cart', () => {
  it('CART-14 CART-18 DATA-20 DATA-18 reward_points_discount_percentage max_reward_points_discount_amount: lower the price by a share and a maximum, in whole points; taking them off restores the cart exactly', async () => {
    const { visitor } = await filled(500, { sku: gloves, quantity: 2 })
    const before = await cartOf(visitor)
    // 10 % of ₹2,000 are 200, at most ₹100.
    expect(before).toMatchObject({
      reward_points: { used: false, points: 100 },
      total_savings_config: { reward_point_discount: 0 },
    })
    const used = (await use(visitor)).body.cart
    expect(used).toMatchObject({
      reward_points: {
        used: true,
        points: 100,
        note: '100 points take ₹100 off your goods: at most 10 % and ₹100 an order.',
      },
      total: before.total - 100,
      total_tax: before.total_tax,
      discount: 0,
      total_savings_config: {
        reward_point_discount: 100,
        total_savings: before.total_savings_config.total_savings + 100,
      },
    })
    expect(await cartOf(visitor)).toEqual(used)
    expect((await use(visitor, false)).body.cart).toEqual(before)
    expect(await cartOf(visitor)).toEqual(before)
  })

  it('CART-14 take no more than the buyer has, whole points only, after the voucher', async () => {
    const { visitor } = await filled(30, { sku: masks, quantity: 1 })
    // 10 % of ₹333.33 are 33.33.
    expect((await use(visitor)).body.cart.reward_points?.points).toBe(30)
    const rich = await filled(500, { sku: masks, quantity: 1 })
    expect((await use(rich.visitor)).body.cart.reward_points?.points).toBe(33)
    const code = await makeTestVoucher(world.db)
    const { body } = await rich.visitor.call('applyCartVoucher', {
      params: { code },
      body: { device_source: 'web', pincode: '400001' },
    })
    // 10 % of ₹300.00, which are left of ₹333.33.
    expect(body.cart).toMatchObject({ discount: 33.33, reward_points: { points: 30 } })
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])('CART-14 take nothing off %s', async (productClass) => {
    const medicine = await goods.addVariant({ productClass, mrpPaise: null, pricePaise: 90_000 })
    const { visitor } = await filled(500, { sku: medicine.sku, quantity: 1 })
    expect((await cartOf(visitor)).reward_points).toBeNull()
    expect((await use(visitor)).body).toMatchObject({ code: 'points_not_offered' })
    await withGoods(visitor, { sku: masks, quantity: 1 })
    expect((await use(visitor)).body.cart.reward_points?.points).toBe(33)
  })

  it('CART-14 DATA-18 are neither offered nor used by guests, without points, and while the programme is off', async () => {
    expect((await use(world.visitor())).status).toBe(401)
    const { visitor } = await filled(0, { sku: gloves, quantity: 1 })
    expect((await use(visitor)).body).toMatchObject({ code: 'points_not_offered' })
    const rich = await filled(500, { sku: gloves, quantity: 1 })
    const before = await cartOf(rich.visitor)
    await use(rich.visitor)
    const gone = await inTransaction(world.db, (tx) =>
      takeValue(tx, {
        book: 'points',
        customerId: rich.id,
        at: world.clock.now(),
        key: randomUUID(),
        amountPaise: 50_000,
        reason: 'Given by mistake',
      }),
    )
    expect(gone.ok).toBe(true)
    // What can't be used any more can still be taken off.
    expect((await use(rich.visitor, false)).status).toBe(200)
    expect((await use(rich.visitor)).body).toMatchObject({ code: 'points_not_offered' })
    await setProgramme(world, false)
    expect(await cartOf(rich.visitor)).toEqual({ ...before, reward_points: null })
    await setProgramme(world, true)
  })
})

describe('an order with reward points', () => {
  it('CART-14 CHECKOUT-07 spends them, keeps the seller’s invoice whole, and earns on the rest', async () => {
    const customer = await filled(500, { sku: gloves, quantity: 1 }, { sku: masks, quantity: 2 })
    const { visitor } = customer
    const without = await cartOf(visitor)
    await use(visitor)
    const made = await create(visitor)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { checkout } = made.body
    expect(checkout).toMatchObject({
      reward_points_discount: 100,
      reward_points_discount_percentage: 10,
      total_tax: expect.any(Number),
    })
    const id = placed(await place(visitor, checkout)).order_id
    expect(await held(customer)).toEqual([400, 0])
    expect((await cartOf(visitor)).items).toEqual([])
    const order = await orderOf(visitor, id)
    expect(order).toMatchObject({
      // The fee for cash is not in the cart.
      total: without.total - 100 + order.cod_fee,
      // 5 % of ₹1,666.66 − ₹100.
      reward_points: { used: 100, used_now: 100, earns: 78, earned: false },
    })
    await packOrders(world, id)
    const { rows } = await world.db.execute<{ total: number; shop: number; points: boolean }>(sql`
      select (document->'totals'->>'totalPaise')::int as total, (document->'paidByShop'->>'paise')::int as shop,
        (document->'paidByShop'->>'points')::boolean as points
      from invoice where order_id = ${id}::uuid and shipment_id is not null`)
    expect(rows).toMatchObject([{ shop: 10_000, points: true }])
    expect(rows[0]?.total).toBeGreaterThanOrEqual(166_666)
    await deliver(world, id)
    expect((await orderOf(visitor, id)).reward_points).toMatchObject({ earned: true })
    expect(await held(customer)).toEqual([478, 0])
    await sound()
  })

  it('CART-14 RET-04 gives them back with what is cancelled, all of them in the end', async () => {
    const customer = await filled(500, { sku: gloves, quantity: 1 }, { sku: masks, quantity: 3 })
    const { visitor } = customer
    await use(visitor)
    const { checkout } = (await create(visitor)).body
    const id = placed(await place(visitor, checkout)).order_id
    const order = await orderOf(visitor, id)
    const usedNow = async () => (await orderOf(visitor, id)).reward_points?.used_now ?? 0
    for (const quantity of [1, 1]) {
      const items = [{ line: lineOf(order, masks), quantity }]
      const before = await usedNow()
      const { cancel: seen } = (await visitor.call('previewCancel', { body: { id, items } })).body
      await cancel(world, visitor, id, items)
      const back = pointsText(Math.round((before - (await usedNow())) * 100))
      expect(seen.refund_to).toBe(`${back} can be used again at once.`)
    }
    const some = await usedNow()
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(100)
    expect(await held(customer)).toEqual([500 - some, 0])
    await sound()
    const rest = await cancel(world, visitor, id)
    expect(rest.status, JSON.stringify(rest.body)).toBe(200)
    await runJobs(world)
    expect(await held(customer)).toEqual([500, 0])
    expect((await orderOf(visitor, id)).total_now).toBe(0)
    await sound()
  })

  it('CART-14 CHECKOUT-06 sets them aside for an online payment, and gives them back when it isn’t made', async () => {
    const customer = await filled(100, { sku: gloves, quantity: 1 })
    const { visitor } = customer
    await use(visitor)
    const { checkout } = (await create(visitor, { paymentOption: 1 })).body
    const { body } = await place(visitor, checkout)
    if (body.outcome.state !== 'pay') throw new Error(JSON.stringify(body))
    expect(await held(customer)).toEqual([0, 100])
    await pay(visitor, body.outcome.payment_url)
    expect((await outcomeOf(visitor, checkout)).state).toBe('placed')
    expect(await held(customer)).toEqual([0, 0])
    const poor = await filled(100, { sku: gloves, quantity: 1 })
    await use(poor.visitor)
    const open = (await create(poor.visitor, { paymentOption: 1 })).body.checkout
    await place(poor.visitor, open)
    expect(await held(poor)).toEqual([0, 100])
    world.clock.advance(3 * 3_600_000)
    const { reconcilePayments } = await import('../payments/reconcile-payments.ts')
    await reconcilePayments(world.context)
    expect(await held(poor)).toEqual([100, 0])
    await sound()
  })

  it('CART-14 asks again when points were taken meanwhile: nothing is charged that the buyer didn’t see', async () => {
    const customer = await filled(100, { sku: gloves, quantity: 1 })
    const { visitor } = customer
    await use(visitor)
    const { checkout } = (await create(visitor)).body
    await inTransaction(world.db, (tx) =>
      holdValue(tx, {
        book: 'points',
        customerId: customer.id,
        at: world.clock.now(),
        checkoutId: randomUUID(),
        amountPaise: 10_000,
      }),
    )
    const late = await place(visitor, checkout)
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'points_short' })
    expect(await held(customer)).toEqual([0, 100])
  })

  it('CART-14 lower a professional’s price only for the organisation that buys', async () => {
    const customer = await buyer(100, 1)
    const { visitor } = customer
    await withGoods(visitor, { sku: gloves, quantity: 1 })
    const { cart } = (await use(visitor)).body
    expect(cart.reward_points?.note).toContain('for your organisation')
    const refused = await create(visitor, { businessName: '' })
    expect(refused.body).toMatchObject({
      code: 'form_invalid',
      fields: [
        {
          field: 'businessName',
          message: expect.stringMatching(/^Enter the name of the organisation/),
        },
      ],
    })
    const made = await create(visitor, { businessName: 'Sunrise Hospital' })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    placed(await place(visitor, made.body.checkout))
    expect(await held(customer)).toEqual([0, 0])
    await sound()
  })

  it('CART-14 never spends more than there is under 50 parallel spends: ₹500 pay 16 times ₹30', async () => {
    const customer = await buyer(500)
    const spent = await Promise.all(
      Array.from({ length: 50 }, () =>
        inTransaction(world.db, (tx) =>
          holdValue(tx, {
            book: 'points',
            customerId: customer.id,
            at: world.clock.now(),
            checkoutId: randomUUID(),
            amountPaise: 3_000,
          }),
        ),
      ),
    )
    expect(spent.filter(({ ok }) => ok)).toHaveLength(16)
    expect(await held(customer)).toEqual([20, 480])
  })
})
