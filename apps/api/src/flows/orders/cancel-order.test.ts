import { randomUUID } from 'node:crypto'
import { sendRefunds } from '../../modules/payments/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { failWrites } from '@upchar/testkit/failing-writes'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
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
  type Wanted,
} from '@upchar/testkit/shop'
import { cancel, itemsOf, lineOf, mailsAbout, orderOf } from './testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

async function paidOnline(...wanted: Wanted[]) {
  const { visitor, checkout, url } = await atGateway(world, ...wanted)
  await pay(visitor, url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(`not placed: ${outcome.state}`)
  return { visitor, checkout, id: outcome.order_id }
}

const onHand = async (sku: string): Promise<number> =>
  (
    await world.db.execute<{ sum: number }>(
      sql`select sum(l.on_hand)::int as sum from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`,
    )
  ).rows[0]?.sum ?? -1
const refundsOf = async (checkoutId: string) =>
  (
    await world.db.execute<{ state: string; amount: number }>(sql`
      select r.state, r.amount_paise as amount from refund r join payment p on p.id = r.payment_id
        join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkoutId}::uuid order by r.created_at, r.id`)
  ).rows

describe('a buyer cancels', () => {
  it('ORDER-03 RET-01 some packs of an order in cash, then all the rest by the link alone: the amount due falls, the batches have their packs again', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 40 } })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
    const id = order.order_id
    const before = await orderOf(visitor, id)
    expect(itemsOf(before)).toMatchObject([{ quantity: 3, cancelled: 0, can_cancel: 3 }])
    const fees = before.total - 315
    const { body: preview } = await visitor.call('previewCancel', {
      body: { id, items: [{ line: lineOf(before, sku), quantity: 2 }] },
    })
    expect(preview.cancel).toMatchObject({
      amount: 210,
      refund: 0,
      refund_to: '',
      due_after: 105 + fees,
      charges: [],
      whole: false,
    })
    const part = await cancel(world, visitor, id, [{ line: lineOf(before, sku), quantity: 2 }])
    expect(part.status, JSON.stringify(part.body)).toBe(200)
    expect(part.body.order).toMatchObject({ total: before.total, total_now: 105 + fees })
    expect(itemsOf(part.body.order)).toMatchObject([{ cancelled: 2, can_cancel: 1 }])
    expect(await onHand(sku)).toBe(39)
    const key = new URL(order.track_url, 'http://shop.example').searchParams.get('key') ?? ''
    const stranger = world.visitor()
    const rest = await cancel(world, stranger, id, undefined, { key })
    expect(rest.status, JSON.stringify(rest.body)).toBe(200)
    expect(rest.body.order).toMatchObject({
      total_now: 0,
      payment: { state: 'none' },
      sub_orders: [{ state: 'cancelled', cancel_note: 'Cancelled already.' }],
      cancels: [
        { by: 'buyer', amount: 210 },
        { amount: 105 + fees, refund: 0 },
      ],
    })
    expect(await onHand(sku)).toBe(40)
    const mails = await mailsAbout(world, order.order_number)
    expect(mails[0]).toMatch(/2 × .*: ₹210\.00/)
    expect(mails[0]).toContain('in cash when the rest is delivered')
    expect(mails[1]).toContain('nothing to pay back')
    expect((await cancel(world, visitor, id)).body).toMatchObject({ code: 'not_cancellable' })
  })

  it('RET-04 what was paid online in two equal parts and a rest, each by a refund of its own', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const { visitor, checkout, id } = await paidOnline({ sku, quantity: 3 })
    const before = await orderOf(visitor, id)
    const line = lineOf(before, sku)
    for (let i = 0; i < 2; i++)
      expect((await cancel(world, visitor, id, [{ line, quantity: 1 }])).status).toBe(200)
    expect((await orderOf(visitor, id)).refunds).toMatchObject([
      { amount: 105, state: 'queued', reference: '' },
      { amount: 105, state: 'queued' },
    ])
    expect(await sendRefunds(world.context, checkout.id)).toBe(true)
    const paymentState = async () =>
      (
        await world.db.execute<{ state: string; of: string }>(
          sql`select p.state, o.state as of from payment p join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}::uuid`,
        )
      ).rows
    expect(await paymentState()).toEqual([{ state: 'captured', of: 'part_refunded' }])
    expect((await orderOf(visitor, id)).refunds).toMatchObject([
      { state: 'done', reference: expect.stringMatching(/^SANDBOX\w{8}$/) },
      { state: 'done' },
    ])
    const last = await cancel(world, visitor, id)
    expect(last.body.order.cancels.at(-1)?.refund).toBe(before.total - 210)
    expect(await sendRefunds(world.context, checkout.id)).toBe(true)
    expect((await refundsOf(checkout.id)).map(({ amount }) => amount)).toEqual([
      10_500,
      10_500,
      before.total * 100 - 21_000,
    ])
    expect(await paymentState()).toEqual([{ state: 'refunded', of: 'refunded' }])
    expect(await mailsAbout(world, before.number)).toHaveLength(3)
  })

  it('RET-04 and may use the voucher again once nothing of the order is left', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 20_000, mrpPaise: null })
    const code = await makeTestVoucher(world.db, { maxUses: 1 })
    const visitor = await guestWith(world, { sku, quantity: 2 })
    const tried = (by: Visitor) =>
      by.call('applyCartVoucher', {
        params: { code },
        body: { pincode: '400001', device_source: 'web' },
      })
    expect((await tried(visitor)).status).toBe(200)
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    const other = await guestWith(world, { sku })
    expect((await tried(other)).status).not.toBe(200)
    const { sub_orders } = await orderOf(visitor, id)
    const line = sub_orders[0]?.items[0]?.line ?? ''
    const part = await cancel(world, visitor, id, [{ line, quantity: 1 }])
    // Half of ₹400 less 10 %.
    expect(part.body.order.cancels).toMatchObject([{ amount: 180 }])
    expect((await tried(other)).status).not.toBe(200)
    expect((await cancel(world, visitor, id)).status).toBe(200)
    expect((await tried(other)).status).toBe(200)
  })

  it('RET-01 only the own order: a forwarded link of a customer’s order shows it and no more', async () => {
    const { sku } = await goods.addVariant()
    const { visitor } = await signUp(world, {
      profile: {
        first_name: 'Meera',
        phone: '9876543210',
        business_type: 1,
        business_name: 'Ward',
      },
    })
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    const made = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form(), request_key: randomUUID() },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { checkout } = made.body
    const order = placed(await place(visitor, checkout))
    const key = new URL(order.track_url, 'http://shop.example').searchParams.get('key') ?? ''
    const shown = await orderOf(world.visitor(), order.order_id, key)
    expect(itemsOf(shown)).toMatchObject([{ can_cancel: 0 }])
    expect(shown.sub_orders[0]?.cancel_note).toMatch(/^Sign in/)
    expect(
      (await cancel(world, world.visitor(), order.order_id, undefined, { key })).body,
    ).toMatchObject({
      code: 'order_not_found',
    })
    expect((await cancel(world, visitor, order.order_id)).status).toBe(200)
  })
})

describe('a cancel', () => {
  it('RET-01 happens once, however often and by however many it is pressed', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const { visitor, checkout, id } = await paidOnline({ sku, quantity: 2 })
    const { total } = await orderOf(visitor, id)
    const press = (request_key: string) =>
      visitor.call('cancelOrder', { body: { id, reason: 'too_slow', amount: total, request_key } })
    const twice = await Promise.all([press('one press'), press('one press'), press('one press')])
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
    const staff = await desk.call('staffCancelOrder', {
      params: { id },
      body: { reason: 'buyer_asked', amount: total, request_key: 'of the desk' },
    })
    expect(staff.body).toMatchObject({ code: 'not_cancellable' })
    expect(await refundsOf(checkout.id)).toHaveLength(1)
    expect(await onHand(sku)).toBe(10)
    const other = await buyInCash(world, { sku, quantity: 2 })
    const due = (await orderOf(other.visitor, other.order.order_id)).total
    const both = await Promise.all([
      cancel(world, other.visitor, other.order.order_id),
      desk.call('staffCancelOrder', {
        params: { id: other.order.order_id },
        body: { reason: 'buyer_asked', amount: due, request_key: 'of the desk' },
      }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await onHand(sku)).toBe(10)
  })

  it.each([
    ['order_cancel', 'before insert'],
    ['order_line_lot', 'before delete'],
    ['shipment', 'before update'],
    ['stock_movement', 'before insert'],
    ['refund', 'before insert'],
    ['mail_message', 'before insert'],
    ['graphile_worker._private_jobs', 'before insert'],
    ['order_cancel_line', 'deferred'],
  ])('RET-01 leaves nothing when %s fails (%s)', async (table, when) => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 5 } })
    const { visitor, checkout, id } = await paidOnline({ sku, quantity: 2 })
    const before = await orderOf(visitor, id)
    failing = await failWrites(world.db, table, when)
    expect((await cancel(world, visitor, id)).status).toBe(500)
    expect(await orderOf(visitor, id)).toEqual(before)
    expect(await onHand(sku)).toBe(3)
    expect(await refundsOf(checkout.id)).toEqual([])
    await failing.mend()
    expect((await cancel(world, visitor, id)).status).toBe(200)
    expect(await onHand(sku)).toBe(5)
  })

  it('RET-01 changes nothing where the amount is not the one shown, the reason is none, or the line is another’s', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku, quantity: 1 })
    const id = order.order_id
    const before = await orderOf(visitor, id)
    const codes = [
      await cancel(world, visitor, id, undefined, { amount: before.total - 1 }),
      await cancel(world, visitor, id, undefined, { reason: 'buyer_asked' }),
      await cancel(world, visitor, id, undefined, { reason: 'other', note: ' x ' }),
      await cancel(world, visitor, id, [{ line: lineOf(before, sku), quantity: 2 }]),
      await cancel(world, visitor, id, [{ line: randomUUID(), quantity: 1 }]),
    ].map(({ body }) => ('code' in body ? body.code : 'none'))
    expect(codes).toEqual([
      'changed_meanwhile',
      'reason_missing',
      'reason_missing',
      'changed_meanwhile',
      'changed_meanwhile',
    ])
    expect(await orderOf(visitor, id)).toEqual(before)
    expect(
      await countOf(world, 'mail_message', sql`subject like ${`%${before.number} is cancelled`}`),
    ).toBe(0)
  })

  it('ORDER-03 has a reason from the list', async () => {
    const { body } = await world.visitor().call('getCancelReasons')
    expect(body.reasons.map(({ code }) => code)).toContain('by_mistake')
    expect(body.reasons.find(({ code }) => code === 'other')).toMatchObject({ needs_note: true })
    expect(body.reasons.map(({ code }) => code)).not.toContain('suspicious')
  })
})
