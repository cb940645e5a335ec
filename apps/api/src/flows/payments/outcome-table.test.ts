import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { awaiting, setTerms } from '@upchar/testkit/payment-requests'
import { atGateway, created, guestWith, outcomeOf, pay, place, runJobs } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { providerId } from '../../platform/payments/sandbox-store.ts'
import { cancel, itemsOf, orderOf } from '../orders/testing/cancel.ts'
import { gone, lost, outcomesOf, type Buyer, type Checkout } from './testing/outcomes.ts'

/**
 * The outcome table of payments: what the gateway, the bank and the buyer do, and what must come of it. Each row is checked from the
 * stand-in gateway's own book: what it captured and has not sent back is what the orders cost, to the paisa.
 */
const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  await setTerms(world)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const {
  atPage,
  anotherTab,
  comesBack,
  bankCaptures,
  offBy,
  losesAnswer,
  isAway,
  tooLate,
  settles,
  ordersOf,
  keptFor,
} = outcomesOf(world, () => goods)

const price = 10_500
type Row = [name: string, act: () => Promise<Checkout[]>, orders: number, kept: number]
const one = async (work: (buyer: Buyer) => Promise<unknown>, buyer?: Buyer) => {
  const from = buyer ?? (await atPage())
  await work(from)
  return [from.checkout]
}

const rows: Row[] = [
  [
    'the webhook comes before the browser',
    () =>
      one(async (buyer) => {
        const { back } = await pay(buyer.visitor, buyer.url)
        await runJobs(world)
        const { checkout: _id, ...query } = back
        await outcomeOf(buyer.visitor, buyer.checkout, query)
      }),
    1,
    price,
  ],
  ['the webhook comes after the browser', () => one((buyer) => comesBack(buyer)), 1, price],
  [
    'the webhook comes a minute late',
    () => one((buyer) => comesBack(buyer, { webhook_late: '1' })),
    1,
    price,
  ],
  [
    'the webhook comes twice',
    () => one((buyer) => comesBack(buyer, { webhook_twice: '1' })),
    1,
    price,
  ],
  [
    'the webhook comes twice, the browser never',
    () => one(({ visitor, url }) => pay(visitor, url, { ...gone, webhook_twice: '1' })),
    1,
    price,
  ],
  [
    'the webhook never comes, the browser does',
    () => one((buyer) => comesBack(buyer, lost)),
    1,
    price,
  ],
  [
    'neither webhook nor browser comes',
    () => one(({ visitor, url }) => pay(visitor, url, { ...gone, ...lost })),
    1,
    price,
  ],
  [
    'only authorised, and no webhook',
    () => one(({ visitor, url }) => pay(visitor, url, { course: 'authorized', ...lost })),
    1,
    price,
  ],
  [
    'the gateway’s answer to the new payment is lost, and the button is pressed again',
    async () => {
      const { sku } = await goods.addVariant({})
      const visitor = await guestWith(world, { sku })
      const checkout = await created(visitor, { form: { paymentOption: 1 } })
      losesAnswer('createOrder')
      expect((await place(visitor, checkout)).body).toMatchObject({ code: 'gateway_unavailable' })
      const { outcome } = (await place(visitor, checkout)).body
      await comesBack({
        sku,
        visitor,
        checkout,
        url: outcome.state === 'pay' ? outcome.payment_url : '',
      })
      return [checkout]
    },
    1,
    price,
  ],
  [
    'the gateway doesn’t answer the returning browser, and no webhook comes',
    () =>
      one(async (buyer) => {
        const away = isAway('fetchPayments')
        expect(await comesBack(buyer, lost)).not.toMatchObject({ state: 'placed' })
        away.mockRestore()
      }),
    1,
    price,
  ],
  [
    'the answer to the capture is lost',
    () =>
      one(async ({ visitor, url }) => {
        losesAnswer('capture')
        await pay(visitor, url, { course: 'authorized' })
        await runJobs(world)
      }),
    1,
    price,
  ],
  [
    'the bank times out, and the buyer pays another way',
    () =>
      one(async (buyer) => {
        await comesBack(buyer, { method: 'card', card_number: '4100280000090000', otp: '1234' })
        await comesBack(buyer)
      }),
    1,
    price,
  ],
  [
    'the bank times out and captures all the same, after the buyer has paid another way',
    () =>
      one(async (buyer) => {
        await comesBack(buyer, { method: 'card', card_number: '4100280000090000', otp: '1234' })
        world.clock.advance(5000)
        await comesBack(buyer)
        await bankCaptures(buyer)
      }),
    1,
    price,
  ],
  ...[-1, 1].map((paise): Row => [
    `the amount is off by ${paise} paisa`,
    () =>
      one(async (buyer) => {
        await pay(buyer.visitor, buyer.url, { course: 'delayed', ...lost })
        await offBy(buyer, paise)
        await bankCaptures(buyer)
      }),
    0,
    0,
  ]),
  [
    'the amount is off by a paisa, only authorised',
    () =>
      one(async (buyer) => {
        await pay(buyer.visitor, buyer.url, { course: 'authorized', ...lost })
        await offBy(buyer, -1)
      }),
    0,
    0,
  ],
  [
    'the buyer cancels the payment, and nothing is captured',
    () => one((buyer) => comesBack(buyer, { action: 'cancel' })),
    0,
    0,
  ],
  [
    'the bank captures after the buyer has cancelled the payment',
    () =>
      one(async (buyer) => {
        await comesBack(buyer, { action: 'cancel' })
        await bankCaptures(buyer)
      }),
    1,
    price,
  ],
  [
    'the bank captures after the checkout was given up, and the goods are there',
    async () => one(bankCaptures, await tooLate(5)),
    1,
    price,
  ],
  [
    'the bank captures after the checkout was given up, and the goods are gone',
    async () =>
      one(
        async (buyer) => {
          const other = await atGateway(world, { sku: buyer.sku })
          await comesBack({ sku: buyer.sku, ...other })
          await bankCaptures(buyer, 2)
        },
        await tooLate(1),
      ),
    0,
    0,
  ],
  [
    'the webhook comes again after the order was cancelled',
    () =>
      one(async (buyer) => {
        const placed = await comesBack(buyer)
        if (placed.state !== 'placed') throw new Error(JSON.stringify(placed))
        expect((await cancel(world, buyer.visitor, placed.order_id)).status).toBe(200)
        await runJobs(world, 2)
        await bankCaptures(buyer, 2)
      }),
    1,
    0,
  ],
  [
    'a link is paid after the buyer took the order back',
    async () => {
      const { sku } = await goods.addVariant({})
      const { visitor, checkout, request } = await awaiting(world, 5, { sku })
      const { body } = await visitor.call('cancelPaymentRequest', {
        params: { id: checkout.id },
        body: {},
      })
      expect(body.outcome).toMatchObject({ state: 'failed' })
      await pay(world.visitor(), request.url ?? '', gone)
      return [checkout, { ...checkout, id: request.reference }]
    },
    0,
    0,
  ],
  [
    'one page is paid in two tabs',
    () =>
      one(async (buyer) => {
        await Promise.all([comesBack(buyer), comesBack(buyer)])
      }),
    1,
    price,
  ],
  [
    'two tabs pay a page each, one after the other',
    async () => {
      const first = await atPage()
      const second = await anotherTab(first)
      await comesBack(first)
      await pay(second.visitor, second.url, gone)
      return [first.checkout, second.checkout]
    },
    1,
    price,
  ],
  [
    'two tabs pay a page each at the same instant, and no webhook comes',
    async () => {
      const first = await atPage()
      const second = await anotherTab(first)
      await Promise.all([comesBack(first, lost), comesBack(second, lost)])
      return [first.checkout, second.checkout]
    },
    1,
    price,
  ],
]

it.each(rows)('CHECKOUT-06 CHECKOUT-13 %s', async (_, act, orders, kept) => {
  const receipts = (await act()).map(({ id }) => id)
  await settles()
  expect({
    orders: await ordersOf(receipts.filter((id) => id.includes('-'))),
    kept: await keptFor(receipts),
  }).toEqual({
    orders,
    kept,
  })
})

/** An order of three packs, one of which is cancelled: a third goes back. */
async function partCancelled() {
  const { sku } = await goods.addVariant({})
  const buyer = { sku, ...(await atGateway(world, { sku, quantity: 3 })) }
  const placed = await comesBack(buyer, lost)
  if (placed.state !== 'placed') throw new Error(JSON.stringify(placed))
  const cancelOne = async () => {
    const [item] = itemsOf(await orderOf(buyer.visitor, placed.order_id))
    const items = [{ line: item?.line ?? '', quantity: 1 }]
    expect((await cancel(world, buyer.visitor, placed.order_id, items)).status).toBe(200)
  }
  return { buyer, cancelOne }
}

const failsOnce = () =>
  vi.spyOn(world.context.gateway, 'refund').mockImplementationOnce(async (asked) => ({
    ok: true,
    value: { ...asked, id: providerId('rfnd'), status: 'failed' },
  }))

it.each([
  ['whose answer is lost', () => losesAnswer('refund'), 1],
  ['that fails at the bank', failsOnce, 1],
  [
    'whose answer is lost, and another one of the same amount follows',
    () => losesAnswer('refund'),
    2,
  ],
])('CHECKOUT-06 RET-04 a partial refund %s is made once', async (_, goesWrong, times) => {
  const { buyer, cancelOne } = await partCancelled()
  goesWrong()
  for (let n = 0; n < times; n++) await cancelOne()
  await runJobs(world)
  await settles()
  await settles()
  expect(await keptFor([buyer.checkout.id])).toBe((3 - times) * price)
})

it('CHECKOUT-06 the auditor finds each captured rupee of the table in an order or a refund', async () => {
  expect(await wrongBooks(world)).toBe('')
})
