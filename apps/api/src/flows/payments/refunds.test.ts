import { sql } from '../../platform/db/sql.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { reconcilePayments } from './reconcile-payments.ts'
import { settlePayment } from './settle-payment.ts'
import { sendRefunds } from '../../modules/payments/index.ts'
import { webhookSignature } from '../../platform/payments/signatures.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { atGateway, outcomeOf, pay } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Due = { checkoutId: string; paymentId: string; refundId: string; amount: number }

/** A captured payment whose stock another buyer took meanwhile: its refund is due but not requested yet. */
async function dueRefund(): Promise<Due> {
  const { sku } = await goods.addVariant({ stock: { mumbai: 1 } })
  const slow = await atGateway(world, { sku })
  world.clock.advance(21 * 60_000)
  const quick = await atGateway(world, { sku })
  await pay(quick.visitor, quick.url)
  await outcomeOf(quick.visitor, quick.checkout)
  const { back } = await pay(slow.visitor, slow.url)
  const { checkout: _id, ...query } = back
  await outcomeOf(slow.visitor, slow.checkout, query)
  await settlePayment(world.context, slow.checkout.id)
  const {
    rows: [row],
  } = await world.db.execute<{ paymentId: string; refundId: string; amount: number }>(sql`
    select p.id as "paymentId", r.id as "refundId", r.amount_paise as amount from refund r join payment p on p.id = r.payment_id
    join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${slow.checkout.id}::uuid`)
  if (row === undefined) throw new Error('no refund is due')
  return { checkoutId: slow.checkout.id, ...row }
}

const bookOf = async ({ refundId }: Due) =>
  (
    await world.db.execute<{
      state: string
      id: string | null
      payment: string
      order: string
    }>(sql`
  select r.state, r.provider_refund_id as id, p.state as payment, o.state as "order" from refund r join payment p on p.id = r.payment_id
  join payment_order o on o.id = p.payment_order_id where r.id = ${refundId}::uuid`)
  ).rows[0]

async function tell(event: string, due: Due, id: string, status: string) {
  const payload = JSON.stringify({
    entity: 'event',
    event,
    payload: { refund: { entity: { id, payment_id: due.paymentId, amount: due.amount, status } } },
  })
  return world.visitor().raw({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${Math.random()}`,
      'x-razorpay-signature': webhookSignature(
        world.context.config.PAYMENT_WEBHOOK_SECRET,
        payload,
      ),
    },
  })
}

describe('refunds', () => {
  it('CHECKOUT-06 accept a webhook that arrives before the gateway’s answer is stored', async () => {
    const due = await dueRefund()
    expect((await tell('refund.processed', due, 'rfnd_earlywebhook0', 'processed')).status).toBe(
      200,
    )
    expect(await bookOf(due)).toEqual({
      state: 'processed',
      id: 'rfnd_earlywebhook0',
      payment: 'refunded',
      order: 'refunded',
    })
    // The late answer undoes nothing and causes no second request.
    const asked = vi.spyOn(world.context.gateway, 'refund')
    expect(await sendRefunds(world.context, due.checkoutId)).toBe(true)
    expect(asked).not.toHaveBeenCalled()
  })

  it('CHECKOUT-06 count as given back once the gateway has taken them, though the bank takes days', async () => {
    const due = await dueRefund()
    vi.spyOn(world.context.gateway, 'refund').mockResolvedValueOnce({
      ok: true,
      value: {
        id: 'rfnd_atthebank00000',
        paymentId: due.paymentId,
        amountPaise: due.amount,
        status: 'pending',
      },
    })
    await sendRefunds(world.context, due.checkoutId)
    expect(await bookOf(due)).toEqual({
      state: 'pending',
      id: 'rfnd_atthebank00000',
      payment: 'refunded',
      order: 'refunded',
    })
    // No other test polls it.
    await tell('refund.processed', due, 'rfnd_atthebank00000', 'processed')
    expect(await bookOf(due)).toMatchObject({ state: 'processed' })
  })

  it('CHECKOUT-06 stay settled when the gateway’s answer arrives after the webhook', async () => {
    const due = await dueRefund()
    vi.spyOn(world.context.gateway, 'refund').mockImplementationOnce(async () => {
      await tell('refund.processed', due, 'rfnd_overtaken00000', 'processed')
      return {
        ok: true,
        value: {
          id: 'rfnd_overtaken00000',
          paymentId: due.paymentId,
          amountPaise: due.amount,
          status: 'pending',
        },
      }
    })
    expect(await sendRefunds(world.context, due.checkoutId)).toBe(true)
    expect(await bookOf(due)).toMatchObject({ state: 'processed', id: 'rfnd_overtaken00000' })
  })

  it('CHECKOUT-06 are retried with a new key after a failure, and with the same key after a lost answer', async () => {
    const due = await dueRefund()
    const asked = vi.spyOn(world.context.gateway, 'refund')
    const failed = (id: string) => ({
      ok: true as const,
      value: { id, paymentId: due.paymentId, amountPaise: due.amount, status: 'failed' as const },
    })
    asked
      .mockResolvedValueOnce(failed('rfnd_failedonce0000'))
      .mockResolvedValueOnce({ ok: false, error: { kind: 'timeout', message: '' } })
      .mockResolvedValueOnce(failed('rfnd_failedtwice000'))
    const logged = vi.spyOn(world.context.log, 'error')
    for (let i = 0; i < 3; i++) expect(await sendRefunds(world.context, due.checkoutId)).toBe(false)
    expect(logged).toHaveBeenCalledTimes(3)
    expect(await bookOf(due)).toMatchObject({ state: 'failed', payment: 'captured' })
    expect(await sendRefunds(world.context, due.checkoutId)).toBe(true)
    expect(await bookOf(due)).toMatchObject({
      state: 'processed',
      payment: 'refunded',
      order: 'refunded',
    })
    const keys = asked.mock.calls.map(([refund]) => refund.idempotencyKey)
    expect(keys).toEqual([
      due.refundId,
      `${due.refundId}-rfnd_failedonce0000`,
      `${due.refundId}-rfnd_failedonce0000`,
      `${due.refundId}-rfnd_failedtwice000`,
    ])
    // The gateway accepts letters, digits, hyphens and underscores.
    for (const key of keys) expect(key).toMatch(/^[\w-]{10,}$/)
  })

  it('CHECKOUT-06 are requested by the reconciler after a minute, and after a failure every hour', async () => {
    const due = await dueRefund()
    const asked = vi.spyOn(world.context.gateway, 'refund').mockResolvedValueOnce({
      ok: true,
      value: {
        id: 'rfnd_failedatfirst0',
        paymentId: due.paymentId,
        amountPaise: due.amount,
        status: 'failed',
      },
    })
    const counts = []
    for (const seconds of [59, 1, 3599, 1, 3600]) {
      world.clock.advance(seconds * 1000)
      await reconcilePayments(world.context)
      counts.push(asked.mock.calls.length)
    }
    expect(counts).toEqual([0, 1, 1, 2, 2])
    expect(await bookOf(due)).toMatchObject({ state: 'processed' })
  })

  it('CHECKOUT-06 are recognised in a webhook by payment and amount, and by the next attempt after a failure', async () => {
    const due = await dueRefund()
    // Somebody refunds another amount at the gateway; an attempt that we don’t know of fails.
    await tell(
      'refund.processed',
      { ...due, amount: due.amount - 1 },
      'rfnd_byhand0000000',
      'processed',
    )
    await tell('refund.failed', due, 'rfnd_unknownfailed', 'failed')
    expect(await bookOf(due)).toMatchObject({ state: 'due', id: null, payment: 'captured' })
    vi.spyOn(world.context.gateway, 'refund').mockResolvedValueOnce({
      ok: true,
      value: {
        id: 'rfnd_firstattempt00',
        paymentId: due.paymentId,
        amountPaise: due.amount,
        status: 'failed',
      },
    })
    await sendRefunds(world.context, due.checkoutId)
    await tell('refund.processed', due, 'rfnd_secondattempt', 'processed')
    expect(await bookOf(due)).toMatchObject({
      state: 'processed',
      id: 'rfnd_secondattempt',
      payment: 'refunded',
    })
  })

  it('CHECKOUT-06 are told apart by their payment, and requested for one checkout at a time', async () => {
    const [first, second] = [await dueRefund(), await dueRefund()]
    expect(first.amount).toBe(second.amount)
    await tell('refund.processed', second, 'rfnd_ofthesecond00', 'processed')
    expect(await bookOf(first)).toMatchObject({ state: 'due', id: null })
    expect(await bookOf(second)).toMatchObject({ state: 'processed', id: 'rfnd_ofthesecond00' })
    const third = await dueRefund()
    const asked = vi.spyOn(world.context.gateway, 'refund')
    expect(await sendRefunds(world.context, third.checkoutId)).toBe(true)
    expect(asked.mock.calls.map(([{ paymentId }]) => paymentId)).toEqual([third.paymentId])
  })

  it('CHECKOUT-06 stay failed when old news of the failed attempt arrive late', async () => {
    const due = await dueRefund()
    vi.spyOn(world.context.gateway, 'refund').mockResolvedValueOnce({
      ok: true,
      value: {
        id: 'rfnd_failedearlier',
        paymentId: due.paymentId,
        amountPaise: due.amount,
        status: 'failed',
      },
    })
    await sendRefunds(world.context, due.checkoutId)
    await tell('refund.created', due, 'rfnd_failedearlier', 'pending')
    expect(await bookOf(due)).toMatchObject({ state: 'failed', payment: 'captured' })
  })

  it('CHECKOUT-06 are polled once an hour while pending', async () => {
    const due = await dueRefund()
    const value = (status: 'pending' | 'processed') => ({
      ok: true as const,
      value: {
        id: 'rfnd_underway000000',
        paymentId: due.paymentId,
        amountPaise: due.amount,
        status,
      },
    })
    vi.spyOn(world.context.gateway, 'refund').mockResolvedValueOnce(value('pending'))
    const fetched = vi
      .spyOn(world.context.gateway, 'fetchRefund')
      .mockResolvedValueOnce(value('pending'))
      .mockResolvedValueOnce(value('processed'))
    expect(await sendRefunds(world.context, due.checkoutId)).toBe(true)
    await reconcilePayments(world.context)
    expect(fetched).toHaveBeenCalledTimes(0)
    for (const minutes of [61, 2, 61, 61]) {
      world.clock.advance(minutes * 60_000)
      await reconcilePayments(world.context)
    }
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(await bookOf(due)).toMatchObject({ state: 'processed' })
  })
})
