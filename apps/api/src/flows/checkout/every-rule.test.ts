import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { wrongBooks } from '@upchar/testkit/books'
import { chances } from '@upchar/testkit/chances'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { setTerms } from '@upchar/testkit/points'
import { codeOf, formOfOne, startReferrals } from '@upchar/testkit/referrals'
import { outcomeOf, pay, place } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { giveValue } from '../../modules/ledger/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A sample of `many-carts.test.ts` through HTTP: `RANDOM_CARTS=100000 npm test -- apps/api/src/flows/checkout/every-rule.test.ts` buys 1,000. */
const carts = Math.ceil(Number(process.env['RANDOM_CARTS'] ?? 800) / 100)
const firstSeed = Number(process.env['RANDOM_CARTS_SEED'] ?? 1)

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000', RATE_LIMIT_PER_MINUTE: '0' })
let bought: string[]
let gift: { sku: string; id: string }
let codes: string[]

const offerOf = (sku: string) =>
  sql`(select o.id from offer o join variant v on v.id = o.variant_id where v.sku = ${sku})`

/** Steps on the first product, a deal on the second, a gift with the first, an upsell on the third for ₹150 of goods. */
async function setRules(goods: Goods): Promise<void> {
  const made = []
  for (const pricePaise of [10_503, 7_777, 4_999, 6_001])
    made.push(
      await goods.addVariant({ pricePaise, mrpPaise: null, maxOq: 50, stock: { mumbai: 100_000 } }),
    )
  const [first = '', second = '', third = '', free = ''] = made.map(({ sku }) => sku)
  const times = sql`'2026-11-01T00:00:00Z', '2027-04-01T00:00:00Z', 'Test', '2026-11-01T00:00:00Z'`
  gift = { sku: free, id: randomUUID() }
  await world.db
    .execute(sql`insert into deal (id, offer_id, price_paise, condition, per_order, share, valid_from, valid_to, reason, made_at)
    values (gen_random_uuid(), ${offerOf(second)}, 7003, null, null, 1000000, ${times}),
      (${gift.id}::uuid, ${offerOf(free)}, 0, jsonb_build_object('kind', 'packs', 'offerId', ${offerOf(first)}, 'packs', 2), 3, 1000000, ${times}),
      (gen_random_uuid(), ${offerOf(third)}, 4001, '{"kind": "value", "paise": 15000}', 9, 1000000, ${times})`)
  await world.db
    .execute(sql`insert into volume_prices (id, offer_id, steps, valid_from, reason, made_at)
    values (gen_random_uuid(), ${offerOf(first)}, '[{"from": 4, "price": 9901}]', '2026-11-01T00:00:00Z', 'Test', '2026-11-01T00:00:00Z')`)
  await announceChange(world.db)
  bought = [first, second, third]
}

beforeAll(async () => {
  const goods = await stockGoods(world.db)
  await setRules(goods)
  codes = [
    await makeTestVoucher(world.db, { percentBp: 1_234 }),
    await makeTestVoucher(world.db, { percentBp: 777, sellerId: goods.sellers.mumbai }),
  ]
  await makeTestVoucher(world.db, { percentBp: 99, automatic: true, listed: true })
  await startReferrals(world, { off_percentage: 7, off_most: 33 })
  await setTerms(world, { earn_percentage: 3, spend_percentage: 21, spend_most: 300 })
})

type Wish = {
  quantities: number[]
  hasGift: boolean
  code: string | null
  points: boolean
  /** Who refers the buyer; each cart has somebody of its own, since one person refers so many orders only. */
  referral: string
  isReferred: boolean
}

/** A customer who builds a cart in an order of their own, with things that come and go. */
class Builder {
  private readonly chance: () => number
  readonly visitor: Visitor
  constructor(visitor: Visitor, chance: () => number) {
    this.visitor = visitor
    this.chance = chance
  }

  private async done(asked: Promise<{ status: number; body: unknown }>): Promise<void> {
    const { status, body } = await asked
    expect(status, JSON.stringify(body)).toBeLessThan(500)
  }
  private line = (type: 'ADD' | 'UPDATE' | 'DELETE', sku: string, quantity?: number) =>
    this.done(
      this.visitor.call('updateCart', {
        body: { type, product: { sku_id: sku, quantity }, pincode: '400001' },
      }),
    )
  private voucher = (code: string | null) =>
    this.done(
      code === null
        ? this.visitor.call('removeCartVoucher', { body: { pincode: '400001' } })
        : this.visitor.call('applyCartVoucher', {
            params: { code },
            body: { pincode: '400001', device_source: 'web' },
          }),
    )
  private points = (used: boolean) =>
    this.done(this.visitor.call('setRewardPoints', { body: { used, pincode: '400001' } }))

  private refer = (code: string) =>
    this.done(this.visitor.call('setReferral', { body: { code, pincode: '400001' } }))
  private async inAnyOrder(steps: readonly (() => Promise<void>)[]): Promise<void> {
    const order = steps.map((step) => ({ step, key: this.chance() }))
    for (const { step } of order.toSorted((a, b) => a.key - b.key)) await step()
  }

  async build({ quantities, hasGift, code, points, referral, isReferred }: Wish): Promise<void> {
    const steps = quantities.map((quantity, i) => async () => {
      const sku = bought[i] ?? ''
      if (quantity > 0 || this.chance() < 0.5) await this.line('ADD', sku, 1 + quantity)
      if (quantity === 0) await this.line('DELETE', sku)
      else await this.line('UPDATE', sku, quantity)
    })
    await this.inAnyOrder([
      ...steps,
      () => this.voucher(codes[0] ?? ''),
      () => this.points(!points),
      () => this.refer(isReferred ? '' : referral),
    ])
    const take = () =>
      this.done(this.visitor.call('takeGift', { body: { gift_id: gift.id, pincode: '400001' } }))
    await take()
    if (!hasGift || this.chance() < 0.5) await this.line('DELETE', gift.sku)
    if (hasGift) await take()
    await this.inAnyOrder([
      () => this.points(points),
      () => this.voucher(code),
      () => this.refer(isReferred ? referral : ''),
    ])
  }

  async read(): Promise<Answer<'readCart'>['cart']> {
    return (await this.visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
  }
}

/** What two buyers with the same wishes must both see; the price hold of a cart is its own. */
const seenOf = ({ items, cart_urgency: _held, ...cart }: Answer<'readCart'>['cart']) => ({
  ...cart,
  items: items
    .map((item) => ({ ...item, price_held_until: null }))
    .toSorted((a, b) => (a.sku_id < b.sku_id ? -1 : 1)),
})

async function customer(): Promise<Visitor> {
  const { id, visitor } = await signUp(world)
  for (const book of ['points', 'wallet'] as const)
    await inTransaction(world.db, (tx) =>
      giveValue(tx, {
        book,
        customerId: id,
        at: world.clock.now(),
        key: randomUUID(),
        amountPaise: 30_000,
        expiresAt: null,
        reason: 'Welcome',
      }),
    )
  return visitor
}

/** Buys what is in the cart, partly from the wallet; answers with the order and what was paid for it in all. */
async function buy(visitor: Visitor, wallet: number) {
  const made = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: {
      form: formOfOne({ paymentOption: 1, businessName: 'Nair Clinic' }),
      ...(wallet > 0 && { wallet }),
      request_key: randomUUID(),
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { checkout } = made.body
  const { outcome } = (await place(visitor, checkout)).body
  if (outcome.state === 'pay') await pay(visitor, outcome.payment_url)
  const done = outcome.state === 'pay' ? await outcomeOf(visitor, checkout) : outcome
  if (done.state !== 'placed') throw new Error(`not placed: ${JSON.stringify(done)}`)
  return { orderId: done.order_id, total: checkout.total }
}

/** Cancels some packs, then the rest; answers with what came back in all, in paise. */
async function cancelAll(visitor: Visitor, id: string, chance: () => number): Promise<number> {
  let back = 0
  const press = async (items: { line: string; quantity: number }[] | undefined) => {
    const which = { id, ...(items && { items }) }
    const seen = (await visitor.call('previewCancel', { body: which })).body.cancel
    const done = await visitor.call('cancelOrder', {
      body: { ...which, reason: 'not_needed', amount: seen.amount, request_key: randomUUID() },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(seen.refund).toBe(seen.amount)
    back += Math.round(seen.refund * 100)
    return seen.whole
  }
  const { order } = (await visitor.call('getOrderStatus', { query: { id } })).body
  const some = order.sub_orders
    .flatMap(({ items }) => items)
    .filter(() => chance() < 0.5)
    .map(({ line, quantity }) => ({ line, quantity: 1 + Math.floor(chance() * quantity) }))
  const whole = some.length > 0 && (await press(some))
  if (!whole) await press(undefined)
  return back
}

it(
  `CART-09 CART-11 CART-13 CART-14 CART-25 CHECKOUT-07 RET-01 ${carts} random carts, built in two orders, cost the same, are paid, and come back whole`,
  { timeout: 60_000 + carts * 4_000 },
  async () => {
    const met = { gift: 0, upsell: 0, deal: 0, volume: 0, points: 0, wallet: 0, referral: 0 }
    for (let i = 0; i < carts; i++) {
      // Codes for sign-ups are limited by network and quarter of an hour.
      world.clock.advance(15 * 60_000)
      const chance = chances(firstSeed + i)
      const upTo = (most: number) => 1 + Math.floor(chance() * most)
      const wish: Wish = {
        quantities: [upTo(8), chance() < 0.5 ? 0 : upTo(6), chance() < 0.4 ? 0 : upTo(4)],
        hasGift: chance() < 0.8,
        code: [null, ...codes][Math.floor(chance() * 3)] ?? null,
        points: chance() < 0.7,
        referral: await codeOf((await signUp(world)).visitor),
        isReferred: chance() < 0.6,
      }
      const [one, other] = [
        new Builder(await customer(), chance),
        new Builder(await customer(), chance),
      ]
      await one.build(wish)
      await other.build(wish)
      const cart = await one.read()
      const text = `RANDOM_CARTS_SEED=${firstSeed + i} ${JSON.stringify(wish)}`
      expect(seenOf(await other.read()), text).toEqual(seenOf(cart))
      const wallet = chance() < 0.5 ? 0 : upTo(Math.min(250, Math.floor(cart.total)) - 1)
      const { orderId, total } = await buy(one.visitor, wallet)
      expect(total, text).toBe(cart.total)
      expect(await cancelAll(one.visitor, orderId, chance), text).toBe(Math.round(total * 100))
      met.gift += Number(cart.is_free_gift_applied)
      met.upsell += Number(cart.upsell_discount > 0)
      met.deal += Number(cart.limited_offer_discount_value > 0)
      met.volume += Number(cart.total_savings_config.volume_based_discount > 0)
      met.points += Number(cart.total_savings_config.reward_point_discount > 0)
      met.referral += Number(cart.total_savings_config.referral_discount > 0)
      met.wallet += Number(wallet > 0)
    }
    for (const times of Object.values(met)) expect(times, JSON.stringify(met)).toBeGreaterThan(0)
    expect(await wrongBooks(world)).toBe('')
    expect(await brokenLedgers(world.db)).toEqual([])
  },
)
