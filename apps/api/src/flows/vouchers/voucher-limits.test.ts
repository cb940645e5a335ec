import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import {
  countOf,
  create,
  created,
  form,
  guestWith,
  outcomeOf,
  pay,
  place,
  placed,
  runJobs,
} from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600', RATE_LIMIT_PER_MINUTE: '0' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const gloves = () => goods.addVariant({ pricePaise: 100_000, stock: { mumbai: 500 } })
const apply = (visitor: Visitor, code: string) =>
  visitor.call('applyCartVoucher', {
    params: { code },
    body: { device_source: 'web', pincode: '400001' },
  })
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const minutes = (count: number) => world.clock.advance(count * 60_000)
async function guestOn(code: string, sku: string): Promise<Visitor> {
  const visitor = await guestWith(world, { sku })
  expect(await apply(visitor, code)).toMatchObject({ status: 200 })
  return visitor
}
async function toGateway(visitor: Visitor, changes = {}) {
  const checkout = await created(visitor, { form: { paymentOption: 1, ...changes } })
  expect(checkout.discount).toBe(100)
  const {
    body: { outcome },
  } = await place(visitor, checkout)
  if (outcome.state !== 'pay') throw new Error(outcome.state)
  return { checkout, url: outcome.payment_url }
}
const redeemed = async (code: string) =>
  (
    await world.db.execute<{ count: number }>(sql`
  select count(*)::int as count from voucher_use u join voucher v on v.id = u.voucher_id where v.code = ${code} and redeemed_at is not null`)
  ).rows[0]?.count
const refundsOf = ({ id }: { id: string }) =>
  countOf(
    world,
    'refund',
    sql`payment_id in (select p.id from payment p join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${id}::uuid)`,
  )

describe('a limited voucher and late payments', () => {
  it('CART-09 CHECKOUT-06 is used once for each buyer when several started payments are all captured; the others are refunded in full', async () => {
    const code = await makeTestVoucher(world.db, { maxUsesPerBuyer: 1 })
    const { sku } = await gloves()
    const visitor = await guestOn(code, sku)
    const started = [await toGateway(visitor), await toGateway(visitor), await toGateway(visitor)]
    for (const { url } of started) await pay(visitor, url)
    await runJobs(world, 3)
    const outcomes = await Promise.all(started.map(({ checkout }) => outcomeOf(visitor, checkout)))
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['failed', 'failed', 'placed'])
    const [refused] = outcomes.filter(({ state }) => state === 'failed')
    expect(refused).toMatchObject({
      message:
        'Your bank confirmed another payment for these goods after you had ordered them. ₹900 has been sent back to where you paid from, in 5 to 7 working days.',
    })
    expect(
      (await Promise.all(started.map(({ checkout }) => refundsOf(checkout)))).toSorted(),
    ).toEqual([0, 1, 1])
    expect(await redeemed(code)).toBe(1)
    expect(
      await countOf(world, 'mail_message', sql`text like '%goods that you had ordered already%'`),
    ).toBe(2)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CART-09 CHECKOUT-06 gives its last use to a payment whose reservation expired only if nobody else took it', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 1 })
    const { sku } = await gloves()
    const late = await guestOn(code, sku)
    const { checkout, url } = await toGateway(late)
    minutes(21)
    const other = await guestOn(code, sku)
    placed(await place(other, await created(other, { form: { PhoneNumber: '9811200001' } })))
    // A retry: the price of this payment is no longer available.
    expect(await place(late, checkout)).toMatchObject({
      status: 410,
      body: { code: 'checkout_expired' },
    })
    await pay(late, url)
    await runJobs(world, 3)
    expect(await outcomeOf(late, checkout)).toEqual({
      state: 'failed',
      retry: false,
      message:
        'We could not place your order because its voucher had been used by then. ₹900 has been sent back to where you paid from, in 5 to 7 working days.',
    })
    expect(
      await countOf(world, 'mail_message', sql`text like '%its voucher had been used by then%'`),
    ).toBe(1)
    expect([await redeemed(code), await refundsOf(checkout)]).toEqual([1, 1])
  })

  it('CART-09 CHECKOUT-06 keeps the price of a payment whose reservation expired while uses are left', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 1 })
    const { sku } = await gloves()
    const late = await guestOn(code, sku)
    const { checkout, url } = await toGateway(late)
    minutes(21)
    expect((await place(late, checkout)).body.outcome.state).toBe('pay')
    minutes(21)
    await pay(late, url)
    await runJobs(world, 3)
    expect(await outcomeOf(late, checkout)).toMatchObject({ state: 'placed' })
    expect(await redeemed(code)).toBe(1)
  })

  it('CART-09 stays available to the buyer whose own unpaid attempt reserved it: in cart, offers and the next attempt', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 1, maxUsesPerBuyer: 1, listed: true })
    const { sku } = await gloves()
    const guest = await guestOn(code, sku)
    await toGateway(guest)
    expect(await cartOf(guest)).toMatchObject({ voucher_detail: { discount: 100, message: null } })
    expect(
      (await guest.call('listGuestVouchers', { body: { pincode: '400001' } })).body.offers.find(
        (offer) => offer.code === code,
      ),
    ).toMatchObject({ applicable: true })
    const { checkout, url } = await toGateway(guest)
    expect(await apply(await guestWith(world, { sku }), code)).toMatchObject({
      status: 409,
      body: { code: 'voucher_used' },
    })
    await pay(guest, url)
    await runJobs(world, 2)
    expect(await outcomeOf(guest, checkout)).toMatchObject({ state: 'placed' })
    expect(await redeemed(code)).toBe(1)
  })
})

describe('a limited voucher under load', () => {
  it('CART-09 CHECKOUT-04 CHECKOUT-06 serves fifty concurrent buyers without deadlock, excess uses or lost payments', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 12 })
    const { sku } = await gloves()
    const buyers = []
    for (let i = 0; i < 50; i++) {
      const visitor = await guestOn(code, sku)
      buyers.push({
        visitor,
        checkout: await created(visitor, {
          form: { PhoneNumber: `98113${String(10_000 + i)}`, paymentOption: i % 2 === 0 ? 1 : 2 },
        }),
      })
    }
    const replies = await Promise.all(
      buyers.map(async ({ visitor, checkout }) => {
        const reply = await place(visitor, checkout)
        if (reply.status !== 200 || reply.body.outcome.state !== 'pay') return reply.status
        const { payment_url: url } = reply.body.outcome
        await Promise.all([
          pay(visitor, url),
          outcomeOf(visitor, checkout),
          place(visitor, checkout),
          runJobs(world),
        ])
        return reply.status
      }),
    )
    await runJobs(world, 3)
    expect(replies.toSorted()).toEqual([
      ...Array.from({ length: 12 }, () => 200),
      ...Array.from({ length: 38 }, () => 409),
    ])
    expect(await redeemed(code)).toBe(12)
    expect(await brokenLedgers(world.db)).toEqual([])
  })
})

describe('a used voucher', () => {
  it('CART-09 leaves the cart with its order, and doesn’t block the next cart', async () => {
    const code = await makeTestVoucher(world.db, { maxUsesPerBuyer: 1 })
    const { sku } = await gloves()
    const { visitor, email } = await signUp(world)
    const add = () =>
      visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
      })
    await add()
    await apply(visitor, code)
    const buy = () =>
      visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: { form: form({ email }), request_key: randomUUID() },
      })
    placed(await place(visitor, (await buy()).body.checkout))
    expect((await add()).body.cart).toMatchObject({
      voucher: null,
      voucher_detail: null,
      total: 1000,
    })
    expect(await buy()).toMatchObject({ status: 200, body: { checkout: { discount: 0 } } })
  })

  it('CART-09 stays on the cart where the order didn’t use it', async () => {
    const [used, kept] = [await makeTestVoucher(world.db), await makeTestVoucher(world.db)]
    const { sku } = await gloves()
    const visitor = await guestOn(used, sku)
    const checkout = await created(visitor)
    const other = await gloves()
    await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: other.sku, quantity: 1 }, pincode: '400001' },
    })
    await apply(visitor, kept)
    placed(await place(visitor, checkout))
    expect(await cartOf(visitor)).toMatchObject({ voucher: kept, discount: 100 })
  })

  it('CART-09 counts for the customer when its guest signs in, with any phone', async () => {
    const code = await makeTestVoucher(world.db, { maxUsesPerBuyer: 1 })
    const { sku } = await gloves()
    const { email, password, visitor: account } = await signUp(world)
    const guest = await guestOn(code, sku)
    placed(await place(guest, await created(guest, { form: { PhoneNumber: '9811200002' } })))
    expect(await guest.call('signIn', { body: { email, password } })).toMatchObject({ status: 200 })
    await account.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    expect(await apply(account, code)).toMatchObject({
      status: 409,
      body: { code: 'voucher_used', message: `You have used ${code} already.` },
    })
  })

  it('CART-09 counts for a guest with the phone of a customer’s order, in any notation', async () => {
    const code = await makeTestVoucher(world.db, { maxUsesPerBuyer: 1 })
    const { sku } = await gloves()
    const { visitor, email } = await signUp(world)
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    await apply(visitor, code)
    const {
      body: { checkout },
    } = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email, PhoneNumber: '9811200003' }), request_key: randomUUID() },
    })
    placed(await place(visitor, checkout))
    for (const phone of [
      '98112 00003',
      '+919811200003',
      '0091-98112-00003',
      '09811200003',
      '91 98112-00003',
      '(98112) 00003',
      '९८११२००००३',
      '９８１１２００００３',
    ]) {
      const guest = await guestOn(code, sku)
      const made = await create(guest, { form: { PhoneNumber: phone } })
      // Either invalid, or this phone number.
      expect(made.status, phone).toBeGreaterThanOrEqual(400)
      expect(['voucher_does_not_fit', 'form_invalid', 'request_invalid'], phone).toContain(
        (made.body as { code?: string }).code,
      )
    }
  })
})
