import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { webhookSignature } from '../../platform/payments/signatures.ts'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { atGateway, countOf, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods

beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const minutes = (count: number) => world.clock.advance(count * 60_000)

const ordersOf = (checkout: { id: string }) =>
  countOf(world, 'order', sql`checkout_id = ${checkout.id}::uuid`)

const paymentsOf = async (checkout: { id: string }) =>
  (
    await world.db.execute<{ id: string; state: string; settledAs: string | null }>(sql`
  select p.id, p.state, p.settled_as as "settledAs" from payment p join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}::uuid order by p.created_at`)
  ).rows

const refundsOf = async (checkout: { id: string }) =>
  (
    await world.db.execute<{ state: string; reason: string; amount: number }>(sql`
  select r.state, r.reason, r.amount_paise as amount from refund r join payment p on p.id = r.payment_id join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}::uuid`)
  ).rows

const mailsTo = async (subject: string) =>
  countOf(world, 'mail_message', sql`subject like ${subject}`)

/** A signed webhook about a payment, as the gateway sends it. */
async function webhook(
  event: string,
  payment: Record<string, unknown>,
  options: { id?: string; secret?: string } = {},
) {
  const payload = JSON.stringify({
    entity: 'event',
    event,
    payload: { payment: { entity: { method: 'upi', currency: 'INR', ...payment } } },
  })
  return world.visitor().raw({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': options.id ?? `evt_${Math.random()}`,
      'x-razorpay-signature': webhookSignature(
        options.secret ?? world.context.config.PAYMENT_WEBHOOK_SECRET,
        payload,
      ),
    },
  })
}

const orderIdIn = (url: string) => /order_[0-9A-Za-z]{14}/.exec(url)?.[0] ?? ''

describe('late, lost and wrong payments', () => {
  it('CHECKOUT-06 waits for a slow bank', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url, { course: 'delayed' })
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'waiting' })
    await runJobs(world, 2)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
  })

  it('CHECKOUT-06 places the order of a buyer who doesn’t return', async () => {
    const { sku } = await goods.addVariant()
    const { checkout, visitor, url } = await atGateway(world, { sku })
    expect((await pay(visitor, url, { course: 'closed_tab' })).status).toBe(200)
    await runJobs(world, 2)
    expect(await ordersOf(checkout)).toBe(1)
  })

  it('CHECKOUT-06 finds a payment by polling after a closed tab, a lost webhook or a crash before settlement', async () => {
    const { sku } = await goods.addVariant()
    const lost = await atGateway(world, { sku })
    await pay(lost.visitor, lost.url, { course: 'closed_tab', webhook_lost: '1' })
    const unsettled = await atGateway(world, { sku })
    await pay(unsettled.visitor, unsettled.url, { course: 'closed_tab', webhook_lost: '1' })
    const { rows } = await world.db.execute<{ id: string }>(
      sql`select id from sandbox_gateway_payment where order_id = ${orderIdIn(unsettled.url)}`,
    )
    await webhook('payment.captured', {
      id: rows[0]?.id,
      order_id: orderIdIn(unsettled.url),
      amount: 10_500,
      status: 'captured',
    })
    await world.db.execute(sql`delete from graphile_worker._private_jobs`)
    minutes(11)
    await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    await runJobs(world)
    expect([await ordersOf(lost.checkout), await ordersOf(unsettled.checkout)]).toEqual([1, 1])
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 refunds a payment that arrives after the stock has gone, and says so', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const slow = await atGateway(world, { sku })
    minutes(21)
    const quick = await atGateway(world, { sku })
    await pay(quick.visitor, quick.url)
    await outcomeOf(quick.visitor, quick.checkout)
    await pay(slow.visitor, slow.url, { webhook_late: '1' })
    await runJobs(world, 3)
    expect(await ordersOf(slow.checkout)).toBe(0)
    expect(await refundsOf(slow.checkout)).toEqual([
      { state: 'processed', reason: 'out_of_stock', amount: 10_500 },
    ])
    expect(await paymentsOf(slow.checkout)).toMatchObject([
      { state: 'refunded', settledAs: 'refund' },
    ])
    expect(await mailsTo('₹105 goes back to you')).toBe(1)
    expect(await outcomeOf(slow.visitor, slow.checkout)).toMatchObject({
      state: 'failed',
      retry: false,
      message: /^We could not place your order because the goods had gone\. ₹105 goes back/,
    })
    await runJobs(world, 2)
    expect(await refundsOf(slow.checkout)).toHaveLength(1)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 places the order of a late payment while stock is available', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const { visitor, checkout, url } = await atGateway(world, { sku })
    minutes(40)
    await world.db.execute(
      sql`select graphile_worker.add_job('release-holds', '{}'::json), graphile_worker.add_job('reconcile-payments', '{}'::json)`,
    )
    await runJobs(world)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'failed', retry: false })
    await pay(visitor, url)
    await runJobs(world, 2)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
  })

  it('CHECKOUT-06 refunds a payment of another amount or currency than the order’s', async () => {
    const { sku } = await goods.addVariant()
    for (const wrong of [
      { amount: 10_499, currency: 'INR' },
      { amount: 10_501, currency: 'INR' },
      { amount: 10_500, currency: 'USD' },
    ]) {
      const { checkout, url } = await atGateway(world, { sku })
      await world.db.execute(
        sql`insert into sandbox_gateway_payment (id, order_id, amount_paise, method, status, created_at) values (${`pay_${wrong.currency}taken${wrong.amount}`}, ${orderIdIn(url)}, ${wrong.amount}, 'upi', 'captured', now())`,
      )
      await webhook('payment.captured', {
        id: `pay_${wrong.currency}taken${wrong.amount}`,
        order_id: orderIdIn(url),
        status: 'captured',
        ...wrong,
      })
      await runJobs(world, 2)
      expect(await ordersOf(checkout)).toBe(0)
      expect(await refundsOf(checkout)).toEqual([
        { state: 'processed', reason: 'amount_mismatch', amount: wrong.amount },
      ])
    }
  })

  it('CHECKOUT-06 refunds a second payment of the same order', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url)
    await runJobs(world, 2)
    await world.db.execute(
      sql`insert into sandbox_gateway_payment (id, order_id, amount_paise, method, status, created_at) values ('pay_secondpayment0', ${orderIdIn(url)}, 10500, 'upi', 'captured', now())`,
    )
    await webhook('payment.captured', {
      id: 'pay_secondpayment0',
      order_id: orderIdIn(url),
      amount: 10_500,
      status: 'captured',
    })
    await runJobs(world, 2)
    expect(await ordersOf(checkout)).toBe(1)
    expect(await refundsOf(checkout)).toEqual([
      { state: 'processed', reason: 'paid_twice', amount: 10_500 },
    ])
    const { rows } = await world.db.execute<{ state: string }>(
      sql`select state from payment_order where checkout_id = ${checkout.id}::uuid`,
    )
    expect(rows[0]?.state).toBe('part_refunded')
  })

  it('CHECKOUT-06 processes an event once, and ignores events of other shops', async () => {
    const { sku } = await goods.addVariant()
    const { checkout, url } = await atGateway(world, { sku })
    const payment = {
      id: 'pay_onlyoncehere00',
      order_id: orderIdIn(url),
      amount: 10_500,
      status: 'captured',
    }
    const {
      rows: [{ count: before = 0 } = {}],
    } = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from webhook_event`,
    )
    for (let i = 0; i < 3; i++)
      expect((await webhook('payment.captured', payment, { id: 'evt_the_same' })).status).toBe(200)
    const {
      rows: [{ count: after = 0 } = {}],
    } = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from webhook_event`,
    )
    expect(after - before).toBe(1)
    // A received event id is final, whatever is sent under it later.
    await webhook(
      'payment.captured',
      { ...payment, id: 'pay_samewebhookid0' },
      { id: 'evt_the_same' },
    )
    expect(await countOf(world, 'payment', sql`id = 'pay_samewebhookid0'`)).toBe(0)
    expect(
      (
        await webhook('payment.captured', {
          ...payment,
          id: 'pay_unknownorder00',
          order_id: 'order_nobodyknows00',
        })
      ).status,
    ).toBe(200)
    expect((await webhook('dispute.created', { nothing: 'we know' })).status).toBe(200)
    await runJobs(world, 2)
    expect(await ordersOf(checkout)).toBe(1)
  })

  it('CHECKOUT-06 makes one order of twenty concurrent deliveries of an event, and of twenty events about one payment', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const payment = {
      id: 'pay_twentytimes000',
      order_id: orderIdIn(url),
      amount: 10_500,
      status: 'captured',
    }
    const replies = await Promise.all([
      ...Array.from({ length: 20 }, () =>
        webhook('payment.captured', payment, { id: 'evt_twenty_times' }),
      ),
      ...Array.from({ length: 20 }, (_, i) =>
        webhook('payment.captured', payment, { id: `evt_twenty_${i}` }),
      ),
      ...Array.from({ length: 5 }, () =>
        outcomeOf(visitor, checkout).then(() => ({ status: 200 })),
      ),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await runJobs(world, 2)
    expect(await ordersOf(checkout)).toBe(1)
    expect(await paymentsOf(checkout)).toMatchObject([{ state: 'captured', settledAs: 'order' }])
    expect(await refundsOf(checkout)).toEqual([])
    expect((await brokenLedgers(world.db)).filter(({ rule }) => !rule.includes('gateway'))).toEqual(
      [],
    )
  })
})
