import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../jobs.ts'
import { signUp } from '@upchar/testkit/customers'
import { buyerOfType } from '@upchar/testkit/kyc-forms'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { packOrders } from '@upchar/testkit/packing'
import {
  awaiting,
  matchTransfer,
  ownAccount,
  reconcile,
  setTerms,
} from '@upchar/testkit/payment-requests'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { atGateway, buyInCash, countOf, created, guestWith, pay } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const start = new Date('2026-11-24T05:30:00Z').getTime()
/** Runs the job `days` after the events below. */
async function forgetAfter(days: number): Promise<void> {
  world.clock.set(new Date(start + days * 86_400_000).toISOString())
  await createJobHandlers(world.context).forget({})
}
const count = async (query: ReturnType<typeof sql>) =>
  (await world.db.execute<{ count: number }>(sql`select count(*)::int as count from ${query}`))
    .rows[0]?.count

describe('retention', () => {
  it('DPDP keeps records for their period, and personal data no longer', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 40 } })
    const idle = await guestWith(world, { sku })
    const bought = await buyInCash(world, { sku })
    const left = await created(await guestWith(world, { sku }))
    const unpaid = await atGateway(world, { sku })
    const failed = await atGateway(world, { sku })
    await pay(failed.visitor, failed.url, { vpa: 'failure@razorpay' })
    await idle.call('updateSearchKeyword', { body: { keyword: 'gloves' } })
    await world.db.execute(
      sql`insert into product_view (guest_hash, group_id, at) select 'somebody', min(id), ${new Date(start).toISOString()}::timestamptz from product_group`,
    )
    const payload = {
      event: 'payment.captured',
      account_id: 'acc_1',
      payload: {
        payment: {
          entity: {
            id: 'pay_1',
            order_id: 'order_1',
            amount: 100,
            currency: 'INR',
            status: 'captured',
            method: 'upi',
            email: 'ward@hospital.example',
            contact: '+919876543210',
            vpa: 'meera@bank',
          },
        },
      },
    }
    await world.db
      .execute(sql`insert into webhook_event (event_id, provider, event, payload, received_at) values
      ('full', 'test', 'payment.captured', ${JSON.stringify(payload)}::jsonb, ${new Date(start).toISOString()}::timestamptz),
      ('odd', 'test', 'unknown', '"text"', ${new Date(start).toISOString()}::timestamptz)`)

    await packOrders(world, bought.order.order_id)
    await forgetAfter(29)
    expect(await countOf(world, 'checkout')).toBe(4)
    expect(await count(sql`cart`)).toBeGreaterThanOrEqual(4)
    expect(
      await count(sql`webhook_event where payload::text like '%hospital.example%'`),
    ).toBeGreaterThan(0)

    // Unpaid checkouts are abandoned and expire, as by the five-minute job.
    await reconcilePayments(world.context)
    await reconcilePayments(world.context)
    await createJobHandlers(world.context)['release-holds']({})
    await forgetAfter(31)
    expect(await count(sql`cart`)).toBe(0)
    expect(await count(sql`cart_line`)).toBe(0)
    const kept = (await world.db.execute<{ id: string }>(sql`select id from checkout`)).rows.map(
      (row) => row.id,
    )
    expect(kept.toSorted()).toEqual([bought.checkout.id, failed.checkout.id].toSorted())
    expect(kept).not.toContain(left.id)
    expect(await count(sql`stock_hold where checkout_id = ${unpaid.checkout.id}::uuid`)).toBe(0)
    expect(await count(sql`payment_order where checkout_id = ${unpaid.checkout.id}::uuid`)).toBe(0)
    const { rows } = await world.db.execute<{ payload: unknown }>(
      sql`select payload from webhook_event where event_id = 'full'`,
    )
    expect(rows[0]?.payload).toEqual({
      event: 'payment.captured',
      payload: {
        payment: {
          entity: {
            id: 'pay_1',
            order_id: 'order_1',
            amount: 100,
            currency: 'INR',
            status: 'captured',
            method: 'upi',
          },
        },
        refund: {},
      },
    })
    expect(await count(sql`search_log`)).toBe(1)

    await forgetAfter(91)
    expect([await count(sql`search_log`), await count(sql`product_view`)]).toEqual([0, 0])
    expect(await count(sql`mail_message where text = ''`)).toBe(0)

    // The mail about the failed payment was queued on day 29.
    const unread = () =>
      count(sql`mail_message where text <> '' or html <> '' or attachments <> '[]'`)
    await forgetAfter(181)
    expect(await unread()).toBe(1)
    await forgetAfter(211)
    expect(await unread()).toBe(0)
    expect(
      await count(sql`mail_message where subject like ${`%${bought.order.order_number}%`}`),
    ).toBe(2)
    expect([await countOf(world, 'order'), await countOf(world, 'invoice')]).toEqual([1, 2])
    expect(await brokenLedgers(world.db)).toEqual([])
  })

  it('DPDP processes a backlog in batches', async () => {
    await world.db.execute(
      sql`insert into search_log (id, guest_hash, keyword, at) select gen_random_uuid(), 'x', 'y', '2020-01-01' from generate_series(1, 2500)`,
    )
    await forgetAfter(212)
    expect(await count(sql`search_log`)).toBe(0)
  })

  it('DPDP keeps messages for a year and guests’ comparisons for a month', async () => {
    const visitor = world.visitor()
    const { rows } = await world.db.execute<{ id: number }>(
      sql`select group_id as id from product_read limit 1`,
    )
    const startOver = 212
    world.clock.set(new Date(start + startOver * 86_400_000).toISOString())
    await visitor.call('addToCompare', { body: { products: [{ group_id: Number(rows[0]?.id) }] } })
    await visitor.call('letsConnect', { body: { phone: '9876543210' } })
    await visitor.call('siteFeedback', { body: { rating: 5 } })
    await visitor.call('needHelp', {
      body: {
        query_type: 'product',
        sub_query_type: 'size',
        query: 'Which size?',
        name: 'Asha',
        phone: '9876543210',
      },
    })
    const left = async () => [
      await count(sql`compare_item`),
      await count(sql`feedback`),
      await count(sql`support_ticket`),
    ]
    await forgetAfter(startOver + 29)
    expect(await left()).toEqual([1, 1, 2])
    await forgetAfter(startOver + 31)
    expect(await left()).toEqual([0, 1, 2])
    await forgetAfter(startOver + 366)
    expect(await left()).toEqual([0, 0, 0])
  })

  it('DPDP keeps codes by SMS and proved phones for a day, unread webhooks for 90', async () => {
    const [day0, owner] = [600, 'guest of this test']
    const at = sql`${new Date(start + day0 * 86_400_000).toISOString()}::timestamptz`
    await world.db
      .execute(sql`insert into sms_message (id, phone, text, sent, created_at, forget_at)
      values (gen_random_uuid(), '9845077777', '204863 is your OTP', false, ${at}, ${at}),
        (gen_random_uuid(), '9845077777', '', true, ${at}, ${at})`)
    await world.db.execute(sql`insert into phone_proof (id, guest_id, phone, code_until)
      values (gen_random_uuid(), ${owner}, '9845077777', ${at})`)
    await world.db
      .execute(sql`insert into unread_webhook (id, partner, body_sha256, body, received_at)
      values (gen_random_uuid(), 'courier', 'one', 'x'::bytea, ${at})`)
    const left = async () => [
      await count(sql`sms_message where phone = '9845077777'`),
      await count(sql`phone_proof where guest_id = ${owner}`),
      await count(sql`unread_webhook`),
    ]
    await forgetAfter(day0 + 0.9)
    expect(await left()).toEqual([2, 1, 1])
    await forgetAfter(day0 + 1.1)
    expect(await left()).toEqual([0, 0, 1])
    await forgetAfter(day0 + 89)
    expect(await left()).toEqual([0, 0, 1])
    await forgetAfter(day0 + 91)
    expect(await left()).toEqual([0, 0, 0])
  })

  it('DPDP forgets a guest’s cart a month after its last change, and no customer’s cart or comparison', async () => {
    const [day0, { sku }] = [300, await goods.addVariant()]
    const days = (n: number) =>
      world.clock.set(new Date(start + (day0 + n) * 86_400_000).toISOString())
    const { rows } = await world.db.execute<{ id: number }>(
      sql`select group_id as id from product_read limit 1`,
    )
    days(0)
    const customer = await signUp(world)
    const [idle, busy, adding] = [
      await guestWith(world, { sku }),
      await guestWith(world, { sku }),
      await guestWith(world, { sku }),
    ]
    await customer.visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 } },
    })
    await customer.visitor.call('addToCompare', {
      body: { products: [{ group_id: Number(rows[0]?.id) }] },
    })
    const left = async () => [
      await count(sql`cart where guest_id is not null`),
      await count(sql`cart where customer_id = ${customer.id}`),
      await count(sql`compare_item where customer_id = ${customer.id}`),
    ]
    days(20)
    const change = (visitor: Visitor, type: 'ADD' | 'UPDATE') =>
      visitor.call('updateGuestCart', { body: { type, product: { sku_id: sku, quantity: 2 } } })
    expect((await change(busy, 'UPDATE')).status).toBe(200)
    expect((await change(adding, 'ADD')).status).toBe(200)
    await forgetAfter(day0 + 29)
    expect(await left()).toEqual([3, 1, 1])
    await forgetAfter(day0 + 31)
    expect(await left()).toEqual([2, 1, 1])
    expect((await busy.call('readCart', { body: {} })).body.cart.items).toHaveLength(1)
    expect((await idle.call('readCart', { body: {} })).body.cart.items).toEqual([])
    await forgetAfter(day0 + 51)
    expect(await left()).toEqual([0, 1, 1])
  })

  it('DPDP WISH-01 forgets a guest’s wishlist after half a year, and no customer’s', async () => {
    const [day0, { sku }] = [500, await goods.addVariant()]
    world.clock.set(new Date(start + day0 * 86_400_000).toISOString())
    for (const visitor of [world.visitor(), (await signUp(world)).visitor])
      expect((await visitor.call('addToWishlist', { body: { sku_id: sku } })).status).toBe(200)
    const left = async () => [
      await count(sql`wishlist_item where guest_hash is not null`),
      await count(sql`wishlist_item where customer_id is not null`),
    ]
    await forgetAfter(day0 + 179)
    expect(await left()).toEqual([1, 1])
    await forgetAfter(day0 + 181)
    expect(await left()).toEqual([0, 1])
  })

  it('DPDP keeps sessions for a month after they ended, in whichever way, and open ones', async () => {
    const day0 = 700
    const at = (days: number) =>
      sql`${new Date(start + (day0 + days) * 86_400_000).toISOString()}::timestamptz`
    world.clock.set(new Date(start + day0 * 86_400_000).toISOString())
    const { id } = await signUp(world)
    await world.db.execute(sql`delete from customer_session where customer_id = ${id}`)
    const add = (name: string, ended: number | null, expires: number) =>
      world.db
        .execute(sql`insert into customer_session (id, customer_id, seed, generation, rotated_at, method, device,
          created_at, last_used_at, expires_at, ended_at, ended_why)
        values (gen_random_uuid(), ${id}, 'seed', 1, ${at(-40)}, 'code', ${name}, ${at(-40)}, ${at(-40)}, ${at(expires)},
          ${ended === null ? null : at(ended)}, ${ended === null ? null : 'signed_out'})`)
    await add('signed out', -1, 20)
    await add('expired', null, -1)
    await add('open', null, 60)
    const left = async () =>
      (
        await world.db.execute<{ device: string }>(
          sql`select device from customer_session where customer_id = ${id} order by device`,
        )
      ).rows.map(({ device }) => device)
    await forgetAfter(day0 + 28)
    expect(await left()).toEqual(['expired', 'open', 'signed out'])
    await forgetAfter(day0 + 30)
    expect(await left()).toEqual(['open'])
  })

  it('DPDP empties mails that have only a designed text, and the form of a KYC that nobody finished', async () => {
    const day0 = 800
    const at = sql`${new Date(start + day0 * 86_400_000).toISOString()}::timestamptz`
    world.clock.set(new Date(start + day0 * 86_400_000).toISOString())
    await world.db
      .execute(sql`insert into mail_message (id, to_address, subject, text, html, attachments, sent, forget_once_sent, created_at)
      values (gen_random_uuid(), 'a@b.example', 'only html', '', '<p>Meera</p>', '[{"name":"i","url":"/i"}]', true, false, ${at})`)
    const buyer = await buyerOfType(world, 2)
    await buyer.visitor.call('completeKyc', {
      body: { draft: true, fields: { pan: 'AAAPR1234A' } },
    })
    const left = async () => [
      await count(
        sql`mail_message where subject = 'only html' and html <> '' and attachments <> '[]'`,
      ),
      await count(sql`kyc_application where customer_id = ${buyer.id}`),
    ]
    await forgetAfter(day0 + 179)
    expect(await left()).toEqual([1, 1])
    await forgetAfter(day0 + 181)
    expect(await left()).toEqual([0, 0])
  })

  it('DPDP CHECKOUT-15 forgets an order whose transfer never came, and none whose transfer waits for a decision', async () => {
    world.clock.set(new Date(start).toISOString())
    await setTerms(world, { transfer: 'own', account: ownAccount })
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    const unpaid = await awaiting(world, 4, { sku })
    const refused = await awaiting(world, 4, { sku })
    const undecided = await awaiting(world, 4, { sku })
    await matchTransfer(world, undecided.checkout.id, { amount: 5 })
    const { visitor, reply } = await matchTransfer(world, refused.checkout.id, { amount: 6 })
    const decided = await visitor.call('staffDecideCredit', {
      params: { id: refused.checkout.id, credit: reply.body.request.credits[0]?.id ?? '' },
      body: { accept: false },
    })
    expect(decided.status).toBe(200)
    world.clock.advance(3 * 86_400_000)
    await reconcile(world)
    // Nor does a late transfer become the order any more.
    world.clock.advance(14 * 86_400_000)
    await reconcile(world)
    await createJobHandlers(world.context)['release-holds']({})
    const left = async () => [
      await count(
        sql`checkout where id in (${unpaid.checkout.id}::uuid, ${refused.checkout.id}::uuid)`,
      ),
      await count(sql`checkout where id = ${undecided.checkout.id}::uuid`),
      await count(sql`payment_request`),
      await count(sql`bank_credit`),
    ]
    await forgetAfter(29)
    expect(await left()).toEqual([2, 1, 3, 2])
    await forgetAfter(31)
    expect(await left()).toEqual([0, 1, 1, 1])
  })
})
