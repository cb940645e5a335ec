import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { sessionFor, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { mailsTo } from '@upchar/testkit/mails'
import {
  creditCheckout,
  drawFor,
  sendEvents,
  startTestLender,
  withCreditLine,
} from '@upchar/testkit/lender'
import { create, outcomeOf, runJobs, withGoods } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { giveValue } from '../../modules/ledger/index.ts'
import { createCreditBackend } from '../../platform/credit/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { cancel } from '../orders/testing/cancel.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'

const lender = await startTestLender()
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600', ...lender.settings })
const well = { hang: false, fail: 0, loseAnswers: 0, decline: null, pend: false, liePaise: 0 }
let goods: Goods
let sku: string
/** One piece costs ₹105. */
beforeAll(async () => {
  goods = await stockGoods(world.db)
  sku = (await goods.addVariant({ stock: { mumbai: 5_000 }, maxOq: 200 })).sku
})
afterEach(async () => {
  await lender.tell({ behaviour: well })
})

/** What is left, set aside and owed. Sessions end while the clock runs. */
const line = async ({ id }: Customer) => {
  const visitor = await sessionFor(world, id)
  const [account] = (await visitor.call('listCreditAccounts')).body.accounts
  return [account?.available, account?.held, account?.owed]
}
async function checkoutOf(visitor: Visitor, quantity = 1, wallet = 0) {
  const made = await creditCheckout(visitor, { sku, quantity }, { wallet })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.checkout
}
async function consistent() {
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await wrongBooks(world)).toBe('')
}

describe('paying by credit line', () => {
  it('CREDIT-02 CHECKOUT-08 draws at the lender, places the order and says what it costs and when it is due', async () => {
    const customer = await withCreditLine(world, lender)
    const { visitor } = customer
    const { offer } = (await visitor.call('listCreditAccounts', { query: { amount: 210 } })).body
    // 210 × 18 % × 30 / 365 = 3.1068…
    expect(offer).toEqual({
      possible: true,
      lender_name: 'Narmada Example Finance Limited',
      due_on: '2026-12-24',
      charge: 3.11,
      text: 'Narmada Example Finance Limited pays ₹210.00 for you. You repay ₹210.00 and ₹3.11 for 30 days at 18 % a year (APR) to the lender by 24 Dec 2026: ₹213.11 in all.',
    })
    const checkout = await checkoutOf(visitor, 2)
    expect(checkout).toMatchObject({ payment_option: 3, total: 210, to_pay: 210 })
    const paid = await drawFor(visitor, checkout)
    expect(paid.body.outcome).toMatchObject({ state: 'placed' })
    expect((await drawFor(visitor, checkout)).body.outcome).toEqual(paid.body.outcome)
    expect(await line(customer)).toEqual([9_790, 0, 210])
    const [account] = (await visitor.call('listCreditAccounts')).body.accounts
    expect(account?.next_due).toEqual({ on: '2026-12-24', amount: 210, charge: 3.11 })
    expect(account?.statement).toMatchObject([
      { amount: 210, left: 210, due_on: '2026-12-24', cooling_off_until: '2026-11-27' },
    ])
    const draws = (await lender.tell()).draws.filter(({ reference }) => reference === checkout.id)
    expect(draws).toMatchObject([{ amount_paise: 21_000, state: 'approved' }])
    const id = paid.body.outcome.state === 'placed' ? paid.body.outcome.order_id : ''
    const { order } = (await visitor.call('getOrderStatus', { query: { id } })).body
    expect(order.payment).toMatchObject({ option: 3, label: 'Paid by credit line', state: 'paid' })
    await consistent()
  })

  it('CREDIT-02 is for customers in India with an open line, and for checkouts that chose it', async () => {
    const { visitor } = await withCreditLine(world, lender)
    const checkout = await checkoutOf(visitor)
    const elsewhere = await visitor.raw({
      method: 'POST',
      url: '/api/credit-line/transaction?country=NEPAL',
      payload: { checkout: { id: checkout.id, total: 105 } },
    })
    expect(elsewhere.status).toBe(400)
    const guest = await withGoods(world.visitor(), { sku })
    expect(await create(guest, { form: { paymentOption: 3 } })).toMatchObject({
      status: 409,
      body: { code: 'credit_not_allowed' },
    })
    const online = await visitor.call('createCheckout', {
      query: { source: 'multiple' },
      body: {
        form: { ...checkout.form, paymentOption: 1 },
        items: [{ sku_id: sku, quantity: 1 }],
        request_key: randomUUID(),
      },
    })
    expect((await drawFor(visitor, online.body.checkout)).body).toMatchObject({
      code: 'not_by_credit',
    })
    const short = await creditCheckout(visitor, { sku, quantity: 99 })
    expect(short.body).toMatchObject({ code: 'credit_short', detail: { most: 10_000 } })
  })

  it('CHECKOUT-08 pays what the wallet leaves, and what was cancelled goes back to each', async () => {
    const customer = await withCreditLine(world, lender)
    const { visitor, id: customerId } = customer
    await inTransaction(world.db, (tx) =>
      giveValue(tx, {
        book: 'wallet',
        customerId,
        at: world.clock.now(),
        key: randomUUID(),
        amountPaise: 5_000,
        expiresAt: null,
        reason: 'Welcome',
      }),
    )
    const checkout = await checkoutOf(visitor, 2, 50)
    const { outcome } = (await drawFor(visitor, checkout)).body
    if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
    expect(await line(customer)).toEqual([9_840, 0, 160])
    const { order } = (await visitor.call('getOrderStatus', { query: { id: outcome.order_id } }))
      .body
    const item = order.sub_orders[0]?.items[0]?.line ?? ''
    const preview = await visitor.call('previewCancel', {
      body: { id: outcome.order_id, items: [{ line: item, quantity: 1 }] },
    })
    expect(preview.body.cancel.refund_to).toBe(
      '₹105 goes back to your credit line: you don’t owe it any more.',
    )
    const cancelled = await cancel(world, visitor, outcome.order_id, [{ line: item, quantity: 1 }])
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect(await line(customer)).toEqual([9_945, 0, 55])
    await runJobs(world)
    const kept = await lender.tell()
    const draw = kept.draws.find(({ reference }) => reference === checkout.id)
    expect(kept.reversals.filter(({ drawdown_id }) => drawdown_id === draw?.id)).toMatchObject([
      { amount_paise: 10_500 },
    ])
    await consistent()
  })

  it('CREDIT-02 never goes beyond the limit, whatever 50 draw-downs at once ask for', async () => {
    const customer = await withCreditLine(world, lender, 1_000)
    const { visitor } = customer
    const skus = await Promise.all(
      Array.from({ length: 5 }, () => goods.addVariant({ stock: { mumbai: 5_000 }, maxOq: 200 })),
    )
    const made = await Promise.all(
      skus.flatMap((one) =>
        Array.from({ length: 10 }, (_, i) =>
          creditCheckout(visitor, { sku: one.sku, quantity: 1 + (i % 9) }),
        ),
      ),
    )
    const checkouts = made.flatMap(({ status, body }) => (status === 200 ? [body.checkout] : []))
    expect(checkouts.length).toBeGreaterThan(40)
    const answers = await Promise.all(checkouts.map((one) => drawFor(visitor, one)))
    await sendEvents(world, lender)
    const { body } = await visitor.call('listOrders', { query: {} })
    const [available = 0, held = 0, owed = 0] = await line(customer)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(owed).toBeGreaterThan(0)
    expect(owed).toBeLessThanOrEqual(1_000)
    expect(available + held + owed).toBe(1_000)
    expect(body.orders.reduce((all, { total }) => all + total, 0)).toBe(owed)
    const { accounts } = await lender.tell()
    expect(accounts.find(({ limit_paise }) => limit_paise === 100_000)?.owed).toBe(owed * 100)
    await consistent()
  })
})

describe('CREDIT-02 CHECKOUT-13 what becomes of a draw-down', () => {
  it('declined: nothing is ordered, and goods and limit are free at once', async () => {
    const customer = await withCreditLine(world, lender)
    const checkout = await checkoutOf(customer.visitor)
    await lender.tell({ behaviour: { decline: 'limit' } })
    const { outcome } = (await drawFor(customer.visitor, checkout)).body
    expect(outcome).toEqual({
      state: 'failed',
      message: 'The lender did not lend this amount. Nothing was drawn. Choose another way to pay.',
      retry: false,
    })
    expect(await line(customer)).toEqual([10_000, 0, 0])
    await consistent()
  })

  it('another amount than asked, by a paisa: no order, and all of it goes back', async () => {
    const customer = await withCreditLine(world, lender)
    const checkout = await checkoutOf(customer.visitor)
    await lender.tell({ behaviour: { liePaise: 1 } })
    const { outcome } = (await drawFor(customer.visitor, checkout)).body
    expect(outcome).toMatchObject({ state: 'failed', retry: false })
    await runJobs(world)
    const kept = await lender.tell()
    const draw = kept.draws.find(({ reference }) => reference === checkout.id)
    expect(draw).toMatchObject({ state: 'reversed', reversed: 10_501 })
    const mail = (await mailsTo(world.db, checkout.form.email)).find(
      ({ subject }) => subject === '₹105.01 goes back to your credit line',
    )
    expect(mail?.text).toContain(
      '₹105.01 goes back to your credit line. You owe the lender nothing for it.',
    )
    expect(mail?.text).not.toContain('Banks take')
    expect(await line(customer)).toEqual([10_000, 0, 0])
    await consistent()
  })

  it('pending: waits, and is an order once the lender says so, told once, twice or late', async () => {
    const customer = await withCreditLine(world, lender)
    const checkout = await checkoutOf(customer.visitor)
    await lender.tell({ behaviour: { pend: true } })
    expect((await drawFor(customer.visitor, checkout)).body.outcome.state).toBe('waiting')
    expect(await line(customer)).toEqual([9_895, 105, 0])
    await lender.tell({ draw: { reference: checkout.id, state: 'approved' } })
    await sendEvents(world, lender)
    await sendEvents(world, lender)
    expect((await outcomeOf(customer.visitor, checkout)).state).toBe('placed')
    expect(await line(customer)).toEqual([9_895, 0, 105])
    await consistent()
  })

  it('an answer that is lost: pressing again, or the reconciler, finds the same draw-down', async () => {
    for (const again of ['press', 'reconcile'] as const) {
      const customer = await withCreditLine(world, lender)
      const checkout = await checkoutOf(customer.visitor)
      await lender.tell({ behaviour: { loseAnswers: 1 } })
      expect((await drawFor(customer.visitor, checkout)).body.outcome).toMatchObject({
        state: 'failed',
        retry: true,
      })
      if (again === 'press') await drawFor(customer.visitor, checkout)
      else {
        world.clock.advance(11 * 60_000)
        await reconcilePayments(world.context)
      }
      expect(await line(customer)).toEqual([9_895, 0, 105])
      const draws = (await lender.tell()).draws.filter((one) => one.reference === checkout.id)
      expect(draws).toHaveLength(1)
    }
    await consistent()
  })

  it('a lender that hangs: the buyer isn’t kept waiting, and nothing stays drawn without an order', async () => {
    const customer = await withCreditLine(world, lender)
    const checkout = await checkoutOf(customer.visitor)
    const { credit } = world.context
    world.context.credit = createCreditBackend({
      baseUrl: lender.settings.CREDIT_URL,
      clientId: lender.settings.CREDIT_CLIENT_ID,
      clientSecret: lender.settings.CREDIT_CLIENT_SECRET,
      webhookSecret: lender.settings.CREDIT_WEBHOOK_SECRET,
      timeoutMs: 300,
    })
    await lender.tell({ behaviour: { hang: true } })
    expect((await drawFor(customer.visitor, checkout)).body.outcome).toMatchObject({
      state: 'failed',
      retry: true,
    })
    await lender.tell({ behaviour: well })
    world.context.credit = credit
    await sendEvents(world, lender)
    expect((await outcomeOf(customer.visitor, checkout)).state).toBe('placed')
    await consistent()
  })

  it('a lender that was never reached: the line stays open, the checkout ends, and the limit is free again', async () => {
    const customer = await withCreditLine(world, lender)
    const checkout = await checkoutOf(customer.visitor)
    await lender.tell({ behaviour: { fail: 1 } })
    await drawFor(customer.visitor, checkout)
    expect(await line(customer)).toEqual([9_895, 105, 0])
    const [account] = (await customer.visitor.call('listCreditAccounts')).body.accounts
    const close = await customer.visitor.call('deleteCreditAccount', {
      params: { lender: account?.lender_id ?? '', account: account?.id ?? '' },
    })
    expect(close).toMatchObject({
      status: 409,
      body: { code: 'credit_still_owed', message: expect.stringContaining('is being paid') },
    })
    world.clock.advance(60 * 60_000)
    await reconcilePayments(world.context)
    expect(await line(customer)).toEqual([10_000, 0, 0])
    await consistent()
  })

  it('an answer that is lost, and the same goods ordered another way: the draw-down is the one order', async () => {
    const customer = await withCreditLine(world, lender)
    const { visitor } = customer
    const first = await checkoutOf(visitor)
    await lender.tell({ behaviour: { loseAnswers: 1 } })
    await drawFor(visitor, first)
    const other = await visitor.call('createCheckout', {
      query: { source: 'multiple' },
      body: {
        form: { ...first.form, paymentOption: 2 },
        items: [{ sku_id: sku, quantity: 1 }],
        request_key: randomUUID(),
      },
    })
    // Before the order is placed, the shop asks what became of the open draw-down: it is the order.
    const placed = await visitor.call('placeOrder', {
      params: { id: other.body.checkout.id },
      body: { total: other.body.checkout.total },
    })
    expect(placed.body).toMatchObject({ code: 'ordered_already' })
    expect(await line(customer)).toEqual([9_895, 0, 105])
    await consistent()
  })
})
