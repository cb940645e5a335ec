import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { atGateway, outcomeOf } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { GatewayPayment } from '../../platform/payments/index.ts'
import { failureMessage } from './failure-message.ts'
import { recordPayment } from './record-payment.ts'
import { refundText } from './refund-text.ts'
import {
  changePayment,
  expireOld,
  findPaymentOrder,
  findPayments,
  findPaymentsOfPurchase,
  selectUnsettled,
} from './store/payments.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

/** A gateway order of ₹105; `tell` records what the gateway says of its payment with this id. */
async function opened() {
  const { sku } = await goods.addVariant()
  const { visitor, checkout, url } = await atGateway(world, { sku })
  const orderId = /order_[0-9A-Za-z]{14}/.exec(url)?.[0] ?? ''
  const tell = (id: string, told: Partial<GatewayPayment> = {}) =>
    inTransaction(world.db, (tx) =>
      recordPayment(
        tx,
        {
          id: `pay_${id}_${orderId.slice(6)}`,
          orderId,
          amountPaise: 10_500,
          currency: 'INR',
          method: 'upi',
          status: 'captured',
          errorReason: null,
          ...told,
        },
        world.clock.now(),
      ),
    )
  const book = async () => {
    const order = await findPaymentOrder(world.db, checkout.id)
    if (order === undefined) throw new Error('the payment order is gone')
    return { order, payments: await findPayments(world.db, order.id) }
  }
  return { visitor, checkout, tell, book }
}

describe('CHECKOUT-06 what is recorded of a payment', () => {
  it('waits to be settled, however often it is reported, until it is settled', async () => {
    const { checkout, tell, book } = await opened()
    const due = { checkoutId: checkout.id, unsettled: true, uncaptured: false }
    expect(await tell('a', { status: 'authorized' })).toEqual({
      ...due,
      unsettled: false,
      uncaptured: true,
    })
    expect([await tell('a'), await tell('a')]).toEqual([due, due])
    const [payment] = (await book()).payments
    await inTransaction(world.db, (tx) =>
      changePayment(tx, payment?.id ?? '', { settledAs: 'order' }, world.clock.now()),
    )
    expect(await tell('a')).toEqual({ ...due, unsettled: false })
  })

  it('is paid also where the gateway reports only that it went back, which is not settled again', async () => {
    const { checkout, tell, book } = await opened()
    expect(await tell('a', { status: 'refunded' })).toEqual({
      checkoutId: checkout.id,
      unsettled: false,
      uncaptured: false,
    })
    const back = { order: { state: 'paid' }, payments: [{ state: 'refunded' }] }
    expect(await book()).toMatchObject(back)
    expect(await tell('a')).toMatchObject({ unsettled: false })
    expect(await book()).toMatchObject(back)
  })

  it('is to be captured where it is authorised, of the order’s amount, and the only one', async () => {
    const { tell, book } = await opened()
    const authorized = { status: 'authorized' } as const
    expect(await tell('a', { ...authorized, amountPaise: 10_499 })).toMatchObject({
      uncaptured: false,
    })
    expect(await tell('b', { ...authorized, currency: 'USD' })).toMatchObject({ uncaptured: false })
    expect(await tell('c', authorized)).toMatchObject({ uncaptured: true })
    expect(await tell('c', authorized)).toMatchObject({ uncaptured: true })
    await tell('d')
    expect(await tell('c', authorized)).toMatchObject({ uncaptured: false })
    // An old message after the capture.
    expect(await tell('d', authorized)).toMatchObject({ uncaptured: false })
    expect((await book()).order.state).toBe('paid')
  })

  it('leaves the order unpaid where the bank gave an authorised payment back uncaptured', async () => {
    const { tell, book } = await opened()
    await tell('a', { status: 'authorized' })
    for (const _ of [1, 2])
      expect(await tell('a', { status: 'refunded' })).toMatchObject({
        unsettled: false,
        uncaptured: false,
      })
    expect(await book()).toMatchObject({
      order: { state: 'attempted' },
      payments: [{ state: 'refunded' }],
    })
  })

  it('is the reason of a failure, then the way in which it was paid after all', async () => {
    const { tell, book } = await opened()
    await tell('a', { status: 'created' })
    await tell('a', { status: 'failed', errorReason: 'payment_cancelled' })
    expect(await book()).toMatchObject({
      order: { state: 'attempted' },
      payments: [{ state: 'failed', errorReason: 'payment_cancelled', method: 'upi' }],
    })
    await tell('a', { method: 'card' })
    expect((await book()).payments).toMatchObject([
      { state: 'captured', errorReason: null, method: 'card' },
    ])
  })

  it('is one payment where two messages report it at the same instant', async () => {
    const { tell, book } = await opened()
    const { held, letGo } = holdStatement(/insert into "payment"/)
    const first = tell('a', { status: 'created' })
    await held()
    const second = tell('a')
    letGo()
    await Promise.all([first, second])
    expect((await book()).payments).toMatchObject([{ state: 'captured' }])
  })

  it('is told to the buyer as of the last attempt, in the order in which they came', async () => {
    const { visitor, checkout, tell, book } = await opened()
    await tell('z', { status: 'failed', errorReason: 'insufficient_fund' })
    world.clock.advance(1000)
    await tell('a', { status: 'failed', errorReason: 'card_declined' })
    expect(await outcomeOf(visitor, checkout)).toMatchObject({
      state: 'failed',
      retry: true,
      message: 'The bank declined the card. Pay with another card, UPI or net banking.',
    })
    const { purchaseId } = (
      await world.db.execute<{ purchaseId: string }>(
        sql`select purchase_id as "purchaseId" from checkout where id = ${checkout.id}::uuid`,
      )
    ).rows[0] ?? { purchaseId: '' }
    const ids = (await book()).payments.map(({ id }) => id)
    expect(ids.map((id) => id.slice(0, 5))).toEqual(['pay_z', 'pay_a'])
    expect((await findPaymentsOfPurchase(world.db, purchaseId)).map(({ id }) => id)).toEqual(ids)
  })
})

describe('CHECKOUT-06 the reconciler', () => {
  it('settles captured money a minute after its last news, in pages that leave none out', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const { checkout, tell } = await opened()
      await tell('a')
      ids.push(checkout.id)
    }
    const due = (limit: number, after?: string) =>
      selectUnsettled(world.db, world.clock.now(), limit, after)
    world.clock.advance(59_999)
    expect((await due(200)).filter((id) => ids.includes(id))).toEqual([])
    world.clock.advance(1)
    const all = await due(200)
    expect(all).toEqual(expect.arrayContaining(ids))
    const [first] = await due(1)
    expect([first, ...(await due(200, first))]).toEqual(all)
    expect(all).toEqual(all.toSorted())
  })

  it('expires what nobody has paid for a day, attempted or not, and nothing that was paid', async () => {
    const [attempted, untouched, paid] = [await opened(), await opened(), await opened()]
    await attempted.tell('a', { status: 'failed', errorReason: 'card_declined' })
    await paid.tell('a')
    await world.db.execute(sql`update checkout set state = 'abandoned'`)
    const states = async () =>
      Promise.all([attempted, untouched, paid].map(async ({ book }) => (await book()).order.state))
    world.clock.advance(86_400_000 - 2_000)
    await expireOld(world.db, world.clock.now())
    expect(await states()).toEqual(['attempted', 'created', 'paid'])
    world.clock.advance(2_000)
    await expireOld(world.db, world.clock.now())
    expect(await states()).toEqual(['expired', 'expired', 'paid'])
  })
})

describe('CHECKOUT-06 words about money', () => {
  it('name the reason of a failure, or none where the gateway gives an unknown one', () => {
    expect(failureMessage('invalid_vpa')).toBe('The UPI id does not exist. Check it and try again.')
    const unknown =
      'The payment did not go through. Nothing was charged. Try again or pay another way.'
    expect([failureMessage(null), failureMessage('meteorite')]).toEqual([unknown, unknown])
  })

  it('say whether a refund is on its way or has been sent', () => {
    const text = (state: 'due' | 'pending' | 'failed' | 'processed') =>
      refundText({ reason: 'paid_twice', amountPaise: 10_500, state, paymentId: 'pay_A' })
    const goes =
      'This order was paid twice. ₹105 goes back to where you paid from, in 5 to 7 working days.'
    expect([text('due'), text('pending'), text('failed')]).toEqual([goes, goes, goes])
    expect(text('processed')).toBe(goes.replace('goes back', 'has been sent back'))
    const draw = { reason: 'cancelled', amountPaise: 10_500, paymentId: 'draw_A' } as const
    expect(refundText({ ...draw, state: 'due' })).toBe(
      'You paid for goods that are cancelled. ₹105 goes back to your credit line. You owe the lender nothing for it.',
    )
  })
})
