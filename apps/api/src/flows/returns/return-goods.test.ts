import { randomUUID } from 'node:crypto'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import {
  atGateway,
  buyInCash,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  placed,
  type Wanted,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let desk: Visitor
let finance: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'support')).visitor
  finance = (await signedInStaff(world, 'finance')).visitor
})

const books = () => wrongBooks(world)
const onHand = async (sku: string): Promise<number> =>
  (
    await world.db.execute<{ sum: number }>(
      sql`select sum(l.on_hand)::int as sum from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`,
    )
  ).rows[0]?.sum ?? -1
const notesOf = async (orderId: string) =>
  (
    await world.db.execute<{ total: number; lines: number; cause: string }>(
      sql`select (document->'totals'->>'totalPaise')::int as total, jsonb_array_length(document->'lines') as lines, cause
        from credit_note where order_id = ${orderId}::uuid order by number`,
    )
  ).rows

let awbs = 0
/** Packs all parcels of an order and moves them to a state, as staff do. */
async function sendTo(orderId: string, ...states: ('shipped' | 'delivered' | 'rto')[]) {
  await packOrders(world, orderId)
  const { order } = (await desk.call('staffGetOrder', { params: { id: orderId } })).body
  for (const { id, version } of order.parts.flatMap((part) => part.parcels)) {
    await desk.call('staffSetParcelCourier', {
      params: { id },
      body: { version, courier: 'Delhivery', awb: `BACK${String(++awbs).padStart(6, '0')}` },
    })
    for (const [i, state] of states.entries()) {
      world.clock.advance(60_000)
      const moved = await desk.call('staffMoveParcel', {
        params: { id },
        body: {
          version: version + 1 + i,
          state,
          at: world.clock.now().toISOString(),
          reason: 'Nobody was there',
        },
      })
      expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    }
  }
}

async function paidOnline(...wanted: Wanted[]) {
  const { visitor, checkout, url } = await atGateway(world, ...wanted)
  await pay(visitor, url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(`not placed: ${outcome.state}`)
  return { visitor, checkout, id: outcome.order_id }
}
const refundsOf = async (checkoutId: string) =>
  (
    await world.db.execute<{ amount: number; reason: string }>(sql`
      select r.amount_paise::int as amount, r.reason from refund r join payment p on p.id = r.payment_id
        join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkoutId}::uuid order by r.created_at, r.id`)
  ).rows

type Ask = Partial<BodyInput<'requestReturn'>>
const ask = (
  visitor: Visitor,
  id: string,
  items: BodyInput<'requestReturn'>['items'],
  more: Ask = {},
) =>
  visitor.call('requestReturn', {
    body: { id, items, reason: 'expired', note: 'Torn', request_key: randomUUID(), ...more },
  })
type Return = Answer<'staffGetReturn'>['return']
const shown = async (id: string): Promise<Return> =>
  (await desk.call('staffGetReturn', { params: { id } })).body.return
type Fate = BodyInput<'staffSettleReturn'>['pieces'][number]['fate']

/** Settles a return: all pieces of each line from its first batches, with one fate. */
async function settle(id: string, fate: Fate, by: Visitor = desk) {
  world.clock.advance(1_000)
  const one = await shown(id)
  const pieces = one.items.flatMap((item) => {
    let left = item.quantity
    return item.batches.flatMap(({ lot, parcel, quantity }) => {
      const taken = Math.min(left, quantity)
      left -= taken
      return taken > 0 ? [{ line: item.line, lot, parcel, quantity: taken, fate }] : []
    })
  })
  const seen = await by.call('staffPreviewReturn', { params: { id }, body: { pieces } })
  return by.call('staffSettleReturn', {
    params: { id },
    body: {
      version: one.version,
      pieces,
      credit: seen.status === 200 ? seen.body.settlement.credit : 0,
      decision: fate === 'rejected' ? 'The pack was opened' : '',
    },
  })
}
async function approve(id: string) {
  world.clock.advance(1_000)
  const { version } = await shown(id)
  return desk.call('staffDecideReturn', { params: { id }, body: { version, approve: true } })
}
const mailsOf = async (number: string) =>
  (
    await world.db.execute<{ subject: string; text: string }>(
      sql`select subject, text from mail_message where subject like ${`%${number}`} order by created_at, id`,
    )
  ).rows

describe('a buyer returns', () => {
  it('RET-02 RET-03 RET-04 a part of delivered goods: approved, fetched, inspected, back in stock, credited and refunded once', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 9 } })
    const { visitor, checkout, id } = await paidOnline({ sku, quantity: 3 })
    const line = lineOf(await orderOf(visitor, id), sku)
    const early = await visitor.call('getReturns', { query: { id } })
    expect(early.body).toMatchObject({ returnable: [], returns: [], asks_payout: false })
    await sendTo(id, 'shipped', 'delivered')
    const now = await visitor.call('getReturns', { query: { id } })
    expect(now.body.returnable).toMatchObject([
      { line, reasons: [{ code: 'damaged', quantity: 3 }, {}, {}, {}] },
    ])
    const press = { request_key: 'the same press' }
    const both = await Promise.all([
      ask(visitor, id, [{ line, quantity: 2 }], press),
      ask(visitor, id, [{ line, quantity: 2 }], press),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [one, ...others] = both[1]?.body.returns ?? []
    expect(others).toEqual([])
    expect(one).toMatchObject({
      state: 'requested',
      words: 'We answer within 48 hours.',
      can_withdraw: true,
    })
    expect((await ask(visitor, id, [{ line, quantity: 2 }])).body).toMatchObject({
      code: 'not_returnable',
      message: expect.stringMatching(/^Only 1 of/),
    })
    const returnId = one?.id ?? ''
    expect((await settle(returnId, 'restock')).body).toMatchObject({ code: 'state_wrong' })
    expect((await approve(returnId)).status).toBe(200)
    const { version } = await shown(returnId)
    world.clock.advance(1_000)
    const picked = await desk.call('staffPickUpReturn', {
      params: { id: returnId },
      body: { version, courier: 'Delhivery', awb: 'RETURN0001' },
    })
    expect(picked.body.return).toMatchObject({ state: 'picked' })
    expect(
      (await visitor.call('withdrawReturn', { body: { id, return: returnId } })).body,
    ).toMatchObject({ code: 'state_wrong' })
    const twice = await Promise.all([settle(returnId, 'restock'), settle(returnId, 'restock')])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shown(returnId)).toMatchObject({
      state: 'settled',
      credit: 210,
      refund: 210,
      to_pay: 0,
    })
    expect(await onHand(sku)).toBe(8)
    expect(await refundsOf(checkout.id)).toEqual([{ amount: 21_000, reason: 'returned' }])
    expect(await notesOf(id)).toEqual([{ total: 21_000, lines: 1, cause: returnId }])
    expect((await orderOf(visitor, id)).credit_notes).toHaveLength(1)
    expect(
      (await mailsOf(one?.number ?? 'none')).map(({ subject }) => subject.split(':')[0]),
    ).toEqual([
      'We have your request',
      'Your return is approved',
      'Your return is fetched',
      'Your return is settled',
    ])
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['return.decide', 'return.pick', 'return.settle']),
    )
    expect(await books()).toBe('')
  })

  it('RET-04 goods paid in cash: the money goes by bank to where the buyer says, which only those who pay may read', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_000, stock: { mumbai: 9 } })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
    const id = order.order_id
    await sendTo(id, 'shipped', 'delivered')
    const line = lineOf(await orderOf(visitor, id), sku)
    for (const wrong of ['', 'asha', '123 HDFC0001234', 'asha@'])
      expect(
        (await ask(visitor, id, [{ line, quantity: 1 }], { pay_to: wrong })).body,
      ).toMatchObject({ code: 'payout_missing' })
    const asked = await ask(visitor, id, [{ line, quantity: 1 }], { pay_to: 'asha.k@okhdfc' })
    expect(asked.body).toMatchObject({ asks_payout: true, returns: [{ state: 'requested' }] })
    expect(JSON.stringify(asked.body)).not.toContain('asha.k')
    const returnId = asked.body.returns[0]?.id ?? ''
    const { rows } = await world.db.execute<{ pay_to: string }>(
      sql`select pay_to from order_return where id = ${returnId}::uuid`,
    )
    expect(rows[0]?.pay_to).not.toContain('asha')
    await approve(returnId)
    expect((await settle(returnId, 'destroy')).body.return).toMatchObject({
      refund: 100,
      to_pay: 100,
      pay_to: null,
    })
    expect(await onHand(sku)).toBe(7)
    expect(
      (
        await desk.call('staffPayReturn', {
          params: { id: returnId },
          body: { version: 2, bank_reference: 'UTR1' },
        })
      ).status,
    ).toBe(403)
    const due = (await finance.call('staffGetReturn', { params: { id: returnId } })).body.return
    expect(due.pay_to).toBe('asha.k@okhdfc')
    const paid = await finance.call('staffPayReturn', {
      params: { id: returnId },
      body: { version: due.version, bank_reference: 'UTR20261124' },
    })
    expect(paid.body.return).toMatchObject({ state: 'paid', to_pay: 0, pay_to: null })
    const { body } = await visitor.call('getReturns', { query: { id } })
    expect(body.returns[0]?.words).toBe(
      '₹100.00 went to you by bank transfer, reference UTR20261124.',
    )
    expect(await books()).toBe('')
  })

  it('RET-04 everything, with a voucher that the shop paid: each part and the delivery come back, and no more', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 33_337,
      mrpPaise: null,
      maxOq: 20,
      stock: { mumbai: 4, nagpur: 9 },
    })
    const code = await makeTestVoucher(world.db, { percentBp: 777 })
    const visitor = await guestWith(world, { sku, quantity: 10 })
    await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    const { order_id: id } = placed(await place(visitor, await created(visitor)))
    await sendTo(id, 'shipped', 'delivered')
    const { total, ...rest } = await orderOf(visitor, id)
    const line = lineOf({ total, ...rest }, sku)
    let back = 0
    for (const quantity of [3, 6, 1]) {
      const asked = await ask(visitor, id, [{ line, quantity }], {
        pay_to: '50100234567890 HDFC0000123',
      })
      const returnId = asked.body.returns.at(-1)?.id ?? ''
      await approve(returnId)
      const settled = await settle(returnId, 'quarantine')
      expect(settled.status, JSON.stringify(settled.body)).toBe(200)
      back += Math.round(settled.body.return.refund * 100)
    }
    expect(back).toBe(Math.round(total * 100))
    expect(await books()).toBe('')
  })

  it('RET-02 not with a stranger’s order or a customer’s forwarded link', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const { visitor, id } = await paidOnline({ sku })
    await sendTo(id, 'shipped', 'delivered')
    const line = lineOf(await orderOf(visitor, id), sku)
    const stranger = world.visitor()
    expect((await stranger.call('getReturns', { query: { id } })).status).toBe(404)
    expect((await ask(stranger, id, [{ line, quantity: 1 }])).status).toBe(404)
  })
})

describe('a parcel that never arrived', () => {
  it('RET-05 comes back: inspected, restocked, credited whole with its delivery; nothing is paid back that was not paid', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_000, stock: { mumbai: 9 } })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
    const id = order.order_id
    await packOrders(world, id)
    const parcelOf = async () =>
      (await desk.call('staffGetOrder', { params: { id } })).body.order.parts.flatMap(
        (part) => part.parcels,
      )[0]
    const parcel = (await parcelOf())?.id ?? ''
    const open = (key: string, reason: 'came_back' | 'lost' = 'came_back') =>
      desk.call('staffOpenReturn', { params: { id: parcel }, body: { reason, request_key: key } })
    expect((await open('too early!')).body).toMatchObject({ code: 'state_wrong' })
    await sendTo(id, 'shipped', 'rto')
    const opened = await Promise.all([open('the same press'), open('the same press')])
    expect(opened.map(({ status }) => status)).toEqual([200, 200])
    expect(opened[0]?.body.return.id).toBe(opened[1]?.body.return.id)
    expect((await open('another press')).body).toMatchObject({ code: 'state_wrong' })
    const settled = await settle(opened[0]?.body.return.id ?? '', 'restock')
    // Goods of ₹200 and the fee of ₹49: the order is undone, and the buyer has paid nothing.
    expect(settled.body.return).toMatchObject({ credit: 249, refund: 0, to_pay: 0 })
    expect(await onHand(sku)).toBe(9)
    expect((await notesOf(id)).map(({ total }) => total).toSorted()).toEqual([20_000, 4_900])
    expect((await visitor.call('getReturns', { query: { id } })).body.returns).toMatchObject([
      { reason: 'The courier brought the parcel back', can_withdraw: false },
    ])
    expect(await books()).toBe('')
  })

  it('RET-05 is lost: what was paid goes back, and nothing into stock', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 9 } })
    const { visitor, checkout, id } = await paidOnline({ sku, quantity: 2 })
    await sendTo(id, 'shipped')
    const { order } = (await desk.call('staffGetOrder', { params: { id } })).body
    const [parcel] = order.parts.flatMap((part) => part.parcels)
    const opened = await desk.call('staffOpenReturn', {
      params: { id: parcel?.id ?? '' },
      body: { reason: 'lost', request_key: 'lost on the way' },
    })
    const { rows: mails } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = ${`The courier lost your parcel: ${order.number}/R1`}`,
    )
    expect(mails).toMatchObject([{ text: expect.stringContaining('goes back to you') }])
    const settled = await settle(opened.body.return.id, 'absent')
    expect(settled.status, JSON.stringify(settled.body)).toBe(200)
    const { total } = await orderOf(visitor, id)
    expect(await refundsOf(checkout.id)).toEqual([
      { amount: Math.round(total * 100), reason: 'returned' },
    ])
    expect(await onHand(sku)).toBe(7)
    expect(await books()).toBe('')
  })
})

describe('the days of a return', () => {
  it('RET-02 within 7 days only, not what is refused or withdrawn, and nothing for pieces not accepted', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 9 } })
    const { visitor, checkout, id } = await paidOnline({ sku, quantity: 2 })
    await sendTo(id, 'shipped', 'delivered')
    const line = lineOf(await orderOf(visitor, id), sku)
    const first = (await ask(visitor, id, [{ line, quantity: 2 }])).body.returns[0]
    const refused = await desk.call('staffDecideReturn', {
      params: { id: first?.id ?? '' },
      body: { version: 0, approve: false, decision: '' },
    })
    expect(refused.body).toMatchObject({ code: 'reason_missing' })
    await desk.call('staffDecideReturn', {
      params: { id: first?.id ?? '' },
      body: { version: 0, approve: false, decision: 'The pictures show another product' },
    })
    const second = (await ask(visitor, id, [{ line, quantity: 2 }])).body.returns
    expect(second[0]).toMatchObject({
      state: 'refused',
      words: 'The pictures show another product',
    })
    await visitor.call('withdrawReturn', { body: { id, return: second[1]?.id ?? '' } })
    const third = (await ask(visitor, id, [{ line, quantity: 2 }])).body.returns.at(-1)
    expect(third?.number).toMatch(/\/R3$/)
    await approve(third?.id ?? '')
    const settled = await settle(third?.id ?? '', 'rejected')
    expect(settled.body.return).toMatchObject({ state: 'settled', credit: 0, refund: 0 })
    expect(await notesOf(id)).toEqual([])
    expect(await refundsOf(checkout.id)).toEqual([])
    world.clock.advance(8 * 86_400_000)
    expect((await visitor.call('getReturns', { query: { id } })).body.returnable).toEqual([])
    expect(await books()).toBe('')
  })
})
