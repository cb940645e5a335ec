import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { judge, testCards, type SandboxForm } from './sandbox-outcome.ts'
import { capturePayment, insertPayment } from './sandbox-store.ts'

const world = useWorld()
const open = async (receipt: string, amountPaise = 10_000) => {
  const made = await world.context.gateway.createOrder({
    amountPaise,
    receipt,
    offers: [],
    notes: {},
  })
  if (!made.ok) throw new Error(made.error.message)
  return made.value
}

describe('the sandbox gateway records payments like the real one', () => {
  it('CHECKOUT-06 gives the same order for the same receipt, and refuses another amount', async () => {
    const order = await open('receipt-1')
    expect(order.id).toMatch(/^order_[0-9A-Za-z]{14}$/)
    expect(await open('receipt-1')).toEqual(order)
    expect(
      await world.context.gateway.createOrder({
        amountPaise: 10_001,
        receipt: 'receipt-1',
        offers: [],
        notes: {},
      }),
    ).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    expect(
      await world.context.gateway.createOrder({
        amountPaise: 99,
        receipt: 'receipt-2',
        offers: [],
        notes: {},
      }),
    ).toMatchObject({ ok: false, error: { message: 'The amount must be at least INR 1.00' } })
  })

  it('CHECKOUT-06 gives one refund for a key, also repeated, and never more than was paid', async () => {
    const { gateway, db, clock } = world.context
    const order = await open('receipt-3')
    const paymentId =
      (await insertPayment(db, {
        orderId: order.id,
        amountPaise: 10_000,
        method: 'upi',
        status: 'created',
        errorReason: null,
        at: clock.now(),
      })) ?? ''
    expect(paymentId).toMatch(/^pay_[0-9A-Za-z]{14}$/)
    expect(
      await gateway.refund({ paymentId, amountPaise: 100, idempotencyKey: 'before-capture' }),
    ).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    await capturePayment(db, paymentId)
    expect(
      await insertPayment(db, {
        orderId: order.id,
        amountPaise: 10_000,
        method: 'upi',
        status: 'captured',
        errorReason: null,
        at: clock.now(),
      }),
    ).toBeUndefined()
    const first = await gateway.refund({
      paymentId,
      amountPaise: 4_000,
      idempotencyKey: 'refund-one-0001',
    })
    expect(
      await gateway.refund({ paymentId, amountPaise: 4_000, idempotencyKey: 'refund-one-0001' }),
    ).toEqual(first)
    expect(await gateway.fetchRefund(first.ok ? first.value.id : '')).toEqual(first)
    expect(await gateway.fetchRefund('rfnd_unknown000000')).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    })
    expect(
      await gateway.refund({ paymentId, amountPaise: 5_000, idempotencyKey: 'refund-one-0001' }),
    ).toMatchObject({
      ok: false,
      error: {
        message: 'Different request with the same idempotency key has already been processed.',
      },
    })
    expect(
      await gateway.refund({ paymentId, amountPaise: 6_001, idempotencyKey: 'refund-two-0001' }),
    ).toMatchObject({ ok: false })
    expect(
      await gateway.refund({ paymentId, amountPaise: 6_000, idempotencyKey: 'refund-two-0001' }),
    ).toMatchObject({ ok: true, value: { status: 'processed' } })
    expect(await gateway.fetchPayments(order.id)).toMatchObject({
      ok: true,
      value: [{ id: paymentId, status: 'refunded', currency: 'INR' }],
    })
  })

  it('CHECKOUT-06 answers the published test cards with their published reasons', () => {
    const form: SandboxForm = {
      method: 'card',
      vpa: '',
      cardNumber: '',
      otp: '1234',
      bankSays: 'success',
      course: 'at_once',
      action: 'pay',
    }
    for (const card of testCards)
      expect(judge({ ...form, cardNumber: card.number })).toEqual({ errorReason: card.reason })
    expect(judge({ ...form, cardNumber: '4111 1111 1111 1111' })).toEqual({
      errorReason: 'card_number_invalid',
    })
    expect(judge({ ...form, cardNumber: testCards[0]?.number ?? '', otp: '123' })).toEqual({
      errorReason: 'authentication_failed',
    })
  })
})
