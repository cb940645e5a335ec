import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { awaiting, setTerms } from '@upchar/testkit/payment-requests'
import { guestWith, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { providerId } from '../../platform/payments/sandbox-store.ts'
import { cancel, itemsOf, orderOf } from '../orders/testing/cancel.ts'
import { gone, lost, outcomesOf, type Buyer, type By, type Checkout } from './testing/outcomes.ts'

/**
 * The outcome table of payments: what the gateway, the bank and the buyer do, and what must come of it. Each row is checked from the
 * stand-in gateway's own book: what it captured and has not sent back is what the orders cost, to the paisa. Once for cards on the
 * gateway's page, and once for UPI codes, which apps open and scan alike.
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

const price = 10_500
type Row = [name: string, act: () => Promise<Checkout[]>, orders: number, kept: number]
const rowsOf = ({
  atPage,
  opens,
  paysAt,
  declined,
  opensBy,
  anotherTab,
  comesBack,
  bankCaptures,
  offBy,
  losesAnswer,
  isAway,
  tooLate,
}: ReturnType<typeof outcomesOf>): Row[] => {
  const one = async (work: (buyer: Buyer) => Promise<unknown>, buyer?: Buyer) => {
    const from = buyer ?? (await atPage())
    await work(from)
    return [from.checkout]
  }
  return [
    [
      'the webhook comes before the browser',
      () =>
        one(async (buyer) => {
          const { back } = await paysAt(buyer.visitor, buyer.url)
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
      () => one(({ visitor, url }) => paysAt(visitor, url, { ...gone, webhook_twice: '1' })),
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
      () => one(({ visitor, url }) => paysAt(visitor, url, { ...gone, ...lost })),
      1,
      price,
    ],
    [
      'only authorised, and no webhook',
      () => one(({ visitor, url }) => paysAt(visitor, url, { course: 'authorized', ...lost })),
      1,
      price,
    ],
    [
      'the gateway’s answer to the new payment is lost, and the button is pressed again',
      async () => {
        const { sku } = await goods.addVariant({})
        losesAnswer(opensBy)
        const buyer = await opens(await guestWith(world, { sku }), sku)
        await comesBack(buyer)
        return [buyer.checkout]
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
          await paysAt(visitor, url, { course: 'authorized' })
          await runJobs(world)
        }),
      1,
      price,
    ],
    [
      'the bank declines or times out, and the buyer tries again',
      () =>
        one(async (buyer) => {
          await comesBack(buyer, declined)
          await comesBack(buyer)
        }),
      1,
      price,
    ],
    [
      'the bank declines or times out and captures all the same, after the buyer has tried again',
      () =>
        one(async (buyer) => {
          await comesBack(buyer, declined)
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
          await paysAt(buyer.visitor, buyer.url, { course: 'delayed', ...lost })
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
          await paysAt(buyer.visitor, buyer.url, { course: 'authorized', ...lost })
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
            const other = await opens(await guestWith(world, { sku: buyer.sku }), buyer.sku)
            await comesBack(other)
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
        await paysAt(second.visitor, second.url, gone)
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
}

describe.each<By>(['card', 'upi'])('the outcome table, by %s', (by) => {
  const table = outcomesOf(world, () => goods, by)
  const { comesBack, losesAnswer, opens, settles, ordersOf, keptFor } = table

  it.each(rowsOf(table))('CHECKOUT-06 CHECKOUT-13 %s', async (_, act, orders, kept) => {
    const receipts = (await act()).map(({ id }) => id)
    await settles()
    expect({ orders: await ordersOf(receipts), kept: await keptFor(receipts) }).toEqual({
      orders,
      kept,
    })
  })

  /** An order of three packs, one of which is cancelled: a third goes back. */
  async function partCancelled() {
    const { sku } = await goods.addVariant({})
    const buyer = await opens(await guestWith(world, { sku, quantity: 3 }), sku)
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
})

it('CHECKOUT-15 a link that is paid after the buyer took the order back is no order', async () => {
  const { settles, ordersOf, keptFor } = outcomesOf(world, () => goods, 'card')
  const { sku } = await goods.addVariant({})
  const { visitor, checkout, request } = await awaiting(world, 5, { sku })
  const { body } = await visitor.call('cancelPaymentRequest', {
    params: { id: checkout.id },
    body: {},
  })
  expect(body.outcome).toMatchObject({ state: 'failed' })
  await pay(world.visitor(), request.url ?? '', gone)
  await settles()
  expect(await ordersOf([checkout.id])).toBe(0)
  expect(await keptFor([request.reference])).toBe(0)
})

it('CHECKOUT-06 the auditor finds each captured rupee of the table in an order or a refund', async () => {
  expect(await wrongBooks(world)).toBe('')
})
