import { beforeAll, expect, it, vi } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { reconcile, setTerms } from '@upchar/testkit/payment-requests'
import { created, guestWith, outcomeOf, pay, place, runJobs } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const minutes = (count: number) => world.clock.advance(count * 60_000)
async function buying(pricePaise = 10_500) {
  const { sku } = await goods.addVariant({ pricePaise })
  const visitor = await guestWith(world, { sku })
  return { visitor, checkout: await created(visitor, { form: { paymentOption: 6 } }) }
}
async function atCode() {
  const { visitor, checkout } = await buying()
  const { outcome } = (await place(visitor, checkout)).body
  if (outcome.state !== 'upi') throw new Error(JSON.stringify(outcome))
  return { visitor, checkout, code: outcome }
}

it('CHECKOUT-06 says that UPI codes are not set up until staff set the most that one may be', async () => {
  const { sku } = await goods.addVariant({})
  const visitor = await guestWith(world, { sku })
  expect((await visitor.call('getPaymentOptions', {})).body).toMatchObject({ upi_limit: 0 })
  await expect(created(visitor, { form: { paymentOption: 6 } })).rejects.toThrow(
    /UPI codes are not set up in this shop/,
  )
  await setTerms(world)
  expect((await visitor.call('getPaymentOptions', {})).body).toMatchObject({ upi_limit: 100_000 })
})

it('CHECKOUT-06 opens one code of exactly the amount, which becomes the order by itself', async () => {
  const opened = vi.spyOn(world.context.gateway, 'openCode')
  const { visitor, checkout, code } = await atCode()
  expect(code).toMatchObject({ amount: 105, total: 105, seconds_left: 1200, problem: '' })
  expect(opened.mock.calls).toMatchObject([[{ amountPaise: 10_500, receipt: checkout.id }]])
  minutes(1)
  expect(await outcomeOf(visitor, checkout)).toEqual({ ...code, seconds_left: 1140 })
  expect((await place(visitor, checkout)).body.outcome).toMatchObject({ link: code.link })
  expect(opened).toHaveBeenCalledTimes(1)
  // The app pays; no browser comes back.
  await pay(world.visitor(), code.link, { course: 'closed_tab' })
  await runJobs(world)
  expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
})

it('CHECKOUT-06 keeps the code open after a try that failed, and says why', async () => {
  const { visitor, checkout, code } = await atCode()
  await pay(world.visitor(), code.link, { vpa: 'failure@razorpay' })
  minutes(1)
  expect(await outcomeOf(visitor, checkout)).toMatchObject({
    state: 'upi',
    link: code.link,
    problem: 'The payment was declined in the UPI app. Try again or pay another way.',
  })
})

it('CHECKOUT-06 renews the hold with the same code, and closes the code once nobody renews', async () => {
  const { visitor, checkout, code } = await atCode()
  minutes(21)
  expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'upi', seconds_left: 0 })
  const renewed = await place(visitor, checkout)
  expect(renewed.body.outcome).toMatchObject({ link: code.link, seconds_left: 1200 })
  minutes(26)
  await reconcile(world)
  expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'failed', retry: false })
  const { rows } = await world.db.execute<{ closed: boolean }>(
    sql`select closes_at <= ${world.clock.now().toISOString()}::timestamptz as closed from sandbox_gateway_order where receipt = ${checkout.id}`,
  )
  expect(rows).toEqual([{ closed: true }])
})

it('CHECKOUT-06 refuses a UPI code above what banks pay by UPI at a time', async () => {
  const limit = await buying(10_000_000)
  expect((await place(limit.visitor, limit.checkout)).body.outcome).toMatchObject({
    state: 'upi',
    amount: 100_000,
  })
  const { visitor, checkout } = await buying(10_000_100)
  expect((await place(visitor, checkout)).body).toMatchObject({
    code: 'pay_later_not_offered',
    message: 'UPI pays up to ₹1,00,000 at a time. Choose another way to pay.',
  })
})

it('CHECKOUT-06 nothing is charged while the gateway opens no code', async () => {
  const away = vi
    .spyOn(world.context.gateway, 'openCode')
    .mockResolvedValue({ ok: false, error: { kind: 'unavailable', message: 'outside its shape' } })
  const { visitor, checkout } = await buying()
  expect((await place(visitor, checkout)).body).toMatchObject({ code: 'gateway_unavailable' })
  away.mockRestore()
  expect((await place(visitor, checkout)).body.outcome).toMatchObject({ state: 'upi' })
})
