import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { wrongBooks } from '@upchar/testkit/books'
import { sessionFor, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { deliver } from '@upchar/testkit/points'
import {
  afterReturns,
  codeOf,
  formOfOne,
  setReferralTerms,
  settleReferrals,
  startReferrals,
} from '@upchar/testkit/referrals'
import { outcomeOf, pay, place, placed, runJobs, type Form } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { cancel } from '../orders/testing/cancel.ts'
import { settleReferral } from './settle-referral.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let gloves: string
let vaccine: string
beforeAll(async () => {
  goods = await stockGoods(world.db)
  const stock = { mumbai: 5_000 }
  gloves = (await goods.addVariant({ pricePaise: 100_000, mrpPaise: null, stock })).sku
  vaccine = (
    await goods.addVariant({ pricePaise: 50_000, mrpPaise: null, productClass: 'DRUG_H', stock })
  ).sku
  // Anybody may buy here: the test is about referrals, not about rights.
  await world.db.execute(sql`update buying_policy set requirement = 'allow'
    where product_class in ('DRUG_H', 'DRUG_H1', 'BIO_C')`)
  await startReferrals(world)
})

const newPhone = () => `9${randomInt(1e9).toString().padStart(9, '0')}`
async function withGoods(visitor: Visitor, sku = gloves, quantity = 1): Promise<Visitor> {
  const added = await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity }, pincode: '400001' },
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  return visitor
}
const use = (visitor: Visitor, code: string) =>
  visitor.call('setReferral', { body: { code, pincode: '400001' } })
const cartOf = async (visitor: Visitor, landed_page_url?: string) =>
  (
    await visitor.call('readCart', {
      body: { pincode: '400001', ...(landed_page_url !== undefined && { landed_page_url }) },
    })
  ).body.cart
const ask = (visitor: Visitor, changes: Partial<Form> = {}) =>
  visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: formOfOne(changes), request_key: randomUUID() },
  })
async function order(visitor: Visitor, changes: Partial<Form> = {}): Promise<string> {
  const made = await ask(visitor, changes)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return placed(await place(visitor, made.body.checkout)).order_id
}
const referrer = async () => {
  const customer = await signUp(world)
  return { ...customer, code: await codeOf(customer.visitor) }
}
/** A buyer who has ordered by a code. */
async function referred(code: string, quantity = 1): Promise<Customer & { orderId: string }> {
  const buyer = await signUp(world)
  await withGoods(buyer.visitor, gloves, quantity)
  expect((await use(buyer.visitor, code)).status).toBe(200)
  return { ...buyer, orderId: await order(buyer.visitor) }
}
const pointsOf = async (customerId: string): Promise<number> => {
  const visitor = await sessionFor(world, customerId)
  return (await visitor.call('getRewardPoints', {})).body.balance
}
const listOf = async (customerId: string) =>
  (await (await sessionFor(world, customerId)).call('getReferrals', {})).body

describe('a referral in the cart', () => {
  it('CART-13 takes its share off a first order, says so in words, and removing it restores the cart exactly', async () => {
    const { code } = await referrer()
    const { visitor } = await signUp(world)
    await withGoods(visitor)
    const before = await cartOf(visitor)
    expect(before).toMatchObject({ referral: null, referral_offered: true })
    const { status, body } = await use(
      visitor,
      ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`,
    )
    expect(status).toBe(200)
    expect(body.cart).toMatchObject({
      referral_discount_type: 'referee',
      total: before.total - 100,
      // The shop pays it: price and GST stay whole.
      subtotal: before.subtotal,
      total_tax: before.total_tax,
      referral: { code, discount: 100, applies: true },
      total_savings_config: { referral_discount: 100 },
    })
    expect(body.cart.referral?.note).toBe(
      '10 % off your first order, at most ₹200, after a voucher and before reward points.',
    )
    expect((await use(visitor, '')).body.cart).toEqual(before)
    expect(await cartOf(visitor)).toEqual(before)
  })

  it('CART-13 DATA-18 max_referee_discount: is at most the maximum, and leaves prescription medicines out', async () => {
    const { code } = await referrer()
    const { visitor } = await signUp(world)
    await withGoods(visitor, gloves, 5)
    await withGoods(visitor, vaccine, 4)
    expect((await use(visitor, code)).body.cart.referral?.discount).toBe(200)
    const other = await signUp(world)
    await withGoods(other.visitor)
    await withGoods(other.visitor, vaccine, 4)
    expect((await use(other.visitor, code)).body.cart.referral?.discount).toBe(100)
  })

  it('CART-13 comes after the voucher and before points, in whatever order the buyer puts them on', async () => {
    const { code } = await referrer()
    const voucher = await makeTestVoucher(world.db, { amountPaise: 10_000, minimumPaise: 50_000 })
    const totals = await Promise.all(
      [true, false].map(async (voucherFirst) => {
        const { visitor } = await signUp(world)
        await withGoods(visitor)
        const putVoucher = () =>
          visitor.call('applyCartVoucher', {
            params: { code: voucher },
            body: { device_source: 'web', pincode: '400001' },
          })
        if (voucherFirst) await putVoucher()
        await use(visitor, code)
        if (!voucherFirst) await putVoucher()
        return cartOf(visitor)
      }),
    )
    // 10 % of ₹1,000 − ₹100.
    expect(totals.map(({ discount, referral }) => [discount, referral?.discount])).toEqual([
      [100, 90],
      [100, 90],
    ])
    expect(totals[0]?.total).toBe(totals[1]?.total)
  })

  it('CART-13 is open on the only day of its terms', async () => {
    const owner = await signUp(world)
    await setReferralTerms(world, { valid_to: istDate(world.clock.now()) })
    const { visitor } = await signUp(world)
    await withGoods(visitor)
    expect((await use(visitor, await codeOf(owner.visitor))).status).toBe(200)
    await setReferralTerms(world)
  })

  it('ENGAGE-07 comes by a link until the buyer takes it off, and waits for a guest to sign in', async () => {
    const { code, visitor: owner } = await referrer()
    const { link } = (await owner.call('generateUsersReferralLink', { body: {} })).body
    const url = new URL(link)
    expect(`${url.pathname}${url.search}`).toBe(`/shop?referral=${code}`)
    const { visitor } = await signUp(world)
    await withGoods(visitor)
    expect((await cartOf(visitor, `/shop?referral=${code}`)).referral).toMatchObject({
      code,
      discount: 100,
    })
    await use(visitor, '')
    expect((await cartOf(visitor, `/shop?referral=${code}`)).referral).toBeNull()

    const guest = world.visitor()
    await guest.call('createGuestCart', { body: {} })
    await guest.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: gloves, quantity: 1 }, pincode: '400001' },
    })
    const waiting = (await cartOf(guest, `/shop?referral=${code}`)).referral
    expect(waiting).toMatchObject({ code, discount: 0, applies: false })
    expect(waiting?.note).toMatch(/^Sign in or create an account/)
    expect((await use(guest, code)).body).toMatchObject({ code: 'referral_sign_in' })
    expect((await guest.call('identifyReferral', { body: { code } })).body).toMatchObject({
      code,
      terms: { off_percentage: 10, off_most: 200, minimum: 100 },
    })
    expect(
      (await guest.call('identifyReferral', { body: { code: 'NOSUCHXX' } })).body,
    ).toMatchObject({ code: 'referral_unknown' })
  })
})

describe('whom a referral is refused', () => {
  const refusalOf = async (visitor: Visitor, code: string) =>
    (await use(visitor, code)).body as unknown as { code: string; message: string }

  it('CART-13 an unknown code, the owner, and who has ordered before', async () => {
    const { code, visitor: owner } = await referrer()
    await withGoods(owner)
    expect(await refusalOf(owner, code)).toMatchObject({ code: 'referral_own' })
    expect(await refusalOf(owner, 'ABCDEFGH')).toMatchObject({ code: 'referral_unknown' })
    const { visitor } = await signUp(world)
    await withGoods(visitor)
    await order(visitor)
    await withGoods(visitor)
    expect(await refusalOf(visitor, code)).toMatchObject({
      code: 'referral_not_first',
      message: 'A referral is for a first order, and you have ordered before.',
    })
    // A link's is not even mentioned.
    expect((await cartOf(visitor, `/shop?referral=${code}`)).referral).toBeNull()
  })

  it('CART-13 a ring: who referred the owner, or the owner’s referrer', async () => {
    const first = await referrer()
    const second = await referred(first.code)
    const third = await referred(await codeOf(second.visitor))
    await withGoods(first.visitor)
    for (const member of [second, third])
      expect(await refusalOf(first.visitor, await codeOf(member.visitor))).toMatchObject({
        code: 'referral_ring',
      })
  })

  it('CART-13 the same person: phone, GSTIN, address or browser in common', async () => {
    const gstin = '27AAPFU0939F1ZV'
    const phone = newPhone()
    const shared = await signUp(world, {
      profile: { first_name: 'Meera', phone, business_type: 25 },
    })
    const code = await codeOf(shared.visitor)
    const samePhone = await signUp(world, {
      profile: { first_name: 'Asha', phone, business_type: 25 },
    })
    await withGoods(samePhone.visitor)
    expect(await refusalOf(samePhone.visitor, code)).toMatchObject({ code: 'referral_same_person' })
    // The owner's order names GSTIN and address; the other says them at the checkout.
    await withGoods(shared.visitor)
    await order(shared.visitor, { gstin, businessName: 'Sunrise Clinic', house: '7 Lake Road' })
    for (const said of [
      { house: '7, LAKE road' },
      { gstin, businessName: 'Sunrise Clinic' },
      { PhoneNumber: phone },
    ]) {
      const { visitor } = await signUp(world)
      await withGoods(visitor)
      expect((await use(visitor, code)).status).toBe(200)
      const refused = (await ask(visitor, said)).body as unknown as { code: string }
      expect(refused, JSON.stringify(said)).toMatchObject({ code: 'referral_does_not_fit' })
    }
    // One browser, two accounts.
    await shared.visitor.call('logout', { body: {} })
    const sameBrowser = await signUp(world, { visitor: shared.visitor })
    await withGoods(sameBrowser.visitor)
    expect(await refusalOf(sameBrowser.visitor, code)).toMatchObject({
      code: 'referral_same_person',
    })
  })

  it('CART-13 carts below the minimum or without goods that may be promoted, and says what to do', async () => {
    const { code } = await referrer()
    const { visitor } = await signUp(world)
    await withGoods(visitor, vaccine, 2)
    expect(await refusalOf(visitor, code)).toMatchObject({ code: 'referral_other_goods' })
    const cheap = await goods.addVariant({
      pricePaise: 4_000,
      mrpPaise: null,
      stock: { mumbai: 9 },
    })
    await withGoods(visitor, cheap.sku)
    expect(await refusalOf(visitor, code)).toMatchObject({
      code: 'referral_minimum',
      message:
        'Add goods worth ₹60 more to use your referral. Prescription medicines and vaccines don’t count.',
    })
    // One that applied and no longer does stays, says why, and stops the checkout.
    await withGoods(visitor)
    await use(visitor, code)
    await visitor.call('updateCart', {
      body: { type: 'DELETE', product: { sku_id: gloves }, pincode: '400001' },
    })
    expect((await cartOf(visitor)).referral).toMatchObject({ applies: false, discount: 0 })
    expect((await ask(visitor)).body).toMatchObject({ code: 'referral_does_not_fit' })
  })

  it('CART-13 a professional uses it only for an organisation (UCPMP 2024)', async () => {
    const { code } = await referrer()
    const { visitor } = await signUp(world, {
      profile: { first_name: 'Ravi', phone: newPhone(), business_type: 1 },
    })
    await withGoods(visitor)
    await use(visitor, code)
    expect((await ask(visitor)).body).toMatchObject({
      code: 'form_invalid',
      fields: [{ field: 'businessName' }],
    })
    expect((await ask(visitor, { businessName: 'Sunrise Clinic' })).status).toBe(200)
  })
})

describe('what a referral earns', () => {
  it('CART-13 DATA-18 max_referrer_discount: points for the referrer once the goods are delivered and can’t be returned, once', async () => {
    const { id, code } = await referrer()
    const { orderId } = await referred(code)
    expect(await listOf(id)).toMatchObject({
      count: 1,
      earned: 0,
      // 5 % of the ₹900 that the buyer pays.
      referrals: [{ state: 'waiting', reward: 45 }],
    })
    await deliver(world, orderId)
    await settleReferrals(world)
    expect(await pointsOf(id)).toBe(0)
    await afterReturns(world)
    await settleReferrals(world)
    await runJobs(world)
    expect(await pointsOf(id)).toBe(45)
    expect(await listOf(id)).toMatchObject({
      earned: 45,
      referrals: [{ state: 'rewarded', reward: 45 }],
    })
    // The history names no order of somebody else.
    const { transactions } = (await (await sessionFor(world, id)).call('getRewardPoints', {})).body
    expect(transactions).toMatchObject([{ reason: 'Earned by a referral', order_number: null }])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-13 nothing for a cancelled order, whose buyer may be referred again', async () => {
    const { id, code } = await referrer()
    const { visitor, orderId } = await referred(code)
    expect((await cancel(world, visitor, orderId)).status).toBe(200)
    await afterReturns(world)
    expect(await pointsOf(id)).toBe(0)
    expect(await listOf(id)).toMatchObject({ referrals: [{ state: 'cancelled', reward: 0 }] })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CART-13 by what a return leaves that is being settled at that moment', async () => {
    const { id, code } = await referrer()
    const { orderId } = await referred(code, 2)
    await deliver(world, orderId)
    await afterReturns(world)
    const { settled } = await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select from "order" where id = ${orderId}::uuid for update`)
      await tx.execute(sql`update order_line l set returned = 1 from sub_order s
        where s.id = l.sub_order_id and s.order_id = ${orderId}::uuid`)
      const begun = settleReferral(world.context, orderId)
      await expect.poll(() => isLockAwaited(world.db)).toBe(true)
      return { settled: begun }
    })
    await settled
    // It had earned 5 % of ₹1,800; half of it is taken back.
    expect(await pointsOf(id)).toBe(45)
    await world.db.execute(sql`update order_line l set returned = 0 from sub_order s
      where s.id = l.sub_order_id and s.order_id = ${orderId}::uuid`)
    await settleReferral(world.context, orderId)
    expect(await pointsOf(id)).toBe(90)
  })

  it('CART-13 nothing any more once staff block it, with a reason', async () => {
    const { id, code } = await referrer()
    const { orderId } = await referred(code)
    await deliver(world, orderId)
    await afterReturns(world)
    expect(await pointsOf(id)).toBe(45)
    const { visitor: finance } = await signedInStaff(world, 'finance')
    const listed = (await finance.call('staffListReferrals', { query: { code } })).body.referrals
    expect(listed).toMatchObject([{ code, state: 'rewarded', discount: 100, rewarded: 45 }])
    const block = () =>
      finance.call('staffBlockReferral', {
        params: { id: listed[0]?.id ?? '' },
        body: { reason: 'Two accounts of one buyer' },
      })
    expect((await block()).status).toBe(200)
    expect(await block()).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    await runJobs(world)
    expect(await pointsOf(id)).toBe(0)
    expect(await listOf(id)).toMatchObject({ earned: 0, referrals: [{ state: 'blocked' }] })
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('many first orders at the same time', () => {
  it('CART-13 of one buyer: one has the referral', async () => {
    const { id, code } = await referrer()
    const buyer = await signUp(world)
    const same = formOfOne()
    // Carts of one account are one: each checkout is of a purchase of its own.
    const checkouts = []
    const { sku } = await goods.addVariant({
      pricePaise: 20_000,
      mrpPaise: null,
      stock: { mumbai: 99 },
    })
    for (let n = 0; n < 6; n++) {
      await withGoods(buyer.visitor, sku)
      await use(buyer.visitor, code)
      const made = await buyer.visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: { form: same, request_key: randomUUID() },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      checkouts.push(made.body.checkout)
      await world.db.execute(
        sql`update cart set purchase_id = gen_random_uuid() where customer_id = ${buyer.id}`,
      )
    }
    const replies = await Promise.all(checkouts.map((one) => place(buyer.visitor, one)))
    expect(replies.every(({ status }) => status < 500)).toBe(true)
    const { rows } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count
      from "order" where customer_id = ${buyer.id} and quote ? 'referral'`)
    expect(rows).toEqual([{ count: 1 }])
    expect((await listOf(id)).count).toBe(1)
  })

  /** Places the first order up to where it writes its referral, then the other one, which is answered or waits for it. */
  async function together(
    first: () => ReturnType<typeof place>,
    second: () => ReturnType<typeof place>,
  ) {
    const { held, letGo } = holdStatement(/^referral-use/)
    const early = first()
    await held()
    let isAnswered = false
    const late = second().finally(() => {
      isAnswered = true
    })
    await expect.poll(async () => isAnswered || (await isLockAwaited(world.db))).toBe(true)
    letGo()
    return Promise.all([early, late])
  }
  /** A checkout of a buyer by a code. */
  async function readyBy({ visitor }: Customer, code: string, changes: Partial<Form> = {}) {
    await withGoods(visitor)
    expect((await use(visitor, code)).status).toBe(200)
    const made = await ask(visitor, changes)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    return () => place(visitor, made.body.checkout)
  }

  it('CART-13 of two who use each other’s code: one has the referral, none goes round', async () => {
    const [one, other] = [await referrer(), await referrer()]
    const [early, late] = await together(
      await readyBy(one, other.code),
      await readyBy(other, one.code),
    )
    expect(early.body).toMatchObject({ outcome: { state: 'placed' } })
    expect(late).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect([(await listOf(one.id)).count, (await listOf(other.id)).count]).toEqual([0, 1])
  })

  it('CART-13 of one person with two accounts, who pays both: one has the referral, the other is refunded', async () => {
    const phone = newPhone()
    const paid = []
    for (const { code } of [await referrer(), await referrer()]) {
      const buyer = await signUp(world)
      const opened = await (await readyBy(buyer, code, { PhoneNumber: phone, paymentOption: 1 }))()
      const { outcome } = opened.body
      if (outcome.state !== 'pay') throw new Error(JSON.stringify(opened.body))
      paid.push({ buyer, outcome })
    }
    for (const { buyer, outcome } of paid) await pay(buyer.visitor, outcome.payment_url)
    await runJobs(world, 2)
    const { rows } = await world.db.execute(sql`select p.settled_as as "as", r.reason from payment p
      join payment_order o on o.id = p.payment_order_id join checkout c on c.id = o.checkout_id
      left join refund r on r.payment_id = p.id where c.form->>'phone' = ${phone} order by p.settled_as`)
    expect(rows).toEqual([
      { as: 'order', reason: null },
      { as: 'refund', reason: 'referral_used' },
    ])
  })

  it('CART-13 of 50 buyers: a code brings as many as its terms say, and each is rewarded once', async () => {
    await startReferrals(world, { most_orders: 3 })
    const { id, code } = await referrer()
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { rows } = await world.db.execute<{ id: string }>(sql`insert into customer
          (id, email, created_at, updated_at) values (${randomUUID()}, ${`${randomUUID()}@clinic.example`},
            ${world.clock.now().toISOString()}, ${world.clock.now().toISOString()}) returning id`)
        return sessionFor(world, rows[0]?.id ?? '')
      }),
    )
    const checkouts = await Promise.all(
      buyers.map(async (visitor) => {
        await withGoods(visitor)
        expect((await use(visitor, code)).status).toBe(200)
        const made = await ask(visitor)
        expect(made.status, JSON.stringify(made.body)).toBe(200)
        return { visitor, checkout: made.body.checkout }
      }),
    )
    const replies = await Promise.all(
      checkouts.map(({ visitor, checkout }) => place(visitor, checkout)),
    )
    const codes = replies.map(({ status, body }) =>
      status === 200 ? 'placed' : (body as unknown as { code: string }).code,
    )
    expect(codes.filter((one) => one === 'placed')).toHaveLength(3)
    expect(codes.filter((one) => one === 'total_changed')).toHaveLength(47)
    for (const { body } of replies)
      if ('outcome' in body && body.outcome.state === 'placed')
        await deliver(world, body.outcome.order_id)
    world.clock.advance(7 * 86_400_000 + 60_000)
    // Several workers at once.
    await Promise.all([settleReferrals(world), settleReferrals(world)])
    expect(await pointsOf(id)).toBe(3 * 45)
    expect(await wrongBooks(world)).toBe('')
    await startReferrals(world)
  })
})

it('CART-13 a payment long after its hold, whose referrer has left or was referred by its buyer, or whose code is used up, is refunded', async () => {
  for (const spoil of ['left', 'ring', 'used up'] as const) {
    const { code, id: owner, visitor: referring } = await referrer()
    const { visitor } = await signUp(world)
    await withGoods(visitor)
    await use(visitor, code)
    const made = await ask(visitor, { paymentOption: 1 })
    const opened = await place(visitor, made.body.checkout)
    const { outcome } = opened.body
    if (outcome.state !== 'pay') throw new Error(JSON.stringify(opened.body))
    // The hold has lapsed, and the row of the open payment is gone.
    await world.db.execute(
      sql`delete from referral where checkout_id = ${made.body.checkout.id}::uuid`,
    )
    if (spoil === 'left')
      await world.db.execute(sql`delete from referral_code where customer_id = ${owner}`)
    else if (spoil === 'ring') {
      await withGoods(referring)
      expect((await use(referring, await codeOf(visitor))).status).toBe(200)
      await order(referring)
    } else
      await world.db
        .execute(sql`update checkout set quote = jsonb_set(quote, '{referral,mostOrders}', '0')
        where id = ${made.body.checkout.id}::uuid`)
    const { back } = await pay(visitor, outcome.payment_url)
    await runJobs(world, 2)
    expect(await outcomeOf(visitor, made.body.checkout, back)).toMatchObject({ state: 'failed' })
    const { rows } = await world.db
      .execute(sql`select r.reason from refund r join payment p on p.id = r.payment_id
      join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${made.body.checkout.id}`)
    expect(rows).toEqual([{ reason: 'referral_used' }])
  }
})

it('CART-13 a paid order whose buyer has ordered meanwhile is refunded, not placed at that price', async () => {
  const { code } = await referrer()
  const { visitor, id } = await signUp(world)
  await withGoods(visitor)
  await use(visitor, code)
  const made = await ask(visitor, { paymentOption: 1 })
  const opened = await place(visitor, made.body.checkout)
  const { outcome } = opened.body
  if (outcome.state !== 'pay') throw new Error(JSON.stringify(opened.body))
  await world.db.execute(
    sql`update cart set purchase_id = gen_random_uuid(), referral_code = '' where customer_id = ${id}`,
  )
  await order(visitor)
  const { back } = await pay(visitor, outcome.payment_url)
  await runJobs(world, 2)
  expect(await outcomeOf(visitor, made.body.checkout, back)).toMatchObject({ state: 'failed' })
  const { rows } = await world.db
    .execute(sql`select r.reason from refund r join payment p on p.id = r.payment_id
    join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${made.body.checkout.id}`)
  expect(rows).toEqual([{ reason: 'referral_used' }])
  expect(await wrongBooks(world)).toBe('')
})
