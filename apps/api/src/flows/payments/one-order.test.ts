import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hospital, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { wrongBooks } from '@upchar/testkit/books'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import {
  atGateway,
  buyInCash,
  countOf,
  created,
  form,
  guestWith,
  outcomeOf,
  pay,
  place,
  placed,
  runJobs,
} from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Checkout = { id: string; total: number }

const ordersOf = (...checkouts: readonly Checkout[]) =>
  countOf(
    world,
    'order',
    sql`checkout_id = any(${`{${checkouts.map(({ id }) => id).join(',')}}`}::uuid[])`,
  )
const stateOf = async ({ id }: Checkout) =>
  (
    await world.db.execute<{ state: string }>(
      sql`select state from checkout where id = ${id}::uuid`,
    )
  ).rows[0]?.state
const refundsOf = async (checkout: Checkout) =>
  (
    await world.db.execute<{ state: string; reason: string; amount: number }>(sql`
      select r.state, r.reason, r.amount_paise as amount from refund r join payment p on p.id = r.payment_id
      join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}::uuid`)
  ).rows
const goesBack = [{ state: 'processed', reason: 'ordered_already', amount: 10_500 }]

/** A payment that fails; the bank captures it all the same when the returned function is called. */
const lateCapture = async (visitor: Visitor, url: string) => {
  await pay(visitor, url, { course: 'failed_then_captured' })
  return () => runJobs(world, 4)
}

/** Opens the gateway's page for one more checkout of the visitor's cart. */
async function anotherTab(visitor: Visitor): Promise<{ checkout: Checkout; url: string }> {
  const checkout = await created(visitor, { form: { paymentOption: 1 } })
  const { body } = await place(visitor, checkout)
  if (body.outcome.state !== 'pay') throw new Error(JSON.stringify(body))
  return { checkout, url: body.outcome.payment_url }
}

const add = (visitor: Visitor, sku: string) =>
  visitor.call('updateGuestCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })

describe('a payment that the bank confirms late', () => {
  it('CHECKOUT-13 goes back when the goods were ordered for cash meanwhile, and the buyer is told', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout: first, url } = await atGateway(world, { sku })
    const bankConfirms = await lateCapture(visitor, url)
    expect(await outcomeOf(visitor, first)).toMatchObject({ state: 'failed', retry: true })
    const second = await created(visitor)
    const order = placed(await place(visitor, second))
    await bankConfirms()
    expect([await ordersOf(first), await ordersOf(second)]).toEqual([0, 1])
    expect(await refundsOf(first)).toEqual(goesBack)
    expect(await stateOf(first)).toBe('abandoned')
    const mails = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = '₹105 goes back to you'`,
    )
    expect(mails.rows).toHaveLength(1)
    expect(mails.rows[0]?.text).toContain(
      'Your bank has confirmed a payment for goods that you had ordered already. Your order stays as it is; this payment goes back.',
    )
    expect(mails.rows[0]?.text).toContain(`Your order ${order.order_number}: `)
    const shown = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
    expect(shown.body.order.refunds).toEqual([
      {
        amount: 105,
        message:
          'Your bank confirmed another payment for these goods after you had ordered them. ₹105 has been sent back to where you paid from, in 5 to 7 working days.',
        state: 'done',
        since: world.clock.now().toISOString(),
        reference: expect.stringMatching(/^SANDBOX\w{8}$/),
        account_href: '',
        to_wallet: false,
      },
    ])
    expect(await outcomeOf(visitor, first)).toMatchObject({
      state: 'failed',
      retry: false,
      message: /₹105 has been sent back to where you paid from/,
    })
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-13 makes the order when it comes first: pressing for cash is refused then', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout: first, url } = await atGateway(world, { sku })
    const bankConfirms = await lateCapture(visitor, url)
    const second = await created(visitor)
    await bankConfirms()
    expect(await place(visitor, second)).toMatchObject({
      status: 409,
      body: { code: 'ordered_already' },
    })
    expect([await ordersOf(first), await ordersOf(second)]).toEqual([1, 0])
    expect(await refundsOf(first)).toEqual([])
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-13 goes back although the cart was changed in between: it has become an order', async () => {
    const [{ sku }, other] = [await goods.addVariant(), await goods.addVariant()]
    const { visitor, checkout: first, url } = await atGateway(world, { sku })
    const bankConfirms = await lateCapture(visitor, url)
    await add(visitor, other.sku)
    const second = await created(visitor)
    placed(await place(visitor, second))
    await bankConfirms()
    expect(await ordersOf(first, second)).toBe(1)
    expect(await refundsOf(first)).toEqual(goesBack)
  })

  it('CHECKOUT-13 goes back although the guest has signed in and ordered as a customer', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout: first, url } = await atGateway(world, { sku })
    const bankConfirms = await lateCapture(visitor, url)
    await signUp(world, { visitor, profile: hospital })
    const made = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form(), request_key: 'signed in meanwhile' },
    })
    const { checkout: second } = made.body
    placed(await place(visitor, second))
    await bankConfirms()
    expect(await ordersOf(first, second)).toBe(1)
    expect(await refundsOf(first)).toEqual(goesBack)
  })

  it('CHECKOUT-13 goes back also where the goods were bought without a cart', async () => {
    const { sku } = await goods.addVariant()
    const visitor = world.visitor()
    const wanted = { source: 'pdp' as const, items: [{ sku_id: sku, quantity: 1 }] }
    const first = await created(visitor, { ...wanted, form: { paymentOption: 1 } })
    const { outcome } = (await place(visitor, first)).body
    const bankConfirms = await lateCapture(
      visitor,
      outcome.state === 'pay' ? outcome.payment_url : '',
    )
    const second = await created(visitor, wanted)
    placed(await place(visitor, second))
    await bankConfirms()
    expect(await ordersOf(first, second)).toBe(1)
    expect(await refundsOf(first)).toEqual(goesBack)
    // The same goods once more are another wish.
    placed(await place(visitor, await created(visitor, wanted)))
  })
})

describe('two tabs with a payment each', () => {
  it.each([
    ['the first', [0, 1]],
    ['the second', [1, 0]],
  ])('CHECKOUT-13 make one order when %s is paid first and both are paid', async (_, order) => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const tabs = [{ checkout, url }, await anotherTab(visitor)]
    for (const index of order) {
      const tab = tabs[index]
      if (tab === undefined) throw new Error('no such tab')
      await pay(visitor, tab.url, { course: 'closed_tab' })
      await runJobs(world, 2)
    }
    const [winner, loser] = order.map((index) => tabs[index]?.checkout ?? checkout)
    if (winner === undefined || loser === undefined) throw new Error('no such tab')
    expect([await ordersOf(winner), await ordersOf(loser)]).toEqual([1, 0])
    expect(await refundsOf(winner)).toEqual([])
    expect(await refundsOf(loser)).toEqual(goesBack)
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('CHECKOUT-13 make one order when both captures and a press for cash come at the same instant', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const second = await anotherTab(visitor)
    const cash = await created(visitor)
    await pay(visitor, url, { course: 'closed_tab', webhook_lost: '1' })
    await pay(visitor, second.url, { course: 'closed_tab', webhook_lost: '1' })
    world.clock.advance(5000)
    const tabs = [checkout, second.checkout]
    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        Promise.all(tabs.map((tab) => outcomeOf(visitor, tab, { error_reason: 'x' }))),
      ),
      ...Array.from({ length: 4 }, () => place(visitor, cash)),
    ])
    await runJobs(world, 2)
    expect(await ordersOf(...tabs, cash)).toBe(1)
    const refunds = (await Promise.all(tabs.map(refundsOf))).flat()
    expect(refunds).toEqual((await ordersOf(cash)) === 1 ? [...goesBack, ...goesBack] : goesBack)
    expect(await brokenLedgers(world.db)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-13 make the order at once when a press for cash finds out that one is paid', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout, url } = await atGateway(world, { sku })
    const cash = await created(visitor)
    await pay(visitor, url, { course: 'closed_tab', webhook_lost: '1' })
    expect(await place(visitor, cash)).toMatchObject({
      status: 409,
      body: { code: 'ordered_already' },
    })
    expect([await ordersOf(checkout), await ordersOf(cash)]).toEqual([1, 0])
    expect(await refundsOf(checkout)).toEqual([])
  })

  it('CHECKOUT-13 offers no payment any more once the cart is an order', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout: first } = await atGateway(world, { sku })
    const order = placed(await place(visitor, await created(visitor)))
    expect(await outcomeOf(visitor, first)).toEqual({
      state: 'failed',
      retry: false,
      message: `You have ordered these goods already: order ${order.order_number}. Nothing was charged for this attempt.`,
    })
    expect(await place(visitor, first)).toMatchObject({
      status: 409,
      body: { code: 'ordered_already', detail: { order_number: order.order_number } },
    })
    expect((await visitor.call('getLastStep')).body.step).toBeNull()
  })
})

describe('a purchase without a cart', () => {
  const purchaseOf = async ({ id }: Checkout) =>
    (
      await world.db.execute<{ id: string }>(
        sql`select purchase_id as id from checkout where id = ${id}::uuid`,
      )
    ).rows[0]?.id
  const buying = (...wanted: [string, number][]) => ({
    source: 'multiple' as const,
    items: wanted.map(([sku_id, quantity]) => ({ sku_id, quantity })),
  })

  it('CHECKOUT-13 goes on with the same goods in the same quantities, in any order, for a day', async () => {
    const [{ sku: a }, { sku: b }] = [await goods.addVariant(), await goods.addVariant()]
    const visitor = await guestWith(world, { sku: a }, { sku: b, quantity: 2 })
    const cart = await purchaseOf(await created(visitor))
    const begin = async (...wanted: [string, number][]) =>
      purchaseOf(await created(visitor, buying(...wanted)))
    const first = await begin([a, 1], [b, 2])
    expect(first).not.toBe(cart)
    expect(await begin([b, 2], [a, 1])).toBe(first)
    for (const other of [
      [[a, 1]],
      [
        [a, 2],
        [b, 2],
      ],
      [
        [a, 1],
        [b, 1],
      ],
    ] satisfies [string, number][][])
      expect([first, cart]).not.toContain(await begin(...other))
    expect(await purchaseOf(await created(world.visitor(), buying([a, 1], [b, 2])))).not.toBe(first)
    world.clock.advance(24 * 3_600_000 - 1)
    expect(await begin([a, 1], [b, 2])).toBe(first)
    world.clock.advance(24 * 3_600_000)
    expect(await begin([a, 1], [b, 2])).not.toBe(first)
  })

  it('CHECKOUT-13 is another one after the order, which the next attempts go on with', async () => {
    const { sku } = await goods.addVariant()
    const visitor = world.visitor()
    const attempt = async () => {
      world.clock.advance(1000)
      return created(visitor, buying([sku, 1]))
    }
    const [abandoned, ordered] = [await attempt(), await attempt()]
    const first = await purchaseOf(abandoned)
    expect(await purchaseOf(ordered)).toBe(first)
    placed(await place(visitor, ordered))
    const second = await purchaseOf(await attempt())
    expect(second).not.toBe(first)
    expect(await purchaseOf(await attempt())).toBe(second)
  })
})

describe('another purchase', () => {
  it('CHECKOUT-13 begins with the order: the same goods put into the cart again are ordered again', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const first = await created(visitor)
    placed(await place(visitor, first))
    await add(visitor, sku)
    const second = await created(visitor)
    placed(await place(visitor, second))
    expect(await ordersOf(first, second)).toBe(2)
  })

  it('CHECKOUT-13 can’t share its order with another: the database refuses a second one', async () => {
    const { sku } = await goods.addVariant()
    const [one, two] = [await buyInCash(world, { sku }), await buyInCash(world, { sku })]
    await expect(
      world.db.execute(sql`update "order" set purchase_id = (select purchase_id from "order"
        where id = ${one.order.order_id}::uuid) where id = ${two.order.order_id}::uuid`),
    ).rejects.toMatchObject({ cause: { constraint: 'order_purchase' } })
  })
})
