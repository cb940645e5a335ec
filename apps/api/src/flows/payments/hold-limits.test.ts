import { sql } from '../../platform/db/sql.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { created, form, place, placed, withGoods } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
// Holds of the test before have ended.
beforeEach(() => world.clock.advance(21 * 60_000))

const hospital = '203.0.113.7'
let visitors = 0
/** An address that nobody else has. */
const elsewhere = () => `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`

type Wanted = { sku: string; quantity?: number }

/** A guest's press of the button with payment online. */
async function press(address: string, wanted: Wanted) {
  const visitor = await withGoods(world.visitor(address), wanted)
  const checkout = await created(visitor, { form: { paymentOption: 1 } })
  return { visitor, checkout, reply: await place(visitor, checkout) }
}
const outcome = ({ reply }: Awaited<ReturnType<typeof press>>) =>
  reply.status === 200 ? reply.body.outcome.state : reply.body

const heldOf = async (offerId: number) =>
  (
    await world.db.execute<{ held: number }>(sql`select coalesce(sum(quantity), 0)::int as held
      from stock_hold where offer_id = ${offerId} and state = 'held'`)
  ).rows[0]?.held

const refusedFor = (message: RegExp) =>
  expect.objectContaining({ code: 'holds_limited', message: expect.stringMatching(message) })

describe('stock that unpaid orders hold', () => {
  it('CHECKOUT-06 is half of what lies there at most, however many visitors press', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 42 }, maxOq: 3 })
    const pressed = []
    for (let i = 0; i < 14; i++) pressed.push(await press(elsewhere(), { sku, quantity: 3 }))
    expect(pressed.slice(0, 7).map(outcome)).toEqual(Array.from({ length: 7 }, () => 'pay'))
    expect(pressed.slice(7).map(outcome)).toEqual(
      Array.from({ length: 7 }, () =>
        refusedFor(
          /^Other buyers are paying for .+ at the moment\. Sign in to place this order now, or try again in 20 minutes\.$/,
        ),
      ),
    )
    expect(await heldOf(offerId)).toBe(21)
    // Refused means that nothing has changed: no payment waits, and the same checkout can be placed later.
    const [refused] = pressed.slice(-1)
    if (refused === undefined) throw new Error('nobody pressed')
    expect(
      (await refused.visitor.call('getCheckout', { params: { id: refused.checkout.id } })).body
        .checkout.state,
    ).toBe('open')
    world.clock.advance(21 * 60_000)
    expect((await place(refused.visitor, refused.checkout)).body).toMatchObject({
      outcome: { state: 'pay' },
    })
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-06 keeps no buyer off who is signed in or pays in cash', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    for (let i = 0; i < 5; i++) await press(elsewhere(), { sku })
    expect(outcome(await press(elsewhere(), { sku }))).toEqual(refusedFor(/^Other buyers/))
    const cash = await withGoods(world.visitor(elsewhere()), { sku })
    placed(await place(cash, await created(cash)))
    const profile = {
      first_name: 'Meera',
      phone: '9876543210',
      business_type: 1,
      business_name: 'Sunrise Hospital',
    }
    const { visitor } = await signUp(world, { visitor: world.visitor(elsewhere()), profile })
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 4 }, pincode: '400001' },
    })
    const { checkout } = (
      await visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: { form: form({ paymentOption: 1 }), request_key: 'signed in' },
      })
    ).body
    expect((await place(visitor, checkout)).body).toMatchObject({ outcome: { state: 'pay' } })
  })

  it('CHECKOUT-06 may be all of it for the one visitor who wants it, and the last five pieces for anybody', async () => {
    const [lot, few] = [
      await goods.addVariant({ stock: { mumbai: 40 }, maxOq: 100 }),
      await goods.addVariant({ stock: { mumbai: 5 } }),
    ]
    expect(outcome(await press(elsewhere(), { sku: lot.sku, quantity: 40 }))).toBe('pay')
    for (let i = 0; i < 5; i++)
      expect(outcome(await press(elsewhere(), { sku: few.sku }))).toBe('pay')
  })

  it('CHECKOUT-06 is one hold for a visitor: the next checkout takes it over and never counts twice', async () => {
    const { sku, offerId } = await goods.addVariant({ stock: { mumbai: 40 }, maxOq: 15 })
    const { visitor } = await press(elsewhere(), { sku, quantity: 15 })
    for (let i = 0; i < 4; i++) {
      const again = await created(visitor, { form: { paymentOption: 1 } })
      expect((await place(visitor, again)).body).toMatchObject({ outcome: { state: 'pay' } })
    }
    expect(await heldOf(offerId)).toBe(15)
  })
})

describe('orders of one network', () => {
  const many = (count: number) =>
    Promise.all(Array.from({ length: count }, () => goods.addVariant({ stock: { mumbai: 50 } })))

  it('CHECKOUT-06 hold stock ten at a time, also when they come at the same instant', async () => {
    const wanted = await many(16)
    const visitorsThere = await Promise.all(
      wanted.map(async ({ sku }): Promise<[Visitor, { id: string; total: number }]> => {
        const visitor = await withGoods(world.visitor(hospital), { sku })
        return [visitor, await created(visitor, { form: { paymentOption: 1 } })]
      }),
    )
    const replies = await Promise.all(
      visitorsThere.map(([visitor, checkout]) => place(visitor, checkout)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array.from({ length: 6 }, () =>
        refusedFor(
          /^Too many orders from your network are waiting for their payment\. Sign in to place this one now, or try again in 20 minutes\.$/,
        ),
      ),
    )
  })

  it('CHECKOUT-06 are those of an IPv6 line as a whole, and none of another network', async () => {
    const wanted = await many(12)
    const states = []
    for (const [i, { sku }] of wanted.slice(0, 11).entries())
      states.push(outcome(await press(`2001:db8:1:2::${i + 1}`, { sku })))
    expect(states.filter((state) => state === 'pay')).toHaveLength(10)
    expect(outcome(await press('2001:db8:1:3::1', { sku: wanted[11]?.sku ?? '' }))).toBe('pay')
  })

  it('CHECKOUT-06 leave only a hash of the network behind', async () => {
    const { sku, offerId } = await goods.addVariant()
    await press('192.0.2.55', { sku })
    const { rows } = await world.db.execute<{ network: string; proved: boolean }>(
      sql`select network, proved from stock_hold where offer_id = ${offerId}`,
    )
    expect(rows).toEqual([{ network: expect.stringMatching(/^[\w-]{40,}$/), proved: false }])
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })
})
