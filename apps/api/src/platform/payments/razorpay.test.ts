import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRazorpay } from './razorpay.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: unknown }

/** Simulates the provider: answers as the test says and records the requests. */
let answer: { status: number; body: unknown; delayMs?: number } = { status: 200, body: {} }
const seen: Seen[] = []
let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request
      .on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      .on('end', () => {
        seen.push({
          method: request.method ?? '',
          url: request.url ?? '',
          headers: request.headers,
          body: text === '' ? undefined : JSON.parse(text),
        })
        setTimeout(
          () =>
            response
              .writeHead(answer.status, { 'content-type': 'application/json' })
              .end(JSON.stringify(answer.body)),
          answer.delayMs ?? 0,
        )
      })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen.length = 0
})

const gateway = (timeoutMs = 2000) =>
  createRazorpay({
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    webhookSecrets: () => ['hook'],
    baseUrl: base,
    timeoutMs,
  })
const order = {
  amountPaise: 10_500,
  offers: [],
  receipt: 'b5a7c1f0-0000-4000-8000-000000000000',
  notes: { checkout: 'c' },
}

describe('Razorpay', () => {
  it('CHECKOUT-06 opens an order with basic auth, paise and the receipt', async () => {
    answer = {
      status: 200,
      body: {
        id: 'order_ABCDEFGHIJKLMN',
        entity: 'order',
        amount: 10_500,
        status: 'created',
        receipt: order.receipt,
        notes: [],
      },
    }
    expect(await gateway().createOrder(order)).toEqual({
      ok: true,
      value: {
        id: 'order_ABCDEFGHIJKLMN',
        amountPaise: 10_500,
        status: 'created',
        receipt: order.receipt,
      },
    })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/orders',
      body: { amount: 10_500, currency: 'INR', receipt: order.receipt, unique_receipt: true },
    })
    expect(seen[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`,
    )
  })

  it('CHECKOUT-06 names the offers of banks in the order, and none where there are none', async () => {
    const offers = ['offer_ANZoaxsOww2X53', 'offer_JTUADI4ZWBGWur']
    await gateway().createOrder({ ...order, offers })
    await gateway().createOrder(order)
    expect(seen[0]?.body).toMatchObject({ amount: 10_500, offers })
    expect(seen[1]?.body).not.toHaveProperty('offers')
  })

  it('CHECKOUT-06 asks which offer a payment was made with', async () => {
    const payment = { id: 'pay_1', entity: 'payment', amount: 10_500, status: 'captured' }
    const items = [{ id: 'offer_ANZoaxsOww2X53' }]
    answer = {
      status: 200,
      body: { ...payment, offers: { entity: 'collection', count: 1, items } },
    }
    expect(await gateway().fetchOffer('pay_1')).toEqual({ ok: true, value: items[0]?.id })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/payments/pay_1?expand[]=offers' })
    for (const offers of [{ entity: 'collection', count: 0, items: [] }, undefined]) {
      answer = { status: 200, body: { ...payment, offers } }
      expect(await gateway().fetchOffer('pay_1')).toEqual({ ok: true, value: null })
    }
  })

  it('CHECKOUT-06 captures an authorised payment with its amount', async () => {
    answer = {
      status: 200,
      body: {
        id: 'pay_1',
        order_id: 'order_1',
        amount: 10_500,
        currency: 'INR',
        method: 'card',
        status: 'captured',
        captured: true,
        error_reason: null,
      },
    }
    expect(await gateway().capture({ paymentId: 'pay_1', amountPaise: 10_500 })).toMatchObject({
      ok: true,
      value: { id: 'pay_1', orderId: 'order_1', amountPaise: 10_500, status: 'captured' },
    })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/payments/pay_1/capture',
      body: { amount: 10_500, currency: 'INR' },
    })
    answer = {
      status: 400,
      body: {
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: 'This payment has already been captured',
        },
      },
    }
    expect(await gateway().capture({ paymentId: 'pay_1', amountPaise: 10_500 })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    })
  })

  it('CHECKOUT-06 reads the payments of an order', async () => {
    answer = {
      status: 200,
      body: {
        entity: 'collection',
        count: 1,
        items: [
          {
            id: 'pay_1',
            order_id: 'order_1',
            amount: 10_500,
            currency: 'INR',
            method: 'upi',
            status: 'failed',
            error_reason: 'payment_timed_out',
          },
        ],
      },
    }
    expect(await gateway().fetchPayments('order_1')).toEqual({
      ok: true,
      value: [
        {
          id: 'pay_1',
          orderId: 'order_1',
          amountPaise: 10_500,
          currency: 'INR',
          method: 'upi',
          status: 'failed',
          errorReason: 'payment_timed_out',
        },
      ],
    })
    expect(seen[0]?.url).toBe('/orders/order_1/payments')
  })

  it('CHECKOUT-06 refunds with an idempotency key', async () => {
    answer = {
      status: 200,
      body: { id: 'rfnd_1', payment_id: 'pay_1', amount: 10_500, status: 'pending' },
    }
    expect(
      await gateway().refund({
        paymentId: 'pay_1',
        amountPaise: 10_500,
        idempotencyKey: 'refund-key-0001',
      }),
    ).toMatchObject({ ok: true, value: { id: 'rfnd_1', status: 'pending' } })
    expect(seen[0]).toMatchObject({
      url: '/payments/pay_1/refund',
      body: { amount: 10_500, notes: { request: 'refund-key-0001' } },
      headers: { 'x-refund-idempotency': 'refund-key-0001' },
    })
  })

  it('CHECKOUT-06 polls a refund', async () => {
    answer = {
      status: 200,
      body: { id: 'rfnd_1', payment_id: 'pay_1', amount: 10_500, status: 'processed' },
    }
    expect(await gateway().fetchRefund('rfnd_1')).toEqual({
      ok: true,
      value: { id: 'rfnd_1', paymentId: 'pay_1', amountPaise: 10_500, status: 'processed' },
    })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/refunds/rfnd_1' })
    answer = {
      status: 200,
      body: {
        id: 'rfnd_1',
        payment_id: 'pay_1',
        amount: 10_500,
        status: 'processed',
        notes: { request: 'refund-key-0001' },
        acquirer_data: { arn: '10000000000000' },
      },
    }
    expect(await gateway().fetchRefund('rfnd_1')).toMatchObject({
      value: { requestKey: 'refund-key-0001', bankReference: '10000000000000' },
    })
    // Without notes the gateway sends an empty list.
    answer = {
      status: 200,
      body: {
        id: 'rfnd_1',
        payment_id: 'pay_1',
        amount: 10_500,
        status: 'processed',
        notes: [],
        acquirer_data: { arn: null },
      },
    }
    expect((await gateway().fetchRefund('rfnd_1')).ok).toBe(true)
  })

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [409, 'rate_limited'],
    [429, 'rate_limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('classifies the answer %i as %s', async (status, kind) => {
    answer = {
      status,
      body: {
        error: { code: 'BAD_REQUEST_ERROR', description: 'The amount must be at least INR 1.00' },
      },
    }
    const reply = await gateway().createOrder(order)
    expect(reply).toMatchObject({ ok: false, error: { kind } })
    expect(JSON.stringify(reply)).not.toContain('secret')
  })

  it('distinguishes a slow provider from an unreachable one, and refuses malformed answers', async () => {
    answer = { status: 200, body: {}, delayMs: 400 }
    expect(await gateway(60).fetchPayments('order_1')).toMatchObject({
      ok: false,
      error: { kind: 'timeout' },
    })
    answer = { status: 200, body: { surprise: true } }
    expect(await gateway().createOrder(order)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    })
    const nobody = createRazorpay({
      keyId: 'a',
      keySecret: 'b',
      webhookSecrets: () => ['c'],
      baseUrl: 'http://127.0.0.1:9',
    })
    expect(await nobody.createOrder(order)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    })
  })
})
