import { sql } from '../../platform/db/sql.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import {
  atGateway,
  countOf,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  placed,
  type Wanted,
} from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { claimOverdue, keepProviderOrder } from '../../modules/payments/index.ts'
import type { GatewayPayment } from '../../platform/payments/index.ts'
import { paymentSignature } from '../../platform/payments/signatures.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const minutes = (count: number) => world.clock.advance(count * 60_000)
const reconcile = () => reconcilePayments(world.context)
const orderIdIn = (url: string) => /order_[0-9A-Za-z]{14}/.exec(url)?.[0] ?? ''

/** A checkout of ₹105 at the gateway; `says` sets what the gateway reports about it from now on. */
async function waiting(...wanted: Wanted[]) {
  const [first] = wanted
  const { sku } = first ?? (await goods.addVariant())
  const { visitor, checkout, url } = await atGateway(world, ...(first ? wanted : [{ sku }]))
  const orderId = orderIdIn(url)
  const says = (...payments: Partial<GatewayPayment>[]) =>
    vi.spyOn(world.context.gateway, 'fetchPayments').mockImplementation(async (id) => ({
      ok: true,
      value:
        id === orderId
          ? payments.map((payment, i) => ({
              id: `pay_${orderId.slice(6)}${i}`,
              orderId,
              amountPaise: 10_500,
              currency: 'INR',
              method: 'upi',
              status: 'captured',
              errorReason: null,
              ...payment,
            }))
          : [],
    }))
  const poll = async () => {
    world.clock.advance(4000)
    return outcomeOf(visitor, checkout)
  }
  return { sku, visitor, checkout, url, orderId, says, poll }
}

const states = async ({ id }: { id: string }) =>
  (
    await world.db.execute<{ checkout: string; order: string }>(sql`
      select c.state as checkout, o.state as "order" from checkout c
      join payment_order o on o.checkout_id = c.id where c.id = ${id}::uuid`)
  ).rows[0]
const refundsOf = async ({ id }: { id: string }) =>
  (
    await world.db.execute<{ reason: string; amount: number }>(sql`
      select r.reason, r.amount_paise::int as amount from refund r join payment p on p.id = r.payment_id
      join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${id}::uuid`)
  ).rows
const failureMails = () =>
  countOf(world, 'mail_message', sql`subject = 'Your payment did not go through'`)
const listedIn = async (groupId: number) =>
  (
    await world.db.execute<{ ids: number[] }>(
      sql`select warehouse_ids as ids from product_read where group_id = ${groupId}`,
    )
  ).rows[0]?.ids

describe('CHECKOUT-06 what the gateway reports', () => {
  it('is settled although a later attempt of the same order has failed', async () => {
    const { says, poll } = await waiting()
    says({}, { status: 'failed', errorReason: 'payment_cancelled' })
    expect(await poll()).toMatchObject({ state: 'placed' })
  })

  it('counts as it is captured, not as it was authorised before', async () => {
    const { checkout, says, poll } = await waiting()
    says({ status: 'authorized' })
    expect(await poll()).toMatchObject({ state: 'waiting' })
    says({ amountPaise: 10_499 })
    expect(await poll()).toMatchObject({ state: 'failed' })
    expect(await refundsOf(checkout)).toEqual([{ reason: 'amount_mismatch', amount: 10_499 }])
  })

  it('leaves the checkout open to the right payment where the first was of another amount', async () => {
    const { checkout, says, poll } = await waiting()
    says({ amountPaise: 10_501 })
    await poll()
    expect(await states(checkout)).toMatchObject({ checkout: 'awaiting_payment' })
    says({ amountPaise: 10_501 }, {})
    expect(await poll()).toMatchObject({ state: 'placed' })
    expect(await refundsOf(checkout)).toEqual([{ reason: 'amount_mismatch', amount: 10_501 }])
  })
})

describe('CHECKOUT-06 the gateway is asked', () => {
  it('by a polling browser every four seconds, after a failure every second, with proof at once', async () => {
    const { visitor, checkout, orderId, says } = await waiting()
    const asked = says()
    const ask = async (milliseconds: number, back = {}) => {
      world.clock.advance(milliseconds)
      await outcomeOf(visitor, checkout, back)
      return asked.mock.calls.length
    }
    expect([await ask(0), await ask(3999), await ask(1)]).toEqual([1, 1, 2])
    const failure = { error_reason: 'payment_failed' }
    expect([await ask(999, failure), await ask(1, failure)]).toEqual([2, 3])
    const paymentId = 'pay_00000000000000'
    const proof = {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: paymentSignature(
        world.context.config.PAYMENT_KEY_SECRET,
        orderId,
        paymentId,
      ),
    }
    expect([
      await ask(0, { ...proof, razorpay_signature: 'f'.repeat(64) }),
      await ask(0, proof),
    ]).toEqual([3, 4])
  })

  it('by the reconciler from the tenth minute on, less and less often', async () => {
    const { checkout } = await waiting()
    const asked = []
    for (let minute = 1; minute <= 120; minute++) {
      minutes(1)
      const claimed = await claimOverdue(world.db, world.clock.now(), 200)
      if (claimed.some(({ checkoutId }) => checkoutId === checkout.id)) asked.push(minute)
    }
    // Four minutes after the last time, or when a quarter of the age has passed since then.
    expect(asked).toEqual([10, 14, 19, 26, 35, 47, 63, 84, 112])
  })
})

describe('CHECKOUT-06 an unpaid checkout', () => {
  it('is given up five minutes after its time, without a mail to a buyer who never tried to pay', async () => {
    const mails = await failureMails()
    const { checkout: early } = await waiting()
    world.clock.advance(25 * 60_000 - 1)
    await reconcile()
    expect(await states(early)).toEqual({ checkout: 'awaiting_payment', order: 'created' })
    const late = await waiting()
    minutes(25)
    await reconcile()
    expect(await states(late.checkout)).toEqual({ checkout: 'abandoned', order: 'created' })
    expect(await failureMails()).toBe(mails)
    // A day later the gateway takes no payment for it any more; what comes all the same is honoured.
    minutes(24 * 60)
    await reconcile()
    expect(await states(late.checkout)).toEqual({ checkout: 'abandoned', order: 'expired' })
    late.says({})
    expect(await late.poll()).toMatchObject({ state: 'placed' })
    expect(await states(late.checkout)).toEqual({ checkout: 'placed', order: 'paid' })
  })

  it('is kept while money is authorised, and for a day while the bank decides', async () => {
    const [authorized, undecided] = [await waiting(), await waiting()]
    for (const [{ says, poll }, status] of [
      [authorized, 'authorized'],
      [undecided, 'created'],
    ] as const) {
      says({ status })
      expect(await poll()).toMatchObject({ state: 'waiting' })
    }
    minutes(26)
    vi.restoreAllMocks()
    await reconcile()
    const kept = { checkout: 'awaiting_payment', order: 'attempted' }
    expect([await states(authorized.checkout), await states(undecided.checkout)]).toEqual([
      kept,
      kept,
    ])
    minutes(25 * 60)
    await reconcile()
    expect(await states(authorized.checkout)).toEqual(kept)
    expect(await states(undecided.checkout)).toMatchObject({ checkout: 'abandoned' })
    const { rows } = await world.db
      .execute(sql`select p.state, p.error_reason as reason from payment p
      join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${undecided.checkout.id}::uuid`)
    expect(rows).toEqual([{ state: 'failed', reason: 'payment_timed_out' }])
  })

  it('is given up without a mail once another attempt has become the order', async () => {
    const { visitor, checkout, url } = await waiting()
    await pay(visitor, url, { vpa: 'failure@razorpay' })
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'failed' })
    placed(await place(visitor, await created(visitor)))
    const mails = await failureMails()
    minutes(26)
    await reconcile()
    expect(await states(checkout)).toMatchObject({ checkout: 'abandoned' })
    expect(await failureMails()).toBe(mails)
  })

  it('returns its last piece to the listings when it is given up, and takes it out when it is paid', async () => {
    const [left, sold] = [
      await goods.addVariant({ stock: { mumbai: 1 } }),
      await goods.addVariant({ stock: { mumbai: 1 } }),
    ]
    await refreshReadModels(world.db, [sold.groupId], world.clock.now())
    expect(await listedIn(sold.groupId)).toEqual([goods.warehouses.mumbai])
    await waiting({ sku: left.sku })
    await refreshReadModels(world.db, [left.groupId], world.clock.now())
    expect(await listedIn(left.groupId)).toEqual([])
    const payer = await waiting({ sku: sold.sku })
    payer.says({})
    expect(await payer.poll()).toMatchObject({ state: 'placed' })
    expect(await listedIn(sold.groupId)).toEqual([])
    minutes(26)
    await reconcile()
    expect(await listedIn(left.groupId)).toEqual([goods.warehouses.mumbai])
  })
})

describe('CHECKOUT-06 CHECKOUT-13 the buyer’s next checkout', () => {
  it('waits for authorised money, however long, but not for money that goes back', async () => {
    const [authorized, wrong] = [await waiting(), await waiting()]
    authorized.says({ status: 'authorized' })
    await authorized.poll()
    wrong.says({ amountPaise: 1 })
    await wrong.poll()
    vi.restoreAllMocks()
    minutes(21)
    expect(await place(authorized.visitor, await created(authorized.visitor))).toMatchObject({
      status: 409,
      body: { code: 'payment_under_way', detail: { checkout_id: authorized.checkout.id } },
    })
    placed(await place(wrong.visitor, await created(wrong.visitor)))
  })
})

describe('CHECKOUT-06 the payment page', () => {
  it('is that of the gateway’s first order, whichever request asked for another', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor, { form: { paymentOption: 1 } })
    const both = Promise.withResolvers<void>()
    let count = 0
    const made = vi
      .spyOn(world.context.gateway, 'createOrder')
      .mockImplementation(async (order) => {
        const id = `order_0000000000000${++count}`
        if (count === 2) both.resolve()
        await both.promise
        return { ok: true, value: { id, status: 'created', ...order } }
      })
    const shown = vi.spyOn(world.context.gateway, 'paymentPage')
    const replies = await Promise.all([place(visitor, checkout), place(visitor, checkout)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const outcome = await outcomeOf(visitor, checkout)
    expect(replies.map(({ body }) => body.outcome)).toEqual([outcome, outcome])
    await keepProviderOrder(world.db, checkout.id, { id: 'order_another000000' }, world.clock.now())
    expect(await outcomeOf(visitor, checkout)).toEqual(outcome)
    expect(made.mock.calls).toEqual(
      [1, 2].map(() => [
        {
          amountPaise: 10_500,
          receipt: checkout.id,
          notes: { checkout: checkout.id },
          offers: [],
        },
      ]),
    )
    expect(shown).toHaveBeenLastCalledWith({
      orderId: expect.stringMatching(/^order_0000000000000[12]$/),
      amountPaise: 10_500,
      returnUrl: `/checkout/return?checkout=${checkout.id}`,
      prefill: { name: 'Meera Nair', email: 'ward@hospital.example', phone: '+919876543210' },
    })
  })

  it('is opened again only for goods that the buyer may still buy', async () => {
    const { sku, groupId } = await goods.addVariant()
    const { visitor, checkout, url } = await waiting({ sku })
    expect((await place(visitor, checkout)).body.outcome).toMatchObject({ payment_url: url })
    await world.db.execute(
      sql`update product_group set product_class = 'DEV_C' where id = ${groupId}`,
    )
    expect(await place(visitor, checkout)).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed' },
    })
  })

  it('asks for the total of today where the price has changed since the form', async () => {
    const { sku, offerId } = await goods.addVariant({ pricePaise: 10_000 })
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor, { form: { paymentOption: 1 } })
    await world.db.execute(sql`update offer set price_paise = 12000 where id = ${offerId}`)
    expect(await place(visitor, checkout)).toMatchObject({
      status: 409,
      body: { detail: { old: 100, new: 120 } },
    })
    const made = vi.spyOn(world.context.gateway, 'createOrder')
    expect((await place(visitor, { id: checkout.id, total: 120 })).body.outcome).toMatchObject({
      state: 'pay',
      expires_at: new Date(world.clock.now().getTime() + 20 * 60_000).toISOString(),
    })
    expect(made.mock.calls[0]?.[0]).toMatchObject({ amountPaise: 12_000 })
    expect(
      (await visitor.call('getCheckout', { params: { id: checkout.id } })).body.checkout,
    ).toMatchObject({ total: 120, subtotal: 120, items: [{ price: 120 }] })
  })
})
