import { beforeAll, describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import {
  awaiting,
  matchTransfer,
  ownAccount,
  reconcile,
  requestedOf,
  setTerms,
  transfer,
} from '@upchar/testkit/payment-requests'
import { atGateway, created, guestWith, outcomeOf, pay, place, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const day = 86_400_000
type Awaiting = Awaited<ReturnType<typeof awaiting>>

/** One pack of ₹105. */
const waiting = async (
  paymentOption: 4 | 5 = 4,
  stock = 5,
): Promise<Awaiting & { sku: string }> => {
  const { sku } = await goods.addVariant({ stock: { mumbai: stock } })
  return { sku, ...(await awaiting(world, paymentOption, { sku })) }
}
const orderOf = async ({ checkout }: Pick<Awaiting, 'checkout'>) =>
  (
    await world.db.execute<{ number: string; option: number }>(
      sql`select number, payment_option as option from "order" where checkout_id = ${checkout.id}::uuid`,
    )
  ).rows
const moneyOf = async ({ checkout }: Pick<Awaiting, 'checkout'>) =>
  (
    await world.db.execute<{ paise: number; as: string; back: number; why: string | null }>(sql`
      select p.amount_paise::int as paise, p.settled_as as as, coalesce(sum(r.amount_paise), 0)::int as back,
        max(r.reason || ' ' || r.state) as why
      from payment_order o join payment p on p.payment_order_id = o.id left join refund r on r.payment_id = p.id
      where o.checkout_id = ${checkout.id}::uuid group by p.id order by p.created_at, p.id`)
  ).rows.map(({ paise, as, back, why }) => [paise, as, back, why])
const subjects = async () =>
  (await mailsTo(world.db, 'ward@hospital.example')).map((m) => m.subject)
const heldOf = async (sku: string) =>
  (
    await world.db.execute<{ held: number }>(sql`select coalesce(sum(h.quantity), 0)::int as held
      from stock_hold h join offer f on f.id = h.offer_id join variant v on v.id = f.variant_id
      where v.sku = ${sku} and h.state = 'held' and h.expires_at > ${world.clock.now().toISOString()}::timestamptz`)
  ).rows[0]?.held
const daysPass = (days: number) => world.clock.advance(days * day)
const books = () => wrongBooks(world)

describe('CHECKOUT-15 an order that waits for a bank transfer at the gateway', () => {
  beforeAll(() => setTerms(world))

  it('CHECKOUT-15 is told by mail with account, IFSC, beneficiary, amount, reference and last day, and its goods are held', async () => {
    const one = await waiting()
    const { request } = one
    expect(request).toMatchObject({
      way: 'transfer',
      amount: 105,
      arrived: 0,
      missing: 105,
      url: null,
    })
    // A guest has two days: until the end of 26 November in India.
    expect(request.due_at).toBe('2026-11-26T18:29:59.000Z')
    const mail = (await mailsTo(world.db, 'ward@hospital.example')).at(-1)
    expect(mail?.subject).toContain(`Pay ₹105.00 by`)
    for (const part of [
      request.account?.number,
      request.account?.ifsc,
      request.account?.beneficiary,
      request.reference,
      '₹105.00',
      '26 November 2026',
    ])
      expect(mail?.text).toContain(part)
    daysPass(1)
    expect(await heldOf(one.sku)).toBe(1)
    // The goods are on order: the cart is empty, and pressing again changes nothing.
    const { cart } = (await one.visitor.call('readCart', { body: { pincode: '400001' } })).body
    expect(cart.items).toEqual([])
    expect(requestedOf(await place(one.visitor, one.checkout)).reference).toBe(request.reference)
    expect(await orderOf(one)).toEqual([])
  })

  it('CHECKOUT-15 becomes the order when its webhook comes, once, however often it comes', async () => {
    const one = await waiting()
    const utr = await transfer(world, one.request, 105)
    await runJobs(world, 3)
    expect(await outcomeOf(one.visitor, one.checkout)).toMatchObject({ state: 'placed' })
    expect(await orderOf(one)).toMatchObject([{ option: 4 }])
    expect(await moneyOf(one)).toEqual([[10_500, 'order', 0, null]])
    const { visitor } = await signedInStaff(world, 'support')
    const [placed] = await orderOf(one)
    const { order } = (
      await visitor.call('staffGetOrder', { params: { id: placed?.number ?? '' } })
    ).body
    expect(order.payment.label).toBe('Paid by bank transfer')
    expect(order.payments[0]?.reference).toBe(utr)
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 becomes the order by asking the gateway when no webhook comes', async () => {
    const one = await waiting()
    await transfer(world, one.request, 105, { lost: true })
    world.clock.advance(31 * 60_000)
    await reconcile(world)
    expect(await orderOf(one)).toHaveLength(1)
  })

  it('CHECKOUT-15 waits for the rest of a short payment, and is then paid by both', async () => {
    const one = await waiting()
    await transfer(world, one.request, 100)
    await runJobs(world, 3)
    expect(await outcomeOf(one.visitor, one.checkout)).toMatchObject({
      state: 'requested',
      arrived: 100,
      missing: 5,
    })
    expect(await subjects()).toContain(`₹5.00 are missing for ${one.request.reference}`)
    expect(await moneyOf(one)).toEqual([[10_000, 'part', 0, null]])
    expect(await books()).toBe('')
    world.clock.advance(1000)
    await transfer(world, one.request, 5)
    await runJobs(world)
    expect(await moneyOf(one)).toEqual([
      [10_000, 'order', 0, null],
      [500, 'order', 0, null],
    ])
    const placed = await outcomeOf(one.visitor, one.checkout)
    if (placed.state !== 'placed') throw new Error(JSON.stringify(placed))
    const { cancel } = (await one.visitor.call('previewCancel', { body: { id: placed.order_id } }))
      .body
    await one.visitor.call('cancelOrder', {
      body: {
        id: placed.order_id,
        reason: 'not_needed',
        amount: cancel.amount,
        request_key: 'part-cancel',
      },
    })
    await runJobs(world)
    expect(await moneyOf(one)).toEqual([
      [10_000, 'order', 10_000, 'cancelled processed'],
      [500, 'order', 500, 'cancelled processed'],
    ])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 gives a short payment back when the last day is over, frees the goods and says so', async () => {
    const one = await waiting()
    await transfer(world, one.request, 104.99)
    await runJobs(world, 3)
    daysPass(3)
    await reconcile(world)
    expect(await moneyOf(one)).toEqual([[10_499, 'refund', 10_499, 'paid_short processed']])
    expect(await heldOf(one.sku)).toBe(0)
    expect(await subjects()).toContain(`Your order ${one.request.reference} was not paid in time`)
    expect(await outcomeOf(one.visitor, one.checkout)).toMatchObject({ state: 'failed' })
    expect(await books()).toBe('')
  })

  it.each([
    [110, 500, 'overpaid processed'],
    // Off by one paisa: less than the gateway sends, so staff pay it back.
    [105.01, 1, 'overpaid due'],
  ])('CHECKOUT-15 paid with ₹%s is the order, and %s paise go back', async (rupees, back, why) => {
    const one = await waiting()
    await transfer(world, one.request, rupees)
    await runJobs(world, 3)
    expect(await orderOf(one)).toHaveLength(1)
    expect(await moneyOf(one)).toEqual([[10_500 + back, 'order', back, why]])
    expect((await subjects()).filter((s) => s.includes('goes back to you'))).not.toEqual([])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 paid twice is one order, and the second payment goes back', async () => {
    const one = await waiting()
    await transfer(world, one.request, 105)
    await transfer(world, one.request, 105)
    await runJobs(world, 4)
    expect(await orderOf(one)).toHaveLength(1)
    expect(await moneyOf(one)).toEqual([
      [10_500, 'order', 0, null],
      [10_500, 'refund', 10_500, 'paid_twice processed'],
    ])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 paid late is the order while the goods last, and goes back when they are gone', async () => {
    const [there, gone] = [await waiting(4, 5), await waiting(4, 1)]
    daysPass(4)
    await reconcile(world)
    const other = await atGateway(world, { sku: gone.sku })
    await pay(other.visitor, other.url)
    await outcomeOf(other.visitor, other.checkout)
    await transfer(world, there.request, 105)
    await transfer(world, gone.request, 105)
    await runJobs(world, 4)
    expect(await orderOf(there)).toHaveLength(1)
    expect(await orderOf(gone)).toEqual([])
    expect(await moneyOf(gone)).toEqual([[10_500, 'refund', 10_500, 'out_of_stock processed']])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 CHECKOUT-04 goes back when the buyer may not buy the goods any more', async () => {
    const { sku, groupId } = await goods.addVariant({ stock: { mumbai: 5 } })
    const one = await awaiting(world, 4, { sku })
    daysPass(1)
    await world.db.execute(
      sql`update product_group set product_class = 'DEV_C' where id = ${groupId}`,
    )
    await transfer(world, one.request, 105)
    await runJobs(world, 3)
    expect(await orderOf(one)).toEqual([])
    expect(await moneyOf(one)).toEqual([[10_500, 'refund', 10_500, 'not_allowed processed']])
    expect(await heldOf(sku)).toBe(0)
    const why =
      'We could not place your order because you may not buy these goods any more, or they are no longer sold.'
    const mails = await mailsTo(world.db, 'ward@hospital.example')
    expect(mails.filter(({ text }) => text.includes(why))).toHaveLength(1)
    expect(await outcomeOf(one.visitor, one.checkout)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining(why),
    })
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 cancelled by its buyer frees the goods, and money under way goes back', async () => {
    const one = await waiting()
    const cancelled = await one.visitor.call('cancelPaymentRequest', {
      params: { id: one.checkout.id },
      body: {},
    })
    expect(cancelled.body.outcome).toMatchObject({ state: 'failed', retry: false })
    expect(await heldOf(one.sku)).toBe(0)
    // The bank was faster than the closing of the account.
    await transfer(world, one.request, 105)
    await runJobs(world, 3)
    expect(await moneyOf(one)).toEqual([[10_500, 'refund', 10_500, 'request_cancelled processed']])
    const again = await one.visitor.call('cancelPaymentRequest', {
      params: { id: one.checkout.id },
      body: {},
    })
    expect(again.status).toBe(409)
    expect(await books()).toBe('')
  })

  it('CHECKOUT-13 leaves other orders of the buyer alone, and they leave it', async () => {
    const one = await waiting()
    const { sku } = await goods.addVariant({})
    await one.visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    const online = await created(one.visitor, { form: { paymentOption: 1 } })
    const reply = await place(one.visitor, online)
    if (reply.body.outcome.state !== 'pay') throw new Error(JSON.stringify(reply.body))
    await pay(one.visitor, reply.body.outcome.payment_url)
    expect(await outcomeOf(one.visitor, online)).toMatchObject({ state: 'placed' })
    expect(await heldOf(one.sku)).toBe(1)
    await transfer(world, one.request, 105)
    await runJobs(world, 3)
    expect(await orderOf(one)).toHaveLength(1)
  })
})

describe('CHECKOUT-15 an order that waits for a payment link', () => {
  beforeAll(() => setTerms(world))

  it('CHECKOUT-15 is paid by its link, by whoever has it', async () => {
    const one = await waiting(5)
    expect(one.request).toMatchObject({ way: 'link', account: null })
    await pay(world.visitor(), one.request.url ?? '', {
      method: 'netbanking',
      course: 'closed_tab',
    })
    await runJobs(world, 3)
    expect(await outcomeOf(one.visitor, one.checkout)).toMatchObject({ state: 'placed' })
    expect(await orderOf(one)).toMatchObject([{ option: 5 }])
    expect(await moneyOf(one)).toEqual([[10_500, 'order', 0, null]])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 can’t be paid after its last day, and is found by asking when the webhook is lost', async () => {
    const [late, lost] = [await waiting(5), await waiting(5)]
    await pay(world.visitor(), lost.request.url ?? '', { webhook_lost: '1' })
    world.clock.advance(31 * 60_000)
    await reconcile(world)
    expect(await orderOf(lost)).toHaveLength(1)
    daysPass(3)
    await reconcile(world)
    expect((await pay(world.visitor(), late.request.url ?? '')).status).toBe(200)
    expect(await moneyOf(late)).toEqual([])
    expect(await heldOf(late.sku)).toBe(0)
  })
})

describe('CHECKOUT-15 an order that waits for a transfer to the shop’s own account', () => {
  beforeAll(() => setTerms(world, { transfer: 'own', account: ownAccount }))

  it('CHECKOUT-15 is matched by staff with the bank’s reference, once', async () => {
    const one = await waiting()
    expect(one.request.account).toEqual(ownAccount)
    const { visitor, reply } = await matchTransfer(world, one.checkout.id, {
      amount: 105,
      utr: 'HDFCN52026112401',
    })
    expect(reply.body.request).toMatchObject({
      state: 'paid',
      missing: 0,
      credits: [{ state: 'taken', bank_reference: 'HDFCN52026112401' }],
    })
    expect(reply.body.request.order_number).toMatch(/^UP-/)
    const two = await waiting()
    const used = await matchTransfer(world, two.checkout.id, {
      amount: 105,
      utr: 'hdfcn52026112401',
    })
    expect(used.reply).toMatchObject({ status: 409, body: { code: 'bank_reference_used' } })
    const { requests } = (
      await visitor.call('staffListPaymentRequests', { query: { q: two.request.reference } })
    ).body
    expect(requests).toMatchObject([{ days_left: 2, missing: 105, by_hand: true, state: 'open' }])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 is looked at by a second member when the amount differs, and staff send the rest back', async () => {
    const one = await waiting()
    const { visitor, reply } = await matchTransfer(world, one.checkout.id, { amount: 1105 })
    expect(reply.body.request).toMatchObject({ state: 'open', credits: [{ state: 'waiting' }] })
    const credit = reply.body.request.credits[0]?.id ?? ''
    const decide = (by: typeof visitor, accept: boolean) =>
      by.call('staffDecideCredit', { params: { id: one.checkout.id, credit }, body: { accept } })
    expect((await decide(visitor, true)).body).toMatchObject({ code: 'second_person_needed' })
    const second = (await signedInStaff(world, 'finance')).visitor
    expect((await decide(second, true)).body.request).toMatchObject({ state: 'paid', missing: 0 })
    expect((await decide(second, true)).status).toBe(409)
    // The gateway never saw the money: nobody asks it for a refund.
    await runJobs(world, 2)
    expect(await moneyOf(one)).toEqual([[110_500, 'order', 100_000, 'overpaid due']])
    const { refunds } = (await second.call('staffListHandRefunds', { query: { limit: 100 } })).body
    const back = refunds.find(({ reference }) => reference === one.request.reference)
    expect(back).toMatchObject({ amount: 1000 })
    const paid = () =>
      second.call('staffPayHandRefund', {
        params: { id: back?.id ?? '' },
        body: { bank_reference: 'HDFCR520261125', pay_to: null },
      })
    expect((await paid()).status).toBe(200)
    expect((await paid()).status).toBe(409)
    expect(await moneyOf(one)).toEqual([[110_500, 'order', 100_000, 'overpaid processed']])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 is accepted a day later by who recorded it, where nobody else can', async () => {
    const one = await waiting()
    const { visitor, reply } = await matchTransfer(world, one.checkout.id, { amount: 1105 })
    const [waits] = reply.body.request.credits
    expect(waits?.alone_from).toBeNull()
    const decide = () =>
      visitor.call('staffDecideCredit', {
        params: { id: one.checkout.id, credit: waits?.id ?? '' },
        body: { accept: true },
      })
    const by = sql`(select recorded_by from bank_credit where id = ${waits?.id ?? ''}::uuid)`
    const disabledAt = (at: Date) =>
      world.db.execute(
        sql`update staff_member set disabled_at = ${at.toISOString()}::timestamptz where id <> ${by} and disabled_at is null`,
      )
    // Disabling a colleague doesn't make somebody the only one at once.
    await disabledAt(world.clock.now())
    const hasty = await decide()
    expect(hasty).toMatchObject({ status: 403, body: { code: 'second_person_needed' } })
    expect(hasty.body).toMatchObject({ message: expect.stringMatching(/Somebody else has to/) })
    await world.db.execute(
      sql`update staff_member set disabled_at = disabled_at - interval '2 days' where id <> ${by}`,
    )
    const { requests } = (
      await visitor.call('staffListPaymentRequests', { query: { q: one.request.reference } })
    ).body
    const from = world.clock.now().getTime() + 86_400_000
    expect(requests[0]?.credits).toMatchObject([{ alone_from: new Date(from).toISOString() }])
    expect(await decide()).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/You can from \d+ \w+ 2026/) },
    })
    await world.db.execute(
      sql`update bank_credit set recorded_at = recorded_at - interval '1 day' where id = ${waits?.id ?? ''}::uuid`,
    )
    expect((await decide()).body.request).toMatchObject({ state: 'paid', missing: 0 })
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_entry where action = 'payment.credit_accept_alone' and subject_id = ${one.request.reference}`,
    )
    expect(rows[0]?.n).toBe(1)
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 a refused transfer pays nothing', async () => {
    const one = await waiting()
    const { visitor, reply } = await matchTransfer(world, one.checkout.id, { amount: 5 })
    const credit = reply.body.request.credits[0]?.id ?? ''
    const refused = await visitor.call('staffDecideCredit', {
      params: { id: one.checkout.id, credit },
      body: { accept: false },
    })
    expect(refused.body.request).toMatchObject({ arrived: 0, credits: [{ state: 'refused' }] })
    expect(await moneyOf(one)).toEqual([])
  })

  it('CHECKOUT-15 a transfer refused for a typing error is recorded again rightly, once', async () => {
    const [one, two, utr] = [await waiting(), await waiting(), 'HDFCN52026112477']
    const typo = await matchTransfer(world, one.checkout.id, { amount: 1.05, utr })
    await typo.visitor.call('staffDecideCredit', {
      params: { id: one.checkout.id, credit: typo.reply.body.request.credits[0]?.id ?? '' },
      body: { accept: false },
    })
    world.clock.advance(1000)
    const right = await matchTransfer(world, one.checkout.id, { amount: 105, utr })
    expect(right.reply.body.request).toMatchObject({
      state: 'paid',
      credits: [{ state: 'refused' }, { state: 'taken', bank_reference: utr }],
    })
    expect(await moneyOf(one)).toEqual([[10_500, 'order', 0, null]])
    const again = await matchTransfer(world, two.checkout.id, { amount: 105, utr })
    expect(again.reply).toMatchObject({ status: 409, body: { code: 'bank_reference_used' } })
    expect(again.reply.body).toMatchObject({
      message: expect.stringContaining(one.request.reference),
    })
    expect(await books()).toBe('')
  })

  /** Recorded eleven days later, when a second member has to accept it. */
  const recordedLate = async (creditedOn: 'at once' | 'eleven days later') => {
    const one = await waiting()
    const opened = istDate(world.clock.now())
    daysPass(11)
    await reconcile(world)
    const on = creditedOn === 'at once' ? opened : istDate(world.clock.now())
    // PostgreSQL has no such year.
    const never = await matchTransfer(world, one.checkout.id, { amount: 105, on: '0000-01-01' })
    expect(never.reply.status).toBe(400)
    const { reply } = await matchTransfer(world, one.checkout.id, { amount: 105, on })
    const credit = reply.body.request.credits[0]?.id ?? ''
    const second = (await signedInStaff(world, 'finance')).visitor
    await second.call('staffDecideCredit', {
      params: { id: one.checkout.id, credit },
      body: { accept: true },
    })
    return one
  }

  it('CHECKOUT-15 money that the bank has long after the last day goes back', async () => {
    const one = await recordedLate('eleven days later')
    expect(await orderOf(one)).toEqual([])
    expect(await moneyOf(one)).toEqual([[10_500, 'refund', 10_500, 'paid_late due']])
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 money that came in time is the order, however late it is recorded, while the goods last', async () => {
    const one = await recordedLate('at once')
    expect(await orderOf(one)).toHaveLength(1)
    expect(await books()).toBe('')
  })

  it('CHECKOUT-15 is cancelled by staff with a reason; parts that came go back by hand', async () => {
    const one = await waiting()
    const { visitor, reply } = await matchTransfer(world, one.checkout.id, { amount: 60 })
    const credit = reply.body.request.credits[0]?.id ?? ''
    const second = (await signedInStaff(world, 'finance')).visitor
    await second.call('staffDecideCredit', {
      params: { id: one.checkout.id, credit },
      body: { accept: true },
    })
    const cancel = () =>
      visitor.call('staffCancelPaymentRequest', {
        params: { id: one.checkout.id },
        body: { reason: 'The hospital ordered by phone' },
      })
    expect((await cancel()).body.request).toMatchObject({ state: 'cancelled' })
    expect((await cancel()).status).toBe(409)
    expect(await moneyOf(one)).toEqual([[6000, 'refund', 6000, 'request_cancelled due']])
    expect(await subjects()).toContain(`Your order ${one.request.reference} is cancelled`)
    expect(await books()).toBe('')
  })
})

describe('CHECKOUT-15 who may wait', () => {
  it('CHECKOUT-15 nobody where staff have switched it off', async () => {
    await setTerms(world, { transfer: 'off', link: false })
    const { sku } = await goods.addVariant({})
    const visitor = await guestWith(world, { sku })
    expect((await visitor.call('getPaymentOptions', {})).body).toMatchObject({
      transfer: false,
      link: false,
    })
    const made = await visitor.call('createGuestCheckout', {
      query: { source: 'cart' },
      body: {
        form: {
          email: 'ward@hospital.example',
          FullName: 'Meera Nair',
          PhoneNumber: '9876543210',
          pinCode: '400001',
          house: '12 Marine Lines',
          street: 'Queens Road',
          paymentOption: 4,
        },
        request_key: 'switched-off',
      },
    })
    expect(made).toMatchObject({ status: 409, body: { code: 'pay_later_not_offered' } })
  })

  it('CHECKOUT-15 five orders of one customer at a time', async () => {
    await setTerms(world)
    const { visitor } = await signUp(world)
    const buy = async (n: number) => {
      const { sku } = await goods.addVariant({})
      await visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
      })
      const made = await visitor.call('createCheckout', {
        query: { source: 'cart' },
        body: {
          form: {
            email: 'accounts@hospital.example',
            FullName: 'Meera Nair',
            PhoneNumber: '9876543210',
            pinCode: '400001',
            house: '12 Marine Lines',
            street: 'Queens Road',
            paymentOption: 4,
          },
          request_key: `customer-transfer-${n}`,
        },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      return place(visitor, made.body.checkout)
    }
    for (let n = 0; n < 5; n++) requestedOf(await buy(n))
    const { attempts } = (await visitor.call('listAttempts', {})).body
    expect(attempts[0]?.message).toMatch(/wait for your bank transfer/)
    expect(await buy(5)).toMatchObject({
      status: 409,
      body: { code: 'pay_later_not_offered' },
    })
  })
})
