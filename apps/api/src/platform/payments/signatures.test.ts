import { describe, expect, it } from 'vitest'
import {
  isPaymentSignature,
  isWebhookSignature,
  paymentSignature,
  webhookSignature,
} from './signatures.ts'
import { readWebhook } from './wire.ts'

// Vectors computed from the provider's documentation (domain reference 4.1).
describe('gateway signatures', () => {
  const signature = '44e239738da7e51211f5bb3a2dde0da7509aae1a2cc7e596cbb7f77c7225e276'

  it('CHECKOUT-06 signs order and payment with the key secret', () => {
    expect(
      paymentSignature('test_secret_key_123', 'order_TESTAAAAAAAA01', 'pay_TESTAAAAAAAA01'),
    ).toBe(signature)
    expect(
      isPaymentSignature(
        'test_secret_key_123',
        'order_TESTAAAAAAAA01',
        'pay_TESTAAAAAAAA01',
        signature,
      ),
    ).toBe(true)
    expect(
      isPaymentSignature(
        'test_secret_key_123',
        'order_TESTAAAAAAAA02',
        'pay_TESTAAAAAAAA01',
        signature,
      ),
    ).toBe(false)
    expect(
      isPaymentSignature('another_secret', 'order_TESTAAAAAAAA01', 'pay_TESTAAAAAAAA01', signature),
    ).toBe(false)
    expect(
      isPaymentSignature('test_secret_key_123', 'order_TESTAAAAAAAA01', 'pay_TESTAAAAAAAA01', ''),
    ).toBe(false)
  })

  it('CHECKOUT-06 signs the raw bytes of a webhook with its own secret', () => {
    const body = '{"entity":"event","event":"order.paid","payload":{}}'
    const expected = '5458dc5b4153abbddd382eff9c2bdbe8c25f88f621a1a18eb6c75be905bed735'
    expect(webhookSignature('whsec_demo_456', body)).toBe(expected)
    expect(isWebhookSignature(['whsec_demo_456'], Buffer.from(body), expected)).toBe(true)
    expect(isWebhookSignature(['whsec_demo_456'], Buffer.from(`${body} `), expected)).toBe(false)
    const read = readWebhook(['whsec_demo_456'], Buffer.from(body), {
      'x-razorpay-signature': expected,
      'x-razorpay-event-id': 'evt_1',
    })
    expect(read).toMatchObject({
      ok: true,
      value: { id: 'evt_1', event: 'order.paid', payment: null, refund: null },
    })
    expect(readWebhook(['whsec_demo_456'], Buffer.from(body), {})).toEqual({
      ok: false,
      error: 'signature_invalid',
    })
  })

  it('can’t read a signed body that isn’t JSON', () => {
    const body = Buffer.from('\xff not json')
    const read = readWebhook(['s'], body, { 'x-razorpay-signature': webhookSignature('s', body) })
    expect(read).toEqual({ ok: false, error: 'unreadable' })
  })
})
