import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { atGateway, countOf, outcomeOf, pay, runJobs, type PayOptions } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A payment that the bank has only authorised. */
async function authorized(options: PayOptions = {}) {
  const { sku } = await goods.addVariant()
  const { visitor, checkout, url } = await atGateway(world, { sku })
  await pay(visitor, url, { course: 'authorized', ...options })
  const { rows } = await world.db.execute<{ id: string }>(sql`
    select p.id from sandbox_gateway_payment p join payment_order o on o.provider_order_id = p.order_id
    where o.checkout_id = ${checkout.id}::uuid`)
  const paymentId = rows[0]?.id ?? ''
  const atBank = async (state?: string) => {
    if (state !== undefined)
      await world.db.execute(
        sql`update sandbox_gateway_payment set status = ${state} where id = ${paymentId}`,
      )
    const { rows: now } = await world.db.execute<{ status: string }>(
      sql`select status from sandbox_gateway_payment where id = ${paymentId}`,
    )
    return now[0]?.status
  }
  const orders = () => countOf(world, 'order', sql`checkout_id = ${checkout.id}::uuid`)
  return { visitor, checkout, atBank, orders }
}

const outOfReach = () =>
  vi
    .spyOn(world.context.gateway, 'capture')
    .mockResolvedValue({ ok: false, error: { kind: 'timeout', message: 'no answer in time' } })

describe('a payment that the bank has only authorised', () => {
  it('CHECKOUT-06 is captured on the gateway’s message and becomes the order', async () => {
    const { visitor, checkout, atBank, orders } = await authorized()
    expect(await atBank()).toBe('authorized')
    await runJobs(world)
    expect(await atBank()).toBe('captured')
    expect(await orders()).toBe(1)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
  })

  it('CHECKOUT-06 is captured by the buyer’s question or the reconciler where the message is lost', async () => {
    const asked = await authorized({ webhook_lost: '1' })
    expect(await outcomeOf(asked.visitor, asked.checkout)).toMatchObject({ state: 'placed' })
    const left = await authorized({ webhook_lost: '1' })
    world.clock.advance(11 * 60_000)
    await reconcilePayments(world.context)
    expect([await left.atBank(), await left.orders()]).toEqual(['captured', 1])
  })

  it('CHECKOUT-06 is captured later where the gateway doesn’t answer: the message’s job is tried again', async () => {
    const { visitor, checkout, atBank, orders } = await authorized()
    const capture = outOfReach()
    await runJobs(world)
    expect([await atBank(), await orders()]).toEqual(['authorized', 0])
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'waiting' })
    capture.mockRestore()
    await world.db.execute(sql`update graphile_worker._private_jobs set run_at = now()
      where payload->>'checkoutId' = ${checkout.id} and attempts > 0`)
    await runJobs(world)
    expect([await atBank(), await orders()]).toEqual(['captured', 1])
  })

  it('CHECKOUT-06 was captured meanwhile: the refusal is no failure, and one order is made', async () => {
    const { visitor, checkout, atBank, orders } = await authorized({ webhook_lost: '1' })
    const fetchPayments = world.context.gateway.fetchPayments.bind(world.context.gateway)
    vi.spyOn(world.context.gateway, 'fetchPayments').mockImplementationOnce(async (id) => {
      const before = await fetchPayments(id)
      await atBank('captured')
      return before
    })
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'waiting' })
    world.clock.advance(4000)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
    expect(await orders()).toBe(1)
  })

  it('CHECKOUT-06 went back to the buyer uncaptured: the checkout is given up, nothing is refunded', async () => {
    const { checkout, atBank, orders } = await authorized({ webhook_lost: '1' })
    const refunds = await countOf(world, 'refund', sql`true`)
    outOfReach()
    world.clock.advance(11 * 60_000)
    await reconcilePayments(world.context)
    await atBank('refunded')
    world.clock.advance(60 * 60_000)
    await reconcilePayments(world.context)
    expect(await orders()).toBe(0)
    const { rows } = await world.db.execute<{ state: string }>(
      sql`select state from checkout where id = ${checkout.id}::uuid`,
    )
    expect(rows).toEqual([{ state: 'abandoned' }])
    expect(await countOf(world, 'refund', sql`true`)).toBe(refunds)
  })
})
