import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { hospital, sessionFor, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { mailsTo } from '@upchar/testkit/mails'
import { packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import {
  create,
  form,
  outcomeOf,
  pay,
  place,
  placed,
  runJobs,
  type Form,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { giveValue } from '../../modules/ledger/index.ts'
import { inTransaction } from '../../platform/db/database.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let sku: string
/** One piece costs ₹105; cash on delivery ₹49. */
beforeAll(async () => {
  goods = await stockGoods(world.db)
  sku = (await goods.addVariant({ stock: { mumbai: 5_000 } })).sku
})

async function buyer(rupees: number): Promise<Customer> {
  const customer = await signUp(world, {
    profile: hospital,
  })
  await inTransaction(world.db, (tx) =>
    giveValue(tx, {
      book: 'wallet',
      customerId: customer.id,
      at: world.clock.now(),
      key: randomUUID(),
      amountPaise: rupees * 100,
      expiresAt: null,
      reason: 'Welcome',
    }),
  )
  world.clock.advance(1_000)
  return customer
}

type Paying = { wallet: number; option?: 1 | 2; quantity?: number; of?: string; key?: string }
const ask = (
  visitor: Visitor,
  { wallet, option = 1, quantity = 1, of = sku, key = randomUUID() }: Paying,
  changes: Partial<Form> = {},
) =>
  visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: {
      form: form({ paymentOption: option, email: 'ward@hospital.example', ...changes }),
      items: [{ sku_id: of, quantity }],
      request_key: key,
      wallet,
    },
  })
async function checkoutOf(visitor: Visitor, paying: Paying) {
  const made = await ask(visitor, paying)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.checkout
}
const wallet = async ({ id }: Customer) => {
  const { body } = await (await sessionFor(world, id)).call('checkWalletBalance')
  return [body.balance, body.held]
}
async function opened(visitor: Visitor, paying: Paying) {
  const checkout = await checkoutOf(visitor, paying)
  const { body } = await place(visitor, checkout)
  if (body.outcome.state !== 'pay') throw new Error(JSON.stringify(body))
  return { checkout, url: body.outcome.payment_url }
}

describe('the wallet as a tender', () => {
  it('CHECKOUT-07 pays a whole order alone: no gateway, the total and its tax as ever', async () => {
    const customer = await buyer(500)
    const { visitor } = customer
    const checkout = await checkoutOf(visitor, { wallet: 105 })
    // ₹105 with 5 % GST: ₹100 and ₹5, as without the wallet.
    expect(checkout).toMatchObject({ total: 105, total_tax: 5, wallet: 105, to_pay: 0 })
    const order = placed(await place(visitor, checkout))
    expect(placed(await place(visitor, checkout)).order_number).toBe(order.order_number)
    expect(await wallet(customer)).toEqual([395, 0])
    const { body } = await visitor.call('getOrderStatus', {
      query: { id: order.order_id },
    })
    expect(body.order).toMatchObject({
      total: 105,
      wallet: 105,
      total_tax: 5,
      payment: { label: 'Paid from wallet', state: 'paid' },
    })
    const { transactions } = (await visitor.call('walletTransactionHistory', { query: {} })).body
    expect(transactions[0]).toMatchObject({
      kind: 'hold',
      amount: -105,
      order_number: order.order_number,
    })
    const mail = (await mailsTo(world.db, 'ward@hospital.example')).find(({ subject }) =>
      subject.includes(order.order_number),
    )
    expect(mail?.text).toContain(
      'Total: ₹105.00 (GST of ₹5.00 included)\nPaid from wallet: ₹105.00.',
    )
  })

  it('CHECKOUT-07 refuses a part of a paisa, and takes nothing', async () => {
    const customer = await buyer(500)
    const { status, body } = await ask(customer.visitor, { wallet: 50.005 })
    expect([status, body]).toMatchObject([
      400,
      { fields: [{ field: 'wallet', message: 'Enter rupees with at most two decimals' }] },
    ])
    expect(await wallet(customer)).toEqual([500, 0])
  })

  it('CHECKOUT-07 leaves the rest to be paid in cash, on mail, invoice and the order’s desk', async () => {
    const customer = await buyer(100)
    const { visitor } = customer
    const checkout = await checkoutOf(visitor, { wallet: 100, option: 2 })
    expect(checkout).toMatchObject({ total: 154, wallet: 100, to_pay: 54 })
    const order = placed(await place(visitor, checkout))
    const { body } = await visitor.call('getOrderStatus', {
      query: { id: order.order_id },
    })
    expect(body.order).toMatchObject({
      wallet: 100,
      payment: { label: 'Cash on delivery', state: 'due' },
    })
    const mail = (await mailsTo(world.db, 'ward@hospital.example')).find(({ subject }) =>
      subject.includes(order.order_number),
    )
    expect(mail?.text).toContain(
      'Paid from wallet: ₹100.00. Pay ₹54.00 in cash when it is delivered.',
    )
    const staff = await signedInStaff(world, 'finance')
    const desk = await staff.visitor.call('staffGetOrder', { params: { id: order.order_number } })
    expect(desk.body.order.amounts).toMatchObject({ total: 154, wallet: 100 })
    await packOrders(world, order.order_id)
    const packed = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
    const pdf = await visitor.raw({
      method: 'GET',
      url: packed.body.order.sub_orders[0]?.invoice?.url ?? '',
    })
    if (!Buffer.isBuffer(pdf.body)) throw new Error(`no invoice: ${pdf.status}`)
    expect(pdfLines(pdf.body).join(' ').replaceAll(/ +/g, ' ')).toContain(
      'Paid by: Wallet, ₹100.00 of the order’s ₹154.00. The rest: Cash on delivery',
    )
  })

  it('CHECKOUT-07 is set aside while the rest is paid online, and spent once the order is placed', async () => {
    const customer = await buyer(60)
    const { visitor } = customer
    const { checkout, url } = await opened(visitor, { wallet: 60 })
    expect(await wallet(customer)).toEqual([0, 60])
    const { rows } = await world.db.execute(
      sql`select amount_paise::int as amount from payment_order where checkout_id = ${checkout.id}::uuid`,
    )
    expect(rows).toEqual([{ amount: 4_500 }])
    await pay(visitor, url)
    expect(await outcomeOf(visitor, checkout)).toMatchObject({ state: 'placed' })
    expect(await wallet(customer)).toEqual([0, 0])
  })

  it('CHECKOUT-07 CHECKOUT-06 leaves nothing or ₹1 to be paid online: no gateway takes less', async () => {
    const customer = await buyer(500)
    const { visitor } = customer
    const { checkout, url } = await opened(visitor, { wallet: 104.63 })
    expect(checkout).toMatchObject({ total: 105, wallet: 104, to_pay: 1 })
    await pay(visitor, url)
    expect((await outcomeOf(visitor, checkout)).state).toBe('placed')
    expect(await wallet(customer)).toEqual([396, 0])
  })

  it('CHECKOUT-07 comes back when the payment doesn’t come, and pays again for a late one', async () => {
    const customer = await buyer(60)
    const { visitor } = customer
    const { checkout, url } = await opened(visitor, { wallet: 60 })
    world.clock.advance(40 * 60_000)
    await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    await runJobs(world)
    expect(await wallet(customer)).toEqual([60, 0])
    await pay(visitor, url)
    await runJobs(world, 2)
    const back = await sessionFor(world, customer.id)
    expect(await outcomeOf(back, checkout)).toMatchObject({ state: 'placed' })
    expect(await wallet(customer)).toEqual([0, 0])
  })

  it('CHECKOUT-07 gives the payment back when the wallet was spent before a late one', async () => {
    const customer = await buyer(60)
    const { visitor } = customer
    const { checkout, url } = await opened(visitor, { wallet: 60 })
    world.clock.advance(40 * 60_000)
    await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    await runJobs(world)
    const again = await sessionFor(world, customer.id)
    const other = (await goods.addVariant()).sku
    placed(await place(again, await checkoutOf(again, { wallet: 60, option: 2, of: other })))
    await pay(visitor, url)
    await runJobs(world, 3)
    const { rows } = await world.db
      .execute(sql`select r.reason, r.amount_paise::int as amount from refund r
      join payment p on p.id = r.payment_id join payment_order o on o.id = p.payment_order_id
      where o.checkout_id = ${checkout.id}::uuid`)
    expect(rows).toEqual([{ reason: 'wallet_spent', amount: 4_500 }])
    expect(await outcomeOf(again, checkout)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('wallet credit for the rest had been spent'),
    })
    expect(await wallet(customer)).toEqual([0, 0])
  })

  it('CHECKOUT-07 goes from an attempt that was left to the one that is placed', async () => {
    const customer = await buyer(60)
    const { visitor } = customer
    await opened(visitor, { wallet: 60 })
    const other = (await goods.addVariant()).sku
    const second = await checkoutOf(visitor, { wallet: 60, option: 2, of: other })
    placed(await place(visitor, second))
    expect(await wallet(customer)).toEqual([0, 0])
  })

  it('CHECKOUT-07 comes back when the goods have gone', async () => {
    const customer = await buyer(60)
    const last = (await goods.addVariant({ stock: { mumbai: 1 } })).sku
    const checkout = await checkoutOf(customer.visitor, { wallet: 60, option: 2, of: last })
    const rival = await buyer(0.01)
    placed(
      await place(
        rival.visitor,
        await checkoutOf(rival.visitor, { wallet: 0, option: 2, of: last }),
      ),
    )
    expect((await place(customer.visitor, checkout)).body).toMatchObject({ code: 'out_of_stock' })
    expect(await wallet(customer)).toEqual([60, 0])
  })
})

describe('an order that is cancelled', () => {
  const cancel = async (visitor: Visitor, id: string, quantity?: number) => {
    const { lines } = (await visitor.call('previewCancel', { body: { id } })).body.cancel
    const items =
      quantity === undefined ? {} : { items: [{ line: lines[0]?.line ?? '', quantity }] }
    const { cancel: plan } = (await visitor.call('previewCancel', { body: { id, ...items } })).body
    const done = await visitor.call('cancelOrder', {
      body: { id, ...items, reason: 'not_needed', amount: plan.amount, request_key: randomUUID() },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    world.clock.advance(1_000)
    return plan
  }

  it('RET-04 CHECKOUT-07 gives back online first, then to the wallet, each what it paid', async () => {
    const customer = await buyer(60)
    const { visitor } = customer
    const { checkout, url } = await opened(visitor, { wallet: 60, quantity: 2 })
    await pay(visitor, url)
    const outcome = await outcomeOf(visitor, checkout)
    if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
    // ₹210: ₹60 from the wallet, ₹150 online. One piece of ₹105 comes from the bank alone.
    expect(await cancel(visitor, outcome.order_id, 1)).toMatchObject({ amount: 105, refund: 105 })
    expect(await wallet(customer)).toEqual([0, 0])
    expect(await cancel(visitor, outcome.order_id)).toMatchObject({
      amount: 105,
      refund: 105,
      refund_to:
        '₹60 goes back to your wallet at once. ₹45 goes back to where you paid from. Banks take 5 to 7 working days.',
    })
    expect(await wallet(customer)).toEqual([60, 0])
    await runJobs(world, 2)
    const { rows } = await world.db.execute(sql`select r.amount_paise::int as amount from refund r
      join payment p on p.id = r.payment_id join payment_order o on o.id = p.payment_order_id
      where o.checkout_id = ${checkout.id}::uuid order by 1`)
    expect(rows).toEqual([{ amount: 4_500 }, { amount: 10_500 }])
  })

  it('RET-04 CHECKOUT-07 gives back what the wallet paid of a cash order, and nothing that wasn’t paid', async () => {
    const customer = await buyer(100)
    const { visitor } = customer
    const order = placed(
      await place(visitor, await checkoutOf(visitor, { wallet: 100, option: 2, quantity: 2 })),
    )
    // ₹210 and the fee of ₹49; ₹100 are paid, ₹159 due. Without one piece ₹54 are due.
    expect(await cancel(visitor, order.order_id, 1)).toMatchObject({
      amount: 105,
      refund: 0,
      due_after: 54,
    })
    expect(await wallet(customer)).toEqual([0, 0])
    expect(await cancel(visitor, order.order_id)).toMatchObject({ amount: 154, refund: 100 })
    expect(await wallet(customer)).toEqual([100, 0])
  })
})

describe('what a wallet can pay', () => {
  it('CHECKOUT-07 refuses more than it holds or the order costs, and guests', async () => {
    const { visitor } = await buyer(50)
    expect((await ask(visitor, { wallet: 50.01 })).body).toMatchObject({
      code: 'wallet_short',
      detail: { most: 50 },
    })
    const rich = await buyer(500)
    expect((await ask(rich.visitor, { wallet: 105.01 })).body).toMatchObject({
      code: 'wallet_short',
      detail: { most: 105 },
    })
    expect((await ask(rich.visitor, { wallet: -1 })).status).toBe(400)
    const guest = world.visitor()
    const made = await guest.call('createGuestCheckout', {
      query: { source: 'multiple' },
      body: {
        form: form(),
        items: [{ sku_id: sku, quantity: 1 }],
        request_key: randomUUID(),
        wallet: 1,
      },
    })
    expect(made.body).toMatchObject({ code: 'wallet_short' })
    expect(
      (await create(guest, { source: 'multiple', items: [{ sku_id: sku, quantity: 1 }] })).status,
    ).toBe(200)
  })

  it('CHECKOUT-07 answers a repeat as the first time, also once the wallet is spent', async () => {
    const { visitor } = await buyer(105)
    const key = randomUUID()
    const first = await ask(visitor, { wallet: 105, key })
    placed(await place(visitor, first.body.checkout))
    const repeated = await ask(visitor, { wallet: 105, key })
    expect(repeated.body.checkout).toMatchObject({ id: first.body.checkout.id, state: 'placed' })
    expect((await ask(visitor, { wallet: 100, key })).body).toMatchObject({
      code: 'request_key_reused',
    })
  })

  it('CHECKOUT-07 spends ₹500 once under 50 parallel orders of ₹105: four, never below zero', async () => {
    const customer = await buyer(500)
    const skus = await Promise.all(
      Array.from({ length: 50 }, async () => (await goods.addVariant()).sku),
    )
    const checkouts = []
    for (const of of skus) checkouts.push(await checkoutOf(customer.visitor, { wallet: 105, of }))
    const replies = await Promise.all(checkouts.map((one) => place(customer.visitor, one)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(
      new Set(replies.map(({ body }) => ('code' in body ? body.code : body.outcome.state))),
    ).toEqual(new Set(['placed', 'wallet_short']))
    expect(await wallet(customer)).toEqual([80, 0])
  })
})

it('CHECKOUT-07 RET-04 all of the above leaves books that add up', async () => {
  expect(await brokenLedgers(world.db)).toEqual([])
  expect(await wrongBooks(world)).toBe('')
})
