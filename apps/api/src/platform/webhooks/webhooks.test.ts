import { sql } from '../db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { webhookSignature } from '../payments/signatures.ts'

const world = useWorld({
  PAYMENT_WEBHOOK_SECRET: 'new payment secret',
  PAYMENT_WEBHOOK_SECRET_BEFORE: 'old payment secret',
  PAYMENT_WEBHOOK_SECRET_UNTIL: '2026-11-25T11:00:00+05:30',
  COURIER_TOKEN: 'new courier token',
  COURIER_TOKEN_BEFORE: 'old courier token',
  COURIER_TOKEN_UNTIL: '2026-11-25T11:00:00+05:30',
})

const fromGateway = (payload: string | Buffer, secret = 'new payment secret') =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': webhookSignature(secret, payload),
    },
  })
const fromCourier = (payload: string | Buffer, token = 'new courier token') =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/shipping/updates',
    payload,
    headers: { 'content-type': 'application/json', 'x-api-key': token },
  })

const kept = async (partner: string) =>
  (
    await world.db.execute<{ body: Buffer }>(
      sql`select body from unread_webhook where partner = ${partner} order by received_at, id`,
    )
  ).rows.map(({ body }) => body)
const alerts = async (partner: string) =>
  (
    await world.db.execute<{ mails: number }>(
      sql`select count(*)::int as mails from mail_message where to_address = ${world.context.config.SUPPORT_EMAIL}
        and subject = ${`A message of the ${partner} can’t be read`}`,
    )
  ).rows[0]?.mails

const payment = (amount: string, id = 'pay_A') =>
  `{"event":"payment.captured","payload":{"payment":{"entity":{"id":"${id}","order_id":"order_none","amount":${amount},"currency":"INR","method":"upi","status":"captured"}}}}`
const nested = (depth: number) =>
  `{"event":"payment.captured","payload":{},"more":${'['.repeat(depth)}${']'.repeat(depth)}}`

const unreadable = [
  ['that isn’t JSON', 'event=payment.captured'],
  ['that is empty', ''],
  ['that is no object', '[1]'],
  ['with a zero byte', payment('100', 'pay_\\u0000')],
  ['with half a character', payment('100', 'pay_\\ud83e')],
  ['nested 20,000 deep', nested(20_000)],
  ['about 2^53 paise', payment('9007199254740992')],
  ['about part of a paisa', payment('100.5')],
  ['that isn’t UTF-8', Buffer.from([0xff, 0xfe, 0x00])],
] as const

describe('an authentic webhook that can’t be read', () => {
  it.each(unreadable)('%s is answered 200 and kept for staff as it came', async (_, body) => {
    const before = await kept('payment gateway')
    expect(await fromGateway(body)).toMatchObject({ status: 200, body: { success: true } })
    const after = await kept('payment gateway')
    expect(after).toHaveLength(before.length + 1)
    expect(after.some((one) => one.equals(Buffer.from(body)))).toBe(true)
  })

  it('is kept once when it is repeated, and alerts by mail once an hour', async () => {
    const rows = (await kept('payment gateway')).length
    for (const [, body] of unreadable) await fromGateway(body)
    expect(await kept('payment gateway')).toHaveLength(rows)
    expect(await alerts('payment gateway')).toBe(1)
    world.clock.advance(2 * 3_600_000)
    await fromGateway('another')
    expect(await alerts('payment gateway')).toBe(2)
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('is kept of the courier too', async () => {
    const bodies = [
      'no json',
      '{"awb":{}}',
      '{"awb":"1\\u0000"}',
      `{"awb":"1","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    ]
    for (const body of bodies)
      expect(await fromCourier(body)).toMatchObject({ status: 200, body: { success: true } })
    expect((await kept('courier')).map(String).toSorted()).toEqual(bodies.toSorted())
    expect(await alerts('courier')).toBe(1)
  })

  it('is refused unsigned, and then not kept', async () => {
    const rows = (await kept('payment gateway')).length
    expect((await fromGateway('a stranger’s', 'guessed')).status).toBe(401)
    expect((await fromCourier('a stranger’s', 'guessed')).status).toBe(401)
    expect(await kept('payment gateway')).toHaveLength(rows)
  })

  it('is not what tells of another shop’s payment or parcel', async () => {
    const rows = [(await kept('payment gateway')).length, (await kept('courier')).length]
    expect((await fromGateway(payment('100', 'pay_of_others'))).status).toBe(200)
    expect((await fromCourier('{"awb":"of others","scans":[]}')).status).toBe(200)
    expect([(await kept('payment gateway')).length, (await kept('courier')).length]).toEqual(rows)
  })
})

describe('a changed secret', () => {
  it('leaves the one before valid until its end', async () => {
    const statuses = async (secret: string, token: string) => [
      (await fromGateway(payment('100', secret), secret)).status,
      (await fromCourier('{"awb":"1"}', token)).status,
    ]
    expect(await statuses('new payment secret', 'new courier token')).toEqual([200, 200])
    expect(await statuses('old payment secret', 'old courier token')).toEqual([200, 200])
    world.clock.set('2026-11-25T05:30:00Z')
    expect(await statuses('old payment secret', 'old courier token')).toEqual([401, 401])
    expect(await statuses('new payment secret', 'new courier token')).toEqual([200, 200])
    world.clock.set('2026-11-24T05:30:00Z')
  })
})
