import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { webhookSignature } from '../../platform/payments/signatures.ts'
import { wrongBooks } from '@upchar/testkit/books'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { useWorld } from '@upchar/testkit/world'
import {
  atGateway,
  countOf,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  runJobs,
} from '@upchar/testkit/shop'

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

describe('paying online', () => {
  it('CHECKOUT-06 holds stock, opens the hosted page, and places the order when the buyer returns', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const { visitor, checkout, url } = await atGateway(world, { sku })
    expect(url).toMatch(/^\/sandbox\/pay\/order_[0-9A-Za-z]{14}\?back=/)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'pay', payment_url: url })
    const late = await guestWith(world)
    expect(
      (
        await late.call('updateGuestCart', {
          body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
        })
      ).status,
    ).toBe(409)
    const { status, back } = await pay(visitor, url, { webhook_lost: '1' })
    expect(status).toBe(303)
    expect(back).toMatchObject({ checkout: checkout.id, razorpay_order_id: orderIdIn(url) })
    const { checkout: _id, ...query } = back
    const outcome = await outcomeOf(visitor, checkout, query)
    expect(outcome).toMatchObject({ state: 'placed' })
    expect(await ordersOf(checkout)).toBe(1)
    expect(await paymentsOf(checkout)).toMatchObject([{ state: 'captured', settledAs: 'order' }])
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 refuses an invented payment and a forged signature', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const forged = {
      razorpay_order_id: orderIdIn(url),
      razorpay_payment_id: 'pay_AAAAAAAAAAAAAA',
      razorpay_signature: 'f'.repeat(64),
    }
    expect(await outcomeOf(visitor, checkout, forged)).toMatchObject({ state: 'pay' })
    const captured = {
      id: 'pay_AAAAAAAAAAAAAA',
      order_id: orderIdIn(url),
      amount: checkout.total * 100,
      status: 'captured',
    }
    expect(await webhook('payment.captured', captured, { secret: 'not the secret' })).toMatchObject(
      { status: 401, body: { success: false, code: 'signature_invalid' } },
    )
    expect(
      await world.visitor().raw({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json' },
        payload: 'no json',
      }),
    ).toMatchObject({ status: 401 })
    expect(await ordersOf(checkout)).toBe(0)
  })

  it('CHECKOUT-06 gives one order, invoice number and answer to concurrent browser, webhook and reconciler', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const { back } = await pay(visitor, url, { webhook_twice: '1' })
    const { checkout: _id, ...query } = back
    minutes(11)
    await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => outcomeOf(visitor, checkout, query))),
      runJobs(world, 2),
    ])
    const placed = answers.filter((answer) => answer.state === 'placed')
    expect(new Set(placed.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await outcomeOf(visitor, checkout)).toEqual(placed[0])
    expect((await place(visitor, checkout)).body.outcome).toEqual(placed[0])
    expect(await ordersOf(checkout)).toBe(1)
    for (const one of placed.slice(0, 1)) await packOrders(world, one.order_id)
    expect(
      await countOf(
        world,
        'invoice',
        sql`order_id = (select id from "order" where checkout_id = ${checkout.id}::uuid)`,
      ),
    ).toBe(1)
    expect(
      await countOf(
        world,
        'mail_message',
        sql`subject = ${`Order ${placed[0]?.state === 'placed' ? placed[0].order_number : ''} is placed`}`,
      ),
    ).toBe(1)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 opens one payment for fifty concurrent requests', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 60 } })
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor, { form: { paymentOption: 1 } })
    const replies = await Promise.all(Array.from({ length: 50 }, () => place(visitor, checkout)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body.outcome))).size).toBe(1)
    const { rows } = await world.db.execute<{ held: number }>(
      sql`select sum(quantity)::int as held from stock_hold where checkout_id = ${checkout.id}::uuid and state = 'held'`,
    )
    expect(rows[0]?.held).toBe(1)
  })

  it('CHECKOUT-06 reopens the payment with its total for an hour', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    for (const total of [checkout.total + 1, checkout.total - 0.01, 0, -checkout.total]) {
      expect(await place(visitor, { id: checkout.id, total })).toMatchObject({
        status: 409,
        body: { code: 'total_changed', detail: { old: total, new: checkout.total } },
      })
    }
    const press = async () => (await place(visitor, checkout)).body
    for (let i = 0; i < 3; i++) {
      minutes(19)
      expect((await press()).outcome).toMatchObject({ state: 'pay', payment_url: url })
    }
    minutes(4)
    expect(await press()).toMatchObject({ code: 'checkout_expired' })
  })
})

describe('concurrent buyers', () => {
  it('CHECKOUT-06 let one of 60 pay for the last unit, and charge none of the others', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const ready = []
    for (let i = 0; i < 60; i++) {
      const visitor = await guestWith(world, { sku })
      ready.push({ visitor, checkout: await created(visitor, { form: { paymentOption: 1 } }) })
    }
    const before = await countOf(world, 'payment')
    const replies = await Promise.all(
      ready.map(async ({ visitor, checkout }) => {
        const reply = await place(visitor, checkout)
        if (reply.status === 200 && reply.body.outcome.state === 'pay')
          await pay(visitor, reply.body.outcome.payment_url)
        return reply
      }),
    )
    await runJobs(world, 2)
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    for (const reply of replies.filter((r) => r.status !== 200))
      expect(reply).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect((await countOf(world, 'payment')) - before).toBe(1)
    expect(await brokenLedgers(world.db)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('a payment that fails', () => {
  it.each([
    [
      { vpa: 'failure@razorpay' },
      'The payment was declined in the UPI app. Try again or pay another way.',
    ],
    [
      { method: 'card', card_number: '4100 2800 0008 0001', otp: '1234' },
      'The card has not enough money for this payment. Pay with another card, UPI or net banking.',
    ],
    [
      { method: 'card', card_number: '4100 2800 0000 1007', otp: '12' },
      'The one-time code was not accepted. Try again.',
    ],
    [
      { method: 'netbanking', bank_says: 'failure' },
      'The payment did not go through. Nothing was charged. Try again or pay another way.',
    ],
    [
      { action: 'cancel' },
      'You cancelled the payment. Nothing was charged. Try again when you are ready.',
    ],
  ])(
    'CHECKOUT-06 says why (%j), and lets the buyer try again with the same form',
    async (options, message) => {
      const { sku } = await goods.addVariant()
      const { visitor, checkout, url } = await atGateway(world, { sku })
      const { back } = await pay(visitor, url, options)
      expect(back['error_reason']).toBeTruthy()
      expect(await outcomeOf(visitor, checkout)).toEqual({ state: 'failed', message, retry: true })
      expect(
        (await visitor.call('getCheckout', { params: { id: checkout.id } })).body.checkout.form,
      ).toEqual(checkout.form)
      const again = await place(visitor, checkout)
      expect(again.body.outcome).toMatchObject({ state: 'pay', payment_url: url })
      await pay(visitor, url)
      minutes(1)
      expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
      expect(await ordersOf(checkout)).toBe(1)
    },
  )

  it('CHECKOUT-06 recovers when the capture follows the failure, in any order of messages', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url, { course: 'failed_then_captured' })
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'failed', retry: true })
    await runJobs(world, 3)
    expect(await ordersOf(checkout)).toBe(1)
    const [payment] = await paymentsOf(checkout)
    expect(
      (
        await webhook('payment.failed', {
          id: payment?.id,
          order_id: orderIdIn(url),
          amount: 10_500,
          status: 'failed',
        })
      ).status,
    ).toBe(200)
    expect(await paymentsOf(checkout)).toMatchObject([{ state: 'captured', settledAs: 'order' }])
  })

  it('CHECKOUT-06 releases the stock and mails when the payment window ends', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const { visitor, checkout, url } = await atGateway(world, { sku })
    await pay(visitor, url, { vpa: 'failure@razorpay' })
    await outcomeOf(visitor, checkout)
    const before = await mailsTo('Your payment did not go through')
    minutes(26)
    await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    await runJobs(world)
    expect(await mailsTo('Your payment did not go through')).toBe(before + 1)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'failed', retry: false })
    await guestWith(world, { sku })
  })
})

describe('a second attempt by the same guest', () => {
  it('CHECKOUT-06 can use another payment method despite the hold of the first', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const { visitor } = await atGateway(world, { sku })
    expect((await place(visitor, await created(visitor))).body.outcome).toMatchObject({
      state: 'placed',
    })
  })
})

describe('a repeated request', () => {
  it('CHECKOUT-06 releases nothing of a pending payment', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
    const visitor = await guestWith(world, { sku })
    const options = { form: { paymentOption: 1 }, key: 'pressed and repeated' } as const
    const checkout = await created(visitor, options)
    await place(visitor, checkout)
    expect(await created(visitor, options)).toMatchObject({
      id: checkout.id,
      state: 'awaiting_payment',
    })
    const { rows } = await world.db.execute<{ held: number }>(
      sql`select sum(quantity)::int as held from stock_hold where checkout_id = ${checkout.id}::uuid and state = 'held'`,
    )
    expect(rows[0]?.held).toBe(1)
  })
})

describe('the hosted page', () => {
  it('CHECKOUT-06 shows merchant, amount and order without scripts, and never redirects to another site', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const page = await visitor.raw({ method: 'GET', url })
    const text = String(page.body)
    expect(page.status).toBe(200)
    for (const part of [
      'Upchar',
      '₹105.00',
      orderIdIn(url),
      'UPI',
      'card',
      'Net banking',
      'Send the webhook twice',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/<script|onclick/)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const away = await pay(
      visitor,
      `${url.split('?')[0]}?back=${encodeURIComponent('https://evil.example/')}`,
    )
    expect(away.back['checkout']).toBeUndefined()
    expect(
      (await visitor.raw({ method: 'GET', url: '/sandbox/pay/order_00000000000000' })).status,
    ).toBe(404)
    expect(String((await visitor.raw({ method: 'GET', url })).body)).toContain('paid already')
    minutes(1)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
  })

  it('CHECKOUT-06 stores no card number', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, url } = await atGateway(world, { sku })
    await pay(visitor, url, { method: 'card', card_number: '5500 6700 0000 1002', otp: '4321' })
    await runJobs(world, 2)
    const { rows } = await world.db.execute<{
      found: string
    }>(sql`select string_agg(t::text, ' ') as found from (
      select p::text as t from payment p union all select s::text from sandbox_gateway_payment s union all select w::text from webhook_event w union all select j.payload::text from graphile_worker._private_jobs j) x`)
    expect(rows[0]?.found ?? '').not.toMatch(/5500 ?6700|00001002/)
  })
})
