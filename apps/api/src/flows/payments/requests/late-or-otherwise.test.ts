import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import {
  awaiting,
  matchTransfer,
  ownAccount,
  reconcile,
  requestedOf,
  setTerms,
  transfer,
} from '@upchar/testkit/payment-requests'
import {
  atGateway,
  buyInCash,
  created,
  outcomeOf,
  pay,
  place,
  placed,
  runJobs,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const day = 86_400_000
const daysPass = (days: number) => world.clock.advance(days * day)
type Checkout = { id: string; total: number }

const orderOf = async ({ id }: Pick<Checkout, 'id'>) =>
  (
    await world.db.execute<{ number: string }>(
      sql`select number from "order" where checkout_id = ${id}::uuid`,
    )
  ).rows
const moneyOf = async ({ id }: Pick<Checkout, 'id'>) =>
  (
    await world.db.execute<{ paise: number; as: string; why: string | null }>(sql`
      select p.amount_paise::int as paise, p.settled_as as as, r.reason as why
      from payment_order o join payment p on p.payment_order_id = o.id left join refund r on r.payment_id = p.id
      where o.checkout_id = ${id}::uuid order by p.created_at, p.id`)
  ).rows.map(({ paise, as, why }) => [paise, as, why])
const heldOf = async ({ id }: Pick<Checkout, 'id'>) =>
  (
    await world.db.execute<{ held: number }>(sql`select coalesce(sum(quantity), 0)::int as held
      from stock_hold where checkout_id = ${id}::uuid and state = 'held' and expires_at > ${world.clock.now().toISOString()}::timestamptz`)
  ).rows[0]?.held
const mailAbout = async (subject: string) =>
  (await mailsTo(world.db, 'ward@hospital.example')).filter((m) => m.subject.includes(subject))

describe('goods that are ordered another way while their money is awaited', () => {
  beforeAll(() => setTerms(world))

  /** One tab is on the gateway's page, another one waits for a transfer or a link. */
  const twoTabs = async (paymentOption: 4 | 5, stock = 1) => {
    const { sku } = await goods.addVariant({ stock: { mumbai: stock } })
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const cash = await created(visitor)
    const waiting = await created(visitor, { form: { paymentOption } })
    const request = requestedOf(await place(visitor, waiting))
    return { visitor, paid: checkout, url, cash, waiting, request }
  }

  it.each([4, 5] as const)(
    'CHECKOUT-13 CHECKOUT-15 nobody is asked for them any more, and the buyer is told of the order (payment option %i)',
    async (option) => {
      const one = await twoTabs(option)
      await pay(one.visitor, one.url, { course: 'closed_tab' })
      await runJobs(world, 2)
      const [order] = await orderOf(one.paid)
      expect(order).toBeDefined()
      expect(await outcomeOf(one.visitor, one.waiting)).toMatchObject({
        state: 'failed',
        retry: false,
        message: expect.stringContaining(`order ${order?.number}`),
      })
      const [mail, ...more] = await mailAbout(`Don’t pay ${one.request.reference} any more`)
      expect(more).toEqual([])
      expect(mail?.subject).toContain(order?.number)
      expect(mail?.text).toContain(
        `Please don’t transfer or pay any more for ${one.request.reference}`,
      )
      const { visitor } = await signedInStaff(world, 'finance')
      const { requests } = (
        await visitor.call('staffListPaymentRequests', {
          query: { q: one.request.reference, state: 'ended' },
        })
      ).body
      expect(requests).toMatchObject([{ state: 'cancelled', order_number: order?.number }])
      // The last day brings no second mail.
      daysPass(4)
      await reconcile(world)
      expect(await mailAbout(one.request.reference)).toHaveLength(2)
      expect(await wrongBooks(world)).toBe('')
    },
  )

  it('CHECKOUT-13 CHECKOUT-15 money that is under way goes back once', async () => {
    const one = await twoTabs(4)
    await transfer(world, one.request, 105, { lost: true })
    await pay(one.visitor, one.url, { course: 'closed_tab' })
    await runJobs(world, 2)
    expect(await orderOf(one.paid)).toHaveLength(1)
    daysPass(1)
    await reconcile(world)
    expect(await moneyOf(one.waiting)).toEqual([[10_500, 'refund', 'ordered_already']])
    expect(await orderOf(one.waiting)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-13 CHECKOUT-15 parts that had come go back, when the bank confirms the card late', async () => {
    const one = await twoTabs(4)
    await pay(one.visitor, one.url, { course: 'failed_then_captured', webhook_lost: '1' })
    await transfer(world, one.request, 60)
    // The transfer is known before the card is.
    await world.db.execute(sql`update graphile_worker._private_jobs set run_at = '2027-01-01'
      where payload::text like '%"event":"capture"%'`)
    await runJobs(world, 2)
    expect(await moneyOf(one.waiting)).toEqual([[6000, 'part', null]])
    await runJobs(world, 2)
    world.clock.advance(11 * 60_000)
    await reconcile(world)
    expect(await orderOf(one.paid)).toHaveLength(1)
    expect(await moneyOf(one.waiting)).toEqual([[6000, 'refund', 'ordered_already']])
    expect(await outcomeOf(one.visitor, one.waiting)).toMatchObject({ state: 'failed' })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-13 CHECKOUT-15 nor after an order in cash; other orders of the buyer go on waiting', async () => {
    const one = await twoTabs(4, 5)
    const other = await goods.addVariant({})
    await one.visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: other.sku, quantity: 1 }, pincode: '400001' },
    })
    const second = await created(one.visitor, { form: { paymentOption: 4 } })
    requestedOf(await place(one.visitor, second))
    placed(await place(one.visitor, one.cash))
    expect(await outcomeOf(one.visitor, one.waiting)).toMatchObject({ state: 'failed' })
    expect(await outcomeOf(one.visitor, second)).toMatchObject({ state: 'requested' })
    expect(await heldOf(second)).toBe(1)
    await transfer(world, one.request, 105)
    await runJobs(world, 3)
    expect(await moneyOf(one.waiting)).toEqual([[10_500, 'refund', 'ordered_already']])
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('a transfer to the shop’s own account that staff record after the last day', () => {
  beforeAll(() => setTerms(world, { transfer: 'own', account: ownAccount }))

  /** Two days to pay: the last day is the second after today. */
  const waiting = async (stock = 1) => {
    const { sku } = await goods.addVariant({ stock: { mumbai: stock } })
    const today = world.clock.now()
    const dayAfter = (days: number) =>
      new Date(today.getTime() + days * day + 5.5 * 3_600_000).toISOString().slice(0, 10)
    return { sku, dayAfter, ...(await awaiting(world, 4, { sku })) }
  }

  it('CHECKOUT-15 is the order when the bank had received it in time: its goods are still held', async () => {
    const one = await waiting()
    daysPass(5)
    await reconcile(world)
    expect(await heldOf(one.checkout)).toBe(1)
    expect(await outcomeOf(one.visitor, one.checkout)).toMatchObject({
      state: 'requested',
      due_at: one.request.due_at,
      over: true,
    })
    const { reply } = await matchTransfer(world, one.checkout.id, {
      amount: 105,
      on: one.dayAfter(2),
    })
    expect(reply.body.request).toMatchObject({ state: 'paid', due_at: one.request.due_at })
    expect(await orderOf(one.checkout)).toHaveLength(1)
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-15 waits for the rest that may be in the next statement, and goes back after a few days', async () => {
    const one = await waiting()
    daysPass(3)
    await reconcile(world)
    const { reply } = await matchTransfer(world, one.checkout.id, {
      amount: 100,
      on: one.dayAfter(2),
    })
    const credit = reply.body.request.credits[0]?.id ?? ''
    const second = (await signedInStaff(world, 'finance')).visitor
    await second.call('staffDecideCredit', {
      params: { id: one.checkout.id, credit },
      body: { accept: true },
    })
    expect(await moneyOf(one.checkout)).toEqual([[10_000, 'part', null]])
    const [mail] = await mailAbout(`₹5.00 are missing for ${one.request.reference}`)
    expect(mail?.text).toContain('the bank’s statement will show them')
    expect(await wrongBooks(world)).toBe('')
    daysPass(3)
    await reconcile(world)
    expect(await moneyOf(one.checkout)).toEqual([[10_000, 'refund', 'paid_short']])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-15 goes back when too little came, and only after the last day', async () => {
    const one = await waiting()
    daysPass(4)
    const { reply } = await matchTransfer(world, one.checkout.id, {
      amount: 100,
      on: one.dayAfter(3),
    })
    const credit = reply.body.request.credits[0]?.id ?? ''
    const second = (await signedInStaff(world, 'finance')).visitor
    await second.call('staffDecideCredit', {
      params: { id: one.checkout.id, credit },
      body: { accept: true },
    })
    expect(await moneyOf(one.checkout)).toEqual([[10_000, 'refund', 'paid_short']])
    expect(await heldOf(one.checkout)).toBe(0)
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-15 holds nothing when the statement shows nothing', async () => {
    const one = await waiting()
    daysPass(6)
    await reconcile(world)
    expect(await heldOf(one.checkout)).toBe(0)
    expect(await outcomeOf(one.visitor, one.checkout)).toMatchObject({ state: 'failed' })
    await buyInCash(world, { sku: one.sku })
  })
})

describe('a card payment that the bank confirms late', () => {
  /** The gateway captures when the time to pay is over. */
  const late = async (meanwhile: (one: { sku: string; groupId: number }) => Promise<unknown>) => {
    const variant = await goods.addVariant({})
    const { visitor, checkout, url } = await atGateway(world, { sku: variant.sku })
    await pay(visitor, url, { course: 'failed_then_captured' })
    world.clock.advance(30 * 60_000)
    await meanwhile(variant)
    await runJobs(world, 4)
    return checkout
  }

  it('CHECKOUT-04 CHECKOUT-06 is the order while the buyer may buy the goods', async () => {
    const checkout = await late(async () => undefined)
    expect(await moneyOf(checkout)).toEqual([[10_500, 'order', null]])
  })

  it('CHECKOUT-04 CHECKOUT-06 goes back when the goods ask for a licence now, and the buyer is told', async () => {
    const checkout = await late(({ groupId }) =>
      world.db.execute(sql`update product_group set product_class = 'DEV_C' where id = ${groupId}`),
    )
    expect(await moneyOf(checkout)).toEqual([[10_500, 'refund', 'not_allowed']])
    expect(await orderOf(checkout)).toEqual([])
    expect(await heldOf(checkout)).toBe(0)
    const mails = await mailsTo(world.db, 'ward@hospital.example')
    const why = 'you may not buy these goods any more, or they are no longer sold'
    expect(mails.filter(({ text }) => text.includes(why))).toHaveLength(1)
    expect(await wrongBooks(world)).toBe('')
  })
})
